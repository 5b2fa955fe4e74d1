import { comparedPrice } from '../../domain/prices/compare.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Favorite } from '../../stores/favorites/favorites-kept.ts'

/** A favourite with the server's current data. */
export interface KeptHome {
  favorite: Favorite
  card: PropertyCard
}

export const FAVORITE_SORTS = ['added', 'preis_auf', 'flaeche_ab', 'ort'] as const
export type FavoriteSort = (typeof FAVORITE_SORTS)[number]

/**
 * Favourites in the chosen order; homes without price or area come last, equal ones stay newest first.
 * @param kept oldest first, as in the store
 * @param tag BCP 47, for the alphabetical order
 */
export function sortKept(kept: readonly KeptHome[], sort: FavoriteSort, tag: string): KeptHome[] {
  const newest = kept.toReversed()
  const area = ({ card }: KeptHome) => card.flaeche ?? card.grundstuecksflaeche ?? -1
  const price = ({ card }: KeptHome) => comparedPrice(card.preis, card.waehrung) || Number.POSITIVE_INFINITY
  const place = ({ card }: KeptHome) => card.location.ort ?? '\uffff'
  const order: Record<FavoriteSort, (a: KeptHome, b: KeptHome) => number> = {
    added: () => 0,
    preis_auf: (a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)),
    flaeche_ab: (a, b) => area(b) - area(a),
    ort: (a, b) => place(a).localeCompare(place(b), tag),
  }
  return newest.sort(order[sort])
}
