import { useCallback, useMemo, useState } from 'react'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { ReportLine, RunDetails } from '../../../stores/admin/feeds.ts'
import { call, langOf } from '../../../stores/api.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { NoteList } from './Notes.tsx'
import { ObjectXml } from './ObjectXml.tsx'
import { type FeedWords, optionsOf, outcomeName, paramsOf } from './words.ts'

const LEVELS = ['error', 'warning', 'info'] as const
const OUTCOMES = [
  ...(['created', 'changed', 'returned', 'stored', 'unchanged', 'deleted', 'missing', 'held', 'replaced'] as const),
  ...(['ignored', 'refused', 'unreadable', 'failed', 'project', 'note'] as const),
]
const CODE_MAX = 80

/** The report of an import: every object with its notes, and its XML on request. */
export function Report({ t, language, run }: { t: FeedWords; language: Language; run: RunDetails }) {
  const [shown, setShown] = useState<ReportLine | null>(null)
  const { id } = run
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) =>
      call('GET /api/admin/imports/{run}/lines', {
        params: { run: id },
        query: paramsOf({ ...query, ...langOf(language) }),
        signal,
      }),
    [id, language],
  )
  const columns = useMemo(() => columnsOf(t, setShown), [t])
  const filters: FilterField[] = [
    {
      name: 'level',
      label: t('feeds.notes'),
      kind: 'choice',
      options: optionsOf(LEVELS, (level) => t(`feeds.level.${level}`)),
    },
    {
      name: 'outcome',
      label: t('feeds.result'),
      kind: 'choice',
      options: optionsOf(OUTCOMES, (outcome) => t(`feeds.outcome.${outcome}`)),
    },
    {
      name: 'code',
      label: t('feeds.outcome.note'),
      kind: 'choice',
      options: run.codes.map(({ code, message, count }) => ({
        value: code,
        label: `${count} × ${message.length > CODE_MAX ? `${message.slice(0, CODE_MAX)}…` : message}`,
      })),
    },
  ]
  return (
    <>
      {shown && (
        <ObjectXml
          key={shown.nr}
          {...{ t, run }}
          line={shown}
          tag={LANGUAGES[language].tag}
          onClose={() => setShown(null)}
        />
      )}
      <DataTable
        {...{ t, language, columns, filters, load }}
        name="bericht"
        label={t('feeds.objects')}
        rowKey={({ nr }) => nr}
        empty={<p>{t('feeds.nothing_changes')}</p>}
      />
    </>
  )
}

function columnsOf(t: FeedWords, show: (line: ReportLine) => void): Column<ReportLine>[] {
  const outcome = (row: ReportLine) => outcomeName(row.outcome, t)
  const notes = (row: ReportLine) => row.notes.map(({ path, message }) => `${path}: ${message}`).join(' / ')
  return [
    { key: 'objekt', label: t('feeds.object'), cell: (row) => <bdi>{row.objekt}</bdi>, text: (row) => row.objekt },
    { key: 'outcome', label: t('feeds.result'), cell: outcome, text: outcome },
    { key: 'notes', label: t('feeds.notes'), cell: (row) => <NoteList t={t} notes={row.notes} />, text: notes },
    {
      key: 'xml',
      label: 'XML',
      cell: (row) =>
        row.outcome === 'note' || row.outcome === 'project' ? null : (
          <button
            type="button"
            className="link"
            onClick={() => show(row)}
            aria-label={t('text.labelled', { label: t('feeds.xml'), value: row.objekt })}
          >
            XML
          </button>
        ),
      text: () => '',
    },
  ]
}
