import { sql } from 'kysely'
import type { HandState } from '../../domain/listings/state.ts'
import type { HistoryPrice } from '../../domain/properties/price.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { FINAL_FAULTS } from '../media/fault.ts'
import type { PropertyColumns } from './from-feed.ts'

/** The data of a stored property that an import needs. */
export interface StoredProperty {
  id: number
  openimmo_obid: string | null
  objektnr_extern: string | null
  external_id: string
  /** What its feed said last, also below the state of a hand. */
  status: string
  /** The state that a hand has set. */
  hand: HandState | null
  content_hash: string
  import_source_id: number | null
  project_id: number | null
  published_at: Date
  deleted_at: Date | null
  plz: string | null
  /** Some files failed, and another attempt may succeed. */
  has_failed_files: boolean
  /** The group of listings of one home by several companies; null also when it is not published. */
  gruppe: number | null
}

/** Identity, state and times of a property; see `PropertyColumns` for the rest. */
export interface PropertyState {
  agent_id: number | null
  project_id: number | null
  import_source_id: number
  openimmo_obid: string | null
  objektnr_extern: string | null
  title_slug: string
  status: string
  status_ab_aktiv_von: 'active' | 'reserved' | null
  content_hash: string
  last_seen_at: Date
  seen_run_id: number | null
  updated_at: Date
  deleted_at: null
  /** JSON */
  sent_position: string
}

/** Homes made by hand are no objects of a feed. */
const stored = (db: ReadDb) =>
  db
    .selectFrom('property')
    .where('by_hand', '=', false)
    .select([
      'id',
      'openimmo_obid',
      'objektnr_extern',
      'external_id',
      sql<string>`case when deleted_at is null then coalesce((select h.feed_status from hand_state h
        where h.property_id = property.id), status) else status end`.as('status'),
      sql<HandState | null>`(select h.state from hand_state h where h.property_id = property.id)`.as('hand'),
      'content_hash',
      'import_source_id',
      'project_id',
      'published_at',
      'deleted_at',
      'plz',
      sql<boolean>`exists (select from property_media m where m.property_id = property.id and m.state = 'failed'
        and m.location <> 'REMOTE' and not m.error = any(${[...FINAL_FAULTS]}::text[]))`.as('has_failed_files'),
      sql<number | null>`(select s.gruppe from property_search s where s.id = property.id)`.as('gruppe'),
    ])

/**
 * Finds the property with the obid, and up to three with the number: those without an obid first, then the active ones.
 * More than one means that the number alone is ambiguous.
 */
export async function findByKeys(
  db: ReadDb,
  companyId: number,
  obid: string | null,
  nr: string | null,
): Promise<StoredProperty[]> {
  const rows = await stored(db)
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        ...(obid === null ? [] : [where('openimmo_obid', '=', obid)]),
        ...(nr === null ? [] : [where('objektnr_extern', '=', nr)]),
      ]),
    )
    .orderBy(sql`openimmo_obid is not distinct from ${obid}::text`, 'desc')
    .orderBy(sql`openimmo_obid is not null`)
    .orderBy(sql`deleted_at is not null`)
    .orderBy('id')
    .limit(4)
    .execute()
  return rows as StoredProperty[]
}

export async function findKeyless(db: ReadDb, companyId: number, contentHash: string): Promise<StoredProperty | null> {
  const row = await stored(db)
    .where('company_id', '=', companyId)
    .where('openimmo_obid', 'is', null)
    .where('objektnr_extern', 'is', null)
    .where('content_hash', '=', contentHash)
    .orderBy('id')
    .executeTakeFirst()
  return (row as StoredProperty | undefined) ?? null
}

/** Reserves many ids at once: a query of the sequence per object would cost as much as writing its prices. */
export async function nextPropertyIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('property', 'id')) as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/**
 * Writes a new home with its first prices, in one statement: an import waits for each one.
 * @returns false when the external_id is taken: then nothing was written
 */
