import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Notice, PushSubscription } from '../db/types.generated.ts'

export type NoticeRow = Selectable<Notice>
export type PushRow = Selectable<PushSubscription>

/** @returns the id, or null when one with its dedupe_key exists */
export async function insertNotice(db: Db, row: Insertable<Notice>): Promise<number | null> {
  const made = await db
    .insertInto('notice')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Takes a notice for one attempt: whoever gets it sends it, until the lease ends. */
export function claimNotice(db: Db, id: number, now: Date, leaseEnds: Date): Promise<NoticeRow | undefined> {
  return db
    .updateTable('notice')
    .set({ status: 'sending', attempts: sql`attempts + 1`, next_attempt_at: leaseEnds })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

export async function setNotice(
  db: Db,
  id: number,
  values: { status: string; last_error?: string | null; next_attempt_at?: Date; sent_at?: Date },
): Promise<void> {
  await db.updateTable('notice').set(values).where('id', '=', id).execute()
}

export async function findDueNotices(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notice')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest, for the operator's outbox. */
export const findNotices = (db: Db, limit: number): Promise<NoticeRow[]> =>
  db.selectFrom('notice').selectAll().orderBy('id', 'desc').limit(limit).execute()

export const findNoticesOf = (db: Db, userId: number) =>
  db
    .selectFrom('notice')
    .select(['channel', 'recipient', 'payload', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    // Only the telephone that it was sent to may know a code.
    .where('dedupe_key', 'not like', '%:code')
    .orderBy('id')
    .execute()

export async function deleteNotices(db: Db, before: Date): Promise<void> {
  const done = ['sent', 'kept', 'refused']
  await db.deleteFrom('notice').where('created_at', '<', before).where('status', 'in', done).execute()
}

/** SMS to these numbers that belong to no account. */
export async function deleteSms(db: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return
  await db.deleteFrom('notice').where('user_id', 'is', null).where('recipient', 'in', recipients).execute()
}

/** A browser that somebody else signed in with before now belongs to this account. */
export async function putPush(db: Db, row: Insertable<PushSubscription>): Promise<void> {
  const { user_id, session_id, p256dh, auth } = row
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id, session_id, p256dh, auth }))
    .execute()
}

/** Keeps the newest browsers of an account: nobody makes us call a thousand addresses for one message. */
export async function deleteOldPush(db: Db, userId: number, keep: number): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and id not in (
    select id from push_subscription where user_id = ${userId} order by id desc limit ${keep})`.execute(db)
}

export const findPushOf = (db: Db, userId: number): Promise<PushRow[]> =>
  db.selectFrom('push_subscription').selectAll().where('user_id', '=', userId).execute()

export const findPush = (db: Db, id: number): Promise<PushRow | undefined> =>
  db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()

export async function deletePush(db: Db, which: { id: number } | { userId: number; endpoint: string }): Promise<void> {
  const rows = db.deleteFrom('push_subscription')
  await ('id' in which
    ? rows.where('id', '=', which.id)
    : rows.where('user_id', '=', which.userId).where('endpoint', '=', which.endpoint)
  ).execute()
}

/** Browsers that were allowed messages in one session of an account, in all but one, or, without it, in any. */
export async function deletePushOf(
  db: Db,
  userId: number,
  which: { id: number } | { but: readonly number[] },
): Promise<void> {
  const rows = db.deleteFrom('push_subscription').where('user_id', '=', userId)
  await ('id' in which
    ? rows.where('session_id', '=', which.id)
    : rows.where(sql<boolean>`coalesce(session_id <> all(${[...which.but]}::bigint[]), true)`)
  ).execute()
}

/** What is kept under that name; made now if it was not there. Of two who make it at once, one wins. */
export async function keepOnce<T>(db: Db, name: string, make: () => T): Promise<T> {
  const find = () => db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst()
  const found = await find()
  if (found) return found.value as T
  await db
    .insertInto('installation')
    .values({ name, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await find())?.value as T
}
