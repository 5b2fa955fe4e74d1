import { sql } from 'kysely'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Ctx, Db } from '../ctx.ts'

/** The price per square metre of a home, compared with others of its kind nearby, all from our own catalogue. EUR. */
export interface Market {
  /** Of the home: purchase price, or monthly rent, per m². */
  eur_m2: number
  /** Of the others; null when there are too few. */
  median: { eur_m2: number; count: number; place: string } | null
}

/** Homes of one type and offer in one place: enough data for the median without any one of them. */
interface Group {
  count: number
  /** The two or three middle values by EUR per m², ascending. */
  middle: number[]
}

/** With fewer homes, one unusual home would decide. */
const ENOUGH = 8

/**
 * Compares a published home with others of the same type and offer, in the smallest area with enough of them: district
 * or town, then Bezirk, then Bundesland. Of a home that several companies offer, one listing counts. The comparison
 * group is cached for some minutes and shared by all visitors, since it is large in a large catalogue.
 * @returns null for a home without price or area
 */
export async function readMarket({ db, kept }: Ctx, id: number, art: Vermarktungsart): Promise<Market | null> {
  const preis = priceOf(art)
  const { rows } = await sql<{ eur_m2: number; counted: number | null; orte: string[]; objektart: string | null }>`
    select ${preis} / flaeche as eur_m2, orte, objektart, (
      select ${preis} / flaeche from property_search where id = home.gruppe and ${preis} > 0 and flaeche > 0) as counted
    from property_search home where id = ${id} and ${preis} > 0 and flaeche > 0`.execute(db)
  const home = rows[0]
  if (!home) return null
  const { eur_m2, objektart } = home
  const counted = home.counted ?? eur_m2
  for (const place of objektart === null ? [] : home.orte) {
    const group = await kept.get(`market ${place} ${objektart} ${art}`, () => readGroup(db, place, objektart, art))
    const count = group.count - 1
    if (count >= ENOUGH) return { eur_m2, median: { eur_m2: medianWithout(group, counted), count, place } }
  }
  return { eur_m2, median: null }
}

async function readGroup(db: Db, place: string, objektart: string | null, art: Vermarktungsart): Promise<Group> {
  const preis = priceOf(art)
  // Nearly every home has a price, so PostgreSQL would read a price index in full; the query prevents its use.
  const { rows } = await sql<Group>`
    with ranked as (
      select ${preis} / flaeche as eur_m2, row_number() over (order by ${preis} / flaeche) as nr, count(*) over () as n
      from property_search
      where orte @> array[${place}]::text[] and objektart = ${objektart}
        and vermarktungsart @> array[${art}]::text[] and coalesce(${preis}, 0) > 0 and coalesce(flaeche, 0) > 0
        and (gruppe is null or gruppe = id))
    select n as count, array_agg(eur_m2 order by nr) as middle
    from ranked where nr between n / 2 and (n + 1) / 2 + 1 group by n`.execute(db)
  return rows[0] ?? { count: 0, middle: [] }
}

/**
 * The median of a group of at least three without one member: the members after it move up one position. `middle`
 * contains both homes that can occupy each of the one or two middle positions.
 */
function medianWithout({ count, middle }: Group, own: number): number {
  const [first, last] = [Math.floor((count - 2) / 2), Math.ceil((count - 2) / 2)]
  const at = (place: number) => {
    const index = place - first
    return middle[index]! < own ? middle[index]! : middle[index + 1]!
  }
  return (at(first) + at(last)) / 2
}

const priceOf = (art: Vermarktungsart) => sql.ref(art === 'KAUF' ? 'preis_kauf' : 'preis_miete')
