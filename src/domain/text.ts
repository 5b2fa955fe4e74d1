import { z } from 'zod'

/**
 * Text that people type. PostgreSQL and mail headers cannot hold every character that JSON can, so both kinds refuse
 * what is no text: NUL, broken surrogates and, in a line, every control character (a line break would end a header).
 */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]/u

/** One line of at most `max` characters, without blanks at its ends. Problems: type, missing, too_long, invalid. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'invalid')

/** Several lines, at most `max` characters, line ends as `\n`. Problems: type, missing, too_long, invalid. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !CONTROL_BUT_BREAKS.test(text), 'invalid')
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))

/** An e-mail address in lower case, as it is kept and compared. Problem: email. */
export const email = z.string().trim().toLowerCase().max(254, 'email').pipe(z.email('email'))

/** A telephone number as people write it; empty counts as none. Problem: phone. */
export const phone = line(40).regex(/^$|^\+?[\d\s()/.-]{5,40}$/, 'phone')

/**
 * A telephone number as networks dial it (E.164), so that one telephone has one name however it is written:
 * +436601234567. Without a country it is Austrian.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const abroad = phone.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null
  // Some write the nought of calls at home behind the country: +43 (0) 660 ...
  return `+${(abroad ?? `43${digits}`).replace(/^430+/, '43')}`
}
