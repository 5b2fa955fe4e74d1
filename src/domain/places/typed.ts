import type { Problem } from '../errors.ts'
import type { PlaceSuggestion } from './suggestion.ts'

/** What somebody typed into the place field, understood as criteria. */
export interface TypedPlaces {
  /** Slugs */
  ort: string[]
  /** Postcodes or their beginnings */
  plz: string[]
  /** What names no place we know. */
  unknown: string[]
  /** What names a part of a town that cannot be searched by itself: the town is searched instead. */
  wider: { part: string; town: string }[]
}

const SEPARATOR = ';'
const PARTS_MAX = 20

/**
 * How a place is written into the field: with what tells it from others where its name alone would be read as another
 * of the suggestions, or would lead away from a place that has no homes to one that has.
 */
export function typedName(place: Pick<PlaceSuggestion, 'name' | 'in'>, ambiguous: boolean): string {
  return ambiguous && place.in ? `${place.name} (${place.in.split(',')[0]})` : place.name
}

/** The suggestions as the field's list shows them: what is written, and beside it what tells where it is. */
export function placeOptions(places: readonly PlaceSuggestion[]): { value: string; label: string }[] {
  return places.map((place) => {
    const { name, part, count } = place
    const isAmbiguous =
      count === 0 ||
      places.some((other) => other !== place && (other.name === name || other.name.endsWith(`, ${name}`)))
    const label = [part, place.in].filter(Boolean).join(', ')
    return { value: typedName(place, isAmbiguous), label: count === 0 ? `${label} (0)` : label }
  })
}

export function joinTyped(parts: readonly string[]): string {
  return parts.join(`${SEPARATOR} `)
}

/**
 * Reads "Graz; Linz; 8010". Names of Viennese districts have a comma in them, so semicolons part the places.
 * @param lookup the suggestions for a name, best first
 */
export async function readTyped(
  text: string,
  lookup: (name: string) => Promise<readonly PlaceSuggestion[]>,
): Promise<TypedPlaces> {
  const found: TypedPlaces = { ort: [], plz: [], unknown: [], wider: [] }
  const parts = text.split(SEPARATOR, PARTS_MAX).map((part) => part.trim())
  for (const part of parts.filter(Boolean)) {
    if (/^[0-9]{1,5}$/.test(part)) {
      found.plz.push(part)
      continue
    }
    const place = await findTyped(part, lookup)
    // The slug of a postcode is the postcode.
    if (place) found[place.art === 'plz' ? 'plz' : 'ort'].push(place.slug)
    else found.unknown.push(part)
    if (place?.part) found.wider.push({ part: place.part, town: place.name })
  }
  return found
}

/** What the page tells of places that could not be taken as they were typed. */
export function placeProblems({ unknown, wider }: Pick<TypedPlaces, 'unknown' | 'wider'>): Problem[] {
  return [
    ...unknown.map((value): Problem => ({ field: 'ort', code: 'place', params: { value } })),
    ...wider.map(({ part, town }): Problem => ({ field: 'ort', code: 'place_part', params: { value: part, town } })),
  ]
}

/**
 * The place that a text means: the one that is told by its brackets, else the first whose whole name it is, else the
 * first suggestion.
 * @param lookup the suggestions for a name, best first
 */
export async function findTyped(
  typed: string,
  lookup: (name: string) => Promise<readonly PlaceSuggestion[]>,
): Promise<PlaceSuggestion | undefined> {
  const places = await lookup((typed.split('(', 1)[0] ?? '').trimEnd())
  const wanted = typed.toLocaleLowerCase('de-AT')
  return (
    places.find((place) => typedName(place, true).toLocaleLowerCase('de-AT') === wanted) ??
    places.find(({ exact }) => exact) ??
    places.at(0)
  )
}
