import type { Language } from '../../../i18n/languages.ts'
import { type Amount, amountsIn } from '../../../understanding/amounts.ts'
import { languageOfText } from '../../../understanding/language.ts'
import { tokenize } from '../../../understanding/tokens.ts'

/** The figures that an answer may state: those of the tools' results, now or in an earlier answer. */
export interface KnownFigures {
  values: Set<number>
  /** Runs of digits: of dates, telephone numbers, postcodes. */
  digits: Set<string>
}

export const noFigures = (): KnownFigures => ({ values: new Set(), digits: new Set() })

/** Adds every number of a result, at any depth, and every number in its texts. */
export function learnFigures(known: KnownFigures, result: unknown, language: Language): void {
  if (typeof result === 'number') learnNumber(known, result)
  else if (typeof result === 'string') learnText(known, result, language)
  else if (result && typeof result === 'object') {
    for (const part of Object.values(result)) learnFigures(known, part, language)
  }
}

function learnNumber(known: KnownFigures, value: number): void {
  // As people say it: whole, with one or two decimals, a share as a percentage.
  for (const said of [value, Math.abs(value), value * 100]) {
    known.values.add(said)
    // "null Euro" is no share of 0.1.
    for (const decimals of [0, 1, 2]) if (roundTo(said, decimals) !== 0) known.values.add(roundTo(said, decimals))
  }
  for (const digits of String(value).match(/\d+/g) ?? []) known.digits.add(digits)
}

function learnText(known: KnownFigures, text: string, language: Language): void {
  for (const { value } of amountsIn(text, language)) known.values.add(value)
  for (const digits of text.match(/\p{Nd}+/gu) ?? []) known.digits.add(ascii(digits))
}

const roundTo = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Other digits (Arabic, Persian) as 0 to 9. */
const ascii = (digits: string): string => [...digits].map((digit) => digitOf(digit)).join('')

function digitOf(digit: string): string {
  if (/[0-9]/.test(digit)) return digit
  // The digits of a script are ten code points in a row, from zero.
  const code = digit.codePointAt(0) ?? 0
  for (let zero = code; zero > code - 10; zero--) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero)
  }
  return String(code % 10)
}

/** No price is that low: such a number of a result counts something else. */
const LEAST_PRICE = 10

/**
 * Tells whether each number of a sentence, in digits or in words, is one of the known figures. Models also answer in
 * another language than they were told to, above all in the visitor's.
 */
export function isProven(text: string, known: KnownFigures, language: Language): boolean {
  // "3." at the end is a number, and no ordinal.
  const sentence = text.replace(/[.!?]\s*$/, '')
  const languages = new Set([language, languageOfText(sentence, tokenize(sentence), language)])
  const amounts = [...languages].flatMap((one) => amountsIn(sentence, one))
  const isKnown = ({ value, isDigits, isMoney }: Amount) =>
    isMoney && Number.isInteger(value) && value > 0 && value < LEAST_PRICE
      ? false
      : known.values.has(value) || (!isDigits && !isMoney && value <= 1)
  if (!amounts.every(isKnown)) return false
  for (const match of sentence.matchAll(/\p{Nd}+/gu)) {
    const end = match.index + match[0].length
    const isAmount = amounts.some(({ from, to }) => from <= match.index && end <= to)
    if (!isAmount && !known.digits.has(ascii(match[0]))) return false
  }
  return true
}
