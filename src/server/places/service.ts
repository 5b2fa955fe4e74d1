import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { BY_SLUG } from './gazetteer.ts'
import { nameIn } from './names.ts'
import { suggestPlaces } from './suggest.ts'

const LIMIT_MAX = 20

/** Places that begin with the typed text, those with homes first; named in the language, found by any name. */
export async function suggest(
  { search }: Ctx,
  text: string,
  limit: number,
  language: Language,
): Promise<PlaceSuggestion[]> {
  return suggestPlaces(text, await search.placeCounts(), Math.min(limit, LIMIT_MAX), language)
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

/** Name and kind of the places in a search, by slug, in a language; unknown slugs are left out. */
export function namesOf(
  slugs: readonly string[],
  language: Language,
): Record<string, Pick<PlaceSuggestion, 'name' | 'art'>> {
  const known = slugs.flatMap((slug) => BY_SLUG.get(slug) ?? [])
  return Object.fromEntries(known.map((entry) => [entry.slug, { name: nameIn(entry, language), art: entry.art }]))
}
