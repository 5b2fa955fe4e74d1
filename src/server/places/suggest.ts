import { countryName } from '../../domain/format/address.ts'
import { HOME_COUNTRY, readPostcode } from '../../domain/places/countries.ts'
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { TownAbroad } from './abroad-cache.ts'
import { extentOf } from './extents.ts'
import { foldTyped } from './fold.ts'
import { BY_SLUG, ENTRIES, type Entry, fromPlaces, TOWN_OF_PLZ } from './gazetteer.ts'
import { aroundIn, foreignNames, nameIn } from './names.ts'
import { placesSpeltAlike } from './near.ts'
import { germanKinds, surroundingsIn } from './wording.ts'

/** The texts that a typed text is looked for in. */
const texts = fromPlaces(() => {
  /** The names in other languages, by place and by language and place. */
  const foreign = new Map<Entry | string, string>()
  for (const [language, entry, name] of foreignNames()) {
    const folded = ` | ${foldTyped(name)} | `
    foreign.set(entry, (foreign.get(entry) ?? '') + folded)
    foreign.set(`${language} ${entry.slug}`, folded)
  }
  const spellings = ENTRIES.map((entry) => [...new Set(entry.spellings.flatMap(variants))])
  return {
    foreign,
    /** Of each place: every spelling between spaces, also with "sankt" and with plain vowels for umlauts. */
    haystacks: ENTRIES.map((entry, at) => ` | ${spellings[at]?.join(' | ')} | ${entry.plz.join(' ')} `),
    /** The spellings of each place between blanks, for texts with its words in another order. */
    padded: spellings.map((all) => all.map((spelling) => ` ${spelling} `)),
  }
})

/** The most places that are spelt alike. */
const NEAR_MOST = 3

/**
 * Suggests places with a word that begins with the typed text. The order is: places with homes, whole names, then names
 * that begin with it (so that a town precedes its Bezirk), number of homes, inhabitants; last those that are only spelt
 * alike. Digits find known postcodes
 * (`art` plz, whose slug is the postcode). Names in every language find their place; only names in the requested
 * language count as whole names, so that "Wieden" stays a district of Vienna where it is not Polish. "Graz und
 * Umgebung" suggests the town with a radius, and a text that no name begins with suggests names that are spelt alike.
 *
 * Listings rarely name a part of a town as their place. If none does, the part leads to its town, which has results,
 * and `part` says so.
 *
 * @param text as typed; an empty one gives no suggestions
 * @param counts homes by slug and by postcode with its country, `AT-8010`
 * @param abroad the towns abroad with homes, and the countries that the text may name
 * @param language of `name`, `in` and `part`
 */
export function suggestPlaces(
  text: string,
  counts: ReadonlyMap<string, number>,
  limit: number,
  language: Language,
  abroad: Abroad = NO_ABROAD,
): PlaceSuggestion[] {
  return rankPlaces(text, counts, limit, language, abroad).map((hit) =>
    whole(hit) > 0 ? { ...hit.suggestion, exact: true } : hit.suggestion,
  )
}

/**
 * The same with the rank of each.
 * @param isSure leaves out names that are only spelt alike, which cost most of the time
 */
