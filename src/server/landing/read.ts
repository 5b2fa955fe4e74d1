import { kindOfSlug, LANDING_MIN, landingQuery } from '../../domain/landing/address.ts'
import type { Landing, LandingPlace, PlaceIndex } from '../../domain/landing/landing.ts'
import type { Language } from '../../i18n/languages.ts'
import { readPlaceFigures } from '../area-prices/service.ts'
import type { Ctx } from '../ctx.ts'
import { neighboursOf } from '../places/neighbours.ts'
import { kilometres, placeBySlug } from '../places/places.ts'
import { namesOf } from '../places/service.ts'
import { readCards } from '../properties/cards.ts'
import { homesIn, readDirectory } from './directory.ts'
import type { Directory } from './directory-cache.ts'

const NEIGHBOURS_MOST = 12
const NEAR_KM = 60
/** The largest Bezirk has so many towns with homes; more links serve nobody. */
const INSIDE_MOST = 60

/**
 * The homes of a place, perhaps of one kind, and the pages that belong beside them.
 * @param seite from 1
 * @returns `few` where fewer homes exist than a page needs, `none` for an unknown place and after the last page
 */
export async function readLanding(
  ctx: Ctx,
  { place, kind, seite }: { place: string; kind: string | null; seite: number },
  language: Language,
): Promise<Landing | 'few' | 'none'> {
  const directory = await readDirectory(ctx)
  // An address that a stranger invents costs no search.
  if (!directory.places.has(place) && placeBySlug(place) === null) return 'none'
  const query = landingQuery(place, kind === null ? null : kindOfSlug(kind), seite)
  const found = await ctx.search.search(query)
  const pages = Math.ceil(found.total / query.pro_seite)
  if (found.total < LANDING_MIN) return 'few'
  if (seite > pages) return 'none'
  const around = withPage(directory, aroundOf(directory, place), kind)
  const inside = withPage(directory, directory.inside.get(place) ?? [], kind).slice(0, INSIDE_MOST)
  const neighbours = withPage(directory, nearby(directory, place), kind).slice(0, NEIGHBOURS_MOST)
  const slugs = [{ slug: place }, ...around, ...inside, ...neighbours].map(({ slug }) => slug)
  const strays = kind === null && seite === 1 ? (directory.strays.get(place) ?? []) : []
  const [cards, strayCards, names, prices] = await Promise.all([
    readCards(ctx, found.ids, language),
    readCards(ctx, strays, language),
    namesOf(ctx, slugs, language),
    readPlaceFigures(ctx, place),
  ])
  const kinds = [...(directory.places.get(place)?.kinds ?? [])]
    .map(([slug, count]) => ({ slug, count }))
    .filter(({ count }) => count >= LANDING_MIN)
  return {
    place,
    kind,
    total: found.total,
    page: seite,
    pages,
    cards,
    around,
    kinds,
    prices,
    inside,
    neighbours,
    strays: strayCards,
    names,
  }
}

/** Those of the places that have a page of that kind. */
const withPage = (directory: Directory, slugs: readonly string[], kind: string | null): LandingPlace[] =>
  slugs.map((slug) => ({ slug, count: homesIn(directory, slug, kind) })).filter(({ count }) => count >= LANDING_MIN)

/**
 * The places that border a place, then those near it in the same Bezirk or state, nearest first: in the country few
 * towns that border each other have homes.
 */
function nearby({ places, inside }: Directory, place: string): string[] {
  const here = placeBySlug(place)
  const parent = places.get(place)?.parent ?? null
  if (!here || parent === null) return [...neighboursOf(place)]
  const others = (inside.get(parent) ?? []).flatMap((slug) => {
    const there = slug === place ? null : placeBySlug(slug)
    const km = there ? kilometres(here, there) : Number.POSITIVE_INFINITY
    return km <= NEAR_KM ? [{ slug, km }] : []
  })
  return [...new Set([...neighboursOf(place), ...others.sort((a, b) => a.km - b.km).map(({ slug }) => slug)])]
}

/** The places around a place, largest first. */
function aroundOf({ places }: Directory, place: string): string[] {
  const around: string[] = []
  let parent = places.get(place)?.parent ?? null
  while (parent !== null && parent !== place && !around.includes(parent)) {
    around.unshift(parent)
    parent = places.get(parent)?.parent ?? null
  }
  return around
}

/** All states with their Bezirke and cities, as far as they have a page. */
export async function readPlaceIndex(ctx: Ctx, language: Language): Promise<PlaceIndex> {
  const directory = await readDirectory(ctx)
  const states = withPage(directory, directory.states, null).map((state) => ({
    ...state,
    inside: withPage(directory, directory.inside.get(state.slug) ?? [], null),
  }))
  const abroad = withPage(directory, directory.abroad, null)
  const slugs = [...states, ...states.flatMap(({ inside }) => inside), ...abroad].map(({ slug }) => slug)
  const [strays, names] = await Promise.all([
    readCards(ctx, directory.strays.get('') ?? [], language),
    namesOf(ctx, slugs, language),
  ])
  return { states, abroad, strays, names }
}

/** Every landing page: its place, and its kind if it is of one. */
export async function listLandingPages(
  ctx: Pick<Ctx, 'db' | 'caches'>,
): Promise<{ place: string; kind: string | null }[]> {
  const directory = await readDirectory(ctx)
  return [...directory.places].flatMap(([place, { kinds }]) =>
    [null, ...kinds.keys()]
      .filter((kind) => homesIn(directory, place, kind) >= LANDING_MIN)
      .map((kind) => ({ place, kind })),
  )
}
