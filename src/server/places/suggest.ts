import { readPostcode } from '../../domain/places/countries.ts'
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'
import type { Language } from '../../i18n/languages.ts'
import { placesNamed, withoutIn } from '../../understanding/place-name.ts'
import { foldTyped } from './fold.ts'
import { placesForSentences } from './for-sentences.ts'
import { BY_SLUG } from './gazetteer.ts'
import { type Abroad, bySize, type Counts, type Found, hitOn, hitsOf, hitsSpeltAlike, NO_ABROAD } from './hits.ts'
import { placesSpeltAlike } from './near.ts'
import { germanKinds, surroundingsIn } from './wording.ts'

/** A suggestion, and how well its name fits the text. */
export interface Hit {
  suggestion: PlaceSuggestion
  rank: Found['rank']
}

/**
 * Suggests places with a word that begins with the typed text. The order is: places with homes, whole names, then names
 * that begin with it (so that a town precedes its Bezirk), number of homes, inhabitants; last those that are only spelt
 * alike. Digits find known postcodes (`art` plz, whose slug is the postcode). Names in every language find their place;
 * only names in the requested language count as whole names, so that "Wieden" stays a district of Vienna where it is not
 * Polish. "Graz und Umgebung" suggests the town with a radius. A text that no name begins with may be a name with its
 * case ("w Wiedniu", "Viyana'da"); else it suggests names that are spelt alike.
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
  counts: Counts,
  limit: number,
  language: Language,
  abroad: Abroad = NO_ABROAD,
): PlaceSuggestion[] {
  return rankPlaces(text, counts, limit, language, abroad).map(({ suggestion, rank }) =>
    rank > 1 ? { ...suggestion, exact: true } : suggestion,
  )
}

/**
 * The same with the rank of each.
 * @param isSure leaves out names that are only spelt alike, which cost most of the time
 */
export function rankPlaces(
  text: string,
  counts: Counts,
  limit: number,
  language: Language,
  abroad: Abroad = NO_ABROAD,
  isSure = false,
): Hit[] {
  const typed = text.slice(0, TEXT_MAX)
  const folded = foldTyped(typed)
  if (!folded || limit < 1) return []
  const german = townAfterCode(germanKinds(folded))
  const hits = hitsOf(german, counts, language, abroad)
  if (german !== folded) hits.push(...hitsOf(folded, counts, language, abroad))
  if (!hits.some(isNamed)) hits.push(...hitsInflected(typed, german, counts, language))
  const around = surroundingsIn(german)
  if (around && !hits.some(isWhole)) hits.push(...hitsAround(around, counts, language))
  const isFound = hits.some((hit) => isWhole(hit) || (hit.rank === 1 && hit.count > 0))
  if (!isSure && !isFound) hits.push(...hitsSpeltAlike(german, counts, hits))
  hits.sort(
    (a, b) =>
      Number(b.count > 0) - Number(a.count > 0) ||
      whole(b) - whole(a) ||
      // A town with a match in its own name precedes a town that only a part of it leads to.
      Number(a.isPart) - Number(b.isPart) ||
      b.rank - a.rank ||
      (a.errors ?? 0) - (b.errors ?? 0) ||
      bySize(a, b),
  )
  const best = new Map<string, Found>()
  for (const hit of hits) if (!best.has(hit.slug)) best.set(hit.slug, hit)
  const found = [...best.values()]
  const near = found.filter(({ rank }) => rank < 0)
  return [...found.filter(({ rank }) => rank >= 0).slice(0, Math.max(1, limit - near.length)), ...near]
    .slice(0, limit)
    .map(({ rank, name }) => ({ suggestion: name(language), rank }))
}

/** The longest text that is looked for, in letters. */
const TEXT_MAX = 80

const whole = ({ rank }: Found) => (rank > 1 ? rank : 0)
const isWhole = (hit: Found) => whole(hit) > 0
/** Tells whether a place is or may become the typed name. Few type a country: "Вене" is Vienna before Venezuela. */
const isNamed = ({ rank, art }: Found) => rank > 1 || (rank === 1 && art !== 'land')

/** "wien 1070" -> "1070 wien"; "d 8033" is a postcode with its country. */
const townAfterCode = (typed: string): string =>
  readPostcode(typed.replace(/ /g, '-')) ? typed : typed.replace(/^(\D.*) (\d{3,4})$/, '$2 $1')

/**
 * The places of a name with its case, as sentences have it; also behind a word for "in" that is just followed by the
 * beginning of a name. What may be a slip in a German name is a question, unless the page is in that other language.
 */
function hitsInflected(typed: string, german: string, counts: Counts, language: Language): Found[] {
  // No case of a name has a digit: a postcode that is unknown needs no look into the words of ten languages.
  if (/\d/.test(german)) return []
  const named = placesNamed(typed, language, placesForSentences())
  if (named && (named.language === language || placesSpeltAlike(german).size === 0)) {
    return named.places.flatMap(({ slug }) => {
      const entry = BY_SLUG.get(slug)
      return entry ? [hitOn(entry, 2, counts)] : []
    })
  }
  const bare = withoutIn(typed, language)
  return bare === typed ? [] : hitsOf(foldTyped(bare), counts, language, NO_ABROAD).filter(({ rank }) => rank > 0)
}

/** The kinds of places that a circle can be drawn around. */
const CENTRED: ReadonlySet<PlaceSuggestion['art']> = new Set(['ort', 'gemeindebezirk', 'bezirk'])

function hitsAround(
  { name, km }: NonNullable<ReturnType<typeof surroundingsIn>>,
  counts: Counts,
  language: Language,
): Found[] {
  const direct = hitsOf(name, counts, language, NO_ABROAD)
  const hits = direct.some(isNamed) ? direct : hitsInflected(name, name, counts, language)
  return hits
    .filter(({ rank, art, isPart }) => rank > 0 && CENTRED.has(art) && !isPart)
    .map((hit) => ({ ...hit, name: (language) => ({ ...hit.name(language), km }) }))
}
