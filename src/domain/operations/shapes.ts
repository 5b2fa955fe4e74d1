import { z } from 'zod'

/** An id in a path or a query string. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** The token of a mailed link, in a path or a query string. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)

/** The answer of a write without data to return. */
export const done = z.object({ message: z.string().describe('For people') })

/** The language of texts; German by default, and for a language that Klinke does not support. */
export const language = { lang: z.string().optional().describe('Code of an interface language; German without it') }

/** A yes or no in a query string. */
export const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true')