export function rankPlaces(
  text: string,
  counts: ReadonlyMap<string, number>,
  limit: number,
  language: Language,
  abroad: Abroad = NO_ABROAD,
  isSure = false,
): Hit[] {
  const folded = foldTyped(text.slice(0, 80))
  if (!folded || limit < 1) return []
  const german = townAfterCode(germanKinds(folded))
  const hits = hitsOf(german, counts, language, abroad)
  if (german !== folded) hits.push(...hitsOf(folded, counts, language, abroad))
  const around = surroundingsIn(german)
  if (around && !hits.some((hit) => whole(hit) > 0)) {
    for (const hit of hitsOf(around.name, counts, language, NO_ABROAD)) {
      if (hit.rank > 0 && CENTRED.has(hit.suggestion.art) && !hit.suggestion.part)
        hits.push({ ...hit, suggestion: { ...hit.suggestion, km: around.km } })
    }
  }
  const isFound = hits.some((hit) => whole(hit) > 0 || (hit.rank === 1 && hit.suggestion.count > 0))
  if (!isSure && !isFound) hits.push(...hitsSpeltAlike(german, counts, language, hits))
  hits.sort(
    (a, b) =>
      Number(b.suggestion.count > 0) - Number(a.suggestion.count > 0) ||
      whole(b) - whole(a) ||
      // A town with a match in its own name precedes a town that only a part of it leads to.
      Number(!b.suggestion.part) - Number(!a.suggestion.part) ||
      b.rank - a.rank ||
      (a.errors ?? 0) - (b.errors ?? 0) ||
      b.suggestion.count - a.suggestion.count ||
      b.einwohner - a.einwohner ||
      a.suggestion.slug.localeCompare(b.suggestion.slug),
  )
  const best = new Map<string, Hit>()
  for (const hit of hits) if (!best.has(hit.suggestion.slug)) best.set(hit.suggestion.slug, hit)
  const found = [...best.values()]
  const near = found.filter(({ rank }) => rank < 0)
  return [...found.filter(({ rank }) => rank >= 0).slice(0, Math.max(0, limit - near.length)), ...near].slice(0, limit)
}

/** "wien 1070" -> "1070 wien"; "d 8033" is a postcode with its country. */
const townAfterCode = (typed: string): string =>
  readPostcode(typed.replace(/ /g, '-')) ? typed : typed.replace(/^(\D.*) (\d{3,4})$/, '$2 $1')

/** The kinds of places that a circle can be drawn around. */
const CENTRED: ReadonlySet<PlaceSuggestion['art']> = new Set(['ort', 'gemeindebezirk', 'bezirk'])

