import type { Column, ListQuery, Page } from './columns.ts'
import { csvHead, csvLines } from './csv.ts'

/** The largest page that lists answer with (domain/admin/list.ts). */
const PAGE_ROWS = 1000
/** Lists refuse pages that begin beyond their first 100,000 rows (server/db/page.ts). */
const PAGES_MAX = 101

/**
 * All rows that a list shows with its filters, as a CSV file: page after page, of which only the text is kept, as parts
 * of a file that the browser may put onto the disk. A row that moves to the next page meanwhile comes once.
 * @param progress is told the number of rows so far
 * @returns `isWhole`: false when the list has more rows than can be read
 * @throws what `load` throws, AbortError too
 */
export async function csvOfList<Row>(
  {
    columns,
    query,
    load,
    rowKey,
  }: {
    columns: readonly Column<Row>[]
    query: ListQuery
    load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
    rowKey: (row: Row) => number | string
  },
  progress: (rows: number) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; rows: number; isWhole: boolean }> {
  const seen = new Set<number | string>()
  const parts = [new Blob([csvHead(columns)])]
  let isWhole = false
  for (let page = 1; page <= PAGES_MAX && !isWhole; page++) {
    const { data } = await load({ ...query, seite: String(page), pro_seite: String(PAGE_ROWS) }, signal)
    signal.throwIfAborted()
    const fresh = data.filter((row) => !seen.has(rowKey(row)))
    for (const row of fresh) seen.add(rowKey(row))
    parts.push(new Blob([csvLines(columns, fresh)]))
    progress(seen.size)
    // The last page; or a list without pages, which answers the same rows again.
    isWhole = data.length < PAGE_ROWS || fresh.length === 0
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: seen.size, isWhole }
}
