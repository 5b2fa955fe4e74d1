import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { findPricePerArea, readGroup } from './market-repository.ts'
import { type Group, readGroupCached } from './median-cache.ts'

/** The price per square metre of a home, compared with others of its kind nearby, all from our own catalogue. EUR. */
export interface Market {
  /** Of the home: purchase price, or monthly rent, per m². */
  eur_m2: number
  /** Of the others, with the quartiles of all with it; null when there are too few. */
  median: { eur_m2: number; q1: number; q3: number; count: number; place: string } | null
}

/** With fewer homes, one unusual home would decide. */
const ENOUGH = 8

/**
 * Compares a published home with others of the same type and offer, in the smallest area with enough of them: district
 * or town, then Bezirk, then Bundesland. Of a home that several companies offer, one listing counts. The comparison
 * group is cached for some minutes and shared by all visitors, since it is large in a large catalogue.
 * @returns null for a home without price or area
 */
export async function readMarket(ctx: Ctx, id: number, art: Vermarktungsart): Promise<Market | null> {
  const { caches } = ctx
  const db = reader(ctx)
  const home = await findPricePerArea(db, id, art)
  if (!home) return null
  const { eur_m2, objektart } = home
  const counted = home.counted ?? eur_m2
  for (const place of objektart === null ? [] : home.orte) {
    const read = () => readGroup(db, place, objektart, art)
    const group = await readGroupCached(caches.medians, `${place} ${objektart} ${art}`, read)
    const count = group.count - 1
    const { q1, q3 } = group
    if (count >= ENOUGH && q1 !== null && q3 !== null)
      return { eur_m2, median: { eur_m2: medianWithout(group, counted), q1, q3, count, place } }
  }
  return { eur_m2, median: null }
}

/** The price per square metre of a published home, EUR, and its places, the smallest first; undefined without one. */
export const readPricePerArea = (ctx: Pick<Ctx, 'db' | 'standbys'>, id: number, art: Vermarktungsart) =>
  findPricePerArea(reader(ctx), id, art)

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
