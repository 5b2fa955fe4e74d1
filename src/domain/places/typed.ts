import type { PlaceSuggestion } from './place.ts'

/** What somebody typed into the place field, understood as criteria. */
export interface TypedPlaces {
  /** Slugs */
  ort: string[]
  /** Postcodes or their beginnings */
  plz: string[]
  /** Parts that name no place we know. */
  unknown: string[]
}

const SEPARATOR = ';'
const PARTS_MAX = 20

/** How a place is written into the field: with what tells it from others where its name alone would not. */
export function typedName(place: Pick<PlaceSuggestion, 'name' | 'in'>, ambiguous: boolean): string {
  return ambiguous && place.in ? `${place.name} (${place.in.split(',')[0]})` : place.name
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
  const found: TypedPlaces = { ort: [], plz: [], unknown: [] }
  const parts = text.split(SEPARATOR, PARTS_MAX).map((part) => part.trim())
  for (const part of parts.filter(Boolean)) {
    if (/^[0-9]{1,5}$/.test(part)) {
      found.plz.push(part)
      continue
    }
    const place = choose(part, await lookup(part.replace(/\s*\(.*$/, '')))
    // The slug of a postcode is the postcode.
    if (place) found[place.art === 'plz' ? 'plz' : 'ort'].push(place.slug)
    else found.unknown.push(part)
  }
  return found
}

function choose(typed: string, places: readonly PlaceSuggestion[]): PlaceSuggestion | undefined {
  const wanted = typed.toLocaleLowerCase('de-AT')
  const same = (name: string) => name.toLocaleLowerCase('de-AT') === wanted
  return (
    places.find((place) => same(typedName(place, true))) ?? places.find((place) => same(place.name)) ?? places.at(0)
  )
}
