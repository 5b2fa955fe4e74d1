import type { AreaPrices } from '../area-prices/schemas.ts'
import type { Place } from '../places/place.ts'
import type { PropertyCard } from '../properties/card.ts'

/** Names and kinds of places by slug, in the language of the page. */
type Names = Readonly<Record<string, Pick<Place, 'name' | 'art'>>>

/** A place with a landing page. */
export interface LandingPlace {
  slug: string
  /** Homes; of the page's kind, if it has one. */
  count: number
}

/** The content of a landing page. */
export interface Landing {
  place: string
  /** `wohnung-mieten`; null on the page of all homes of the place. */
  kind: string | null
  total: number
  page: number
  pages: number
  cards: PropertyCard[]
  /** The places around it that have such a page, largest first. */
  around: LandingPlace[]
  /** The kinds with a page here, in the order of the vocabulary. */
  kinds: { slug: string; count: number }[]
  /** Prices per m² of each kind with enough homes. */
  prices: AreaPrices['prices']
  /** The places in it, and those beside it, that have such a page. */
  inside: LandingPlace[]
  neighbours: LandingPlace[]
  /** Homes of a state whose Bezirk is unknown or has no page. */
  strays: PropertyCard[]
  names: Names
}

/** The content of the page of all places. */
export interface PlaceIndex {
  /** States, each with its Bezirke and cities. */
  states: (LandingPlace & { inside: LandingPlace[] })[]
  abroad: LandingPlace[]
  /** Homes that no page of a place lists. */
  strays: PropertyCard[]
  names: Names
}
