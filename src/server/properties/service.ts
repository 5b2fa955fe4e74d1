import { DomainError } from '../../domain/errors.ts'
import type { PropertyCard, PropertyDetail } from '../../domain/properties/card.ts'
import type { Wider } from '../../domain/search/answers.ts'
import type { BBox } from '../../domain/search/area.ts'
import type { CriterionName, Filter, SearchQuery } from '../../domain/search/criteria.ts'
import type { Facets } from '../../domain/search/facets.ts'
import { LITTLE, relaxations } from '../../domain/search/relax.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Cluster } from '../../search/port.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { countHomes } from '../search/count.ts'
import { readCards } from './cards.ts'
import { detailOf } from './detail.ts'
import type { MarkPrices } from './mark-cache.ts'
import { readMarks } from './marks.ts'
import { findDetail } from './repository.ts'
import { widerSearches } from './wider.ts'

export interface PropertyPage {
  cards: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: Facets
  /** For an empty result: the number of homes without each single filter. */
  without?: Without[]
  /** Where little is found in a place: searches that find more around it. */
  wider?: Wider[]
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
export async function withoutFilters(ctx: Ctx, filter: Filter, signal?: AbortSignal): Promise<Without[]> {
  const counted: Without[] = []
  for (const { name, value, filter: rest } of relaxations(filter).slice(0, RELAXATIONS_MAX)) {
    counted.push({ name, value, total: await countHomes(ctx, rest, signal) })
  }
  return counted.sort((a, b) => b.total - a.total)
}

/**
 * A page of search results with the facets of the whole search; for an empty result, the effect of removing each
 * filter; where little is found, wider searches.
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
  const isLittle = found.total < LITTLE
  const wider = isLittle ? await widerSearches(ctx, query.filter, found.total, language, signal) : []
  return {
    cards,
    total: found.total,
    page: query.seite,
    pages: Math.ceil(found.total / query.pro_seite),
    facets: found.facets as Facets,
    ...(without && { without }),
    ...(wider.length > 0 && { wider }),
    took_ms: Math.round((performance.now() - began) * 10) / 10,
  }
}

export interface MapAnswer {
  total: number
  clusters: Cluster[]
  points: (MarkPrices & {
    id: number
    lat: number
    lng: number
    /** The price that a price search compares, EUR: for a rental the monthly total if known. */
    preis: number | null
  })[]
}

/** A home that was withdrawn between search and answer has no prices. */
const NO_PRICES: MarkPrices = { kaufpreis: null, kaltmiete: null, angezeigt: null, waehrung: 'EUR' }

/** The content of a map box for a search; single homes with the prices on their labels. */
export async function mapProperties(
  ctx: Ctx,
  filter: Filter,
  bbox: BBox,
  zoom: number,
  signal?: AbortSignal,
): Promise<MapAnswer> {
  const { total, clusters, points } = await ctx.search.clusters(filter, bbox, zoom, signal)
  const ids = points.map(({ id }) => id)
  const prices = await readMarks(ctx, ids)
  return {
    total,
    clusters,
    points: points.map(({ id, lat, lng, preis }) => ({ id, lat, lng, preis, ...(prices.get(id) ?? NO_PRICES) })),
  }
}

/** @throws DomainError property.not_found for an unknown id, property.gone for a home that is no longer offered */
export async function getProperty(ctx: Ctx, id: number, language: Language): Promise<PropertyDetail> {
  const db = reader(ctx)
  const row = await findDetail(db, id)
  if (!row || row.status === 'unlisted') throw new DomainError('property.not_found')
  if (row.status !== 'active' && row.status !== 'reserved') throw new DomainError('property.gone')
  return detailOf(db, row, language, ctx.clock())
}

/** The published properties of the ids, in their order: for favourites and the list of viewed homes. */
export function readProperties(ctx: Ctx, ids: readonly number[], language: Language): Promise<PropertyCard[]> {
  return readCards(ctx, ids, language)
}
