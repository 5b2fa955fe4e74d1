import { z } from 'zod'
import type { FlagRule } from './kinds.ts'

export const flagDetailsSchema = z.object({
  eur_m2: z.number().optional().describe('Of the home, EUR per m²'),
  median: z.number().optional().describe('Of the comparable homes, EUR per m²'),
  count: z.number().int().optional().describe('Comparable homes'),
  place: z.string().optional(),
  others: z
    .array(z.object({ id: z.number().int(), titel: z.string(), firma: z.string(), count: z.number().int() }))
    .optional()
    .describe('Listings of other companies that show the same photographs, and how many'),
  found: z.array(z.string()).optional().describe('The words, or the contact data'),
})
export type FlagDetails = z.output<typeof flagDetailsSchema>

/** A reason to look at a listing. */
export interface Flag {
  rule: FlagRule
  details: FlagDetails
  /** Of what the reason rests on: a dismissed flag stays dismissed until it changes. */
  fingerprint: string
}
