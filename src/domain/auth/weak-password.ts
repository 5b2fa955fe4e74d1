import type { ProblemCode } from '../errors.ts'
import { dialled } from '../text.ts'

/** What somebody who guesses would try first of this account. */
export interface Owner {
  name: string
  email: string
  phone?: string | null | undefined
}

/** Letters that people write as digits and signs, and the other way round. `i` and `l` are one, since 1 may be both. */
const WRITTEN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  ['oO0', 'iIlL1!|', 'zZ2', 'eE3€', 'aA4@', 'sS5$ß', 'gG69', 'tT7+', 'bB8'].flatMap((same) =>
    [...same].map((one) => [one, same[0] as string]),
  ),
)
const isLetter = (one: string) => /\p{L}/u.test(one)

/** Own words shorter than this are parts of too many others. */
const OWN_MIN = 3
/** Digits of a telephone number in a row that count as the number. */
const DIGITS_MIN = 5
/** A word with so many signs around it, repetitions counted once, is still that word: a year, an exclamation mark. */
const AROUND_MAX = 6
/** Of these as many as this may be part of the word at each of its ends: `4ustria`, `Pass$$`. */
const WITHIN_MAX = 8
/** What a password must have beside own words (specification, section 5). */
const PASSWORD_MIN = 8
/** What stands side by side on keyboards. */
const ROWS =
  '1234567890 qwertyuiop qwertzuiop azertyuiop asdfghjkl yxcvbnm zxcvbnm йцукенгшщз фывапролд abcdefghijklmnopqrstuvwxyz'.split(
    ' ',
  )
const ROW_MIN = 5

/** One sign as the list has it: lower case, without accents, digits as the letters that they stand for. */
function foldOne(one: string): string {
  const [plain = one] = one.normalize('NFKD')
  return WRITTEN_FOR[plain] ?? plain.toLowerCase()
}

/** A text as the list of common words has it: `P@ssw0rt` and `passwort` are the same. Each UTF-16 unit stays one. */
export const foldWord = (text: string): string => text.normalize('NFKC').split('').map(foldOne).join('')

/** The ways to write a word: with the umlauts' dots left out, and as two letters. */
export function spellings(word: string): string[] {
  const long = word.toLowerCase().replace(/[äöü]/g, (one) => `${{ ä: 'a', ö: 'o', ü: 'u' }[one]}e`)
  return [...new Set([word, long, long.replaceAll('ß', 'ss')].map(foldWord))]
}

/**
 * Why a password that keeps to the rule of signs is easy to guess all the same. `password_own`: without the account's
 * own words and the portal's, less is left than the rule asks for, or a common password. `password_common`: it is a
 * common one, in whatever case, with letters written as digits, or with a few signs around it. Null when it is neither.
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

/** Whether somebody would think of this at once: a common word, backwards or repeated, or a row of the keyboard. */
function isWord(letters: readonly string[], common: ReadonlySet<string>): boolean {
  const word = letters.join('')
  // Where a word written twice begins anew, its repeated part ends.
  const once = word.slice(0, (word + word).indexOf(word, 1))
  const backwards = [...once].reverse().join('')
  return [word, once, backwards].some((one) => common.has(one) || isRow(one, FOLDED_ROWS))
}

const FOLDED_ROWS = ROWS.map((row) => row.split('').map(foldOne).join(''))

function isRow(word: string, rows: readonly string[]): boolean {
  const backwards = [...word].reverse().join('')
  return word.length >= ROW_MIN && rows.some((row) => row.includes(word) || row.includes(backwards))
}

/** Whether signs around a word add next to nothing to it. */
function isLittle(signs: readonly string[]): boolean {
  const changing = signs.filter((one, nr) => one !== signs[nr - 1])
  return changing.length <= AROUND_MAX || isRow(changing.join(''), ROWS)
}

/** The signs of a password without name, address, telephone and portal. */
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

/** Each word of the name, of the address before and after the @ without its country, and of the portal. */
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

/** Takes out digits in a row that stand in the telephone number in this order, as it is written or dialled. */
function withoutPhone(signs: readonly string[], phone: string): string[] {
  const numbers = phone ? [phone, dialled(phone)].map((one) => one.replace(/\D/g, '')) : []
  const runs = signs.join('').split(/(\d+)/)
  const kept = runs.filter((run) => run.length < DIGITS_MIN || !numbers.some((number) => number.includes(run)))
  return kept.join('').split('')
}
