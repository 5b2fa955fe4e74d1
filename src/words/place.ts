import type { Place } from '../domain/places/place.ts'
import type { Picked } from '../domain/places/typed.ts'
import { formatAround, NEARBY } from '../domain/search/around.ts'
import type { Filter } from '../domain/search/criteria.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'

/** Names of the places of a search, by slug, in the language of the page. */
export type PlaceNames = Readonly<Record<string, Pick<Place, 'name' | 'art'>>>

/** Names of companies and titles of projects, by id. */
export type NamesById = Readonly<Partial<Record<'anbieter' | 'projekt', Readonly<Record<number, string>>>>>

/** The context for describing a search in words. */
export interface SearchWords {
  t: Translate<'search' | 'shared'>
  language: Language
  /** BCP 47, of the language */
  tag: string
  places: PlaceNames
  /** Of the companies and projects in the search; an unknown one is shown by its number. */
  names?: NamesById
}

/** A chosen place as text, which the server reads back as the same: "Graz + 15 km", "Graz und Umgebung". */
export function pickedText({ name, km }: Picked, t: Translate<'search'>): string {
  if (km === undefined) return name
  return km === NEARBY ? t('list.nearby', { place: name }) : t('list.around', { place: name, km })
}

/** The places of a search, each with its surroundings. Circles around a point are no places (`circlesAlone`). */
export function pickedOfSearch({ ort = [], plz = [], umkreis = [] }: Filter, places: PlaceNames): Picked[] {
  const named = (slug: string) => ({ slug, name: placeName(slug, places), art: places[slug]?.art ?? ('ort' as const) })
  return [
    ...ort.map(named),
    ...plz.map((code) => ({ slug: code, name: code, art: 'plz' as const })),
    ...umkreis.flatMap(({ ort: slug, km }) => (slug === undefined ? [] : [{ ...named(slug), km }])),
  ]
}

/** The places that a search leaves out. */
export const leftOutOfSearch = ({ ohne = [] }: Filter, places: PlaceNames): Picked[] =>
  ohne.map((slug) => ({ slug, name: placeName(slug, places), art: places[slug]?.art ?? 'ort' }))

/** The circles of a search that are no places, in the form of the address. */
export const circlesAlone = ({ umkreis = [] }: Filter): string =>
  umkreis
    .filter(({ ort }) => ort === undefined)
    .map(formatAround)
    .join('~')

/** The place's name; an unknown slug from an address is shown as a word. */
export function placeName(slug: string, places: PlaceNames): string {
  return places[slug]?.name ?? slug.replace(/(^|-)(\p{L})/gu, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())
}
