import { type RawBuilder, sql } from 'kysely'
import { SEARCH_COLUMNS, type SearchRow } from '../../domain/search/row.ts'
import { gridPosition } from '../../search/geo/grid.ts'
import { refuseBadRow } from '../../search/segments/draft.ts'
import { createTokenizer } from '../../search/text/tokenize.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { alike } from './alike.ts'

const NAMES = Object.keys(SEARCH_COLUMNS) as (keyof SearchRow)[]
/** With the columns that only the SQL engine needs, see migration 0002. */
const ALL_NAMES = [...NAMES, 'titel_words', 'words', 'grid_x', 'grid_y']
/** Rows as they are sent: one parameter for any number of rows, so that the statement keeps its text and its plan. */
const SENT = sql.raw(
  `sent (${NAMES.map((name) => `"${name}" ${SEARCH_COLUMNS[name]}`).join()},
    titel_words text[], words text[], grid_x bigint, grid_y bigint)`,
)
/** The columns of `sent`, as the table has them. */
const AS_STORED = sql.raw(
  `${NAMES.map((name) => `sent."${name}"`).join()},
    array_to_tsvector(sent.titel_words), array_to_tsvector(sent.words), sent.grid_x, sent.grid_y`,
)
/** Reading and validating this many takes some milliseconds: between two batches the server answers visitors. */
const BATCH = 250

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** A row that was added, changed or removed, for the grouping of listings (properties/duplicates.ts). */
export interface Changed {
  id: number
  /** Its previous group. */
  gruppe: number | null
  /** Rows of other companies with figures similar to its current or former ones. */
  alike: number[]
}

/**
 * Writes a property's row of the read model; the caller is the transaction that writes the property. An unchanged row
 * is not written and causes no notification.
 * @returns null when it was unchanged
 * @throws RangeError for a row that violates the contract of SearchRow
 */
export async function upsertSearchRow(db: Db, row: SearchRow): Promise<Changed | null> {
  // Before the statement that reads; otherwise two concurrent imports would not see each other's rows.
  await lockAlike(db, [row.id], [row])
  // A statement reads the state before it: `old` is the former row.
  const { rows } = await upserting(
    [row],
    sql`returning array(
      select near.id from property_search near where ${alike('home', 'near')}
      union select near.id from property_search old join property_search near on ${alike('old', 'near')}
        where old.id = home.id) as alike`,
  ).execute(db)
  return rows[0] ? { id: row.id, gruppe: row.gruppe, alike: rows[0].alike.map(Number) } : null
}

/** The same for several rows at once; no id may occur twice. */
export async function upsertSearchRows(db: Db, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  await lockAlike(
    db,
    rows.map(({ id }) => id),
    rows,
  )
  await upserting(rows, sql``).execute(db)
}

function upserting(rows: readonly SearchRow[], returning: RawBuilder<unknown>) {
  for (const row of rows) refuseBadRow(row)
  const updates = ALL_NAMES.slice(1).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  return sql<{ alike: (string | number)[] }>`insert into property_search as home (${columns(ALL_NAMES)})
    select ${AS_STORED} from jsonb_to_recordset(${sentRows(rows)}::jsonb) as ${SENT}
    on conflict (id) do update set ${sql.join(updates)}
    where row(home.*) is distinct from row(excluded.*) ${returning}`
}

/** The rows of `SENT`, as JSON. */
function sentRows(rows: readonly SearchRow[]): string {
  const tokenize = createTokenizer()
  return JSON.stringify(
    rows.map((row) => {
      const titel_words = tokenize(row.titel)
      const words = [...new Set([...titel_words, ...tokenize(row.text)])]
      const grid = row.lat === null || row.lng === null ? null : gridPosition(row.lat, row.lng)
      return { ...row, titel_words, words, grid_x: grid?.x, grid_y: grid?.y }
    }),
    (_name, value: unknown) => {
      // A repeated word counts once.
      if (Array.isArray(value)) return [...new Set(value)]
      return typeof value === 'string' ? value.toWellFormed() : value
    },
  )
}

/** The ids of the rows that the database does not contain, or contains with other values. */
export async function findStale(db: ReadDb, rows: readonly SearchRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const own = columns(ALL_NAMES.map((name) => `own.${name}`))
  const fresh = columns(ALL_NAMES.map((name) => `fresh.${name}`))
  const { rows: stale } = await sql<{ id: number }>`
    select fresh.id
      from (select ${AS_STORED} from jsonb_to_recordset(${sentRows(rows)}::jsonb) as ${SENT}) as fresh(${columns(ALL_NAMES)})
      left join property_search own on own.id = fresh.id
    where row(${own}) is distinct from row(${fresh}) order by fresh.id`.execute(db)
  return stale.map(({ id }) => id)
}

/** Removes properties from the search. @returns those that were in it */
export async function deleteSearchRows(db: Db, ids: readonly number[]): Promise<Changed[]> {
  await lockAlike(db, ids)
  const { rows } = await sql<{ id: number; gruppe: number | null; alike: (string | number)[] }>`
    delete from property_search home where id = any(${[...ids]}::bigint[]) returning id, gruppe,
      array(select near.id from property_search near where ${alike('home', 'near')}) as alike`.execute(db)
  return rows.map((row) => ({ ...row, alike: row.alike.map(Number) }))
}

/**
 * Makes writers of homes with similar figures wait for each other until the transaction ends: they see each other's
 * listings, and none changes a row, its own or the group of another's, that another writer holds. Only listings of one
 * postcode and type can be similar (alike.ts), before a change or after it; these are distributed over 256 locks,
 * always taken in the same order. Call it once per transaction, with everything that it writes: two transactions that
 * take their locks in several steps could deadlock.
 */
export async function lockAlike(
  db: Db,
  ids: readonly number[],
  rows: readonly Pick<SearchRow, 'plz' | 'objektart'>[] = [],
): Promise<void> {
  const [plz, objektart] = [rows.map((row) => row.plz), rows.map((row) => row.objektart)]
  await sql`select pg_advisory_xact_lock(716300, lock) from (
    select distinct hashtext(plz || ' ' || objektart) & 255 as lock from (
      select plz, objektart from property_search where id = any(${[...ids]}::bigint[])
      union all select sent.plz, sent.objektart
        from unnest(${plz}::text[], ${objektart}::text[]) as sent(plz, objektart)) as written
    where plz is not null and objektart is not null order by lock) as locks`.execute(db)
}

/** All rows by ascending id, in batches of 250. Rows that change meanwhile come in their old or new version. */
export async function* loadSearchRows(db: ReadDb): AsyncGenerator<SearchRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<SearchRow>`select ${columns(NAMES)} from property_search
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** The published rows of those ids, in no particular order. */
export async function readSearchRows(db: ReadDb, ids: readonly number[]): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`select ${columns(NAMES)} from property_search
    where id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}
