import type { Ctx } from '../ctx.ts'
import { TryAgain } from '../jobs/queue.ts'
import { record } from '../performance/record.ts'
import { inSpan } from '../tracing/span.ts'
import type { Channel, Outcome } from './channel.ts'
import { claimDelivery, keepWaiting, setDelivery } from './repository.ts'

/** Longer than the longest delay of a job between two attempts (jobs.ts). */
const RETRY_OVERDUE_MS = 3_600_000

/**
 * Sends one delivery; without a configured service, it holds the delivery back for the operator. It may run twice,
 * late, or concurrently: the process that claims the row sends it. Only a final outcome ends it, or too much time
 * without success.
 *
 * One case sends twice: the process dies after the other side has accepted the message and before that is recorded. A
 * mail then keeps its Message-ID and an SMS its Idempotency-Key, by which most receivers recognise the duplicate.
 * @throws TryAgain after a temporary failure: the job comes back later
 */
export async function deliver(ctx: Ctx, channel: Channel, id: number): Promise<void> {
  const { config, db, clock, log } = ctx
  if (!channel.isConfigured(config)) return keepWaiting(db, channel.name, clock(), id)
  const now = clock()
  const row = await claimDelivery(db, id, now, new Date(now.getTime() + channel.leaseMs))
  if (!row) return
  const send = () => channel.send(ctx, { ...row, payload: channel.payload.parse(row.payload) })
  const attributes = { 'klinke.delivery.id': id }
  const outcome = await attempt(() => inSpan(`send ${channel.name}`, { kind: 'client', attributes }, send))
  if (outcome === 'sent') {
    await setDelivery(db, id, ['sending'], { status: 'sent', sent_at: clock(), last_error: null })
    record(ctx, 'delivery', 1, channel.name)
    return
  }
  if ('stopped' in outcome) {
    await setDelivery(db, id, ['sending'], { status: 'stopped', last_error: outcome.stopped.slice(0, 500) })
    return
  }
  const since = row.requeued_at ?? row.created_at
  const isFinal = 'refused' in outcome || clock().getTime() - since.getTime() > channel.giveUpMs
  const last_error = ('refused' in outcome ? outcome.refused : outcome.again).slice(0, 500)
  const about = { id, channel: channel.name, attempts: row.attempts, reason: withoutAddresses(last_error) }
  if (isFinal) {
    await setDelivery(db, id, ['sending'], { status: 'refused', last_error })
    record(ctx, 'delivery_failure', 1, channel.name)
    log.warn(about, 'a delivery was refused for good')
    return
  }
  const overdue_at = new Date(clock().getTime() + RETRY_OVERDUE_MS)
  await setDelivery(db, id, ['sending'], { status: 'queued', last_error, overdue_at })
  log.warn(about, 'a delivery could not be sent yet')
  throw new TryAgain(`delivery ${id} could not be sent yet`)
}

const attempt = (send: () => Promise<Outcome>): Promise<Outcome> =>
  send().catch((error: Error): Outcome => ({ again: error.message }))

/** Mail servers repeat refused addresses; the log must not list people, and the outbox contains the full text. */
const withoutAddresses = (text: string) =>
  text
    .split(/([\s<>"]+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
