import { z } from 'zod'

/** A document as its preview shows it. */
export const exposePagesSchema = z.object({
  hash: z.string().describe('Of everything that the document shows: another price gives another one'),
  file: z.string().describe('The name to save it by; it tells no address'),
  bytes: z.number().int().describe('Of the PDF'),
  pages: z
    .array(z.object({ url: z.string().describe('WebP'), width: z.number().int(), height: z.number().int() }))
    .describe('A picture of each page'),
})
export type ExposePages = z.infer<typeof exposePagesSchema>
