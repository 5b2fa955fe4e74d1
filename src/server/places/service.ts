import type { PlaceSuggestion } from '../../domain/places/place.ts'
import type { Ctx } from '../ctx.ts'
import { placeBySlug } from './places.ts'
import { suggestPlaces } from './suggest.ts'

const LIMIT_MAX = 20

/** Places that begin with what was typed, those with homes first. */
export async function suggest({ search }: Ctx, text: string, limit: number): Promise<PlaceSuggestion[]> {
  return suggestPlaces(text, await search.placeCounts(), Math.min(limit, LIMIT_MAX))
}

/** The towns with the most homes now. */
export async function topPlaces({ search }: Ctx, limit: number): Promise<PlaceSuggestion[]> {
  const counts = await search.placeCounts()
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .flatMap(([slug, count]) => {
      const place = placeBySlug(slug)
      // Vienna is a town too, though its entry is a Bundesland.
      if (!place || (place.art !== 'ort' && slug !== 'wien')) return []
      return [{ slug, name: place.name, art: place.art, in: '', count }]
    })
    .slice(0, limit)
}

/** The written name of a place, or the slug itself when nobody knows it. */
export function placeName(slug: string): string {
  return placeBySlug(slug)?.name ?? slug
}
