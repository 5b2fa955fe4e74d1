import { z } from 'zod'
import { sender } from '../inquiries/schemas.ts'
import { email, line } from '../text.ts'

export const FREQUENCIES = ['weekly', 'monthly'] as const
export type NewsletterFrequency = (typeof FREQUENCIES)[number]

/** POST /api/newsletter */
export const newsletterSchema = z.object({
  email,
  name: line(120).optional(),
  frequency: z.enum(FREQUENCIES).default('monthly'),
  website: sender.website,
})
export type NewsletterForm = z.infer<typeof newsletterSchema>
