import { formatSearch } from '../search/codec.ts'
import type { Filter } from '../search/criteria.ts'

const ROOMS_MAX = 6
/** Upper ends of prices, EUR: of a month, and of a purchase. */
const RENTS = [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000]
const PRICES = [
  ...[100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000],
  ...[600_000, 700_000, 800_000, 900_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000],
]
/** Above it, the price of a search without a kind of offer is that of a purchase. */
const RENT_MAX = 20_000

/**
 * The coarse form of a search, in which it is counted: one place of the gazetteer, one kind of offer, one kind of home,
 * the price in steps (rounded up), the rooms. Everything else is left out, above all text: no rare combination may tell
 * who searched.
 * @param isPlace whether the gazetteer has a slug
 * @returns a query string as `formatSearch` writes it; empty when nothing of the search may be counted
 */
export function askedOf(filter: Filter, isPlace: (slug: string) => boolean): string {
  const place = [...(filter.ort ?? []), ...(filter.umkreis ?? []).flatMap((one) => one.ort ?? [])].find(isPlace)
  const [offer, ...offers] = filter.vermarktungsart ?? []
  const [kind, ...kinds] = filter.objektart ?? []
  const price = stepOf(filter.preis?.bis, offers.length === 0 ? offer : undefined)
  const rooms = Math.min(ROOMS_MAX, Math.floor(filter.zimmer?.von ?? 0))
  const coarse: Filter = {
    ...(offer && offers.length === 0 && { vermarktungsart: [offer] }),
    ...(kind && kinds.length === 0 && { objektart: [kind] }),
    ...(place && { ort: [place] }),
    ...(price && { preis: { bis: price } }),
    ...(rooms > 0 && { zimmer: { von: rooms } }),
  }
  return formatSearch({ filter: coarse }).toString()
}

/** The step that a price rounds up to; undefined for one above all steps. */
function stepOf(price: number | undefined, offer: string | undefined): number | undefined {
  if (price === undefined) return undefined
  const isRent = offer === undefined ? price <= RENT_MAX : offer !== 'KAUF'
  return (isRent ? RENTS : PRICES).find((step) => step >= price)
}
