import { useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { ProjectRow } from '../../../domain/listings/project.ts'
import type { ProjectAct } from '../../../domain/listings/project-bulk.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { isSaid, NO_WITHHOLDING, sentWithholding, WithholdFields } from '../bulk/WithholdFields.tsx'
import type { Words } from '../homes/words.ts'
import type { Choice } from '../table/columns.ts'
import { queryOf } from '../table/query.ts'

/** Acts on projects have the words of those on homes. */
const WORDS = {
  withhold_project: 'listings.act.withhold',
  release_project: 'listings.act.release',
  give_back_project: 'listings.act.give_back',
} as const satisfies Record<ProjectAct, string>
export const actName = (t: Words, act: ProjectAct): string => t(WORDS[act])

export interface Asked {
  act: ProjectAct
  choice: Choice<ProjectRow>
  /** Ends the act for the table, with the sentence to show; null when the user has cancelled. */
  resolve: (words: string | null) => void
}

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
  asked: Asked
  onEnd: (words: string | null) => void
}) {
  const [why, setWhy] = useState(NO_WITHHOLDING)
  const isWithholding = act === 'withhold_project'
  const body = {
    act,
    ...(choice.all ? { criteria: queryOf(choice.query).toString() } : { ids: choice.ids.map(Number) }),
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
        const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
        return {
          ...data,
          skipped: data.skipped.map(({ why, count: some }) => t(`listings.skipped.${why}`, { count: count(some) })),
          examples: data.examples.map(({ id, titel }) => ({ id, name: titel })),
        }
      }}
    >
      {isWithholding && <WithholdFields {...{ t, language }} role={user.role} value={why} onChange={setWhy} />}
    </BulkDialog>
  )
}
