import { z } from 'zod'

/**
 * Text from people. PostgreSQL and mail headers cannot hold every character that JSON can, so both schemas refuse
 * invalid text: NUL, broken surrogates and, in a line, every control character (a line break would end a header).
 */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]/u

/** One line of at most `max` characters, trimmed. Problems: type, missing, too_long, invalid. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), 'invalid')

/**
 * Several lines, at most `max` characters, line ends as `\n`: a form without a script sends two characters for a line
 * end, of which `maxlength` counts one. Problems: type, missing, too_long, invalid.
 */
export const prose = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !CONTROL_BUT_BREAKS.test(text), 'invalid')

/** An e-mail address in lower case, the form for storage and comparison. Problem: email. */
export const email = z.string().trim().toLowerCase().max(254, 'email').pipe(z.email('email'))

/** An e-mail address that may be missing; an empty text counts as none. Problem: email. */
export const optionalEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'email')
  .refine((text) => text === '' || email.safeParse(text).success, 'email')
  .transform((text) => text || null)

/** A telephone number as people write it; an empty text counts as none. Problem: phone. */
export const phone = line(40).regex(/^$|^\+?[\d\s()/.-]{5,40}$/, 'phone')

/**
 * A telephone number in the international format (E.164), so that every spelling of a number is the same:
 * +436601234567. Without a country code it is Austrian.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const abroad = phone.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null
  // Some people write the zero for domestic calls after the country code: +43 (0) 660 ...
  return `+${(abroad ?? `43${digits}`).replace(/^430+/, '43')}`
}
