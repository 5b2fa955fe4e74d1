import type { Person } from '../../domain/auth/user.ts'
import { dialled } from '../../domain/text.ts'
import type { Ctx } from '../ctx.ts'
import type { ChannelName, DeliveryRow } from './channel.ts'
import { CHANNELS } from './channels.ts'
import { deliveryJobs } from './jobs.ts'
import { mailPayload } from './mail/smtp.ts'
import {
  deleteSms,
  dropWaiting,
  emptyDeliveries,
  findAttached,
  findDeliveries,
  findDelivery,
  findMailsOf,
  findNoticesOf,
  forgetWaiting,
  insertDelivery,
  releaseMails,
  setDelivery,
} from './repository.ts'
import { hashOf } from './stops.ts'
import { eraseStopped, findStop } from './stops-repository.ts'

/** The reason of a message. */
export interface Cause {
  /** Names the cause, so that a repeated job sends it once; it contains no address, number or name. */
  dedupeKey: string
  /** Its account: the message is deleted with it, unless it was sent. */
  userId?: number | undefined
}

interface NewDelivery extends Cause {
  recipient?: string
  replyTo?: string | undefined
  pushSubscriptionId?: number
  payload: object
}

/**
 * Stores a delivery in the transaction `ctx.db` and sends it after the commit: at once, or when an unreachable service
 * is back. Without a configured service it stays in the outbox (`npm run outbox`).
 * @returns whether it was new; false when one with its dedupeKey exists in that channel
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
    payload: JSON.stringify(delivery.payload, storable),
    overdue_at: now,
    created_at: now,
  })
  if (id === null) return false
  await ctx.jobs.send(ctx.db, deliveryJobs[channel], { id })
  return true
}

/** Half of an emoji, where a text was cut: a column of JSON refuses it, and with it the whole act. */
const LONE_HALF = /\p{Cs}/gu
const storable = (_key: string, value: unknown) => (typeof value === 'string' ? value.replace(LONE_HALF, '') : value)

/** The newest entries of the outbox. */
export async function listDeliveries({ db }: Ctx, limit = 100) {
  return (await findDeliveries(db, limit)).map(viewOf)
}

/** One entry of the outbox, or null. */
export async function readDelivery({ db }: Ctx, id: number) {
  const row = await findDelivery(db, id)
  return row ? viewOf(row) : null
}

/** Storage keys of the attachments of mails that wait, or may be sent again. */
export const attachedFiles = ({ db }: Pick<Ctx, 'db'>): Promise<string[]> => findAttached(db)

/** The operator's view; without texts after they are erased. */
function viewOf(row: DeliveryRow) {
  const { id, channel, created_at, status, recipient, attempts, last_error, emptied_at } = row
  const { payload, show } = CHANNELS[channel]
  const { headline, text } = emptied_at ? { headline: '', text: '' } : show(payload.parse(row.payload))
  return { id, channel, created_at, status, recipient: recipient ?? '', attempts, last_error, headline, text }
}

/** Sends a message that was held back, refused or stopped. @returns whether it existed and still had its text */
export async function sendAgain(ctx: Ctx, id: number): Promise<boolean> {
  const now = ctx.clock()
  const values = { status: 'queued', overdue_at: now, requeued_at: now } as const
  const found = await setDelivery(ctx.db, id, ['kept', 'refused', 'stopped'], values)
  if (found) await ctx.jobs.send(ctx.db, deliveryJobs[found], { id })
  return found !== null
}

/**
 * For the end of a subscription: what waits for a mail server, or for one to be configured, is not sent any more.
 * @param keyStart of the messages: `newsletter:17:`
 */
export const dropMessages = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, keyStart: string) =>
  dropWaiting(db, keyStart, clock())

/** For the removal of an account whose links stay valid: waiting mails to its address are still sent. */
export const letMailsGo = ({ db }: Ctx, userId: number, address: string) => releaseMails(db, userId, address)

/**
 * For the removal of a person's data, as its last step: erases texts and addresses of mails to an address, or in its
 * name; of those that wait, such as the one that cancels a viewing, when they were sent. An address that gets no more
 * mail still gets none: only its hash stays.
 */
export async function forgetMails({ db, clock }: Ctx, address: string): Promise<void> {
  // In this order: a mail that is sent meanwhile is empty by the one or the other.
  await forgetWaiting(db, address)
  await emptyDeliveries(db, { mailAddress: address }, clock())
  await eraseStopped(db, hashOf(address))
}

/** Why an address gets no more mail, for the export of an account; null when it does. */
export async function exportStop({ db }: Ctx, address: string) {
  const stop = await findStop(db, hashOf(address))
  return stop ? { why: stop.why, reason: stop.reason, stopped_at: stop.stopped_at } : null
}

/** Removes SMS to these numbers that belong to no account: those of accounts are deleted with them. */
export const forgetSms = ({ db }: Ctx, phones: readonly string[]) => deleteSms(db, phones.map(dialled))

/**
 * For the export of a person's data: mails that were sent to it and, if its address is confirmed, to that address or in its
 * name, as far as the texts are still stored: the same mails that its removal erases. The tokens of links are left out,
 * since only the owner of the mailbox may confirm an address or set a password by them.
 */
export async function exportMails({ db }: Ctx, person: Person) {
  return (await findMailsOf(db, person)).map(({ recipient, payload, status, created_at, sent_at }) => {
    const { subject, text } = mailPayload.parse(payload)
    return { recipient, subject, text: text.replace(KEYS, '…'), status, created_at, sent_at }
  })
}

/** Tokens of src/server/auth/sessions/tokens.ts, and codes, which have a line of their own. */
const KEYS = /(?<==)[\w-]{43}(?![\w-])|^\d{8}$/gm

/** SMS and browser messages of an account, as long as they are stored, for its export. */
export async function exportNotices({ db }: Ctx, userId: number) {
  return (await findNoticesOf(db, userId)).map(({ channel, recipient, payload, status, created_at, sent_at }) => {
    return { channel, recipient, payload, status, created_at, sent_at }
  })
}
