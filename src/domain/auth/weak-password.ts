import type { ProblemCode } from '../errors.ts'
import { dialled } from '../text.ts'

/** The data of an account that an attacker would try first. */
export interface Owner {
  name: string
  email: string
  phone?: string | null | undefined
}

/**
 * Letters that people replace by digits and signs, and the reverse. `i` and `l` count as one letter, since 1 may mean
 * both.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  ['oO0', 'iIlL1!|', 'zZ2', 'eE3€', 'aA4@', 'sS5$ß', 'gG69', 'tT7+', 'bB8'].flatMap((same) =>
    [...same].map((one) => [one, same[0] as string]),
  ),
)
const isLetter = (one: string) => /\p{L}/u.test(one)

/** The account's own words that are shorter than this are parts of too many other words. */
const OWN_MIN = 3
/** Number of consecutive digits of a telephone number that count as the number. */
const DIGITS_MIN = 5
/**
 * A word with this many characters around it (repetitions counted once) still counts as that word: a year, an
 * exclamation mark.
 */
const AROUND_MAX = 6
/** Up to this many of them may belong to the word at either end: `4ustria`, `Pass$$`. */
const WITHIN_MAX = 8
/** The number of characters that must remain without the account's own words (specification, section 5). */
const PASSWORD_MIN = 8
/** Rows of neighbouring keys on keyboards. */
const ROWS =
  '1234567890 qwertyuiop qwertzuiop azertyuiop asdfghjkl yxcvbnm zxcvbnm йцукенгшщз фывапролд abcdefghijklmnopqrstuvwxyz'.split(
    ' ',
  )
const ROW_MIN = 5

/** Normalises one character as in the list: lower case, without accents, digits as the letters that they replace. */
function foldOne(one: string): string {
  const [plain = one] = one.normalize('NFKD')
  return WRITTEN_FOR[plain] ?? plain.toLowerCase()
}

/**
 * Normalises a text as in the list of common words: `P@ssw0rt` and `passwort` are the same. Each UTF-16 unit stays one.
 */
export const foldWord = (text: string): string => text.normalize('NFKC').split('').map(foldOne).join('')

/** The spellings of a word: with umlauts as plain vowels, and as two letters. */
export function spellings(word: string): string[] {
  const long = word.toLowerCase().replace(/[äöü]/g, (one) => `${{ ä: 'a', ö: 'o', ü: 'u' }[one]}e`)
  return [...new Set([word, long, long.replaceAll('ß', 'ss')].map(foldWord))]
}

/**
 * The reason why a password that meets the composition rule is easy to guess. `password_own`: without the account's own
 * words and the portal's, less than the required length remains, or a common password. `password_common`: it is a
 * common password in any case, with letters written as digits, or with a few characters around it. Null when neither
 * applies.
 * @param common folded words (foldWord)
 * @param portal words that stand for the portal
 */
export function weaknessOf(
  password: string,
  owner: Owner,
  common: ReadonlySet<string>,
  portal: readonly string[],
): Extract<ProblemCode, 'password_common' | 'password_own'> | null {
  const signs = password.normalize('NFKC').split('')
  const rest = withoutOwn(signs, owner, portal)
  if (rest.length < signs.length && (rest.length < PASSWORD_MIN || isCommon(rest, common))) return 'password_own'
  return isCommon(signs, common) ? 'password_common' : null
}

function isCommon(signs: readonly string[], common: ReadonlySet<string>): boolean {
  const folded = signs.map(foldOne)
  if (common.has(folded.join(''))) return true
  const first = signs.findIndex(isLetter)
  const last = signs.findLastIndex(isLetter)
  if (first < 0) return true
  for (let from = Math.max(0, first - WITHIN_MAX); from <= first; from++) {
    for (let to = Math.min(signs.length, last + 1 + WITHIN_MAX); to > last; to--) {
      if (!isLittle([...signs.slice(0, from), ...signs.slice(to)])) continue
      if (isWord(folded.slice(from, to).filter(isLetter), common)) return true
    }
  }
  return false
}

/** Tells whether a word is an obvious guess: a common word, also reversed or repeated, or a row of the keyboard. */
function isWord(letters: readonly string[], common: ReadonlySet<string>): boolean {
  const word = letters.join('')
  // The first repetition of the word ends the part that repeats.
  const once = word.slice(0, (word + word).indexOf(word, 1))
  const backwards = [...once].reverse().join('')
  return [word, once, backwards].some((one) => common.has(one) || isRow(one, FOLDED_ROWS))
}

const FOLDED_ROWS = ROWS.map((row) => row.split('').map(foldOne).join(''))

function isRow(word: string, rows: readonly string[]): boolean {
  const backwards = [...word].reverse().join('')
  return word.length >= ROW_MIN && rows.some((row) => row.includes(word) || row.includes(backwards))
}

/** Tells whether the characters around a word add almost no strength. */
function isLittle(signs: readonly string[]): boolean {
  const changing = signs.filter((one, nr) => one !== signs[nr - 1])
  return changing.length <= AROUND_MAX || isRow(changing.join(''), ROWS)
}

/** The characters of a password without name, address, telephone number and portal. */
function withoutOwn(signs: readonly string[], owner: Owner, portal: readonly string[]): string[] {
  let rest = withoutPhone(signs, owner.phone ?? '')
  let folded = rest.map(foldOne).join('')
  for (const word of ownWords(owner, portal).sort((a, b) => b.length - a.length)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at)) {
      rest = rest.toSpliced(at, word.length)
      folded = folded.slice(0, at) + folded.slice(at + word.length)
    }
  }
  return rest
}

/** Each word of the name, of the address before and after the @ without its top-level domain, and of the portal. */
function ownWords({ name, email }: Owner, portal: readonly string[]): string[] {
  const [local = '', host = ''] = email.split('@')
  const hosts = host.split('.').slice(0, -1)
  const parts = [name, local, ...hosts, ...portal].flatMap((text) => [
    text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ])
  return [...new Set(parts.filter((part) => [...part].length >= OWN_MIN).flatMap(spellings))]
}

/** Removes consecutive digits that occur in this order in the telephone number, as written or as dialled. */
function withoutPhone(signs: readonly string[], phone: string): string[] {
  const numbers = phone ? [phone, dialled(phone)].map((one) => one.replace(/\D/g, '')) : []
  const runs = signs.join('').split(/(\d+)/)
  const kept = runs.filter((run) => run.length < DIGITS_MIN || !numbers.some((number) => number.includes(run)))
  return kept.join('').split('')
}
