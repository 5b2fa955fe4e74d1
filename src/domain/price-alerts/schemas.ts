import { z } from 'zod'
import { propertyId } from '../inquiries/schemas.ts'
import { prose } from '../text.ts'

const wish = {
  target_price: z.number().positive('target_price').max(1e9, 'target_price'),
  notes: prose(1000).optional(),
  by_email: z.boolean().default(true),
  by_push: z.boolean().default(false),
}

/** An alert without a channel would never be heard. */
const withChannel = <S extends z.ZodType<{ by_email: boolean; by_push: boolean }>>(schema: S) =>
  schema.refine(({ by_email, by_push }) => by_email || by_push, { error: 'channel', path: ['by_email'] })

/** PUT /api/price-alerts/{propertyId}: the whole alert anew. */
export const changedAlertSchema = withChannel(z.object(wish))
export type ChangedAlert = z.infer<typeof changedAlertSchema>

/** POST /api/price-alerts. EUR, and below the current price of the home, which the server knows. */
export const priceAlertSchema = withChannel(z.object({ property_id: propertyId, ...wish }))
export type PriceAlertForm = z.infer<typeof priceAlertSchema>

export const priceAlertViewSchema = z.object({
  property_id: z.number().int(),
  target_price: z.number(),
  price: z.number().describe('What it cost when the alert was set'),
  current_price: z.number().nullable(),
  notes: z.string(),
  by_email: z.boolean(),
  by_push: z.boolean(),
  created_at: z.iso.datetime(),
  reached_at: z.iso.datetime().nullable(),
  ended_at: z.iso
    .datetime()
    .nullable()
    .describe('The home is no longer offered, or is to let instead of for sale, or the other way round'),
  property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
})
export type PriceAlertView = z.infer<typeof priceAlertViewSchema>
