import type { Language } from '../i18n/languages.ts'
import { type Gazetteer, indexOf } from './gazetteer.ts'
import { lexiconOf } from './lexicon.ts'
import { joinNumbers } from './numbers.ts'
import { scan } from './scan.ts'
import { isNumber, unitOf } from './sentence.ts'
import { tokenize } from './tokens.ts'

/** A number of a text, in digits or in words; `from` and `to` count UTF-16 units. */
export interface Amount {
  value: number
  from: number
  to: number
  /** Written with digits, at least in part. */
  isDigits: boolean
  /** A euro sign or word stands beside it. */
  isMoney: boolean
}

/** Postcodes and places are numbers and words like others here. */
const NOWHERE: Gazetteer = { places: [], isPostcode: () => false }

/** Every number of a text, in the order of the text: "1.250,50", "350 Tsd", "dreihunderttausend", "三百五十万". Ordinals are left out. */
export function amountsIn(text: string, language: Language): Amount[] {
  const items = joinNumbers(scan(tokenize(text), lexiconOf(language), indexOf(NOWHERE)))
  return items.flatMap((item, at) => {
    if (!isNumber(item) || item.isOrdinal) return []
    const { value, from, to } = item
    const isMoney = [items[at - 1], items[at + 1]].some((beside) => unitOf(beside) === 'euro')
    return [{ value, from, to, isDigits: /\p{Nd}/u.test(text.slice(from, to)), isMoney }]
  })
}
