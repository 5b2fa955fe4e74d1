import type { Problem } from '../errors.ts'
import type { Point } from '../search/area.ts'
import { type Around, NEARBY, RADIUS_MAX, RADIUS_MIN } from '../search/around.ts'
import type { PlaceSuggestion, ReadPlace } from './suggestion.ts'

/** The maximum length of a text whose places are suggested. */
export const PLACE_TEXT_MAX = 80
/** The maximum length of a text with several places. */
export const PLACES_TEXT_MAX = 400
/** The most places of one text. */
export const PARTS_MAX = 20

/** The radii that the place field offers, in km. */
export const RADII = [1, 2, 5, 10, 15, 20, 30, 50, 75, 100] as const

/** A chosen place of a search; the slug of a postcode is the postcode, that of a country its code. */
export interface Picked {
  slug: string
  name: string
  art: PlaceSuggestion['art']
  /** The radius around its centre in km, or the place and what borders it; without it only the place. */
  km?: Around['km']
  /** Its centre, for a map; of places from an address it is unknown. */
  at?: Point
}

/** Tells whether a criterion names places: the place field holds it. */
export const isPlaceName = (name: string): boolean => name === 'ort' || name === 'plz' || name === 'umkreis'

/** What a place field holds: the places of a search (`ort`), or those that it leaves out (`ohne`). */
export type PlaceField = 'ort' | 'ohne'

/**
 * The names in a form of what was typed into a place field and not chosen, and of the text that the page wrote without
 * JavaScript.
 */
export const TYPED_NAMES = {
  ort: { typed: 'wo', before: 'wo_alt' },
  ohne: { typed: 'ohne_wo', before: 'ohne_wo_alt' },
} as const satisfies Record<PlaceField, { typed: string; before: string }>

/** The kinds of places that a radius can be drawn around. */
export const hasRadius = (art: Picked['art']): boolean => art === 'ort' || art === 'gemeindebezirk' || art === 'bezirk'

/**
 * The text of a place: it includes the distinguishing part when the name alone would mean another suggestion:
 * "Gmünd (Bezirk Spittal)".
 */
export function typedName(place: Pick<PlaceSuggestion, 'name' | 'in'>, ambiguous: boolean): string {
  return ambiguous && place.in ? `${place.name} (${place.in.split(',')[0]})` : place.name
}

/** Several places as text; names have commas, so semicolons separate them. */
export const joinTyped = (parts: readonly string[]): string => parts.join('; ')

/** The parameters of a search in these places: alternatives to each other. */
export function paramsOfPlaces(picked: readonly Picked[]): Record<'ort' | 'plz' | 'land' | 'umkreis', string> {
  const slugs = (wanted: (place: Picked) => boolean) => [
    ...new Set(picked.filter((place) => !place.km && wanted(place)).map(({ slug }) => slug)),
  ]
  return {
    ort: slugs(({ art }) => art !== 'plz' && art !== 'land').join(','),
    plz: slugs(({ art }) => art === 'plz').join(','),
    land: slugs(({ art }) => art === 'land').join(','),
    umkreis: [...new Set(picked.flatMap(({ slug, km }) => (km ? [`${slug},${km}`] : [])))].join('~'),
  }
}

/** The places among the parts of a text. A radius that cannot be searched is left out, and told by `placeProblems`. */
export function pickedOf(read: readonly ReadPlace[]): Picked[] {
  return read.flatMap(({ place }) => {
    if (!place) return []
    const { km, ...rest } = place
    return [isRadius(km) ? { ...pick(rest), km } : pick(rest)]
  })
}

/**
 * Tells whether a search can leave a place out. Of a part of a town, homes know only the town: to leave out the whole
 * town would hide more than the visitor said. Homes know no postcodes and countries among their places.
 */
export const canBeLeftOut = ({ art, part }: Pick<PlaceSuggestion, 'art' | 'part'>): boolean =>
  art !== 'plz' && art !== 'land' && !part

/** What the parts of a text mean in a place field: its places, messages, and the text that stays as it is. */
export function readInto(
  holds: PlaceField,
  read: readonly ReadPlace[],
): { picked: Picked[]; problems: Problem[]; unread: string } {
  const isRead = ({ place }: ReadPlace) => place !== null && (holds === 'ort' || canBeLeftOut(place))
  const unread = joinTyped(read.filter((part) => !isRead(part)).map(({ text }) => text))
  if (holds === 'ort') return { picked: pickedOf(read), problems: placeProblems(read), unread }
  const picked = read.flatMap(({ place }) => (place && canBeLeftOut(place) ? [pick(place)] : []))
  const problems = read.flatMap(({ text, place, near }): Problem[] => {
    if (!place) return [{ ...unknownPlace(text, near), field: 'ohne' }]
    const value = text.slice(0, PLACE_TEXT_MAX)
    return canBeLeftOut(place) ? [] : [{ field: 'ohne', code: 'word', params: { value } }]
  })
  return { picked, problems, unread }
}

/** A suggestion as a chosen place, without surroundings. */
export function pick({ slug, name, art, lat, lng }: Omit<PlaceSuggestion, 'in' | 'count'>): Picked {
  return { slug, name, art, ...(lat !== undefined && lng !== undefined && { at: [lat, lng] as const }) }
}

const isRadius = (km: Around['km'] | undefined): km is Around['km'] =>
  km === NEARBY || (km !== undefined && km >= RADIUS_MIN && km <= RADIUS_MAX)

/** Messages about parts of a text that could not be used as typed. */
export function placeProblems(read: readonly ReadPlace[]): Problem[] {
  return read.flatMap(({ text, place, near }): Problem[] => {
    if (!place) return [unknownPlace(text, near)]
    const { part, name, km } = place
    if (part) return [{ field: 'ort', code: 'place_part', params: { value: part, town: name } }]
    const isWrong = km !== undefined && !isRadius(km)
    return isWrong ? [{ field: 'umkreis', code: 'radius', params: { min: RADIUS_MIN, max: RADIUS_MAX } }] : []
  })
}

/** An unknown place with the names that are spelt alike, best first. */
export function unknownPlace(value: string, near: readonly Pick<PlaceSuggestion, 'name'>[]): Problem {
  const shown = value.slice(0, PLACE_TEXT_MAX)
  if (near.length === 0) return { field: 'ort', code: 'place', params: { value: shown } }
  const names = near.map(({ name }) => name).join('; ')
  return { field: 'ort', code: 'place_near', params: { value: shown, near: names } }
}
