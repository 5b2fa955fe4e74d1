import { z } from 'zod'

/** An id as it stands in a path or a query string. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** The token of a mailed link, in a path or a query string. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)

/** What a write answers when it has nothing to give back. */
export const done = z.object({ message: z.string().describe('For people') })

/** The language of texts; without it, or with one that Klinke does not speak, German. */
export const language = { lang: z.string().optional().describe('Code of an interface language; German without it') }
