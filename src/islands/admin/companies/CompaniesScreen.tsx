import { useCallback, useMemo } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type CompanyRow, readCompanies } from '../../../stores/admin/agencies.ts'
import { recordPath, useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { CompanyPage } from './CompanyPage.tsx'
import { type AgencyWords, agencyWords, searchOf } from './words.ts'

/** Companies: the list for admins; agents see their own. */
export default function CompaniesScreen(props: ScreenProps) {
  const asked = useRecordId()
  const id = asked ?? (props.user.role === 'agent' ? props.user.company_id : null)
  return id === null ? <CompanyList {...props} /> : <CompanyPage {...props} id={id} />
}

function CompanyList({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => agencyWords(language), [language])
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const load = useCallback((query: ListQuery, signal: AbortSignal) => readCompanies(searchOf(query), signal), [])
  return (
    <>
      <ScreenHead t={shared} title={t('screen.firmen')} />
      <DataTable
        t={shared}
        language={language}
        name="firmen"
        label={t('screen.firmen')}
        columns={columns}
        filters={[{ name: 'checked', label: t('agencies.is_checked'), kind: 'flag' }]}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        empty={<p>{t('agencies.none')}</p>}
      />
    </>
  )
}

function columnsOf(t: AgencyWords, tag: string): Column<CompanyRow>[] {
  const text = textColumn<CompanyRow>()
  const checked = ({ checked_at }: CompanyRow) =>
    checked_at ? t('agencies.checked', { date: formatDay(checked_at, tag) ?? '' }) : t('agencies.unchecked')
  return [
    text('firma', t('agencies.f.firma'), ({ firma }) => firma, { sort: true }),
    text('ort', t('agencies.f.ort'), ({ ort }) => ort ?? ''),
    text('homes', t('agencies.homes'), ({ homes }) => String(homes), { isNumber: true }),
    text('agents', t('agencies.people'), ({ agents }) => String(agents), { isNumber: true }),
    text('checked', t('agencies.state'), checked),
    text('email', t('agencies.f.email'), ({ email }) => email ?? '', { hidden: true }),
    text('created_at', t('agencies.created'), ({ created_at }) => formatDay(created_at, tag) ?? '', { sort: true }),
  ]
}
