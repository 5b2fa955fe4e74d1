import { DomainError } from '../../domain/errors.ts'
import type { HeadPrice } from '../../domain/prices/schemas.ts'
import { searchPrices } from '../../domain/prices/sheet.ts'
import type { PriceSource } from '../../domain/prices/source.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import type { BBox } from '../../domain/search/area.ts'
import type { CriterionName, Filter, SearchQuery } from '../../domain/search/criteria.ts'
import type { Facets } from '../../domain/search/facets.ts'
import { relaxations } from '../../domain/search/relax.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Cluster } from '../../search/port.ts'
import type { Ctx } from '../ctx.ts'
import { cardOf, pricesOf, readCards, sheetOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { findDetail, findOffers, findPrices, type PriceColumns } from './repository.ts'

export interface PropertyPage {
  cards: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: Facets
  /** For an empty result: the number of homes without each single filter. */
  without?: Without[]
  /** Milliseconds that search and cards took. */
  took_ms: number
}

export interface Without {
  name: CriterionName
  /** The list entry that is left out; null for a filter that is removed as a whole. */
  value: string | null
  total: number
}

/** A search address may contain a hundred words; a page offers a handful of suggestions. */
const RELAXATIONS_MAX = 24

/**
 * The number of homes without each of the filters: the most effective first; of equals, the one declared later comes
 * last. These searches run without facets, each in a fraction of a millisecond.
 */
export async function withoutFilters({ search }: Ctx, filter: Filter, signal?: AbortSignal): Promise<Without[]> {
  const counted: Without[] = []
  for (const { name, value, filter: rest } of relaxations(filter).slice(0, RELAXATIONS_MAX)) {
    const query: SearchQuery = { filter: rest, sort: 'neueste', seite: 1, pro_seite: 1 }
    counted.push({ name, value, total: (await search.search(query, { ...(signal && { signal }) })).total })
  }
  return counted.sort((a, b) => b.total - a.total)
}

/**
 * A page of search results with the facets of the whole search; for an empty result, the effect of removing each
 * filter.
 */
export async function listProperties(
  ctx: Ctx,
  query: SearchQuery,
  language: Language,
  signal?: AbortSignal,
): Promise<PropertyPage> {
  const began = performance.now()
  const found = await ctx.search.search(query, { facets: true, signal })
  const cards = await readCards(ctx, found.ids, language)
  const without = found.total === 0 ? await withoutFilters(ctx, query.filter, signal) : null
  return {
    cards,
    total: found.total,
    page: query.seite,
    pages: Math.ceil(found.total / query.pro_seite),
    facets: found.facets as Facets,
    ...(without && { without }),
    took_ms: Math.round((performance.now() - began) * 10) / 10,
  }
}

export interface MapAnswer {
  total: number
  clusters: Cluster[]
  points: {
    id: number
    lat: number
    lng: number
    kaufpreis: number | null
    kaltmiete: number | null
    /** The price that a price search compares, EUR: for a rental the monthly total if known. */
    preis: number | null
    /** The price that the home is shown by. */
    angezeigt: HeadPrice | null
    waehrung: string
  }[]
}

/** A home that was withdrawn between search and answer has no prices. */
function markPrice(row: PriceColumns | undefined): Omit<MapAnswer['points'][number], 'id' | 'lat' | 'lng' | 'preis'> {
  if (!row) return { kaufpreis: null, kaltmiete: null, angezeigt: null, waehrung: 'EUR' }
  const { kaufpreis, kaltmiete, preis, waehrung } = pricesOf(row, sheetOf(row))
  return { kaufpreis, kaltmiete, angezeigt: preis, waehrung }
}

/** The content of a map box for a search; single homes with the prices on their labels. */
export async function mapProperties(
  { search, db }: Ctx,
  filter: Filter,
  bbox: BBox,
  zoom: number,
  signal?: AbortSignal,
): Promise<MapAnswer> {
  const { total, clusters, points } = await search.clusters(filter, bbox, zoom, signal)
  const prices = new Map(
    (
      await findPrices(
        db,
        points.map((point) => point.id),
      )
    ).map((row) => [row.id, row]),
  )
  return {
    total,
    clusters,
    points: points.map(({ id, lat, lng, preis }) => ({
      id,
      lat,
      lng,
      preis,
      ...markPrice(prices.get(id)),
    })),
  }
}

/** @throws DomainError property.not_found for an unknown id, property.gone for a home that is no longer offered */
export async function getProperty({ db, clock }: Ctx, id: number, language: Language): Promise<PropertyDetail> {
  const row = await findDetail(db, id)
  if (!row || row.status === 'unlisted') throw new DomainError('property.not_found')
  if (row.status !== 'active' && row.status !== 'reserved') throw new DomainError('property.gone')
  return detailOf(db, row, language, clock())
}

/** The published properties of the ids, in their order: for favourites and the list of viewed homes. */
export function readProperties(ctx: Ctx, ids: readonly number[], language: Language): Promise<PropertyCard[]> {
  return readCards(ctx, ids, language)
}

const SIMILAR = 6

/**
 * Similar homes: the same kind of offer and object, price and area within a quarter, in the same place; the bounds
 * widen until there are enough. Other listings of the same home are excluded.
 * @throws DomainError property.not_found for an unknown id; a home that is gone still has similar homes
 */
export async function similarProperties(ctx: Ctx, id: number, language: Language): Promise<PropertyCard[]> {
  const row = await findDetail(ctx.db, id)
  if (!row) throw new DomainError('property.not_found')
  const card = cardOf(row, [], [], language)
  const own = new Set([id, ...(await findOffers(ctx.db, [id])).map((offer) => offer.id)])
  // In euros, as searches compare it.
  const price = searchPrices(row as unknown as PriceSource).preis
  const base: Filter = {
    vermarktungsart: [card.vermarktungsart],
    ...(card.objektart && { objektart: [card.objektart] }),
  }
  const near = (km: number): Filter =>
    card.location.lat !== null && card.location.lng !== null
      ? { umkreis: { lat: card.location.lat, lng: card.location.lng, km } }
      : card.location.bundesland
        ? { ort: [card.location.bundesland] }
        : {}
  const within = (share: number): Filter => ({
    ...(price && { preis: { von: price * (1 - share), bis: price * (1 + share) } }),
    ...(card.flaeche && { flaeche: { von: card.flaeche * (1 - share), bis: card.flaeche * (1 + share) } }),
  })
  const found: number[] = []
  for (const filter of [
    { ...base, ...near(3), ...within(0.25) },
    { ...base, ...near(15), ...within(0.25) },
    { ...base, ...near(40), ...within(0.4) },
    { ...base, ...within(0.4) },
    base,
  ]) {
    const { ids } = await ctx.search.search({ filter, sort: 'neueste', seite: 1, pro_seite: SIMILAR + 1 })
    for (const one of ids) if (!own.has(one) && !found.includes(one)) found.push(one)
    if (found.length >= SIMILAR) break
  }
  return readCards(ctx, found.slice(0, SIMILAR), language)
}
