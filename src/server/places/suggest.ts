import { countryName } from '../../domain/format/address.ts'
import { HOME_COUNTRY, readPostcode } from '../../domain/places/countries.ts'
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { TownAbroad } from './abroad-cache.ts'
import { extentOf } from './extents.ts'
import { foldTyped } from './fold.ts'
import { BY_SLUG, ENTRIES, type Entry, TOWN_OF_PLZ } from './gazetteer.ts'
import { aroundIn, FOREIGN_NAMES, nameIn } from './names.ts'

/** The search text of one place: every spelling between spaces, also with "sankt" and with plain vowels for umlauts. */
const HAYSTACKS: readonly string[] = ENTRIES.map(
  (entry) => ` | ${[...new Set(entry.spellings.flatMap(variants))].join(' | ')} | ${entry.plz.join(' ')} `,
)

/** The names in other languages, by place and by language and place. */
const FOREIGN = new Map<Entry | string, string>()
for (const [language, entry, name] of FOREIGN_NAMES) {
  const folded = ` | ${foldTyped(name)} | `
  FOREIGN.set(entry, (FOREIGN.get(entry) ?? '') + folded)
  FOREIGN.set(`${language} ${entry.slug}`, folded)
}

/**
 * Suggests places with a word that begins with the typed text. The order is: places with homes, whole names, then names
 * that begin with it (so that a town precedes its Bezirk), number of homes, inhabitants. Digits find known postcodes
 * (`art` plz, whose slug is the postcode). Names in every language find their place; only names in the requested
 * language count as whole names, so that "Wieden" stays a district of Vienna where it is not Polish.
 *
 * Listings rarely name a part of a town as their place. If none does, the part leads to its town, which has results,
 * and `part` says so.
 *
 * @param text as typed; an empty one gives no suggestions
 * @param counts published homes by slug and by postcode with its country, `AT-8010`
 * @param abroad the towns abroad with homes, and the countries that the text may name
 * @param language of `name`, `in` and `part`
 */
export function suggestPlaces(
  text: string,
  counts: ReadonlyMap<string, number>,
  limit: number,
  language: Language,
  abroad: Abroad = { towns: [], countries: [] },
): PlaceSuggestion[] {
  const typed = foldTyped(text.slice(0, 80))
  if (!typed || limit < 1) return []
  const postcode = /^(?:(?:a|at) )?(\d{1,4})(?: (.*))?$/.exec(typed)
  const found = postcode ? byPostcode(postcode[1] as string, postcode[2] ?? '', counts, language) : []
  const words = ` ${typed}`
  const exact = `| ${typed} |`
  const start = `| ${typed}`
  for (const [at, entry] of ENTRIES.entries()) {
    const haystack = (HAYSTACKS[at] as string) + (FOREIGN.get(`${language} ${entry.slug}`) ?? '')
    if (!haystack.includes(words) && !FOREIGN.get(entry)?.includes(words)) continue
    if (postcode && found.some((known) => known.suggestion.slug === entry.slug)) continue
    // A lone postcode finds towns as `art` plz above; here it would show the same town twice.
    if (postcode && entry.art === 'ort') continue
    const rank = haystack.includes(exact)
      ? 3
      : FOREIGN.get(entry)?.includes(exact)
        ? 2
        : haystack.includes(start)
          ? 1
          : 0
    const town = counts.get(entry.slug) ? undefined : BY_SLUG.get(entry.town ?? '')
    found.push({
      suggestion: town
        ? { ...suggestion(town, counts, language), part: nameIn(entry, language) }
        : suggestion(entry, counts, language),
      rank,
      einwohner: entry.einwohner,
    })
  }
  found.push(...hitsAbroad(typed, abroad, counts, language))
  found.sort(
    (a, b) =>
      Number(b.suggestion.count > 0) - Number(a.suggestion.count > 0) ||
      whole(b) - whole(a) ||
      // A town with a match in its own name precedes a town that only a part of it leads to.
      Number(!b.suggestion.part) - Number(!a.suggestion.part) ||
      b.rank - a.rank ||
      b.suggestion.count - a.suggestion.count ||
      b.einwohner - a.einwohner ||
      a.suggestion.slug.localeCompare(b.suggestion.slug),
  )
  const best = new Map<string, Hit>()
  for (const hit of found) if (!best.has(hit.suggestion.slug)) best.set(hit.suggestion.slug, hit)
  return [...best.values()]
    .slice(0, limit)
    .map((hit) => (whole(hit) > 0 ? { ...hit.suggestion, exact: true } : hit.suggestion))
}

/** What the gazetteer does not have. */
interface Abroad {
  towns: readonly TownAbroad[]
  countries: readonly { suggestion: PlaceSuggestion; exact: boolean }[]
}

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

interface Hit {
  suggestion: PlaceSuggestion
  /** 3 the whole name, 2 the name in another language, 1 its beginning, 0 a word within */
  rank: 0 | 1 | 2 | 3
  einwohner: number
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

function suggestion(entry: Entry, counts: ReadonlyMap<string, number>, language: Language): PlaceSuggestion {
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
