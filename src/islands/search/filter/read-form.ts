import type { Problem } from '../../../domain/errors.ts'
import { joinTyped, placeProblems, readTyped } from '../../../domain/places/typed.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { suggestPlaces } from '../../../stores/search/places.ts'
import { type PlaceNames, placeName } from '../../../words/place.ts'

/** The search of an address; invalid parameters are ignored. */
export function parseAddress(search: string): SearchQuery {
  return parseSearch(new URLSearchParams(search)).query
}

/** The text of the place field for a search. */
export function typedOf({ filter }: SearchQuery, places: PlaceNames): string {
  return joinTyped([...(filter.ort ?? []).map((slug) => placeName(slug, places)), ...(filter.plz ?? [])])
}

/**
 * Reads the form like the server (src/pages/_list/typed-places.ts): it looks up the place's name, unless it is
 * unchanged since the form was rendered. Always page one.
 */
export async function readForm(
  form: HTMLFormElement,
  known: PlaceNames,
): Promise<{ query: SearchQuery; problems: Problem[]; places: PlaceNames }> {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) params.append(name, value)
  const typed = params.get('wo') ?? ''
  const found: Record<string, PlaceNames[string]> = {}
  const typing: Problem[] = []
  if (typed !== (params.get('wo_alt') ?? '')) {
    const read = await readTyped(typed, async (name) => {
      const places = await suggestPlaces(name)
      for (const place of places) if (!known[place.slug]) found[place.slug] = place
      return places
    })
    params.delete('ort')
    params.delete('plz')
    if (read.ort.length) params.set('ort', read.ort.join(','))
    if (read.plz.length) params.set('plz', read.plz.join(','))
    if (read.land.length) params.set('land', read.land.join(','))
    typing.push(...placeProblems(read))
  }
  const { query, problems } = parseSearch(params)
  return { query: { ...query, seite: 1 }, problems: [...typing, ...problems], places: found }
}
