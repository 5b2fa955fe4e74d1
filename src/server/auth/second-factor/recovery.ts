import { randomInt } from 'node:crypto'
import { hashToken } from '../sessions/tokens.ts'

const COUNT = 10
/** Crockford's base32: without I, L, O and U. Sixteen characters are 80 bits, so a fast hash is enough. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Ten codes of sixteen characters, without hyphens. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''))

/** As people read it: `7KQ2-9XBD-...`. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** A code belongs to one account. */
export const hashRecoveryCode = (userId: number, code: string): Buffer => hashToken(`recovery\0${userId}\0${code}`)
