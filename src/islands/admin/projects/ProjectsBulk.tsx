import { useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { ProjectRow } from '../../../domain/listings/project.ts'
import type { ProjectAct } from '../../../domain/listings/project-bulk.ts'
import type { Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { type Asked, meant } from '../bulk/use-bulk.ts'
import { isSaid, NO_WITHHOLDING, sentWithholding, WithholdFields } from '../bulk/WithholdFields.tsx'
import { listingsTold } from '../homes/told.ts'
import type { Words } from '../homes/words.ts'

/** Acts on projects have the words of those on homes. */
const WORDS = {
  withhold_project: 'listings.act.withhold',
  release_project: 'listings.act.release',
  give_back_project: 'listings.act.give_back_project',
} as const satisfies Record<ProjectAct, string>
export const actName = (t: Words, act: ProjectAct): string => t(WORDS[act])

/** An act on many projects: withholding asks for a reason. */
export function ProjectsBulk({
  t,
  language,
  user,
  asked: { act, choice },
  onEnd,
}: {
  t: Words
  language: Language
  user: User
  asked: Asked<ProjectAct, ProjectRow>
  onEnd: (words: string | null) => void
}) {
  const [why, setWhy] = useState(NO_WITHHOLDING)
  const isWithholding = act === 'withhold_project'
  const body = {
    act,
    ...meant(choice),
    ...(isWithholding && sentWithholding(why)),
  }
  return (
    <BulkDialog
      {...{ t, language, onEnd }}
      title={actName(t, act)}
      asked={JSON.stringify(why)}
      isReady={!isWithholding || isSaid(why, user.role)}
      send={async (rehearsal) => {
        const { data } = await call('POST /api/admin/projects/bulk', { body: { ...body, ...rehearsal } })
        return listingsTold(data, t, language)
      }}
    >
      {isWithholding && <WithholdFields {...{ t, language }} role={user.role} value={why} onChange={setWhy} />}
    </BulkDialog>
  )
}
