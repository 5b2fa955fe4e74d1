import { z } from 'zod'

/** What else a person has asked of the same company, or of the portal. */
export const historySchema = z.array(
  z.object({
    kind: z.enum(['inquiry', 'appointment']),
    id: z.number().int(),
    at: z.iso.datetime(),
    status: z.string(),
    property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
    excerpt: z.string(),
  }),
)
export type ContactHistory = z.infer<typeof historySchema>
