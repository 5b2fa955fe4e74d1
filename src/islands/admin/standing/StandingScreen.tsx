import { useMemo } from 'react'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import { LookupField } from '../parts/LookupField.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { useAddress } from '../table/use-address.ts'
import { How } from './How.tsx'
import { StandingList } from './StandingList.tsx'
import { StandingRecord } from './StandingRecord.tsx'
import { Summary } from './Summary.tsx'
import { standingWords } from './words.ts'

/** /admin/wirkung: homes beside comparable ones. Agents see their company; admins choose one. */
export default function StandingScreen({ language, user }: ScreenProps) {
  const t = useMemo(() => standingWords(language), [language])
  const id = useRecordId()
  const [params, change] = useAddress()
  const asked = Number(params.get('company'))
  const chosen = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const company = user.role === 'admin' ? chosen : user.company_id
  if (id !== null) return <StandingRecord key={id} {...{ t, language, id }} />
  return (
    <>
      <ScreenHead t={t} title={t('standing.title')} />
      {user.role === 'admin' && (
        <div className="mb-6 grid max-w-md gap-1">
          <label className="font-medium" htmlFor="standing-company">
            {t('standing.company')}
          </label>
          <LookupField
            t={t}
            label={t('standing.company')}
            lookup={companyLookup}
            value={chosen === null ? '' : String(chosen)}
            field={{ id: 'standing-company' }}
            onChange={(value) => change({ company: value || null })}
            empty={t('admin.no_choice')}
          />
        </div>
      )}
      {company === null ? (
        <p className="mb-6 text-ink-soft">{t('standing.choose')}</p>
      ) : (
        <Summary key={company} {...{ t, language, company }} />
      )}
      <p className="mb-3 text-13 text-ink-soft">{t('standing.report_note')}</p>
      <StandingList {...{ t, language }} isAll={company === null} />
      <How t={t} />
    </>
  )
}
