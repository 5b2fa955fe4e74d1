import { ADVANCE } from './advance-words.ts'
import type { Flag } from './flags.ts'

/** Letters around a word within which another one is beside it. */
const AROUND = 80
const FOUND_MAX = 10
const LETTER = /[\p{L}\p{N}]/u

/** Texts are compared in lower case, with single spaces. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Words of advance payment in the texts of a listing, in any of the 15 languages. */
export function flagAdvance(texts: readonly string[]): Flag | null {
  const found = new Set<string>()
  for (const text of texts.map(foldText)) {
    for (const { sure, near, beside } of ADVANCE) {
      for (const phrase of sure) if (text.includes(phrase)) found.add(phrase)
      for (const word of near) if (hasBeside(text, word, beside)) found.add(word)
    }
  }
  if (found.size === 0) return null
  const list = [...found].sort().slice(0, FOUND_MAX)
  return { rule: 'advance', details: { found: list }, fingerprint: list.join('\n') }
}

/** Whether a word begins in the text (not within a longer one, "Betriebskostenvorauszahlung") beside another one. */
function hasBeside(text: string, word: string, beside: readonly string[]): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    // Chinese and Japanese write no spaces between words.
    const isWithin = /^\p{Script=Latin}/u.test(word) && LETTER.test(text.charAt(at - 1))
    if (isWithin) continue
    const around = text.slice(Math.max(0, at - AROUND), at + word.length + AROUND)
    if (beside.some((other) => around.includes(other))) return true
  }
  return false
}
