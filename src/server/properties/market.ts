import { sql } from 'kysely'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Ctx, Db } from '../ctx.ts'

/** What a home costs by the square metre beside others of its kind nearby, all of our own catalogue. EUR. */
export interface Market {
  /** Of the home: purchase price, or monthly rent, by m². */
  eur_m2: number
  /** Of the others; null where too few are there to say. */
  median: { eur_m2: number; count: number; place: string } | null
}

/** Homes of one type and offer in one place: enough to say the median of all but any one of them. */
interface Group {
  count: number
  /** The two or three in the middle by EUR per m², ascending. */
  middle: number[]
}

/** With fewer, one odd home would decide. */
const ENOUGH = 8

/**
 * Compares a published home with others of the same type and offer, in the narrowest place that has enough of them:
 * district or town, then Bezirk, then Bundesland. Of a home that several companies offer one listing counts.
 * The others are read once in some minutes for all their visitors, since in a large catalogue they are many.
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
  // Nearly every home has a price: an index that finds those would be read in full, so it is not offered.
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
 * The median of a group of at least three without one of its members: each place in the order from that member on is
 * taken by the next. The middle holds both homes that may come to stand in each of the one or two middle places.
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
