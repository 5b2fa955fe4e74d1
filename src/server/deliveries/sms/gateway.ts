import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import type { Channel, Delivery } from '../channel.ts'
import { outcomeOf } from '../http-outcome.ts'

const TIMEOUT_MS = 15_000
const DAY_MS = 86_400_000

const smsPayload = z.object({ text: z.string() })
export type SmsPayload = z.infer<typeof smsPayload>

/** SMS go to the gateway in SMS_GATEWAY_URL. */
export const smsChannel: Channel<SmsPayload> = {
  name: 'sms',
  payload: smsPayload,
  show: ({ text }) => ({ headline: text, text }),
  leaseMs: 60_000,
  atOnce: 2,
  // Later the message is no longer useful, and a code is no longer valid.
  giveUpMs: DAY_MS,
  keyLifeMs: 14 * DAY_MS,
  isConfigured: ({ SMS_GATEWAY_URL }) => Boolean(SMS_GATEWAY_URL),
  send: sendToGateway,
}

/** POST {to, text} to the gateway, with its token as bearer. */
async function sendToGateway({ config }: Ctx, { dedupe_key, requeued_at, recipient, payload }: Delivery<SmsPayload>) {
  const response = await fetch(config.SMS_GATEWAY_URL ?? '', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // A gateway that stores keys sends a repeated message once; one that staff send again is another one.
      'Idempotency-Key': [dedupe_key, requeued_at?.getTime()].filter(Boolean).join(':'),
      ...(config.SMS_GATEWAY_TOKEN && { Authorization: `Bearer ${config.SMS_GATEWAY_TOKEN}` }),
    },
    body: JSON.stringify({ to: recipient, text: payload.text }),
    // When followed, it would become a GET that sends nothing and gets 200.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return outcomeOf(response.status)
}
