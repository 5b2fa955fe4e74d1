import { readPostcode } from '../../domain/places/countries.ts'
import { HOME_COUNTRY } from '../../domain/places/home-country.ts'
import type { PlaceSuggestion, ReadPlace } from '../../domain/places/suggestion.ts'
import { PARTS_MAX, typedName } from '../../domain/places/typed.ts'
import { foldTyped } from './fold.ts'
import { BY_SLUG } from './gazetteer.ts'
import type { Hit } from './suggest.ts'
import { germanKinds, isComma, isHardSeparator, SEPARATORS, withoutKind } from './wording.ts'

/** The ranked places for a text, best first; with `isSure` without those that are only spelt alike. */
type Lookup = (text: string, isSure?: boolean) => readonly Hit[]

/** A piece of the text between two separators, and the sign before it. */
interface Piece {
  text: string
  start: number
  end: number
  sign: string
}

/** A longer postcode is one of another country; the homes tell which. */
const AUSTRIAN_DIGITS = 4
/** The most pieces that make one name: "Wien 7., Neubau", "Graz und Umgebung". */
const JOINED_MOST = 3
const NEAR_MOST = 4

/**
 * Reads several places in one text: "Graz, Linz und 8010", "7. und 8. Bezirk", "Gmünd, Kärnten", "Graz und Umgebung".
 * Commas, semicolons and "und" separate them, except within a name; after a comma an area around the place only tells
 * which one is meant. A part that is no place has none, and the places that are spelt alike.
 */
export function readPlaces(text: string, lookup: Lookup): ReadPlace[] {
  const pieces = cut(text)
  const found: ReadPlace[] = []
  for (let at = 0; at < pieces.length && found.length < PARTS_MAX; ) {
    const { place, count } = readName(text, pieces, at, lookup)
    const before = found.at(-1)
    const isTold = before?.place && place.place && isComma(pieces[at]!.sign) && narrow(found, before, place, lookup)
    if (!isTold) found.push(place)
    at += count
  }
  return found
}

/** The parts of a text between its separators. */
export const partsOf = (text: string): string[] =>
  cut(text)
    .slice(0, PARTS_MAX)
    .map((piece) => piece.text)

/** The last part of a text, and everything before it without the separator. */
export function lastPart(text: string): { rest: string; last: string } {
  const pieces = cut(text)
  const last = pieces.at(-1)
  return { rest: text.slice(0, pieces.at(-2)?.end ?? 0).trim(), last: last?.text ?? '' }
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = []
  let [start, sign] = [0, '']
  const push = (end: number) => {
    const piece = text.slice(start, end).trim()
    if (piece) pieces.push({ text: piece, start, end, sign })
  }
  for (const found of text.matchAll(SEPARATORS)) {
    push(found.index)
    start = found.index + found[0].length
    sign = found[0]
  }
  push(text.length)
  return pieces
}

/** The longest name that begins at a piece. */
function readName(
  text: string,
  pieces: readonly Piece[],
  at: number,
  lookup: Lookup,
): { place: ReadPlace; count: number } {
  const first = pieces[at] as Piece
  for (let count = Math.min(JOINED_MOST, pieces.length - at); count > 1; count--) {
    const joined = pieces.slice(at, at + count)
    if (joined.slice(1).some(({ sign }) => isHardSeparator(sign))) continue
    const name = text.slice(first.start, (joined.at(-1) as Piece).end).trim()
    const place = wholePlace(name, lookup)
    if (place) return { place: { text: name, place, near: [] }, count }
  }
  return { place: readPart(numbered(pieces, at), lookup), count: 1 }
}

/** "7." of "7. und 8. Bezirk", "8" of "Wien 7 und 8": a number beside a district. */
function numbered(pieces: readonly Piece[], at: number): string {
  const { text } = pieces[at] as Piece
  if (!/^\d{1,2}\.?$/.test(text)) return text
  const isDistrict = (piece: Piece | undefined) =>
    piece !== undefined && /\bbezirk\b|^wien \d{1,2}$/.test(germanKinds(foldTyped(piece.text)))
  const isBeside = (step: 1 | -1): boolean => {
    for (let i = at + step; pieces[i]; i += step) {
      if (isDistrict(pieces[i])) return true
      if (!/^\d{1,2}\.?$/.test(pieces[i]!.text)) return false
    }
    return false
  }
  return isBeside(1) || isBeside(-1) ? `Wien ${text}` : text
}

function readPart(text: string, lookup: Lookup): ReadPlace {
  const code = /\p{L}{4}/u.test(text) ? null : readPostcode(text)
  if (code?.land || (code && code.code.length <= AUSTRIAN_DIGITS)) {
    const { land } = code
    const slug = land === null || land === HOME_COUNTRY ? code.code : `${land}-${code.code}`
    const known = lookup(text, true).find(({ suggestion }) => suggestion.slug === slug)?.suggestion
    return { text, place: known ?? { slug, name: slug, art: 'plz', in: '', count: 0 }, near: [] }
  }
  const place = wholePlace(text, lookup)
  if (place) return { text, place, near: [] }
  const hits = lookup(text)
  const begun = hits.find(({ rank }) => rank > 0)
  if (begun) return { text, place: begun.suggestion, near: [] }
  return { text, place: null, near: hits.slice(0, NEAR_MOST).map(({ suggestion }) => suggestion) }
}

/** The place with exactly this name, perhaps with its brackets, its kind, or a radius. */
function wholePlace(text: string, lookup: Lookup): PlaceSuggestion | null {
  // Official lists write "Wiener Neustadt (Land)" for the Bezirk around the city.
  const name = text.replace('(Land)', 'Land').split('(', 1)[0] as string
  const places = lookup(name.trimEnd(), true)
  const wanted = text.toLocaleLowerCase('de-AT')
  const written = places.find(({ suggestion }) => typedName(suggestion, true).toLocaleLowerCase('de-AT') === wanted)
  const whole = written ?? places.find(({ rank }) => rank > 1)
  if (whole) return whole.suggestion
  const typed = foldTyped(text)
  const bare = withoutKind(typed)
  const found = bare === typed ? undefined : lookup(bare, true).find(({ rank }) => rank > 1)
  return found?.suggestion ?? null
}

/**
 * "Gmünd, Kärnten": takes the place before for the one of its name that lies in this area. False when none does: then
 * both are places.
 */
function narrow(found: ReadPlace[], before: ReadPlace, area: ReadPlace, lookup: Lookup): boolean {
  const slug = area.place?.slug ?? ''
  if (area.place?.art === 'land' && slug === HOME_COUNTRY) return true
  const lies = (place: PlaceSuggestion) =>
    place.slug !== slug && (BY_SLUG.get(place.slug)?.orte.includes(slug) ?? false)
  const meant =
    before.place && lies(before.place)
      ? before.place
      : lookup(before.text, true).find(({ suggestion, rank }) => rank > 1 && lies(suggestion))?.suggestion
  if (!meant) return false
  found.splice(found.indexOf(before), 1, { text: `${before.text}, ${area.text}`, place: meant, near: [] })
  return true
}
