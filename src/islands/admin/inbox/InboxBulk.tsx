import { useId, useMemo, useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { InquiryStatus } from '../../../domain/inquiries/schemas.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { actOnInquiries, type InboxRow } from '../../../stores/admin/inbox.ts'
import { colleagueLookup, orNone } from '../../../stores/admin/lookups.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { type Asked, meant } from '../bulk/use-bulk.ts'
import { LookupField } from '../parts/LookupField.tsx'
import type { InboxProps } from './words.ts'

/** A status to set, or `owner`: the owner is asked for. */
export type Wanted = InquiryStatus | 'owner'

/** The value of the choice that inquiries belong to nobody. */
const NOBODY = 'none'

/** An act on many inquiries: a status, or an owner whom it asks for. */
export function InboxBulk({
  t,
  language,
  asked: { act: wanted, choice },
  onEnd,
}: Omit<InboxProps, 'user'> & { asked: Asked<Wanted, InboxRow>; onEnd: (words: string | null) => void }) {
  const [owner, setOwner] = useState('')
  const field = useId()
  const nobody = t('inbox.owner.none')
  const colleagues = useMemo(() => orNone(colleagueLookup, { value: NOBODY, label: nobody }), [nobody])
  const body =
    wanted === 'owner'
      ? { act: 'assign_inquiries' as const, owner_id: owner === NOBODY ? null : Number(owner) }
      : { act: 'set_inquiry_status' as const, status: wanted }
  const title = t(`inbox.act.${body.act}`)
  const count = (value: number) => formatNumber(value, LANGUAGES[language].tag, 0)
  return (
    <BulkDialog
      {...{ t, language, onEnd }}
      title={wanted === 'owner' ? title : t('text.labelled', { label: title, value: t(`inbox.status.${wanted}`) })}
      asked={owner}
      isReady={wanted !== 'owner' || owner !== ''}
      send={async (rehearsal) => {
        const told = await actOnInquiries({ ...body, ...meant(choice), ...rehearsal })
        const skipped = told.skipped.map(({ why, count: some }) => t(`inbox.skipped.${why}`, { count: count(some) }))
        return { ...told, skipped }
      }}
    >
      {wanted === 'owner' && (
        <div className="field">
          <label className="font-medium" htmlFor={field}>
            {t('inbox.owner')}
          </label>
          <LookupField
            t={t}
            field={{ id: field }}
            lookup={colleagues}
            value={owner}
            onChange={setOwner}
            empty={t('admin.please_choose')}
            label={t('inbox.owner')}
          />
        </div>
      )}
    </BulkDialog>
  )
}
