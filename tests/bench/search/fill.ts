import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { SEARCH_COLUMNS, type SearchRow } from '../../../src/domain/search/row.ts'
import { gridPosition } from '../../../src/search/geo/grid.ts'
import { createTokenizer } from '../../../src/search/text/tokenize.ts'

const NAMES = Object.keys(SEARCH_COLUMNS) as (keyof SearchRow)[]
const COLUMNS = [...NAMES, 'titel_words', 'words', 'grid_x', 'grid_y']
/** This many rows make a chunk of some hundred kilobytes. */
const ROWS_A_PIECE = 250

/**
 * Fills the read model of a migrated database with rows without properties: by COPY into an unlogged table, with
 * indexes created at the end. The table and its indexes are those of the product, but no notifications are sent.
 */
export async function fillReadModel(url: string, rows: AsyncIterable<SearchRow[]>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('alter table property_search drop constraint property_search_id_fkey')
    await client.query('alter table property_search disable trigger user')
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes
        where tablename = 'property_search' and indexname <> 'property_search_pkey'`,
    )
    for (const { indexname } of indexes) await client.query(`drop index ${pg.escapeIdentifier(indexname)}`)
    await client.query('alter table property_search set unlogged')
    const copy = copyFrom(`copy property_search (${COLUMNS.join(', ')}) from stdin (format csv)`)
    await pipeline(Readable.from(pieces(rows)), client.query(copy))
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const { indexdef } of indexes) await client.query(indexdef)
    await client.query('alter table property_search enable trigger user')
    await client.query('vacuum analyze property_search')
  } finally {
    await client.end()
  }
}

async function* pieces(batches: AsyncIterable<SearchRow[]>): AsyncGenerator<string> {
  const tokenize = createTokenizer()
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += ROWS_A_PIECE) {
      yield batch
        .slice(from, from + ROWS_A_PIECE)
        .map((row) => line(row, tokenize))
        .join('')
    }
  }
}

/** A row as upsertSearchRows writes it, as a line of CSV. */
function line(row: SearchRow, tokenize: (text: string) => string[]): string {
  const title = tokenize(row.titel)
  const grid = row.lat === null || row.lng === null ? null : gridPosition(row.lat, row.lng)
  const own = NAMES.map((name) => {
    const value: unknown = row[name] ?? null
    return field(Array.isArray(value) ? arrayOf(value) : value)
  })
  const words = [wordsOf(title), wordsOf([...title, ...tokenize(row.text)])]
  return `${[...own, ...words.map(field), grid?.x ?? '', grid?.y ?? ''].join(',')}\n`
}

/** No value is null; an empty text is quoted. */
const field = (value: unknown) => (value === null ? '' : `"${String(value).replaceAll('"', '""')}"`)
const arrayOf = (values: readonly unknown[]) =>
  `{${[...new Set(values)].map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
const wordsOf = (words: readonly string[]) =>
  [...new Set(words)].map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join(' ')
