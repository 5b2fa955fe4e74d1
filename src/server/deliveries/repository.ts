import { type Insertable, sql, type Updateable } from 'kysely'
import type { Person } from '../../domain/auth/user.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { Delivery } from '../db/types.generated.ts'
import type { ChannelName, DeliveryRow } from './channel.ts'

const WAITING = ['queued', 'sending'] as const
const DONE = ['sent', 'kept', 'refused', 'stopped'] as const
const ENDED = ['sent', 'refused', 'stopped'] as const
/** A delivery without a person. */
const EMPTY = { recipient: null, reply_to: null, payload: '{}', last_error: null } as const

/** @returns the id, or null when one with that key exists in that channel */
export async function insertDelivery(db: Db, row: Insertable<Delivery>): Promise<number | null> {
  const inserted = await db
    .insertInto('delivery')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/**
 * Claims a waiting delivery until `leaseEnds`; undefined when it is done, or another process has it. In one statement:
 * of two concurrent claims, one succeeds.
 */
export function claimDelivery(db: Db, id: number, now: Date, leaseEnds: Date): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('delivery')
    .set({ status: 'sending', overdue_at: leaseEnds, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'queued'), and([eb('status', '=', 'sending'), eb('overdue_at', '<=', now)])]),
    )
    .where('emptied_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function setDelivery(
  db: Db,
  id: number,
  from: readonly DeliveryRow['status'][],
  values: Pick<DeliveryRow, 'status'> &
    Partial<Pick<Updateable<Delivery>, 'last_error' | 'overdue_at' | 'requeued_at' | 'sent_at'>>,
): Promise<ChannelName | null> {
  const row = await db
    .updateTable('delivery')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('emptied_at', 'is', null)
    .returning(['channel', 'forget'])
    .executeTakeFirst()
  if (row?.forget && ENDED.some((one) => one === values.status)) {
    await db
      .updateTable('delivery')
      .set({ ...EMPTY, emptied_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await emptyReports(db)
  }
  return row?.channel ?? null
}

/** Holds back waiting deliveries, one or all of a channel, for the operator; those that are just being sent stay. */
export async function keepWaiting(db: Db, channel: ChannelName, now: Date, id?: number): Promise<void> {
  let rows = db
    .updateTable('delivery')
    .set({ status: 'kept' })
    .where('channel', '=', channel)
    .where('status', 'in', WAITING)
    .where(({ or, eb }) => or([eb('status', '=', 'queued'), eb('overdue_at', '<=', now)]))
  if (id !== undefined) rows = rows.where('id', '=', id)
  await rows.execute()
}

/** Deliveries that no process seems to work on, longest first. */
export async function findOverdue(db: ReadDb, channel: ChannelName, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('delivery')
    .select('id')
    .where('channel', '=', channel)
    .where('status', 'in', WAITING)
    .where('overdue_at', '<=', now)
    .orderBy('overdue_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest, for the operator's outbox. */
export const findDeliveries = (db: ReadDb, limit: number): Promise<DeliveryRow[]> =>
  db.selectFrom('delivery').selectAll().orderBy('id', 'desc').limit(limit).execute()

export const findDelivery = (db: ReadDb, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirst()

/** Mails of an account, and to an address or with it as Reply-To, that still have their texts; oldest first. */
export const findMailsOf = (db: ReadDb, { userId, address }: Person): Promise<DeliveryRow[]> =>
  db
    .selectFrom('delivery')
    .selectAll()
    .where('channel', '=', 'mail')
    .where(sql<boolean>`(user_id = ${userId} or recipient = ${address} or reply_to = ${address})`)
    .where('emptied_at', 'is', null)
    .orderBy('id')
    .execute()

/** The files of the storage that mails with their texts have as attachments. */
export async function findAttached(db: ReadDb): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct jsonb_path_query(payload, '$.attachments[*].storageKey') #>> '{}' as key
    from delivery where channel = 'mail' and emptied_at is null`.execute(db)
  return rows.map(({ key }) => key)
}

/** SMS and push messages of an account that still have their texts, except codes; oldest first. */
export const findNoticesOf = (db: ReadDb, userId: number): Promise<DeliveryRow[]> =>
  db
    .selectFrom('delivery')
    .selectAll()
    .where('channel', 'in', ['sms', 'push'])
    .where('user_id', '=', userId)
    // A code is only for the telephone that it was sent to.
    .where('dedupe_key', 'not like', '%:code')
    .where('emptied_at', 'is', null)
    .orderBy('id')
    .execute()

/** Erases texts and addresses of finished deliveries; their keys stay, against repetition. */
export async function emptyDeliveries(
  db: Db,
  which: { before: Date } | { mailAddress: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ ...EMPTY, emptied_at: now })
    .where((eb) => ('before' in which ? eb('created_at', '<', which.before) : namesIn(which.mailAddress)))
    .where('emptied_at', 'is', null)
    .where('status', 'in', DONE)
    .execute()
  await emptyReports(db)
}

/** Empties messages that nobody wants any more before they are sent; those that are just being sent stay. */
export async function dropWaiting(db: Db, keyStart: string, now: Date): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ ...EMPTY, status: 'stopped', emptied_at: now })
    .where(sql<boolean>`starts_with(dedupe_key, ${keyStart})`)
    .where('status', 'in', ['queued', 'kept'])
    .execute()
}

/**
 * Erases what mail servers answered about emptied mails, since answers quote addresses. The statement begins after the
 * mails are empty, so it sees a report that was being stored meanwhile (findReported of bounces).
 */
async function emptyReports(db: Db): Promise<void> {
  await sql`update mail_report set detail = '' from delivery
    where delivery.id = mail_report.delivery_id and delivery.emptied_at is not null and detail <> ''`.execute(db)
}

/** Waiting mails to an address, or in its name, are emptied as soon as they were sent or refused. */
export async function forgetWaiting(db: Db, mailAddress: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ forget: true })
    .where(namesIn(mailAddress))
    .where('emptied_at', 'is', null)
    .where('status', 'in', WAITING)
    .execute()
}

const namesIn = (mailAddress: string) =>
  sql<boolean>`(channel = 'mail' and (recipient = ${mailAddress} or reply_to = ${mailAddress}))`

/** Detaches unsent mails to an address from the account, so that they are not deleted with it. */
export async function releaseMails(db: Db, userId: number, address: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ user_id: null })
    .where('channel', '=', 'mail')
    .where('user_id', '=', userId)
    .where('recipient', '=', address)
    .where('status', 'in', WAITING)
    .execute()
}

/** SMS to these numbers that belong to no account. */
export async function deleteSms(db: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return
  await db
    .deleteFrom('delivery')
    .where('channel', '=', 'sms')
    .where('user_id', 'is', null)
    .where('recipient', 'in', recipients)
    .execute()
}

/** Deletes old keys of a channel; deliveries that still have their texts stay. */
export async function deleteEmptied(db: Db, channel: ChannelName, before: Date): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('channel', '=', channel)
    .where('created_at', '<', before)
    .where('emptied_at', 'is not', null)
    .execute()
}
