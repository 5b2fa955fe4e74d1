import type { Language } from '../../i18n/languages.ts'
import { foldTyped } from './fold.ts'
import { ENTRIES, type Entry, fromPlaces } from './gazetteer.ts'
import { foreignNames } from './names.ts'

/** The texts of a place that a typed text is looked for in: spellings and postcodes, each as `| text |`. */
export interface PlaceText {
  entry: Entry
  /** Every spelling between spaces, also with "sankt" and with plain vowels for umlauts; then its postcodes. */
  haystack: string
  /** Its names in other languages. */
  foreign: string
  /** The name in a language, if it is another than the German one. */
  inLanguage: ReadonlyMap<Language, string>
  /** The spellings between blanks, for texts with its words in another order. */
  padded: readonly string[]
}

/** The longest beginning of a word that the index knows, in letters. */
const BEGINNING = 3

/** The places by the first one, two and three letters of each of their words, in the order of ENTRIES. */
const byBeginning = fromPlaces(() => {
  const foreign = new Map<Entry, Map<Language, string>>()
  for (const [language, entry, name] of foreignNames()) {
    const names = foreign.get(entry) ?? new Map<Language, string>()
    foreign.set(entry, names.set(language, ` | ${foldTyped(name)} | `))
  }
  const found = new Map<string, PlaceText[]>()
  for (const entry of ENTRIES) {
    const spellings = [...new Set(entry.spellings.flatMap(variants))]
    const inLanguage = foreign.get(entry) ?? NO_NAMES
    const text: PlaceText = {
      entry,
      haystack: ` | ${spellings.join(' | ')} | ${entry.plz.join(' ')} `,
      foreign: [...inLanguage.values()].join(''),
      inLanguage,
      padded: spellings.map((spelling) => ` ${spelling} `),
    }
    for (const beginning of beginnings(text.haystack + text.foreign)) {
      const list = found.get(beginning)
      if (list) list.push(text)
      else found.set(beginning, [text])
    }
  }
  return found
})

const NO_NAMES: ReadonlyMap<Language, string> = new Map()
const NONE: readonly PlaceText[] = []

/** The places with a word that begins like a folded text: those among which a text is found, a few of some thousands. */
export const beginLike = (typed: string): readonly PlaceText[] =>
  byBeginning().get((typed.split(' ', 1)[0] as string).slice(0, BEGINNING)) ?? NONE

function beginnings(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(' ')) {
    if (word === '|') continue
    for (let letters = 1; letters <= Math.min(BEGINNING, word.length); letters++) found.add(word.slice(0, letters))
  }
  return found
}

function variants(spelling: string): string[] {
  const bare = spelling.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  const names = bare === spelling ? [spelling] : [spelling, bare]
  return names.flatMap((name) => (/\bst\b/.test(name) ? [name, name.replace(/\bst\b/g, 'sankt')] : [name]))
}
