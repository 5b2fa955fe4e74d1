import { dialled } from '../../domain/text.ts'
import type { Ctx } from '../ctx.ts'
import type { ChannelName, DeliveryRow } from './channel.ts'
import { CHANNELS } from './channels.ts'
import { deliveryJobs } from './jobs.ts'
import { mailPayload } from './mail/smtp.ts'
import {
  deleteSms,
  emptyDeliveries,
  findDeliveries,
  findDelivery,
  findMailsOf,
  findNoticesOf,
  insertDelivery,
  releaseMails,
  setDelivery,
} from './repository.ts'

/** Why something is sent. */
export interface Cause {
  /** Names the cause, so that a job that runs twice sends it once; holds no address, number or name. */
  dedupeKey: string
  /** The account it belongs to: deleted with it, unless it was sent. */
  userId?: number | undefined
}

interface NewDelivery extends Cause {
  recipient?: string
  replyTo?: string | undefined
  pushSubscriptionId?: number
  payload: object
}

/**
 * Stores a delivery in the transaction `ctx.db` and sends it once that is committed: at once, or, while the other side is
 * away, when it is back. Where nothing is configured to send by it stays in the outbox (`npm run outbox`).
 * @returns whether it was new; false when one of that channel with its dedupeKey exists
 */
export async function queueDelivery(ctx: Ctx, channel: ChannelName, delivery: NewDelivery): Promise<boolean> {
  const now = ctx.clock()
  const id = await insertDelivery(ctx.db, {
    channel,
    dedupe_key: delivery.dedupeKey,
    user_id: delivery.userId ?? null,
    recipient: delivery.recipient ?? null,
    reply_to: delivery.replyTo ?? null,
    push_subscription_id: delivery.pushSubscriptionId ?? null,
    payload: JSON.stringify(delivery.payload),
    overdue_at: now,
    created_at: now,
  })
  if (id === null) return false
  await ctx.jobs.send(ctx.db, deliveryJobs[channel], { id })
  return true
}

/** The newest of the outbox. */
export async function listDeliveries({ db }: Ctx, limit = 100) {
  return (await findDeliveries(db, limit)).map(viewOf)
}

/** One of the outbox, or null. */
export async function readDelivery({ db }: Ctx, id: number) {
  const row = await findDelivery(db, id)
  return row ? viewOf(row) : null
}

/** As the operator sees it; without words once they are taken out. */
function viewOf({ id, created_at, status, recipient, attempts, last_error, emptied_at, ...row }: DeliveryRow) {
  const channel = row.channel as ChannelName
  const { payload, show } = CHANNELS[channel]
  const { headline, text } = emptied_at ? { headline: '', text: '' } : show(payload.parse(row.payload))
  return { id, channel, created_at, status, recipient: recipient ?? '', attempts, last_error, headline, text }
}

/** Sends what was kept or refused after all. @returns whether there was one that still has its words */
export async function sendAgain(ctx: Ctx, id: number): Promise<boolean> {
  const found = await setDelivery(ctx.db, id, ['kept', 'refused'], { status: 'queued', overdue_at: ctx.clock() })
  if (found) await ctx.jobs.send(ctx.db, deliveryJobs[found], { id })
  return found !== null
}

/** For the end of an account whose links go on working: those that still wait to be sent to its address are sent. */
export const letMailsGo = ({ db }: Ctx, userId: number, address: string) => releaseMails(db, userId, address)

/** For the end of an account: takes words and addresses out of mails to an address, or in its name. */
export const forgetMails = ({ db, clock }: Ctx, address: string) =>
  emptyDeliveries(db, { mailAddress: address }, clock())

/** Removes SMS to these numbers that belong to no account: those of accounts go with them. */
export const forgetSms = ({ db }: Ctx, phones: readonly string[]) => deleteSms(db, phones.map(dialled))

/**
 * For the export of an account: mails that were sent to it, and, where its address is confirmed, to that or in its name,
 * as far as the words are still kept: the same that leaves with the account. The keys of links are left out, since only
 * whoever has the mailbox may confirm an address or set a password by them.
 */
export async function exportMails({ db }: Ctx, userId: number, address: string | null) {
  return (await findMailsOf(db, userId, address)).map(({ recipient, payload, status, created_at, sent_at }) => {
    const { subject, text } = mailPayload.parse(payload)
    return { recipient, subject, text: text.replace(KEYS, '…'), status, created_at, sent_at }
  })
}

/** As src/server/auth/tokens.ts makes them, and codes, which stand in a line of their own. */
const KEYS = /(?<==)[\w-]{43}(?![\w-])|^\d{8}$/gm

/** SMS and messages of browsers that were for an account, as long as they are kept, for its export. */
export async function exportNotices({ db }: Ctx, userId: number) {
  return (await findNoticesOf(db, userId)).map(({ channel, recipient, payload, status, created_at, sent_at }) => {
    return { channel, recipient, payload, status, created_at, sent_at }
  })
}
