import type { PlaceSuggestion } from '../../domain/places/place.ts'
import { foldName } from './fold.ts'
import { ENTRIES, type Entry, TOWN_OF_PLZ } from './gazetteer.ts'

/** Haystack of one place: every spelling between spaces, also with "sankt" and with bare umlauts. */
const HAYSTACKS: readonly string[] = ENTRIES.map(
  (entry) => ` | ${[...new Set(entry.spellings.flatMap(variants))].join(' | ')} | ${entry.plz.join(' ')} `,
)

/**
 * Places that begin, in any of their words, with what was typed: whole names first, then those with homes, those that
 * begin with it (so that a town stands before its Bezirk), by number of homes, by inhabitants. Digits find postcodes, as far as they are known (`art` plz, whose slug is the postcode).
 *
 * @param text   as typed; nothing comes back for an empty one
 * @param counts published homes by slug (and by postcode, where the caller has them)
 */
export function suggestPlaces(text: string, counts: ReadonlyMap<string, number>, limit: number): PlaceSuggestion[] {
  const typed = foldName(text.slice(0, 80))
  if (!typed || limit < 1) return []
  const postcode = /^(\d{1,4})(?: (.*))?$/.exec(typed)
  const found = postcode ? byPostcode(postcode[1] as string, postcode[2] ?? '', counts) : []
  const words = ` ${typed}`
  const exact = `| ${typed} |`
  const start = `| ${typed}`
  for (const [at, entry] of ENTRIES.entries()) {
    const haystack = HAYSTACKS[at] as string
    if (!haystack.includes(words)) continue
    if (postcode && found.some((known) => known.suggestion.slug === entry.slug)) continue
    // A postcode alone finds towns as `art` plz above; here it would show the same town twice.
    if (postcode && entry.art === 'ort') continue
    found.push({
      suggestion: suggestion(entry, counts),
      rank: haystack.includes(exact) ? 2 : haystack.includes(start) ? 1 : 0,
      einwohner: entry.einwohner,
    })
  }
  found.sort(
    (a, b) =>
      Number(b.rank === 2) - Number(a.rank === 2) ||
      Number(b.suggestion.count > 0) - Number(a.suggestion.count > 0) ||
      b.rank - a.rank ||
      b.suggestion.count - a.suggestion.count ||
      b.einwohner - a.einwohner ||
      a.suggestion.slug.localeCompare(b.suggestion.slug),
  )
  return found.slice(0, limit).map((hit) => hit.suggestion)
}

interface Hit {
  suggestion: PlaceSuggestion
  /** 2 the whole name, 1 its beginning, 0 a word within */
  rank: 0 | 1 | 2
  einwohner: number
}

function byPostcode(digits: string, name: string, counts: ReadonlyMap<string, number>): Hit[] {
  const found: Hit[] = []
  for (const [plz, entry] of TOWN_OF_PLZ) {
    if (!plz.startsWith(digits) || !` ${entry.spellings.join(' ')}`.includes(` ${name}`)) continue
    const whole = entry.art === 'gemeindebezirk'
    found.push({
      suggestion: whole
        ? suggestion(entry, counts)
        : { slug: plz, name: `${plz} ${entry.name}`, art: 'plz', in: entry.in, count: counts.get(plz) ?? 0 },
      rank: plz === digits ? 2 : 1,
      einwohner: entry.einwohner,
    })
  }
  return found
}

function suggestion(entry: Entry, counts: ReadonlyMap<string, number>): PlaceSuggestion {
  return { slug: entry.slug, name: entry.name, art: entry.art, in: entry.in, count: counts.get(entry.slug) ?? 0 }
}

function variants(spelling: string): string[] {
  const bare = spelling.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  const names = bare === spelling ? [spelling] : [spelling, bare]
  return names.flatMap((name) => (/\bst\b/.test(name) ? [name, name.replace(/\bst\b/g, 'sankt')] : [name]))
}
