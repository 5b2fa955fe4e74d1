import { email } from './text.ts'

/**
 * Contact data as strangers write it in feeds and forms. The results contain no character that could end an attribute,
 * begin a tag or name another scheme. The functions run when a feed is read and again when a value is shown, since a
 * database may contain values from an older version.
 */

/** A longer input is refused before any expression below reads it. */
const TELEPHONE_RAW = 120
const TELEPHONE = /^[\d+()/ .-]{4,40}$/
const DIGITS_MAX = 15
/** Fewer digits followed by a word are a house number, a postcode or the start of a vanity number (0800 KLINKE). */
const DIGITS_BEFORE_WORD = 6
/** Minimum digits of each of two numbers that only a blank separates; fewer are groups of one number (123 45 07). */
const DIGITS_OF_TWO = 7
/** Text before the digits that marks an e-mail address, a web address or markup, not a telephone label. */
const NO_LABEL = /[@<>=]|\/\/|www\./i
const NEXT = /[;,|&•·]/
/** "(Büro)"; "(0)" is part of the number. */
const REMARK = / ?\([^()\d]*\)/g
const EXTENSION = / ?-? ?(?:dw|durchwahl|klappe|kl|ext)\b[ .:]*(?=\d)/i

/**
 * A telephone number that may be shown, the first of several; null for anything else. Words before and after it are
 * left out: agencies write the name, the room and the fax into the same field.
 */
export function readTelephone(sent: string): string | null {
  if (sent.length > TELEPHONE_RAW) return null
  const text = sent
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(REMARK, '')
  const start = text.search(/[+(\d]/)
  if (start < 0 || NO_LABEL.test(text.slice(0, start))) return null
  const [first = ''] = text.slice(start).replace(EXTENSION, '-').split(NEXT)
  const word = first.search(/\p{L}/u)
  const signs = firstNumber(word < 0 ? first : first.slice(0, word)).trim()
  if (!TELEPHONE.test(signs)) return null
  // Removes the separator to the next number or word.
  const [number = ''] = /^.*\d\)?/.exec(signs) ?? []
  const least = word < 0 ? 4 : DIGITS_BEFORE_WORD
  return digitsOf(number) >= least && digitsOf(telephoneLink(number)) <= DIGITS_MAX ? number : null
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length

/**
 * The first of several numbers separated by a blank, a slash or a hyphen, which also occur within a number. A plus
 * starts another number, and so does a zero with enough digits on both sides. The last such zero is tried first: groups
 * of the first number may start with zero too (0664 123 45 07 01 5123456).
 */
function firstNumber(text: string): string {
  const plus = [...text.matchAll(/\+/g)].find(({ index }) => digitsOf(text.slice(0, index)) >= 4)
  let first = text.slice(0, plus?.index)
  for (;;) {
    const next = [...first.matchAll(/(?:[ /-]|[ /-]\()0/g)].findLast(({ index }) => isBetweenTwo(first, index))
    if (!next) return first
    first = first.slice(0, next.index)
  }
}

function isBetweenTwo(text: string, at: number): boolean {
  const before = digitsOf(text.slice(0, at))
  const isAbroad = before >= 4 && /^.\(?00[1-9]/.test(text.slice(at))
  return digitsOf(text.slice(at)) >= DIGITS_OF_TWO && (before >= DIGITS_OF_TWO || isAbroad)
}

/** An e-mail address by the project's own schema, in lower case; null for anything else. */
export function readEmail(sent: string): string | null {
  if (sent.length > 300) return null
  const [, name = '', host = ''] = /^(?:mailto:)?([^@]*@)([^@]*)$/i.exec(sent.trim()) ?? []
  // Domains with umlauts have an ASCII form, which mail servers know.
  const { success, data } = email.safeParse(name + (/^\p{ASCII}*$/u.test(host) ? host : domainOf(host)))
  return success ? data : null
}

const domainOf = (host: string) => (/^[\p{L}\d.-]+$/u.test(host) ? (URL.parse(`http://${host}`)?.hostname ?? '') : '')

/**
 * A complete web address with http or https and a host; the scheme may be missing, as people write it. Null for
 * anything else, and for an address with a user name or password: it is not public, or imitates another host.
 */
export function readWebAddress(sent: string): string | null {
  const text = sent.trim()
  if (text.length > 2000) return null
  const whole = /^https?:\/\//i.test(text) ? text : /^[\p{L}\d-]+\.[\p{L}\d-]/u.test(text) ? `https://${text}` : ''
  const url = URL.parse(whole)
  return url?.hostname && !url.username && !url.password ? url.href : null
}

/**
 * The `tel:` address of a number. The zero for domestic calls, +43 (0) 660 or +49 (089) 1234, is removed; only Italian
 * numbers keep it.
 */
export function telephoneLink(number: string): string {
  const isItalian = /^\(?(?:\+|00) ?39/.test(number)
  const abroad = /^\(?(?:\+|00)/.test(number) && !isItalian
  const signs = abroad ? number.replace(/(?<=\d\)?[ /.-]?)\(0/, '(') : number
  return `tel:${/^\(?\+/.test(number) ? '+' : ''}${signs.replace(/\D/g, '')}`
}

/** The `mailto:` address of a mail address (RFC 6068). */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
