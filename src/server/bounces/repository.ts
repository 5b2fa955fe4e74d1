import { type Insertable, sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { MailReport, UnreadReport } from '../db/types.generated.ts'

/**
 * The mail that one of these words names: the random part of its Message-ID. Locked, so that it is not emptied before
 * its report is stored.
 */
export const findReported = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('delivery')
    .select(['id', 'recipient'])
    .where('channel', '=', 'mail')
    .where('emptied_at', 'is', null)
    .where(sql<string>`split_part(substr(payload ->> 'messageId', 2), '@', 1)`, 'in', [...keys])
    .orderBy('id', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst()

export async function insertReport(db: Db, row: Insertable<MailReport>): Promise<void> {
  await db
    .insertInto('mail_report')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute()
}

export async function insertUnread(db: Db, row: Insertable<UnreadReport>): Promise<void> {
  await db
    .insertInto('unread_report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid_validity', 'uid']).doNothing())
    .execute()
}

/** Forgets the mails that somebody has taken out of the mailbox. */
export async function keepUnread(db: Db, uidValidity: number, uids: readonly number[]): Promise<void> {
  await sql`delete from unread_report
    where uid_validity <> ${uidValidity} or uid <> all(${[...uids]}::bigint[])`.execute(db)
}

export const findUnread = (db: ReadDb, limit: number) =>
  db
    .selectFrom('unread_report')
    .select(['problem', 'sender', 'subject', 'received_at'])
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()

export async function countUnread(db: ReadDb): Promise<number> {
  const row = await db
    .selectFrom('unread_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

const NAME = 'report-mailbox'

/** The last reading of the mailbox. Rows of older versions have no `failing_since`. */
interface Checked {
  checked_at: string
  failure: string | null
  failing_since?: string | null
}

export async function setChecked(db: Db, value: Checked): Promise<void> {
  const row = { name: NAME, value: JSON.stringify(value) }
  await db
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

export async function findChecked(db: ReadDb): Promise<Checked | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value as Checked | undefined
}
