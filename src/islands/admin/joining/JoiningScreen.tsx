import { useCallback, useMemo } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type ApplicationRow, readApplications } from '../../../stores/admin/agencies.ts'
import { recordPath, useRecordId } from '../address.ts'
import { type AgencyWords, agencyWords, searchOf } from '../companies/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'

/** Agencies that ask to join: the list, or the application that the address names. */
export default function JoiningScreen(props: ScreenProps) {
  const id = useRecordId()
  return id === null ? <ApplicationList {...props} /> : <ApplicationPage {...props} id={id} />
}

const TONES = { open: 'attention', accepted: 'good', declined: 'plain' } as const

function ApplicationList({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => agencyWords(language), [language])
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) => readApplications(searchOf(query, '-created_at'), signal),
    [],
  )
  const states = ['open', 'accepted', 'declined'] as const
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('agencies.state'),
      kind: 'choice',
      options: states.map((value) => ({ value, label: t(`agencies.state.${value}`) })),
    },
  ]
  return (
    <>
      <ScreenHead t={shared} title={t('screen.beitritte')} />
      <DataTable
        t={shared}
        language={language}
        name="beitritte"
        label={t('screen.beitritte')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        empty={<p>{t('agencies.none')}</p>}
      />
    </>
  )
}

function columnsOf(t: AgencyWords, tag: string): Column<ApplicationRow>[] {
  const text = textColumn<ApplicationRow>()
  const state = (row: ApplicationRow) => t(`agencies.state.${row.state}`)
  return [
    text('firma', t('agencies.f.firma'), ({ firma }) => firma, { sort: true }),
    text('ort', t('agencies.f.ort'), ({ ort }) => ort),
    text('name', t('agencies.f.name'), ({ name }) => name),
    text('software', t('agencies.f.software'), ({ software }) => software),
    text('state', t('agencies.state'), state, { cell: (row) => <Badge tone={TONES[row.state]}>{state(row)}</Badge> }),
    text('created_at', t('agencies.created'), ({ created_at }) => formatDay(created_at, tag) ?? '', { sort: true }),
  ]
}
