import { z } from 'zod'
import { EVERYBODY, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { pushEndpointSchema, pushSubscriptionSchema } from './schemas.ts'

const bytes = 8 * 1024
const nothing = z.object({})

export const readPushKey = operation({
  name: 'push.key',
  method: 'GET',
  path: '/api/push/key',
  who: EVERYBODY,
  summary: 'The key that a browser subscribes with (VAPID, base64url)',
  answer: z.object({ key: z.string() }),
  answers: 'The public key',
})

export const subscribePush = operation({
  name: 'push.subscribe',
  method: 'POST',
  path: '/api/push/subscriptions',
  who: SIGNED_IN,
  summary: 'This browser may be sent messages',
  body: pushSubscriptionSchema,
  answer: nothing,
  answers: 'Kept',
  limit: { name: 'push', max: 30, seconds: 3600 },
  bytes,
})

export const unsubscribePush = operation({
  name: 'push.unsubscribe',
  method: 'DELETE',
  path: '/api/push/subscriptions',
  who: SIGNED_IN,
  summary: 'This browser may not be sent messages any more',
  body: pushEndpointSchema,
  answer: nothing,
  answers: 'Forgotten',
  bytes,
})
