import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

export interface NewMailRow {
  dedupe_key: string
  user_id: number | null
  recipient: string
  language: string
  subject: string
  html: string
  text: string
  reply_to: string | null
  headers: string
  attachments: string
  message_id: string
  next_attempt_at: Date
  created_at: Date
}

/** @returns the id, or null when there is one with that key already */
export async function insertMail(db: Db, row: NewMailRow): Promise<number | null> {
  const inserted = await db
    .insertInto('mail')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Takes a mail that is due for oneself until `until`; null when it is not, is sent already, or somebody else has it. */
export function claimMail(db: Db, id: number, now: Date, until: Date) {
  return db
    .updateTable('mail')
    .set({ status: 'sending', next_attempt_at: until, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', now)
    .where('emptied_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function setMail(
  db: Db,
  id: number,
  from: readonly string[],
  values: { status: string; last_error?: string | null; next_attempt_at?: Date; sent_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('emptied_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lays mails that are due, one or all of them, aside for the operator; what somebody is just sending is left to him. */
export async function keepDue(db: Db, now: Date, id?: number): Promise<void> {
  let rows = db
    .updateTable('mail')
    .set({ status: 'kept' })
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', now)
  if (id !== undefined) rows = rows.where('id', '=', id)
  await rows.execute()
}

/** Ids of mails that somebody should try now, oldest first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export function findMails(db: Db, limit: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'created_at', 'status', 'recipient', 'subject', 'language', 'attempts', 'last_error'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Mails of an account, and to an address or answering to it, that still have their words; oldest first. */
export function findMailsOf(db: Db, userId: number, address: string | null) {
  return db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text', 'status', 'created_at', 'sent_at'])
    .where(({ eb, or }) =>
      or([
        eb('user_id', '=', userId),
        ...(address ? [eb('recipient', '=', address), eb('reply_to', '=', address)] : []),
      ]),
    )
    .where('emptied_at', 'is', null)
    .orderBy('id')
    .execute()
}

export function findMail(db: Db, id: number) {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes words and addresses out of mails that wait for nothing; their keys stay, against repetition. */
export async function emptyMails(db: Db, which: { before: Date } | { address: string }, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      ...{ recipient: '', subject: '', html: '', text: '', reply_to: null, last_error: null },
      ...{ headers: '{}', attachments: '[]', emptied_at: now },
    })
    .where(({ eb, or }) =>
      'before' in which
        ? eb('created_at', '<', which.before)
        : or([eb('recipient', '=', which.address), eb('reply_to', '=', which.address)]),
    )
    .where('emptied_at', 'is', null)
    .where('status', 'in', ['sent', 'kept', 'refused'])
    .execute()
}

/** What was not sent yet to an address belongs to no account any more, so that it does not go with it. */
export async function releaseMails(db: Db, userId: number, address: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('recipient', '=', address)
    .where('status', 'in', ['queued', 'sending'])
    .execute()
}

export async function deleteMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', before).where('emptied_at', 'is not', null).execute()
}
