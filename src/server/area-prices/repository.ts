import { sql } from 'kysely'
import type { Objektart, Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Db, ReadDb } from '../ctx.ts'

/** When the first price was recorded; null without any. */
export async function earliestPrice(db: ReadDb): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from price_history`.execute(db)
  return rows[0]?.at ?? null
}

/** The first day of the last month that was computed after its end. */
export async function latestKeptMonth(db: ReadDb): Promise<string | null> {
  const { rows } = await sql<{ monat: string | null }>`
    select max(monat)::text as monat from area_price_month
    where as_of >= ((monat + interval '1 month')::timestamp at time zone 'Europe/Vienna')`.execute(db)
  return rows[0]?.monat ?? null
}

/** The figures of a place, a kind and an offer; EUR per m², of rents by the month. */
export interface ComputedMonth {
  place: string
  objektart: Objektart
  vermarktungsart: Vermarktungsart
  anzahl: number
  q1: number
  median: number
  q3: number
}

export interface ComputedPrice extends ComputedMonth {
  /** The larger places around it, nearest first. */
  around: string[]
  class_from: number
  class_step: number
  class_counts: number[]
}

export interface AreaPriceRow extends ComputedPrice {
  as_of: Date
}

/** Replaces the present figures. A second process waits; readers do not. */
export async function writePrices(db: Db, rows: readonly ComputedPrice[], now: Date): Promise<void> {
  await sql`lock table area_price in share row exclusive mode`.execute(db)
  await sql`delete from area_price`.execute(db)
  await sql`
    insert into area_price (place, objektart, vermarktungsart, around, anzahl, q1, median, q3, class_from, class_step,
      class_counts, as_of)
    select place, objektart, vermarktungsart, around, anzahl, q1, median, q3, class_from, class_step, class_counts, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(place text, objektart text, vermarktungsart text,
      around text[], anzahl integer, q1 float8, median float8, q3 float8, class_from float8, class_step float8,
      class_counts integer[])`.execute(db)
}

/** Replaces the figures of a month. @param first its first day */
export async function writeMonth(db: Db, first: string, rows: readonly ComputedMonth[], now: Date): Promise<void> {
  await sql`lock table area_price_month in share row exclusive mode`.execute(db)
  await sql`delete from area_price_month where monat = ${first}::date`.execute(db)
  await sql`
    insert into area_price_month (place, objektart, vermarktungsart, monat, anzahl, q1, median, q3, as_of)
    select place, objektart, vermarktungsart, ${first}::date, anzahl, q1, median, q3, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(place text, objektart text, vermarktungsart text,
      anzahl integer, q1 float8, median float8, q3 float8)`.execute(db)
}

/** All figures of one place. */
export async function findPlacePrices(db: ReadDb, place: string): Promise<AreaPriceRow[]> {
  const { rows } = await sql<AreaPriceRow>`select * from area_price where place = ${place}`.execute(db)
  return rows
}

type PartRow = Pick<AreaPriceRow, 'place' | 'around' | 'anzahl' | 'q1' | 'median' | 'q3'>

/** The figures of the places inside a place, of one kind and offer. */
export async function findParts(
  db: ReadDb,
  place: string,
  objektart: Objektart,
  art: Vermarktungsart,
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select place, around, anzahl, q1, median, q3 from area_price
    where objektart = ${objektart} and vermarktungsart = ${art} and ${place} = any(around)`.execute(db)
  return rows
}

export interface MonthRow {
  monat: string
  anzahl: number
  q1: number
  median: number
  q3: number
}

/** The months of a place, ascending. */
export async function findMonths(
  db: ReadDb,
  place: string,
  objektart: Objektart,
  art: Vermarktungsart,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(monat, 'YYYY-MM') as monat, anzahl, q1, median, q3 from area_price_month
    where place = ${place} and objektart = ${objektart} and vermarktungsart = ${art} order by monat`.execute(db)
  return rows
}

/** When the figures were computed; null before the first time. */
export async function findAsOf(db: ReadDb): Promise<Date | null> {
  const { rows } = await sql<{ as_of: Date | null }>`select max(as_of) as as_of from area_price`.execute(db)
  return rows[0]?.as_of ?? null
}

/** A line of the file: the present figures, or those of a month. */
export interface TableRow
  extends Pick<AreaPriceRow, 'place' | 'around' | 'objektart' | 'vermarktungsart'>,
    Omit<MonthRow, 'monat'> {
  monat: string | null
}

/** The present figures of every place. */
export async function findTable(db: ReadDb): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    select place, around, objektart, vermarktungsart, null as monat, anzahl, q1, median, q3
    from area_price order by place, objektart, vermarktungsart`.execute(db)
  return rows
}

/** The present figures of a place and of the places inside, then its months. */
export async function findPlaceTable(db: ReadDb, place: string): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    (select place, around, objektart, vermarktungsart, null as monat, anzahl, q1, median, q3
      from area_price where place = ${place} or ${place} = any(around)
      order by place <> ${place}, place, objektart, vermarktungsart)
    union all
    (select place, '{}', objektart, vermarktungsart, to_char(monat, 'YYYY-MM'), anzahl, q1, median, q3
      from area_price_month where place = ${place} order by objektart, vermarktungsart, monat)`.execute(db)
  return rows
}

/** The places with figures, with the time of the last computation. */
export async function findPricedPlaces(db: ReadDb): Promise<{ place: string; as_of: Date }[]> {
  const { rows } = await sql<{ place: string; as_of: Date }>`
    select place, max(as_of) as as_of from area_price group by place order by place`.execute(db)
  return rows
}