export async function insertProperty(
  db: Db,
  row: PropertyColumns &
    PropertyState & { id: number; company_id: number; external_id: string; first_seen_at: Date; published_at: Date },
  prices: readonly PriceChange[],
): Promise<boolean> {
  const [arten, betraege] = [prices.map(({ art }) => art), prices.map(({ betrag }) => betrag)]
  const written = await db
    .with('home', (query) =>
      query
        .insertInto('property')
        .values(row)
        .onConflict((conflict) => conflict.column('external_id').doNothing())
        .returning('id'),
    )
    .with('price', (query) =>
      query
        .insertInto('price_history')
        .columns(['property_id', 'at', 'art', 'betrag'])
        .expression(
          sql`select home.id, ${row.first_seen_at}::timestamptz, price.art, price.betrag
            from home, unnest(${arten}::text[], ${betraege}::numeric[]) as price(art, betrag)`,
        ),
    )
    .selectFrom('home')
    .select('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function updateProperty(db: Db, id: number, row: PropertyColumns & PropertyState): Promise<void> {
  await db.updateTable('property').set(row).where('id', '=', id).execute()
}

export async function touchSeen(
  db: Db,
  id: number,
  seen: { import_source_id: number; last_seen_at: Date; seen_run_id: number | null },
): Promise<void> {
  await db.updateTable('property').set(seen).where('id', '=', id).execute()
}

export async function markDeleted(
  db: Db,
  ids: readonly number[],
  seen: { last_seen_at?: Date; seen_run_id?: number | null; deleted_at: Date; updated_at: Date },
): Promise<void> {
  await db
    .updateTable('property')
    .set({ ...seen, status: 'deleted' })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
}

/** The first and the latest amount of each price. */
export async function priceSpan(
  db: ReadDb,
  id: number,
): Promise<Partial<Record<HistoryPrice, { first: number; latest: number }>>> {
  const { rows } = await sql<{ art: HistoryPrice; first: number; latest: number }>`
    select distinct art,
      first_value(betrag) over (partition by art order by at) as first,
      first_value(betrag) over (partition by art order by at desc) as latest
    from price_history where property_id = ${id}`.execute(db)
  return Object.fromEntries(
    rows.map(({ art, first, latest }) => [art, { first: Number(first), latest: Number(latest) }]),
  )
}

/** An amount that a home did not have before. */
export interface PriceChange {
  art: HistoryPrice
  betrag: number
}

/** For two amounts at one moment (a test's clock, a correction within one file), the later one counts. */
export async function insertPrices(db: Db, id: number, at: Date, prices: readonly PriceChange[]): Promise<void> {
  if (prices.length === 0) return
  await db
    .insertInto('price_history')
    .values(prices.map((price) => ({ property_id: id, at, ...price })))
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'art', 'at']).doUpdateSet({ betrag: sql`excluded.betrag` }),
    )
    .execute()
}

/**
 * Active properties of that company that the run has not seen.
 * @param sourceId only those of this source; null: of every feed
 */
export async function findMissing(
  db: ReadDb,
  companyId: number,
  sourceId: number | null,
  runId: number,
): Promise<{ missing: (StoredProperty & { objekttitel: string })[]; living: number }> {
  const bySource = sql<boolean>`case when ${sourceId}::bigint is null then import_source_id is not null
    else import_source_id = ${sourceId}::bigint end`
  const living = await db
    .selectFrom('property')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where(bySource)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const missing = await stored(db)
    .select('objekttitel')
    .where('company_id', '=', companyId)
    .where(bySource)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`seen_run_id is distinct from ${runId}`)
    .orderBy('id')
    .execute()
  return {
    missing: missing as (StoredProperty & { objekttitel: string })[],
    living: Number((living as { count: unknown }).count),
  }
}

export async function readSecret(db: ReadDb, name: string): Promise<Uint8Array> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value as Uint8Array
}
