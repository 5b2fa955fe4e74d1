import { email } from './text.ts'

/**
 * How to reach somebody, as strangers write it in feeds and forms. What these functions let through holds no sign that
 * could end an attribute, begin a tag or name another scheme; they are asked when a feed is read and again where a value
 * is shown, since a database may hold what an older version let in.
 */

/** Of what is longer only the refusal is said: no expression below has to look at it. */
const TELEPHONE_RAW = 120
const TELEPHONE = /^[\d+()/ .-]{4,40}$/
/** What people write before a number, between two numbers, and before an extension. */
const LABEL = /^(?:tel|telefon|telephone|phone|mobil|mobile|handy|büro|t|m)\b[ .:]*(?=[\d+(])/i
const NEXT = / ?(?:[;,|]| oder | od\. | und | bzw\. )/i
/** "(Büro)"; "(0)" is part of the number. */
const REMARK = / ?\([^()\d]*\)/g
const EXTENSION = / ?-? ?(?:dw|durchwahl|klappe|kl|ext)\b[ .:]*(?=\d)/i

/** A telephone number as it may be shown, the first of several; null for what is none. */
export function readTelephone(sent: string): string | null {
  if (sent.length > TELEPHONE_RAW) return null
  const text = sent
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  const [first = ''] = text.replace(REMARK, '').replace(LABEL, '').split(NEXT)
  const number = first.replace(EXTENSION, '-').trim()
  return TELEPHONE.test(number) && number.replace(/\D/g, '').length >= 4 ? number : null
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

/** The address that dials a number. The nought of calls at home, +43 (0) 660, is not dialled from abroad. */
export const telephoneLink = (number: string): string =>
  `tel:${number.replace(/(?<=\d ?)\(0\)/g, '').replace(/[^+\d]/g, '')}`

/** The address that begins a mail (RFC 6068). */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
