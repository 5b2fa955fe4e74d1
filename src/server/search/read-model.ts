import { type RawBuilder, sql } from 'kysely'
import type { SearchRow } from '../../domain/search/row.ts'
import { refuseBadRow } from '../../search/draft.ts'
import { gridPosition } from '../../search/grid.ts'
import { createTokenizer } from '../../search/tokenize.ts'
import type { Db } from '../ctx.ts'

/** The columns of property_search that make a SearchRow, and their types. */
export const SEARCH_COLUMNS = {
  id: 'bigint',
  vermarktungsart: 'text[]',
  objektart: 'text',
  untergruppe: 'text',
  orte: 'text[]',
  bundesland: 'text',
  plz: 'text',
  preis: 'double precision',
  preis_kauf: 'double precision',
  preis_miete: 'double precision',
  flaeche: 'double precision',
  grundstuecksflaeche: 'double precision',
  zimmer: 'double precision',
  baujahr: 'integer',
  hwb: 'double precision',
  ausstattung: 'text[]',
  zustand: 'text',
  bauart: 'text',
  heizung: 'text[]',
  provisionsfrei: 'boolean',
  anbieter: 'bigint',
  projekt: 'bigint',
  lat: 'double precision',
  lng: 'double precision',
  neu_seit: 'bigint',
  reduziert: 'double precision',
  titel: 'text',
  text: 'text',
} as const satisfies Record<keyof SearchRow, string>

const NAMES = Object.keys(SEARCH_COLUMNS) as (keyof SearchRow)[]
/** With what only the SQL engine needs, see migration 0002. */
const ALL_NAMES = [...NAMES, 'titel_words', 'words', 'grid_x', 'grid_y']
const BATCH = 5000

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/**
 * Writes a property's row of the read model, to be called in the transaction that writes the property. A row that is
 * there already, unchanged, stays as it is and wakes nobody.
 * @throws RangeError on a row that breaks the contract of SearchRow
 */
export async function upsertSearchRow(db: Db, row: SearchRow): Promise<void> {
  await upsertSearchRows(db, [row])
}

/** The same for several rows at once; no id may occur twice. */
export async function upsertSearchRows(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  for (const row of rows) refuseBadRow(row)
  const tokenize = createTokenizer()
  const updates = ALL_NAMES.slice(1).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`insert into property_search (${columns(ALL_NAMES)})
    values ${sql.join(rows.map((row) => values(row, tokenize)))}
    on conflict (id) do update set ${sql.join(updates)}
    where row(property_search.*) is distinct from row(excluded.*)`.execute(db)
}

function values(row: SearchRow, tokenize: (text: string) => string[]): RawBuilder<unknown> {
  const title = tokenize(row.titel)
  const all = [...new Set([...title, ...tokenize(row.text)])]
  const grid = row.lat === null || row.lng === null ? null : gridPosition(row.lat, row.lng)
  const own = NAMES.map((name) => {
    const value = row[name]
    // A word that is named twice counts once.
    return sql`${Array.isArray(value) ? [...new Set(value)] : value}::${sql.raw(SEARCH_COLUMNS[name])}`
  })
  const added = [
    sql`array_to_tsvector(${title}::text[])`,
    sql`array_to_tsvector(${all}::text[])`,
    sql`${grid?.x ?? null}::bigint`,
    sql`${grid?.y ?? null}::bigint`,
  ]
  return sql`(${sql.join([...own, ...added])})`
}

/** Takes a property out of the search. Does nothing when it is not in it. */
export async function deleteSearchRow(db: Db, id: number): Promise<void> {
  await sql`delete from property_search where id = ${id}`.execute(db)
}

/** All rows by ascending id, in batches of 5,000. Rows that change meanwhile come in their old or their new form. */
export async function* loadSearchRows(db: Db): AsyncGenerator<SearchRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<SearchRow>`select ${columns(NAMES)} from property_search
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** The rows of those ids that are published, in no order. */
export async function readSearchRows(db: Db, ids: readonly number[]): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`select ${columns(NAMES)} from property_search
    where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}
