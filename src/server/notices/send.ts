import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import type { Ctx } from '../ctx.ts'
import { namesPrivateAddress, publicLookup } from '../media/address.ts'
import { claimNotice, deletePush, findPush, type NoticeRow, setNotice } from './repository.ts'
import { readVapid } from './vapid.ts'

const LEASE_MS = 60_000
const TIMEOUT_MS = 15_000
const BACKOFF_MS = [5_000, 30_000, 120_000, 600_000, 1_800_000]
/** After a day a message about a home is news no more. */
const LIFE_MS = 86_400_000

/** How an attempt ended: `gone` means that nobody is there any more, `again` that another try may help. */
type Outcome = 'sent' | 'kept' | { refused: string } | { again: string } | 'gone'

/** Sends one notice. Bears being run twice, late, or at the same time: whoever claims the row sends it. */
export async function sendNotice(ctx: Ctx, { noticeId }: { noticeId: number }): Promise<void> {
  const { db, clock, log } = ctx
  const now = clock()
  const notice = await claimNotice(db, noticeId, now, new Date(now.getTime() + LEASE_MS))
  if (!notice) return
  const outcome = await (notice.channel === 'sms' ? sendSms(ctx, notice) : sendPush(ctx, notice)).catch(
    (error: Error): Outcome => ({ again: error.message }),
  )
  if (outcome === 'sent') await setNotice(db, noticeId, { status: 'sent', sent_at: clock(), last_error: null })
  else if (outcome === 'kept') await setNotice(db, noticeId, { status: 'kept' })
  else if (outcome === 'gone') await setNotice(db, noticeId, { status: 'refused', last_error: 'the browser is gone' })
  else if ('refused' in outcome || now.getTime() - notice.created_at.getTime() > LIFE_MS) {
    const last_error = 'refused' in outcome ? outcome.refused : outcome.again
    await setNotice(db, noticeId, { status: 'refused', last_error: last_error.slice(0, 500) })
    log.warn({ noticeId, reason: last_error }, 'a message could not be sent')
  } else {
    const wait = BACKOFF_MS[Math.min(notice.attempts, BACKOFF_MS.length) - 1] ?? LEASE_MS
    const next_attempt_at = new Date(clock().getTime() + wait)
    await setNotice(db, noticeId, { status: 'queued', last_error: outcome.again.slice(0, 500), next_attempt_at })
  }
}

/** POST {to, text} to the gateway, with its token as bearer. */
async function sendSms({ config }: Ctx, notice: NoticeRow): Promise<Outcome> {
  if (!config.SMS_GATEWAY_URL) return 'kept'
  const { text } = notice.payload as { text: string }
  const response = await fetch(config.SMS_GATEWAY_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // A gateway that keeps keys sends a message that we sent twice once.
      'Idempotency-Key': notice.dedupe_key,
      ...(config.SMS_GATEWAY_TOKEN && { Authorization: `Bearer ${config.SMS_GATEWAY_TOKEN}` }),
    },
    body: JSON.stringify({ to: notice.recipient, text }),
    // Followed, it would become a GET that sends nothing and is answered 200.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return outcomeOf(response.status)
}

async function sendPush(ctx: Ctx, notice: NoticeRow): Promise<Outcome> {
  const subscription = notice.push_subscription_id ? await findPush(ctx.db, notice.push_subscription_id) : null
  if (!subscription) return 'gone'
  const { endpoint, p256dh, auth } = subscription
  const vapid = await readVapid(ctx)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice.payload),
    { vapidDetails: { subject: `mailto:${ctx.config.CONTACT_EMAIL}`, ...vapid }, TTL: LIFE_MS / 1000 },
  )
  const status = await post(endpoint, headers, body ?? Buffer.alloc(0), ctx.config.PRIVATE_ADDRESSES)
  // The browser forgot us: so do we.
  if (status === 404 || status === 410) await deletePush(ctx.db, { id: subscription.id })
  return status === 404 || status === 410 ? 'gone' : outcomeOf(status)
}

/** What only the message itself can be blamed for; a wrong token or address is the operator's to mend. */
const FINAL = [400, 413, 422]

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  const reason = `answered ${status}`
  return FINAL.includes(status) ? { refused: reason } : { again: reason }
}

/**
 * Posts to an address that a visitor named: only to the open internet, checked where the connection is made.
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
        // Of the whole answer: one that drips a byte now and then is never idle.
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!anywhere && { lookup: publicLookup }),
      },
      (response) => {
        // Only the status counts, and a stranger's answer may have no end.
        response.destroy()
        resolve(response.statusCode ?? 500)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
