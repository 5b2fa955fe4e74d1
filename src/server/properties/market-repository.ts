import { sql } from 'kysely'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { ReadDb } from '../ctx.ts'
import type { Group } from './median-cache.ts'

interface PricePerArea {
  eur_m2: number
  /** The same of the listing that counts for a home that several companies offer. */
  counted: number | null
  orte: string[]
  objektart: string | null
}

/** EUR per m² of a published home, and where it is; undefined without price or area. */
export async function findPricePerArea(
  db: ReadDb,
  id: number,
  art: Vermarktungsart,
): Promise<PricePerArea | undefined> {
  const preis = priceOf(art)
  const { rows } = await sql<PricePerArea>`
    select ${preis} / flaeche as eur_m2, orte, objektart, (
      select ${preis} / flaeche from property_search where id = home.gruppe and ${preis} > 0 and flaeche > 0) as counted
    from property_search home where id = ${id} and ${preis} > 0 and flaeche > 0`.execute(db)
  return rows[0]
}

/** The middle and the quartiles of the prices per m² of all homes of one type and offer in one place. */
export async function readGroup(
  db: ReadDb,
  place: string,
  objektart: string | null,
  art: Vermarktungsart,
): Promise<Group> {
  const preis = priceOf(art)
  // Nearly every home has a price, so PostgreSQL would read a price index in full; the query prevents its use.
  const { rows } = await sql<Group>`
    with ranked as (
      select ${preis} / flaeche as eur_m2, row_number() over (order by ${preis} / flaeche) as nr, count(*) over () as n
      from property_search
      where orte @> array[${place}]::text[] and objektart = ${objektart}
        and vermarktungsart @> array[${art}]::text[] and coalesce(${preis}, 0) > 0 and coalesce(flaeche, 0) > 0
        and (gruppe is null or gruppe = id))
    select n as count,
      array_agg(eur_m2 order by nr) filter (where nr between n / 2 and (n + 1) / 2 + 1) as middle,
      max(eur_m2) filter (where nr = (n + 3) / 4) as q1, max(eur_m2) filter (where nr = n + 1 - (n + 3) / 4) as q3
    from ranked group by n`.execute(db)
  return rows[0] ?? { count: 0, middle: [], q1: null, q3: null }
}

const priceOf = (art: Vermarktungsart) => sql.ref(art === 'KAUF' ? 'preis_kauf' : 'preis_miete')
