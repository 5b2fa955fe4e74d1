import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { namesPrivateAddress, publicLookup } from '../../media/address.ts'
import type { Channel, Delivery, Outcome } from '../channel.ts'
import { outcomeOf } from '../http-outcome.ts'
import { deletePush, findPush } from '../push-repository.ts'
import { readVapid } from './vapid.ts'

const TIMEOUT_MS = 15_000
const DAY_MS = 86_400_000

const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** The address that a tap opens. */
  url: z.string(),
})
export type PushMessage = z.infer<typeof pushPayload>

/** Browser messages go to the push service that each browser named. */
export const pushChannel: Channel<PushMessage> = {
  name: 'push',
  payload: pushPayload,
  show: ({ title, body, url }) => ({ headline: `${title}: ${body}`, text: `${title}\n${body}\n${url}` }),
  leaseMs: 60_000,
  atOnce: 2,
  // Later a message about a home is no longer useful.
  giveUpMs: DAY_MS,
  keyLifeMs: 14 * DAY_MS,
  isConfigured: () => true,
  send: sendPush,
}

async function sendPush(ctx: Ctx, { push_subscription_id, payload }: Delivery<PushMessage>): Promise<Outcome> {
  const subscription = push_subscription_id ? await findPush(ctx.db, push_subscription_id) : null
  if (!subscription) return GONE
  const { endpoint, p256dh, auth } = subscription
  const vapid = await readVapid(ctx)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: { subject: `mailto:${ctx.config.CONTACT_EMAIL}`, ...vapid }, TTL: DAY_MS / 1000 },
  )
  const status = await post(endpoint, headers, body ?? Buffer.alloc(0), ctx.config.PRIVATE_ADDRESSES)
  if (status !== 404 && status !== 410) return outcomeOf(status)
  // The browser's subscription has ended: it is deleted, with its waiting messages.
  await deletePush(ctx.db, { id: subscription.id })
  return GONE
}

const GONE: Outcome = { refused: 'the browser is gone' }

/**
 * Posts to an address that a visitor named: only to the public internet, checked when the connection is made.
 * @returns the status
 */
function post(address: string, headers: object, body: Buffer, anywhere: boolean): Promise<number> {
  const url = new URL(address)
  if (!anywhere && (url.protocol !== 'https:' || namesPrivateAddress(url))) return Promise.resolve(400)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const sent = request(
      url,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        // For the whole answer: one that sends a byte at a time is never idle.
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!anywhere && { lookup: publicLookup }),
      },
      (response) => {
        // Only the status counts, and a stranger's answer may be endless.
        response.destroy()
        resolve(response.statusCode ?? 500)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
