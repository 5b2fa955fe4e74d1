import { shortName } from './fold.ts'
import { ENTRIES, type Entry, fromPlaces } from './gazetteer.ts'

/** A typing error that is this long may have one more: letters -> errors. */
const ERRORS = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Every spelling once, also the first words of long names ("klagenfurt"), with the places that have it. */
const all = fromPlaces(() =>
  [...spellings()].map(([spelling, entries]) => ({ spelling, entries, letters: lettersOf(spelling) })),
)

function spellings(): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of ENTRIES) {
    for (const spelling of new Set(entry.spellings.flatMap((one) => [one, shortName(one)]))) {
      const entries = found.get(spelling)
      if (entries) entries.push(entry)
      else found.set(spelling, [entry])
    }
  }
  return found
}

/** A bit for each letter and digit of a text; others share bits. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) % 32)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The places whose name is spelt almost like a text ("gratz"), or begins almost so, with the number of errors.
 * @param typed folded (`foldTyped`)
 */
export function placesSpeltAlike(typed: string): Map<Entry, number> {
  const found = new Map<Entry, number>()
  const most = ERRORS(typed.length)
  if (most === 0) return found
  const typedLetters = lettersOf(typed)
  for (const { spelling, entries, letters } of all()) {
    if (spelling.length < typed.length - most) continue
    // Each letter that the name does not have is an error: this leaves few names to compare.
    if (countBits(typedLetters & ~letters) > most) continue
    const errors = errorsBetween(typed, spelling, most)
    if (errors === null) continue
    for (const entry of entries) found.set(entry, Math.min(found.get(entry) ?? most + 1, errors))
  }
  return found
}

/**
 * The number of errors (Damerau and Levenshtein: a letter more, less, another, or two swapped) that lead from a text to
 * a word; half an error more when the text is the beginning of the word. Null when there are more than `most`.
 */
export function errorsBetween(typed: string, word: string, most: number): number | null {
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let errors = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) errors = Math.min(errors, (before[j - 2] as number) + 1)
      row.push(errors)
      least = Math.min(least, errors)
    }
    if (least > most) return null
    before = last
    last = row
  }
  const whole = width === word.length ? (last[width] as number) : most + 1
  const start = Math.min(...last)
  if (Math.min(whole, start) > most) return null
  return Math.min(whole, start + 0.5)
}
