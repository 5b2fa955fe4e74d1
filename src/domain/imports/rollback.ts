import { z } from 'zod'

export const rollbackSchema = z.object({
  restored: z.int().describe('Homes that are as before the run'),
  withdrawn: z.int().describe('Homes that the run created, and that are withdrawn now'),
  kept: z.int().describe('Homes that a later run has changed: they stay'),
})
export type Rollback = z.output<typeof rollbackSchema>

/** One field that a run changed, or would change. */
export const fieldChangeSchema = z.object({
  objekt: z.string().describe('The number of the home'),
  field: z.string().describe('OpenImmo’s name of the field'),
  before: z.unknown(),
  after: z.unknown(),
  waehrung: z
    .object({ before: z.string().nullable(), after: z.string() })
    .optional()
    .describe('ISO 4217: the currency of the amounts'),
})
export type FieldChange = z.output<typeof fieldChangeSchema>
