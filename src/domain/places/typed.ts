import type { Problem } from '../errors.ts'
import { HOME_COUNTRY, readPostcode } from './countries.ts'
import type { PlaceSuggestion } from './suggestion.ts'

/** The text of the place field, interpreted as criteria. */
export interface TypedPlaces {
  /** Slugs */
  ort: string[]
  /** Postcodes or their beginnings */
  plz: string[]
  /** Countries, ISO 3166 alpha-2 */
  land: string[]
  /** Words that name no known place. */
  unknown: string[]
  /** Words that name a part of a town without its own search: the town is searched instead. */
  wider: { part: string; town: string }[]
}

const SEPARATOR = ';'
const PARTS_MAX = 20
/** A longer postcode is one of another country; the homes tell which. */
const AUSTRIAN_DIGITS = 4

/**
 * The text of a place in the field: it includes the distinguishing part when the name alone would mean another
 * suggestion, or would lead from a place without homes to one with homes.
 */
export function typedName(place: Pick<PlaceSuggestion, 'name' | 'in'>, ambiguous: boolean): string {
  return ambiguous && place.in ? `${place.name} (${place.in.split(',')[0]})` : place.name
}

/** The suggestions for the list of the field: the text, and next to it where the place is. */
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
 * Reads "Graz; Linz; 8010". Names of Viennese districts contain a comma, so semicolons separate the places.
 * @param lookup the suggestions for a name, best first
 */
export async function readTyped(
  text: string,
  lookup: (name: string) => Promise<readonly PlaceSuggestion[]>,
): Promise<TypedPlaces> {
  const found: TypedPlaces = { ort: [], plz: [], land: [], unknown: [], wider: [] }
  const parts = text.split(SEPARATOR, PARTS_MAX).map((part) => part.trim())
  for (const part of parts.filter(Boolean)) {
    const code = readPostcode(part)
    if (code?.land) {
      found.plz.push(code.land === HOME_COUNTRY ? code.code : `${code.land}-${code.code}`)
      continue
    }
    if (code && code.code.length <= AUSTRIAN_DIGITS) {
      found.plz.push(code.code)
      continue
    }
    const place = await findTyped(part, lookup)
    // The slug of a postcode is the postcode, that of a country its code.
    if (place) found[place.art === 'plz' || place.art === 'land' ? place.art : 'ort'].push(place.slug)
    else found.unknown.push(part)
    if (place?.part) found.wider.push({ part: place.part, town: place.name })
  }
  return found
}

/** Messages about places that could not be used as typed. */
export function placeProblems({ unknown, wider }: Pick<TypedPlaces, 'unknown' | 'wider'>): Problem[] {
  return [
    ...unknown.map((value): Problem => ({ field: 'ort', code: 'place', params: { value } })),
    ...wider.map(({ part, town }): Problem => ({ field: 'ort', code: 'place_part', params: { value: part, town } })),
  ]
}

/**
 * The place that a text means: the one with the matching brackets, else the first with that whole name, else the first
 * suggestion.
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
