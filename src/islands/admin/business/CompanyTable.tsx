import { useMemo } from 'react'
import { changeOf } from '../../../domain/admin/period.ts'
import type { CompanyFigures } from '../../../domain/business/operations.ts'
import { formatChange } from '../../../domain/format/change.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { listPath } from '../address.ts'
import { usePeriod } from '../figures/Period.tsx'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { useAddress } from '../table/use-address.ts'
import { listQueryOf } from './query.ts'
import { type BusinessProps, type BusinessWords, figureName } from './words.ts'

/** Every company with its figures of the period; the most opened first. */
const load = (query: ListQuery, signal: AbortSignal) =>
  call('GET /api/admin/business/companies', { query: listQueryOf(query, '-aufrufe'), signal })

export function CompanyTable({ t, language }: BusinessProps) {
  const { isRunning } = usePeriod()
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag, isRunning), [t, language, isRunning])
  const [params] = useAddress()
  const pathOf = ({ id }: CompanyFigures) => {
    const query = new URLSearchParams({ anbieter: String(id) })
    for (const name of ['zeitraum', 'bis']) if (params.get(name)) query.set(name, params.get(name) ?? '')
    return `${listPath()}?${query}`
  }
  return (
    <DataTable
      {...{ t, language, load, columns }}
      name="zahlen"
      label={t('business.companies')}
      rowKey={({ id }) => id}
      rowPath={pathOf}
      empty={<p>{t('business.companies_none')}</p>}
    />
  )
}

function columnsOf(t: BusinessWords, tag: string, isRunning: boolean): Column<CompanyFigures>[] {
  const text = textColumn<CompanyFigures>()
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, tag, 0))
  const change = ({ views, views_before }: CompanyFigures) => {
    const share = isRunning ? null : changeOf(views, views_before)
    return share === null ? '–' : formatChange(share, tag)
  }
  const sorted = { sort: true, isNumber: true }
  return [
    text('firma', t('business.company'), ({ firma }) => firma, { sort: true }),
    text('aufrufe', t('business.views'), ({ views }) => number(views), sorted),
    text('davor', t('business.views_before'), (row) => number(row.views_before), { isNumber: true }),
    text('aenderung', t('business.change'), change, { isNumber: true }),
    text('favoriten', figureName(t, 'favorite'), ({ favorites }) => number(favorites), sorted),
    text('anfragen', figureName(t, 'inquiry'), ({ inquiries }) => number(inquiries), sorted),
    text('anfragen_davor', t('business.inquiries_before'), (row) => number(row.inquiries_before), { isNumber: true }),
    text('termine', figureName(t, 'appointment'), ({ appointments }) => number(appointments), sorted),
    text('preisalarme', figureName(t, 'alert'), ({ alerts }) => number(alerts), { ...sorted, hidden: true }),
  ]
}
