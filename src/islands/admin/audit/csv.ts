import { ACTS_MAX } from '../../../domain/audit/audit.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { type RecordedAct, readActs } from '../../../stores/admin/audit.ts'
import { type CsvColumn, csvHead, csvLines } from '../table/csv.ts'
import { fieldName } from './fields.ts'
import { actName, recordName, valueText } from './values.ts'
import type { AuditWords } from './words.ts'

/** As many as the CSV files of other lists have. */
const ROWS_MAX = 101_000

/** A line for each changed field, since spreadsheets filter lines; an act that changed no field has one. */
interface Row {
  act: RecordedAct
  change: RecordedAct['changes'][number] | null
}

const columnsOf = (t: AuditWords, tag: string): CsvColumn<Row>[] => [
  { label: t('feeds.at'), text: ({ act }) => formatDayTime(act.at, tag) },
  { label: t('audit.person'), text: ({ act }) => (act.actor_id === null ? t('audit.operator') : act.actor) },
  { label: t('audit.act'), text: ({ act }) => actName(act.act, t) },
  { label: t('audit.kind'), text: ({ act }) => recordName(act, t).kind },
  { label: t('audit.number'), text: ({ act }) => (act.entity_id === null ? '' : String(act.entity_id)) },
  { label: t('members.name'), text: ({ act }) => recordName(act, t).name },
  { label: t('audit.field'), text: ({ act, change }) => (change ? fieldName(change.field, t, act.entity) : '') },
  { label: t('audit.before'), text: (row) => changedText(row, 'before', t, tag) },
  { label: t('audit.after'), text: (row) => changedText(row, 'after', t, tag) },
]

const changedText = ({ act, change }: Row, when: 'before' | 'after', t: AuditWords, tag: string): string =>
  change ? valueText(change.field, change[when], t, tag, act) : ''

/**
 * All acts that the filters match, newest first, as a CSV file.
 * @param progress is told the number of acts so far
 * @returns `isWhole`: false when there are more acts than a file has
 * @throws what `readActs` throws, AbortError too
 */
export async function csvOfActs(
  query: URLSearchParams,
  { t, tag }: { t: AuditWords; tag: string },
  progress: (acts: number) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; acts: number; isWhole: boolean }> {
  const columns = columnsOf(t, tag)
  const parts = [new Blob([csvHead(columns)])]
  const asked = new URLSearchParams(query)
  asked.set('limit', String(ACTS_MAX))
  let acts = 0
  let isWhole = false
  while (acts < ROWS_MAX && !isWhole) {
    const { data, next } = await readActs(asked, signal)
    signal.throwIfAborted()
    const rows = data.flatMap((act): Row[] =>
      act.changes.length > 0 ? act.changes.map((change) => ({ act, change })) : [{ act, change: null }],
    )
    parts.push(new Blob([csvLines(columns, rows)]))
    acts += data.length
    progress(acts)
    isWhole = next === null
    asked.set('before', String(next))
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), acts, isWhole }
}
