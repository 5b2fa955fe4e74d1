import type { PlaceSuggestion, ReadPlace } from '../../domain/places/suggestion.ts'
import { readAround } from '../../domain/search/around.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { countHomes } from '../search/count.ts'
import { countriesNamed, townsAbroad } from './abroad.ts'
import { lookUpAround } from './around.ts'
import { BY_SLUG, type Entry } from './gazetteer.ts'
import { type Abroad, suggestion } from './hits.ts'
import { nameIn } from './names.ts'
import { isAbroadSlug } from './places.ts'
import { type Hit, rankPlaces, suggestPlaces } from './suggest.ts'
import { lastPart, partsOf, readPlaces } from './typed.ts'

const LIMIT_MAX = 20

/**
 * Places that begin with the typed text, those with homes first; named in the language, found by any name. For an empty
 * text, the towns with the most homes.
 * @param filter the other criteria of the search, for the counts; its own places are left out
 */
export async function suggest(
  ctx: Looked,
  text: string,
  limit: number,
  language: Language,
  filter: Filter = {},
): Promise<PlaceSuggestion[]> {
  if (!text.trim()) return topPlaces(ctx, limit, language, filter)
  const [counts, abroad] = await Promise.all([countsOf(ctx, filter), abroadOf(ctx, text, language, filter)])
  const most = Math.min(limit, LIMIT_MAX)
  const found = suggestPlaces(text, counts, most, language, abroad)
  const { rest, last } = lastPart(text)
  // "Graz und Li": the suggestions are for what is being typed now.
  const further = rest && found.every(({ near }) => near) ? suggestPlaces(last, counts, most, language, abroad) : []
  const places = further.length > 0 ? further.map((place) => ({ ...place, rest })) : found
  return Promise.all(places.map((place) => countAround(ctx, place, filter)))
}

/** A suggestion with surroundings counts the homes there, and not only those in its place. */
async function countAround(ctx: Looked, place: PlaceSuggestion, filter: Filter): Promise<PlaceSuggestion> {
  const { slug, km } = place
  const problem = km === undefined || typeof readAround(`${slug},${km}`) === 'string'
  if (problem) return place
  const wanted = await lookUpAround(ctx, { ...withoutPlaces(filter), umkreis: [{ ort: slug, km }] })
  const total = await countHomes(ctx, wanted)
  return { ...place, count: total }
}

/** The places that a text names, in its order. */
export async function readTyped(
  ctx: Looked,
  text: string,
  language: Language,
  filter: Filter = {},
): Promise<ReadPlace[]> {
  const parts = partsOf(text)
  const [counts, towns, ...countries] = await Promise.all([
    countsOf(ctx, filter),
    townsAbroad(ctx),
    ...parts.map((part) => suggestCountries(ctx, part, language, filter)),
  ])
  const known = new Map<string, readonly Hit[]>()
  return readPlaces(text, (name, isSure = false) => {
    const key = `${isSure} ${name}`
    const named = countries[parts.indexOf(name)] ?? []
    const hits = known.get(key) ?? rankPlaces(name, counts, LIMIT_MAX, language, { towns, countries: named }, isSure)
    known.set(key, hits)
    return hits
  })
}

type Looked = Pick<Ctx, 'db' | 'caches' | 'search'>

const countsOf = ({ search }: Pick<Ctx, 'search'>, filter: Filter) => search.placeCounts(withoutPlaces(filter))

/** Places are alternatives to each other: what else is chosen does not narrow a place. */
function withoutPlaces({ ort: _, plz: __, umkreis: ___, ...filter }: Filter): Filter {
  return filter
}

async function abroadOf(ctx: Looked, text: string, language: Language, filter: Filter): Promise<Abroad> {
  const [towns, countries] = await Promise.all([townsAbroad(ctx), suggestCountries(ctx, text, language, filter)])
  return { towns, countries }
}

/** The most countries of a text, which begins many names: "Sankt", "Al". */
const COUNTRIES_MOST = 3

async function suggestCountries({ search }: Pick<Ctx, 'search'>, text: string, language: Language, filter: Filter) {
  const named = countriesNamed(text, language)
    .sort((a, b) => Number(b.exact) - Number(a.exact))
    .slice(0, COUNTRIES_MOST)
  return Promise.all(
    named.map(async ({ code, name, exact }) => {
      const wanted = { ...withoutPlaces(filter), land: [code] }
      const total = await countHomes({ search }, wanted)
      return { suggestion: { slug: code, name, art: 'land' as const, in: '', count: total }, exact }
    }),
  )
}

/** The towns with the most homes at present, named in the language. */
export async function topPlaces(
  ctx: Pick<Ctx, 'search'>,
  limit: number,
  language: Language,
  filter: Filter = {},
): Promise<PlaceSuggestion[]> {
  const counts = await countsOf(ctx, filter)
  return [...counts]
    .filter(([slug, count]) => count > 0 && BY_SLUG.get(slug)?.art === 'ort')
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([slug]) => suggestion(BY_SLUG.get(slug) as Entry, counts, language))
}

/** The towns with the most homes of all. Every page of the list names them, so they are counted once for each change. */
export async function topTowns(
  ctx: Pick<Ctx, 'search' | 'caches'>,
  limit: number,
  language: Language,
): Promise<readonly PlaceSuggestion[]> {
  const key = `${await ctx.search.position()} ${limit} ${language}`
  const known = ctx.caches.towns.get(key)
  if (known) return known
  const towns = await topPlaces(ctx, limit, language)
  ctx.caches.towns.set(key, towns)
  return towns
}

type Names = Record<string, Pick<PlaceSuggestion, 'name' | 'art'>>

/** The same for places of Austria, which need no database. */
export function namesInAustria(slugs: readonly string[], language: Language): Names {
  const known = slugs.flatMap((slug) => BY_SLUG.get(slug) ?? [])
  return Object.fromEntries(known.map((entry) => [entry.slug, { name: nameIn(entry, language), art: entry.art }]))
}

/** Name and kind of the places in a search, by slug, in a language; unknown slugs are left out. */
export async function namesOf(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  slugs: readonly string[],
  language: Language,
): Promise<Names> {
  const abroad = slugs.some(isAbroadSlug) ? (await townsAbroad(ctx)).filter(({ slug }) => slugs.includes(slug)) : []
  const names: Names = Object.fromEntries(abroad.map(({ slug, name }) => [slug, { name, art: 'ort' }]))
  return { ...names, ...namesInAustria(slugs, language) }
}
