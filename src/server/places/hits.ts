import { countryName } from '../../domain/format/address.ts'
import { readPostcode } from '../../domain/places/countries.ts'
import { HOME_COUNTRY } from '../../domain/places/home-country.ts'
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { TownAbroad } from './abroad-cache.ts'
import { extentOf } from './extents.ts'
import { foldTyped } from './fold.ts'
import { BY_SLUG, type Entry, TOWN_OF_PLZ } from './gazetteer.ts'
import { aroundIn, nameIn } from './names.ts'
import { placesSpeltAlike } from './near.ts'
import { beginLike } from './texts.ts'

/** A place that fits a typed text. It is named only when it is among the best: some letters begin a thousand names. */
export interface Found {
  slug: string
  art: PlaceSuggestion['art']
  /** The homes there. */
  count: number
  /** 3 the whole name, 2 the name in another language, 1 its beginning, 0 a word within, -1 only spelt alike */
  rank: -1 | 0 | 1 | 2 | 3
  einwohner: number
  /** The text means a part of this town. */
  isPart: boolean
  /** Of a name that is spelt alike: the number of errors. */
  errors?: number
  /** The suggestion in a language. */
  name: (language: Language) => PlaceSuggestion
}

/** Homes by slug, and by postcode with its country, `AT-8010`. */
export type Counts = ReadonlyMap<string, number>

/** The most places that are spelt alike. */
const NEAR_MOST = 3

/** What the gazetteer does not have. */
export interface Abroad {
  towns: readonly TownAbroad[]
  countries: readonly { suggestion: PlaceSuggestion; exact: boolean }[]
}

export const NO_ABROAD: Abroad = { towns: [], countries: [] }

/** The places with a word that begins with a folded text. */
export function hitsOf(typed: string, counts: Counts, language: Language, abroad: Abroad): Found[] {
  const postcode = /^(?:(?:a|at) )?(\d{1,4})(?: (.*))?$/.exec(typed)
  const found = postcode ? byPostcode(postcode[1] as string, postcode[2] ?? '', counts) : []
  const words = ` ${typed}`
  const exact = `| ${typed} |`
  const start = `| ${typed}`
  const separate = typed.split(' ')
  const others: Found[] = []
  for (const { entry, haystack: own, foreign, inLanguage, padded } of beginLike(typed)) {
    const haystack = own + (inLanguage.get(language) ?? '')
    const isInOrder = haystack.includes(words) || foreign.includes(words)
    if (!isInOrder) {
      const inAnyOrder = separate.length === 1 ? null : anyOrder(padded, separate)
      if (inAnyOrder !== null) others.push(hitOn(entry, inAnyOrder, counts))
      continue
    }
    if (postcode && found.some(({ slug }) => slug === entry.slug)) continue
    // A lone postcode finds towns as `art` plz above; here it would show the same town twice.
    if (postcode && entry.art === 'ort') continue
    const rank = haystack.includes(exact) ? 3 : foreign.includes(exact) ? 2 : haystack.includes(start) ? 1 : 0
    found.push(hitOn(entry, rank, counts))
  }
  found.push(...hitsAbroad(typed, abroad, counts))
  found.push(...others.filter(({ rank }) => rank > 0 || found.length === 0))
  return found
}

/** "graz umgebung" for "umgebung graz": 3 when all words of a spelling are there, 0 when some begin so, else null. */
function anyOrder(spellings: readonly string[], words: readonly string[]): 0 | 3 | null {
  let rank: 0 | null = null
  for (const spelling of spellings) {
    if (!words.every((word) => spelling.includes(` ${word}`))) continue
    const letters = words.join('').length + words.length + 1
    if (letters === spelling.length && words.every((word) => spelling.includes(` ${word} `))) return 3
    rank = 0
  }
  return rank
}

/** A place that a text means. Homes rarely name a part of a town as their place: then the part leads to its town. */
export function hitOn(entry: Entry, rank: Found['rank'], counts: Counts): Found {
  const town = counts.get(entry.slug) ? undefined : BY_SLUG.get(entry.town ?? '')
  const { slug, art } = town ?? entry
  return {
    slug,
    art,
    count: counts.get(slug) ?? 0,
    rank,
    einwohner: entry.einwohner,
    isPart: town !== undefined,
    name: (language) =>
      town
        ? { ...suggestion(town, counts, language), part: nameIn(entry, language) }
        : suggestion(entry, counts, language),
  }
}

