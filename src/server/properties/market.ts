import { sql } from 'kysely'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Ctx } from '../ctx.ts'

/** What a home costs by the square metre beside others of its kind nearby, all of our own catalogue. EUR. */
export interface Market {
  /** Of the home: purchase price, or monthly rent, by m². */
  eur_m2: number
  /** Of the others; null where too few are there to say. */
  median: { eur_m2: number; count: number; place: string } | null
}

/** With fewer, one odd home would decide. */
const ENOUGH = 8

/**
 * Compares a published home with others of the same type and offer, in the narrowest place that has enough of them:
 * district or town, then Bezirk, then Bundesland. Duplicates of itself at other agencies count, since nobody can know.
 * @returns null for a home without price or area
 */
export async function readMarket({ db }: Ctx, id: number, vermarktungsart: Vermarktungsart): Promise<Market | null> {
  const preis = sql.ref(vermarktungsart === 'KAUF' ? 'preis_kauf' : 'preis_miete')
  const { rows } = await sql<{ eur_m2: number; orte: string[] }>`
    select ${preis} / flaeche as eur_m2, orte from property_search
    where id = ${id} and ${preis} > 0 and flaeche > 0`.execute(db)
  const home = rows[0]
  if (!home) return null
  for (const place of home.orte) {
    const found = await sql<{ median: number | null; count: number }>`
      select percentile_cont(0.5) within group (order by other.${preis} / other.flaeche) as median, count(*)::int as count
      from property_search home join property_search other
        on other.objektart = home.objektart and other.id <> home.id
      where home.id = ${id} and other.orte @> array[${place}]::text[] and other.vermarktungsart @> array[${vermarktungsart}]::text[]
        and other.${preis} > 0 and other.flaeche > 0`.execute(db)
    const { median, count } = found.rows[0] ?? { median: null, count: 0 }
    if (median !== null && count >= ENOUGH) return { eur_m2: home.eur_m2, median: { eur_m2: median, count, place } }
  }
  return { eur_m2: home.eur_m2, median: null }
}
