import { email } from './text.ts'

/**
 * How to reach somebody, as strangers write it in feeds and forms. What these functions let through holds no sign that
 * could end an attribute, begin a tag or name another scheme; they are asked when a feed is read and again where a value
 * is shown, since a database may hold what an older version let in.
 */

/** Of what is longer only the refusal is said: no expression below has to look at it. */
const TELEPHONE_RAW = 120
const TELEPHONE = /^[\d+()/ .-]{4,40}$/
const DIGITS_MAX = 15
/** Fewer, with a word behind them, are a house, a postcode or the beginning of a word to be dialled (0800 KLINKE). */
const DIGITS_BEFORE_WORD = 6
/** Of two numbers with nothing but a blank between them; fewer are the groups of one number (123 45 07). */
const DIGITS_OF_TWO = 7
/** What stands in front of the digits of an e-mail address, a web address or markup is no label of a telephone. */
const NO_LABEL = /[@<>=]|\/\/|www\./i
const NEXT = /[;,|&•·]/
/** "(Büro)"; "(0)" is part of the number. */
const REMARK = / ?\([^()\d]*\)/g
const EXTENSION = / ?-? ?(?:dw|durchwahl|klappe|kl|ext)\b[ .:]*(?=\d)/i

/**
 * A telephone number as it may be shown, the first of several; null for what is none. Words before it and behind it are
 * left out, whatever they say: agencies write the name, the room and the fax into the same field.
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
  // What separated it from the next number or word stays behind it.
  const [number = ''] = /^.*\d\)?/.exec(signs) ?? []
  const least = word < 0 ? 4 : DIGITS_BEFORE_WORD
  return digitsOf(number) >= least && digitsOf(telephoneLink(number)) <= DIGITS_MAX ? number : null
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length

/**
 * The first of numbers between which stands a blank, a slash or a hyphen, as within them too. A plus begins another one,
 * and so does a nought with enough digits on both sides. The last such nought is taken first: groups of the first number
 * begin with noughts as well (0664 123 45 07 01 5123456).
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

/** An e-mail address by the project's own schema, in lower case; null for what is none. */
export function readEmail(sent: string): string | null {
  if (sent.length > 300) return null
  const [, name = '', host = ''] = /^(?:mailto:)?([^@]*@)([^@]*)$/i.exec(sent.trim()) ?? []
  // Domains with umlauts have a name in ASCII, which mail servers know.
  const { success, data } = email.safeParse(name + (/^\p{ASCII}*$/u.test(host) ? host : domainOf(host)))
  return success ? data : null
}

const domainOf = (host: string) => (/^[\p{L}\d.-]+$/u.test(host) ? (URL.parse(`http://${host}`)?.hostname ?? '') : '')

/**
 * A web address with http or https and a host, whole; the scheme may be missing, as people write it. Null for what is
 * none, and for one with a name and password in it: they are not for the public, or pretend to be another host.
 */
export function readWebAddress(sent: string): string | null {
  const text = sent.trim()
  if (text.length > 2000) return null
  const whole = /^https?:\/\//i.test(text) ? text : /^[\p{L}\d-]+\.[\p{L}\d-]/u.test(text) ? `https://${text}` : ''
  const url = URL.parse(whole)
  return url?.hostname && !url.username && !url.password ? url.href : null
}

/**
 * The address that dials a number. The nought of calls at home, +43 (0) 660 or +49 (089) 1234, is not dialled from
 * abroad; only that of Italy is part of the number.
 */
export function telephoneLink(number: string): string {
  const isItalian = /^\(?(?:\+|00) ?39/.test(number)
  const abroad = /^\(?(?:\+|00)/.test(number) && !isItalian
  const signs = abroad ? number.replace(/(?<=\d\)?[ /.-]?)\(0/, '(') : number
  return `tel:${/^\(?\+/.test(number) ? '+' : ''}${signs.replace(/\D/g, '')}`
}

/** The address that begins a mail (RFC 6068). */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