function hitsOf(typed: string, counts: ReadonlyMap<string, number>, language: Language, abroad: Abroad): Hit[] {
  const postcode = /^(?:(?:a|at) )?(\d{1,4})(?: (.*))?$/.exec(typed)
  const found = postcode ? byPostcode(postcode[1] as string, postcode[2] ?? '', counts, language) : []
  const words = ` ${typed}`
  const exact = `| ${typed} |`
  const start = `| ${typed}`
  const separate = typed.split(' ')
  const others: Hit[] = []
  const { foreign, haystacks, padded } = texts()
  for (const [at, entry] of ENTRIES.entries()) {
    const haystack = (haystacks[at] as string) + (foreign.get(`${language} ${entry.slug}`) ?? '')
    const isInOrder = haystack.includes(words) || foreign.get(entry)?.includes(words)
    if (!isInOrder) {
      const inAnyOrder = separate.length === 1 ? null : anyOrder(padded[at] as string[], separate)
      if (inAnyOrder !== null) others.push(hitOn(entry, inAnyOrder, counts, language))
      continue
    }
    if (postcode && found.some((known) => known.suggestion.slug === entry.slug)) continue
    // A lone postcode finds towns as `art` plz above; here it would show the same town twice.
    if (postcode && entry.art === 'ort') continue
    const rank = haystack.includes(exact)
      ? 3
      : foreign.get(entry)?.includes(exact)
        ? 2
        : haystack.includes(start)
          ? 1
          : 0
    found.push(hitOn(entry, rank, counts, language))
  }
  found.push(...hitsAbroad(typed, abroad, counts, language))
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

function hitOn(entry: Entry, rank: Hit['rank'], counts: ReadonlyMap<string, number>, language: Language): Hit {
  const town = counts.get(entry.slug) ? undefined : BY_SLUG.get(entry.town ?? '')
  return {
    suggestion: town
      ? { ...suggestion(town, counts, language), part: nameIn(entry, language) }
      : suggestion(entry, counts, language),
    rank,
    einwohner: entry.einwohner,
  }
}

function hitsSpeltAlike(
  typed: string,
  counts: ReadonlyMap<string, number>,
  language: Language,
  known: readonly Hit[],
): Hit[] {
  return [...placesSpeltAlike(typed)]
    .map(([entry, errors]): Hit => {
      const { suggestion, einwohner } = hitOn(entry, -1, counts, language)
      return { suggestion: { ...suggestion, near: true }, rank: -1, einwohner, errors }
    })
    .filter((hit) => !known.some(({ suggestion }) => suggestion.slug === hit.suggestion.slug))
    .sort(
      (a, b) =>
        (a.errors ?? 0) - (b.errors ?? 0) ||
        b.suggestion.count - a.suggestion.count ||
        b.einwohner - a.einwohner ||
        a.suggestion.slug.localeCompare(b.suggestion.slug),
    )
    .slice(0, NEAR_MOST)
}

/** What the gazetteer does not have. */
export interface Abroad {
  towns: readonly TownAbroad[]
  countries: readonly { suggestion: PlaceSuggestion; exact: boolean }[]
}

const NO_ABROAD: Abroad = { towns: [], countries: [] }

function hitsAbroad(
  typed: string,
  { towns, countries }: Abroad,
  counts: ReadonlyMap<string, number>,
  language: Language,
): Hit[] {
  const { tag } = LANGUAGES[language]
  const code = readPostcode(typed.replace(/ /g, '-'))
  const found: Hit[] = countries.map(({ suggestion, exact }) => ({ suggestion, rank: exact ? 3 : 1, einwohner: 0 }))
  for (const { slug, name, land, plz, lat, lng } of towns) {
    const point = lat === null || lng === null ? {} : { lat, lng }
    const place = { in: countryName(land, tag), ...point }
    const folded = foldTyped(name)
    if (` ${folded}`.includes(` ${typed}`)) {
      const rank = folded === typed ? 3 : folded.startsWith(typed) ? 1 : 0
      const count = counts.get(slug) ?? 0
      found.push({ suggestion: { slug, name, art: 'ort', count, ...place }, rank, einwohner: 0 })
    }
    if (!code || (code.land !== null && code.land !== land)) continue
    for (const own of plz) {
      const figures = own.slice(land.length + 1)
      if (!figures.startsWith(code.code)) continue
      const rank = figures === code.code ? 3 : 1
      const suggestion = {
        slug: own,
        name: `${own} ${name}`,
        art: 'plz' as const,
        count: counts.get(own) ?? 0,
        ...place,
      }
      found.push({ suggestion, rank, einwohner: 0 })
    }
  }
  return found
}

export interface Hit {
  suggestion: PlaceSuggestion
  /** 3 the whole name, 2 the name in another language, 1 its beginning, 0 a word within, -1 only spelt alike */
  rank: -1 | 0 | 1 | 2 | 3
  einwohner: number
  /** Of a name that is spelt alike: the number of errors. */
  errors?: number
}

const whole = ({ rank }: Hit) => (rank > 1 ? rank : 0)

function byPostcode(digits: string, name: string, counts: ReadonlyMap<string, number>, language: Language): Hit[] {
  const found: Hit[] = []
  for (const [plz, entry] of TOWN_OF_PLZ) {
    if (!plz.startsWith(digits) || !` ${entry.spellings.join(' ')}`.includes(` ${name}`)) continue
    const whole = entry.art === 'gemeindebezirk'
    found.push({
      suggestion: whole
        ? suggestion(entry, counts, language)
        : {
            slug: plz,
            name: `${plz} ${nameIn(entry, language)}`,
            art: 'plz',
            in: aroundIn(entry, language),
            count: counts.get(`${HOME_COUNTRY}-${plz}`) ?? 0,
            lat: entry.lat,
            lng: entry.lng,
          },
      rank: plz === digits ? 3 : 1,
      einwohner: entry.einwohner,
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

function variants(spelling: string): string[] {
  const bare = spelling.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  const names = bare === spelling ? [spelling] : [spelling, bare]
  return names.flatMap((name) => (/\bst\b/.test(name) ? [name, name.replace(/\bst\b/g, 'sankt')] : [name]))
}
