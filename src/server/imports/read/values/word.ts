import { readEmail, readTelephone, readWebAddress } from '../../../../domain/contact.ts'
import type { Parser } from '../reading.ts'

const TRUE = new Set(['1', 'true', 'ja', 'j', 'yes', 'y', 'wahr', 'x'])
const FALSE = new Set(['0', 'false', 'nein', 'n', 'no', 'falsch', '-'])

/** "1", "true" and "TRUE" are true; "0" and "false" are false. @returns null for anything else */
export function parseFlag(raw: string): boolean | null {
  const word = raw.trim().toLowerCase()
  return TRUE.has(word) ? true : FALSE.has(word) ? false : null
}

export const flag: Parser<boolean> = (raw, say) => {
  const value = parseFlag(raw)
  if (value === null) say('not_a_flag')
  return value
}

/** Keeps only true flags: an absent feature is not stored. */
export const trueFlag: Parser<boolean> = (raw, say) => flag(raw, say) || null

/** A line of text up to `max` characters. */
export function words(max = 300): Parser<string> {
  return (raw, say) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    if (text.length > max) say('text_clipped', { max })
    return text === '' ? null : text.slice(0, max)
  }
}
export const line: Parser<string> = words()

/**
 * Normalises an OpenImmo word to the spelling of the lists: upper case, ß and umlauts written out, blanks as
 * underscores.
 */
export function normalise(raw: string): string {
  return raw
    .trim()
    .toUpperCase()
    .replace(/Ä/g, 'AE')
    .replace(/Ö/g, 'OE')
    .replace(/Ü/g, 'UE')
    .replace(/ß/g, 'SS')
    .replace(/[\s/.-]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
}

/** "keine Angabe" counts as not filled in. */
export function isNotFilledIn(raw: string): boolean {
  const word = normalise(raw)
  return word === 'KEINE_ANGABE' || word === ''
}

/** Parses a word from a table; an unknown word gets a note. */
export function oneOf<T extends string>(table: Readonly<Record<string, T | null>>): Parser<T> {
  return (raw, say) => {
    if (isNotFilledIn(raw)) return null
    const word = normalise(raw)
    if (Object.hasOwn(table, word)) return table[word] as T | null
    say('unknown_word')
    return null
  }
}

/** Keeps a value only if `find` finds one in the text; else `code` notes the omission. */
const checked =
  (find: (sent: string) => string | null, code: string): Parser<string> =>
  (raw, say) => {
    const found = find(raw)
    if (found === null) say(code)
    return found
  }

export const telephone = checked(readTelephone, 'not_a_telephone')
export const email = checked(readEmail, 'not_an_email')
export const webAddress = checked(readWebAddress, 'not_an_address')
