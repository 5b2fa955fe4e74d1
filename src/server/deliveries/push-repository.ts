import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { PushSubscription } from '../db/types.generated.ts'

export type PushRow = Selectable<PushSubscription>

/** A browser that another user used before now belongs to this account. */
export async function putPush(db: Db, row: Insertable<PushSubscription>): Promise<void> {
  const { user_id, session_id, p256dh, auth } = row
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id, session_id, p256dh, auth }))
    .execute()
}

/** Keeps the newest browsers of an account: a user must not make us call a thousand addresses for one message. */
export async function deleteOldPush(db: Db, userId: number, keep: number): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and id not in (
    select id from push_subscription where user_id = ${userId} order by id desc limit ${keep})`.execute(db)
}

export const findPushOf = (db: ReadDb, userId: number): Promise<PushRow[]> =>
  db.selectFrom('push_subscription').selectAll().where('user_id', '=', userId).execute()

export const findPush = (db: ReadDb, id: number): Promise<PushRow | undefined> =>
  db.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()

export async function deletePush(db: Db, which: { id: number } | { userId: number; endpoint: string }): Promise<void> {
  const rows = db.deleteFrom('push_subscription')
  await ('id' in which
    ? rows.where('id', '=', which.id)
    : rows.where('user_id', '=', which.userId).where('endpoint', '=', which.endpoint)
  ).execute()
}

/** Browsers that were permitted in one session of an account, in all but one, or, without it, in any. */
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

/**
 * Returns the value stored under that name, and creates it if it does not exist. Of two concurrent creations, one wins.
 */
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