/** The order of places of the same fitness: homes, inhabitants, slug. */
export const bySize = (a: Found, b: Found): number =>
  b.count - a.count || b.einwohner - a.einwohner || (a.slug < b.slug ? -1 : Number(a.slug > b.slug))

/** The places whose name is spelt almost like a folded text, and that are not known to fit. */
export function hitsSpeltAlike(typed: string, counts: Counts, known: readonly Found[]): Found[] {
  return [...placesSpeltAlike(typed)]
    .map(([entry, errors]): Found => {
      const hit = hitOn(entry, -1, counts)
      return { ...hit, errors, name: (language) => ({ ...hit.name(language), near: true }) }
    })
    .filter((hit) => !known.some(({ slug }) => slug === hit.slug))
    .sort((a, b) => (a.errors ?? 0) - (b.errors ?? 0) || bySize(a, b))
    .slice(0, NEAR_MOST)
}

function hitsAbroad(typed: string, { towns, countries }: Abroad, counts: Counts): Found[] {
  const code = readPostcode(typed.replace(/ /g, '-'))
  const found = countries.map(({ suggestion, exact }) => hitAbroad(suggestion, exact ? 3 : 1))
  for (const { slug, name, land, plz, lat, lng } of towns) {
    const point = lat === null || lng === null ? {} : { lat, lng }
    const folded = foldTyped(name)
    if (` ${folded}`.includes(` ${typed}`)) {
      const rank = folded === typed ? 3 : folded.startsWith(typed) ? 1 : 0
      found.push(hitAbroad({ slug, name, art: 'ort', count: counts.get(slug) ?? 0, in: '', ...point }, rank, land))
    }
    if (!code || (code.land !== null && code.land !== land)) continue
    for (const own of plz) {
      const figures = own.slice(land.length + 1)
      if (!figures.startsWith(code.code)) continue
      const count = counts.get(own) ?? 0
      const place = { slug: own, name: `${own} ${name}`, art: 'plz' as const, count, in: '', ...point }
      found.push(hitAbroad(place, figures === code.code ? 3 : 1, land))
    }
  }
  return found
}

/** @param land the country that distinguishes the place from others */
function hitAbroad(place: PlaceSuggestion, rank: Found['rank'], land?: string): Found {
  const { slug, art, count } = place
  const name = (language: Language) =>
    land === undefined ? place : { ...place, in: countryName(land, LANGUAGES[language].tag) }
  return { slug, art, count, rank, einwohner: 0, isPart: false, name }
}

function byPostcode(digits: string, name: string, counts: Counts): Found[] {
  const found: Found[] = []
  for (const [plz, entry] of TOWN_OF_PLZ) {
    if (!plz.startsWith(digits) || !` ${entry.spellings.join(' ')}`.includes(` ${name}`)) continue
    const rank = plz === digits ? 3 : 1
    if (entry.art === 'gemeindebezirk') {
      found.push({ ...hitOn(entry, rank, counts), isPart: false })
      continue
    }
    const count = counts.get(`${HOME_COUNTRY}-${plz}`) ?? 0
    const { lat, lng, einwohner } = entry
    found.push({
      slug: plz,
      art: 'plz',
      count,
      rank,
      einwohner,
      isPart: false,
      name: (language) => ({
        slug: plz,
        name: `${plz} ${nameIn(entry, language)}`,
        art: 'plz',
        in: aroundIn(entry, language),
        count,
        lat,
        lng,
      }),
    })
  }
  return found
}

/** A place as suggested, in a language. */
export function suggestion(entry: Entry, counts: ReadonlyMap<string, number>, language: Language): PlaceSuggestion {
  const box = extentOf(entry.slug)
  return {
    slug: entry.slug,
    name: nameIn(entry, language),
    art: entry.art,
    in: aroundIn(entry, language),
    count: counts.get(entry.slug) ?? 0,
    lat: entry.lat,
    lng: entry.lng,
    ...(box && { box }),
  }
}
