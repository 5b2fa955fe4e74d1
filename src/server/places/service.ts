import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { countriesNamed, townsAbroad } from './abroad.ts'
import { BY_SLUG } from './gazetteer.ts'
import { nameIn } from './names.ts'
import { isAbroadSlug } from './places.ts'
import { suggestPlaces } from './suggest.ts'

const LIMIT_MAX = 20

/** Places that begin with the typed text, those with homes first; named in the language, found by any name. */
export async function suggest(
  ctx: Pick<Ctx, 'db' | 'caches' | 'search'>,
  text: string,
  limit: number,
  language: Language,
): Promise<PlaceSuggestion[]> {
  const [counts, towns, countries] = await Promise.all([
    ctx.search.placeCounts(),
    townsAbroad(ctx),
    suggestCountries(ctx, text, language),
  ])
  return suggestPlaces(text, counts, Math.min(limit, LIMIT_MAX), language, { towns, countries })
}

/** The most countries of a text, which begins many names: "Sankt", "Al". */
const COUNTRIES_MOST = 3

async function suggestCountries({ search }: Pick<Ctx, 'search'>, text: string, language: Language) {
  const named = countriesNamed(text, language)
    .sort((a, b) => Number(b.exact) - Number(a.exact))
    .slice(0, COUNTRIES_MOST)
  return Promise.all(
    named.map(async ({ code, name, exact }) => {
      const query = { filter: { land: [code] }, sort: 'neueste', seite: 1, pro_seite: 1 } as const
      const { total } = await search.search(query)
      return { suggestion: { slug: code, name, art: 'land' as const, in: '', count: total }, exact }
    }),
  )
}

/** The towns with the most homes at present, named in the language. */
export async function topPlaces({ search }: Ctx, limit: number, language: Language): Promise<PlaceSuggestion[]> {
  const counts = await search.placeCounts()
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .flatMap(([slug, count]) => {
      const place = BY_SLUG.get(slug)
      return place?.art === 'ort' ? [{ place, count }] : []
    })
    .slice(0, limit)
    .map(({ place, count }) => ({ slug: place.slug, name: nameIn(place, language), art: place.art, in: '', count }))
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
