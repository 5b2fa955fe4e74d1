import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Gazetteer } from '../../understanding/gazetteer.ts'
import { ENTRIES, fromPlaces, TOWN_OF_PLZ } from './gazetteer.ts'
import { nameIn } from './names.ts'

const STATE_OF_SALZBURG = 'land-salzburg'

/** The places that exist, for the understanding of sentences: computed again when borders are loaded. */
export const placesForSentences: () => Gazetteer = fromPlaces(() => ({
  places: ENTRIES.map((entry) => ({
    slug: entry.slug,
    art: entry.art,
    // In other languages the state of Salzburg has the name of the city, which is what people mean by it.
    names: entry.slug === STATE_OF_SALZBURG ? [entry.name] : [...new Set([...namesOf(entry), ...entry.spellings])],
    orte: entry.orte,
    einwohner: entry.einwohner,
  })),
  isPostcode: (code) => TOWN_OF_PLZ.has(code),
}))

const CODES = [DEFAULT_LANGUAGE, ...(Object.keys(LANGUAGES) as Language[]).filter((code) => code !== DEFAULT_LANGUAGE)]

const namesOf = (entry: Parameters<typeof nameIn>[0]): string[] => CODES.map((language) => nameIn(entry, language))
