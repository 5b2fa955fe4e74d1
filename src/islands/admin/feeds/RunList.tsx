import { useMemo } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { type Run, readRuns } from '../../../stores/admin/feeds.ts'
import { sourceLookup } from '../../../stores/admin/lookups.ts'
import { recordPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { NoFeeds } from './NoFeeds.tsx'
import { countsText, type FeedWords, optionsOf, paramsOf, RUN_TONES } from './words.ts'

const STATES = ['running', 'done', 'refused', 'failed', 'interrupted'] as const

/** The same function at every drawing, as the table demands. */
const load = (query: ListQuery, signal: AbortSignal) => readRuns(paramsOf(query), signal)

export function RunList({ t, language, user }: { t: FeedWords; language: Language; user: User }) {
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('feeds.state'),
      kind: 'choice',
      options: optionsOf(STATES, (state) => t(`feeds.run.${state}`)),
    },
    { name: 'source', label: t('feeds.source'), kind: 'lookup', lookup: sourceLookup },
    { name: 'from', label: t('feeds.from'), kind: 'day' },
    { name: 'until', label: t('feeds.until'), kind: 'day' },
  ]
  return (
    <DataTable
      {...{ t, language, columns, filters, load }}
      name="importe"
      label={t('feeds.runs')}
      rowKey={({ id }) => id}
      rowPath={({ id }) => recordPath(id)}
      empty={<NoFeeds {...{ t, user }} text={t('feeds.empty_runs')} />}
    />
  )
}

function columnsOf(t: FeedWords, tag: string): Column<Run>[] {
  const at = ({ started_at }: Run) => formatDayTime(started_at, tag)
  const state = (row: Run) => t(row.rolled_back_at ? 'feeds.was_rolled_back' : `feeds.run.${row.state}`)
  const source = (row: Run) => row.source?.key ?? ''
  const result = ({ counts }: Run) => countsText(counts, t)
  return [
    {
      key: 'file_name',
      label: t('feeds.file'),
      cell: (row) => <bdi>{row.file_name}</bdi>,
      text: (row) => row.file_name,
    },
    { key: 'source', label: t('feeds.source'), cell: (row) => <bdi>{source(row)}</bdi>, text: source },
    {
      key: 'state',
      label: t('feeds.state'),
      cell: (row) => <Badge tone={row.rolled_back_at ? 'plain' : RUN_TONES[row.state]}>{state(row)}</Badge>,
      text: state,
    },
    { key: 'started_at', label: t('feeds.at'), sort: true, cell: at, text: at },
    {
      key: 'objects',
      label: t('feeds.objects'),
      isNumber: true,
      cell: (row) => row.counts.objects ?? 0,
      text: (row) => String(row.counts.objects ?? 0),
    },
    { key: 'result', label: t('feeds.result'), cell: result, text: result },
  ]
}
