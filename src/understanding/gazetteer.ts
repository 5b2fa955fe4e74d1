import type { Place } from '../domain/places/place.ts'
import { foldWord, withoutUmlauts } from './fold.ts'
import { addPhrase, newPhrases, type Phrases } from './phrases.ts'

/** A place that a sentence may name. */
export interface KnownPlace {
  slug: string
  art: Place['art']
  /** Its names in all languages, the German one first. */
  names: readonly string[]
  /** Slugs of this place and of every area around it. */
  orte: readonly string[]
  einwohner: number
}

/** The places that exist: the library is given them, and knows none by itself. */
export interface Gazetteer {
  places: readonly KnownPlace[]
  isPostcode: (code: string) => boolean
}

/** The places of a gazetteer by name, the likeliest first. */
export interface PlaceIndex {
  phrases: Phrases<KnownPlace>
  bySlug: ReadonlyMap<string, KnownPlace>
}

/**
 * Below so many inhabitants a short name ("Zell" for "Zell am See") is not taken for the place; of longer names, which are
 * hardly other words, fewer are enough ("Velden").
 */
const SHORT_NAME_FROM = 3000
const LONG_NAME = 6
const LONG_NAME_FROM = 1500
const LINKING = / (?:an der|am|im|in der|in|bei|ob der|unter|auf der|an|ob) .+/s

const indexes = new WeakMap<Gazetteer, PlaceIndex>()

export function indexOf(gazetteer: Gazetteer): PlaceIndex {
  const known = indexes.get(gazetteer)
  if (known) return known
  const phrases = newPhrases<KnownPlace>()
  const places = gazetteer.places.toSorted((a, b) => b.einwohner - a.einwohner)
  for (const place of places) for (const name of spellings(place)) addPhrase(phrases, name, place)
  // "Hartberg-Fürstenfeld" names the district, and not both towns.
  for (const place of places) {
    const [, name] = /^Bezirk (\p{L}+-(?!Umgebung|Land)\p{L}+)$/u.exec(place.names[0] ?? '') ?? []
    if (name) addPhrase(phrases, foldWord(name), place)
  }
  // A short name stands behind the places that really have it.
  for (const place of places) {
    if (place.art !== 'ort') continue
    for (const name of place.names) {
      const short = name.replace(LINKING, '')
      const least = short.length >= LONG_NAME ? LONG_NAME_FROM : SHORT_NAME_FROM
      if (short !== name && place.einwohner >= least) addPhrase(phrases, short, place)
    }
  }
  // "Hermagor-Pressegger See" is the "Hermagor" of the district.
  const names = new Set(places.map((place) => place.names[0]))
  for (const { art, slug, names: own } of places) {
    const [, name] = (art === 'bezirk' && /^Bezirk (\p{L}+)$/u.exec(own[0] ?? '')) || []
    const seat = places.find((place) => place.orte.includes(slug) && place.names[0]?.startsWith(`${name}-`))
    if (name && seat && !names.has(name)) addPhrase(phrases, foldWord(name), seat)
  }
  const index = { phrases, bySlug: new Map(gazetteer.places.map((place) => [place.slug, place])) }
  indexes.set(gazetteer, index)
  return index
}

function spellings({ names }: KnownPlace): string[] {
  const written = names.flatMap((name) => [name, withoutUmlauts(name)])
  const saints = written.flatMap((name) =>
    /^st\.? /i.test(name) ? ['Sankt ', 'St. ', 'St '].map((saint) => name.replace(/^st\.? /i, saint)) : [],
  )
  // "Velden am Wörther See" is "am Wörthersee", too.
  const lakes = written.flatMap((name) => (/er see$/i.test(name) ? [name.replace(/er see$/i, 'ersee')] : []))
  // "St. Pölten" is written with its point and without.
  const folded = [...written, ...saints, ...lakes].map(foldWord)
  return [...new Set(folded.flatMap((name) => [name, name.replaceAll('.', ' ').trim()]))]
}
