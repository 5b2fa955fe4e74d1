import { z } from 'zod'

/** The result of `PushSubscription.toJSON()` in the browser. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
})
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>

export const pushEndpointSchema = pushSubscriptionSchema.pick({ endpoint: true })
