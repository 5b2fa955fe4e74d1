import type { Place } from '../domain/places/place.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'

/** Names of the places of a search, by slug, in the language of the page. */
export type PlaceNames = Readonly<Record<string, Pick<Place, 'name' | 'art'>>>

/** The context for describing a search in words. */
export interface SearchWords {
  t: Translate<'search' | 'shared'>
  language: Language
  /** BCP 47, of the language */
  tag: string
  places: PlaceNames
}

/** The place's name; an unknown slug from an address is shown as a word. */
export function placeName(slug: string, places: PlaceNames): string {
  return places[slug]?.name ?? slug.replace(/(^|-)(\p{L})/gu, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())
}
