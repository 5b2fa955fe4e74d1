import { useId, useMemo, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { BulkAct } from '../../../domain/listings/bulk.ts'
import type { ListingRow } from '../../../domain/listings/listing.ts'
import type { Language } from '../../../i18n/languages.ts'
import { personLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { type Asked, meant } from '../bulk/use-bulk.ts'
import { isSaid, NO_WITHHOLDING, sentWithholding, WithholdFields } from '../bulk/WithholdFields.tsx'
import { LookupField } from '../parts/LookupField.tsx'
import type { Choice } from '../table/columns.ts'
import { listingsTold } from './told.ts'
import type { Words } from './words.ts'

/** An act on many homes: withhold asks for a reason, handing over for a person. */
export function HomesBulk({
  t,
  language,
  user,
  asked: { act, choice },
  onEnd,
}: {
  t: Words
  language: Language
  user: User
  asked: Asked<BulkAct, ListingRow>
  onEnd: (words: string | null) => void
}) {
  const [why, setWhy] = useState(NO_WITHHOLDING)
  const [person, setPerson] = useState('')
  const field = useId()
  const company = companyOf(choice)
  const persons = useMemo(() => personLookup({ present: true, ...(company !== null && { company }) }), [company])
  const body = {
    act,
    ...meant(choice),
    ...(act === 'withhold' && sentWithholding(why)),
    ...(act === 'hand_over' && { person: Number(person) }),
  }
  return (
    <BulkDialog
      {...{ t, language, onEnd }}
      title={t(`listings.act.${act}`)}
      asked={`${JSON.stringify(why)} ${person}`}
      isReady={(act !== 'withhold' || isSaid(why, user.role)) && (act !== 'hand_over' || person !== '')}
      send={async (rehearsal) => {
        const { data } = await call('POST /api/admin/properties/bulk', { body: { ...body, ...rehearsal } })
        return listingsTold(data, t, language)
      }}
    >
      {act === 'withhold' && <WithholdFields {...{ t, language }} role={user.role} value={why} onChange={setWhy} />}
      {act === 'hand_over' && (
        <div className="field">
          <label className="font-medium" htmlFor={field}>
            {t('listings.person')}
          </label>
          <LookupField
            t={t}
            field={{ id: field }}
            lookup={persons}
            value={person}
            onChange={setPerson}
            empty={t('admin.please_choose')}
            label={t('listings.person')}
          />
        </div>
      )}
    </BulkDialog>
  )
}

/** The company of all homes that are meant, as far as the table knows: only its people can take them over. */
function companyOf({ all, rows, query }: Choice<ListingRow>): number | null {
  if (all) return /^\d+$/.test(query.anbieter ?? '') ? Number(query.anbieter) : null
  const [first, ...others] = new Set(rows.map(({ company }) => company.id))
  return first !== undefined && others.length === 0 ? first : null
}
