import { BULK_MAX } from '../../domain/admin/bulk.ts'
import type {
  Message,
  MessageBulk,
  MessageContent,
  MessageFilters,
  MessageSkipped,
} from '../../domain/deliveries/messages.ts'
import { isStillTried } from '../../domain/deliveries/topics.ts'
import { DomainError } from '../../domain/errors.ts'
import { actOnAll, refuseTooMany } from '../admin/bulk.ts'
import { recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { CHANNELS } from './channels.ts'
import { deliveryJobs } from './jobs.ts'
import { newMessageId } from './mail/mail.ts'
import { mailPayload } from './mail/smtp.ts'
import { masked, maskedHtml } from './masked.ts'
import {
  type BulkMessage,
  findBulkMessages,
  findMailsWith,
  findMatching,
  findMessage,
  findMessages,
  findReports,
  lockMessage,
  queueAgain,
} from './messages-repository.ts'
import { findDelivery } from './repository.ts'
import { hashOf } from './stops.ts'
import { findStop, stopOf } from './stops-repository.ts'

/** A message with the reports about it. @throws DomainError record.not_found */
export async function readMessage({ db }: Ctx, id: number) {
  const message = await findMessage(db, id)
  const row = await findDelivery(db, id)
  if (!message || !row) throw new DomainError('record.not_found')
  const [reports, stop] = await Promise.all([findReports(db, id), stopOfRow(db, row)])
  return {
    ...message,
    stop: stop ? stopOf(stop) : null,
    reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    may_send: (await whyNot(db, row)) === null,
  }
}

/** To whom mails with these keys went, and their states; null when that may be forgotten. @param at when they were queued */
export async function mailsWith(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  keys: readonly string[],
  at: Date,
): Promise<Pick<Message, 'recipient' | 'state'>[] | null> {
  if (clock().getTime() - at.getTime() >= CHANNELS.mail.keyLifeMs) return null
  return (await findMailsWith(db, keys)).map(({ recipient, state }) => ({ recipient, state }))
}

const stopOfRow = async (db: Ctx['db'], { channel, recipient }: Pick<BulkMessage, 'channel' | 'recipient'>) =>
  channel === 'mail' && recipient ? findStop(db, hashOf(recipient)) : undefined

/**
 * What the recipient saw, without tokens and codes, with an entry of the audit.
 * @throws DomainError record.not_found, message.erased
 */
export async function readContent(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<MessageContent> {
  return ctx.db.transaction().execute(async (db) => {
    const row = await findDelivery(db, id)
    if (!row) throw new DomainError('record.not_found')
    if (row.emptied_at) throw new DomainError('message.erased')
    await recordAct({ ...ctx, db }, visitor, about('messages.read', row))
    const hide = (text: string) => masked(text, row.dedupe_key)
    if (row.channel === 'mail') {
      const { subject, html, text, attachments } = mailPayload.parse(row.payload)
      const names = attachments.map(({ filename }) => filename)
      return { subject: hide(subject), html: maskedHtml(html, row.dedupe_key), text: hide(text), attachments: names }
    }
    const { payload, show } = CHANNELS[row.channel]
    const { text } = show(payload.parse(row.payload))
    return { subject: null, html: null, text: hide(text), attachments: [] }
  })
}

/** The audit cannot forget: it has the number of a message, and never its recipient. */
const about = (act: string, { id, channel }: Pick<Message, 'id' | 'channel'>) => ({
  act,
  entity: 'message' as const,
  entityId: id,
  label: channel,
})

/**
 * Sends a message again, also one that was sent: then with a new Message-ID.
 * @throws DomainError record.not_found, message.waiting, message.erased, message.stopped
 */
export async function sendMessage(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const row = await lockMessage(db, id)
    if (!row) throw new DomainError('record.not_found')
    const why = await whyNot(db, row)
    if (why !== null) throw new DomainError(why)
    await again({ ...ctx, db }, visitor, row)
  })
}

async function again(
  ctx: Ctx,
  visitor: SignedInVisitor,
  row: Pick<BulkMessage, 'id' | 'channel' | 'status'>,
): Promise<void> {
  const isSecond = row.channel === 'mail' && row.status === 'sent'
  await queueAgain(ctx.db, row.id, ctx.clock(), isSecond ? newMessageId(ctx.config) : null)
  await ctx.jobs.send(ctx.db, deliveryJobs[row.channel], { id: row.id })
  const states = { before: { status: row.status }, after: { status: 'queued' } }
  await recordAct(ctx, visitor, { ...about('messages.send', row), ...states })
}

/** Why a message cannot be sent again; null when it can. */
async function whyNot(db: Ctx['db'], row: Omit<BulkMessage, 'returned'>) {
  if (row.emptied_at) return 'message.erased'
  if (row.status === 'queued' || row.status === 'sending') return 'message.waiting'
  const stop = await stopOfRow(db, row)
  return stop && !isStillTried(row.dedupe_key, stop.why) ? 'message.stopped' : null
}

/**
 * Sends many returned, failed, stopped or held messages again, or tells which it would send.
 * @throws DomainError record.not_found for a chosen one that does not exist, bulk.too_many, bulk.count
 */
export async function sendMessages(ctx: Ctx, visitor: SignedInVisitor, bulk: MessageBulk) {
  const { db } = ctx
  const found = await messagesOf(ctx, bulk)
  const rows = await findBulkMessages(db, found)
  const stopped = new Set<number>()
  for (const row of rows) if ((await whyNot(db, row)) === 'message.stopped') stopped.add(row.id)
  const skips = (row: BulkMessage): MessageSkipped | null => {
    if (row.emptied_at) return 'erased'
    const hasArrived = row.status === 'sent' && !row.returned
    if (hasArrived || row.status === 'queued' || row.status === 'sending') return 'same'
    return stopped.has(row.id) ? 'stopped' : null
  }
  const example = ({ id, recipient, channel }: BulkMessage) => ({ id, recipient: recipient ?? `${channel} ${id}` })
  return actOnAll(
    ctx,
    visitor,
    { ...bulk, act: 'send' },
    { found, rows, skips, example },
    {
      canUndo: false,
      changeOne: (id) =>
        db.transaction().execute(async (tx) => {
          const row = await lockMessage(tx, id)
          if (!row || skips(row) !== null) return false
          await again({ ...ctx, db: tx }, visitor, row)
          return true
        }),
    },
  )
}

async function messagesOf({ db }: Ctx, { ids, criteria }: MessageBulk): Promise<number[]> {
  if (ids) {
    const chosen = [...new Set(ids)]
    const known = await findBulkMessages(db, chosen)
    if (known.length !== chosen.length) throw new DomainError('record.not_found')
    return known.map(({ id }) => id)
  }
  if (!criteria) return []
  const found = await findMatching(db, criteria, BULK_MAX + 1)
  refuseTooMany(found)
  return found
}

/** How many messages a filter of the list finds, and since when. */
export async function countMessages(
  { db }: Pick<Ctx, 'db'>,
  filters: MessageFilters,
): Promise<{ count: number; since: Date | null }> {
  const { data, total } = await findMessages(db, { ...filters, sort: 'created_at', seite: 1, pro_seite: 1 })
  return { count: total, since: data[0] ? new Date(data[0].created_at) : null }
}
