import { useId, useState } from 'react'
import type { MemberAct } from '../../../domain/auth/member-bulk.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Member } from '../../../stores/admin/members.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { type Asked, meant } from '../bulk/use-bulk.ts'
import type { MemberWords } from './words.ts'

/** An act on many accounts. The second factor is asked for by the preview, and its proof counts for the act too. */
export function MembersBulk({
  t,
  language,
  asked: { act, choice },
  onEnd,
}: {
  t: MemberWords
  language: Language
  asked: Asked<MemberAct, Member>
  onEnd: (words: string | null) => void
}) {
  const [reason, setReason] = useState('')
  const id = useId()
  const body = {
    act,
    ...meant(choice),
    ...(act === 'disable' && { reason }),
  }
  return (
    <BulkDialog
      {...{ t, language, onEnd }}
      title={t(`members.act.${act}`)}
      text={t(`members.bulk_text.${act}`)}
      asked={reason}
      isReady={act !== 'disable' || reason.trim() !== ''}
      send={async (rehearsal) => {
        const { data } = await callAgain('POST /api/admin/users/bulk', { body: { ...body, ...rehearsal } })
        const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
        return {
          ...data,
          skipped: data.skipped.map(({ why, count: some }) =>
            why === 'self' ? t('members.skipped.self') : t(`members.skipped.${why}`, { count: count(some) }),
          ),
          examples: data.examples.map((one) => ({ id: one.id, name: `${one.name} · ${one.email}` })),
        }
      }}
    >
      {act === 'disable' && (
        <div className="field">
          <label className="font-medium" htmlFor={id}>
            {t('members.reason')}
          </label>
          <input
            id={id}
            value={reason}
            maxLength={500}
            required
            dir="auto"
            aria-describedby={`${id}-help`}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <p className="text-13 text-ink-soft" id={`${id}-help`}>
            {t('members.reason_help')}
          </p>
        </div>
      )}
    </BulkDialog>
  )
}
