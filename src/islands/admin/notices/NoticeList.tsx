import { useCallback, useMemo } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { NOTICE_KINDS, NOTICE_ORIGINS, NOTICE_STATES } from '../../../domain/notices/kinds.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type NoticeRow, readNotices } from '../../../stores/admin/notices.ts'
import { listPath, recordPath, screenPath } from '../address.ts'
import { searchOf } from '../companies/words.ts'
import { Badge } from '../parts/Badge.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { useAddress } from '../table/use-address.ts'
import type { NoticeWords } from './words.ts'

/** The notices, those first that are due first. */
export function NoticeList({ language, words: t }: ScreenProps & { words: NoticeWords }) {
  const columns = useMemo(() => noticeColumns(t, LANGUAGES[language].tag), [t, language])
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) => readNotices(searchOf(query, 'due_at'), signal),
    [],
  )
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('notices.state'),
      kind: 'choice',
      options: NOTICE_STATES.map((value) => ({ value, label: t(`notices.state.${value}`) })),
    },
    {
      name: 'kind',
      label: t('notices.kind'),
      kind: 'choice',
      options: NOTICE_KINDS.map((value) => ({ value, label: t(`report.reason.${value}`) })),
    },
    {
      name: 'origin',
      label: t('notices.origin'),
      kind: 'choice',
      options: NOTICE_ORIGINS.map((value) => ({ value, label: t(`notices.origin.${value}`) })),
    },
  ]
  return (
    <div className="grid gap-4">
      <About t={t} />
      <DataTable
        t={t}
        language={language}
        name="meldungen"
        label={t('notices.tab.notices')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        empty={<p>{t('notices.none')}</p>}
      />
    </div>
  )
}

/** Records lead here with their listing as a filter, which has no field: the way back, and to all notices. */
function About({ t }: { t: NoticeWords }) {
  const [params] = useAddress()
  const screen = params.has('property') ? 'objekte' : params.has('project') ? 'projekte' : null
  if (screen === null) return null
  const id = params.get('property') ?? params.get('project') ?? ''
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <a className="link" href={`${screenPath(screen)}?id=${encodeURIComponent(id)}`}>
        {t('notices.record', { screen: t(`screen.${screen}`) })}
      </a>
      <a className="link" href={listPath()}>
        {t('admin.filter_clear')}
      </a>
    </p>
  )
}

const TONES = { open: 'attention', complaint: 'attention', decided: 'plain' } as const

/** A state, and whether its time is over. */
export function NoticeState({ t, row }: { t: NoticeWords; row: Pick<NoticeRow, 'state' | 'overdue'> }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONES[row.state]}>{t(`notices.state.${row.state}`)}</Badge>
      {row.overdue && <Badge tone="bad">{t('notices.overdue')}</Badge>}
    </span>
  )
}

function noticeColumns(t: NoticeWords, tag: string): Column<NoticeRow>[] {
  const text = textColumn<NoticeRow>()
  const day = (at: string) => formatDay(at, tag) ?? ''
  const state = (row: NoticeRow) => t(`notices.state.${row.state}`)
  return [
    text('title', t('notices.listing'), ({ title }) => title),
    text('kind', t('notices.kind'), ({ kind, origin }) =>
      origin === 'form' ? t(`report.reason.${kind}`) : t(`notices.origin.${origin}`),
    ),
    text('company', t('notices.company'), ({ company }) => company?.firma ?? '–'),
    text('state', t('notices.state'), state, { cell: (row) => <NoticeState t={t} row={row} /> }),
    text('due_at', t('notices.due'), ({ due_at, state }) => (state === 'decided' ? '–' : day(due_at)), { sort: true }),
    text('decision', t('notices.decision'), ({ decision }) => (decision ? t(`notices.decision.${decision}`) : '–')),
    text('created_at', t('notices.created'), ({ created_at }) => day(created_at), { sort: true }),
  ]
}
