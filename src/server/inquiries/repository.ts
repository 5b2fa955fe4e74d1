import { type Insertable, sql } from 'kysely'
import type { Person } from '../../domain/auth/user.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { Inquiry } from '../db/types.generated.ts'

export async function insertInquiry(db: Db, row: Insertable<Inquiry>): Promise<number> {
  const { id } = await db.insertInto('inquiry').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * What guests sent under the confirmed address of an account belongs to the account. Without an account, all that was
 * sent under the address is meant, whoever was signed in.
 */
const sentBy = ({ userId, address }: Person) =>
  userId === null
    ? sql<boolean>`email = ${address}`
    : sql<boolean>`(user_id = ${userId} or (user_id is null and email = ${address}))`

export const findInquiriesOf = (db: ReadDb, person: Person) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'property_id', 'project_id', 'message', 'created_at', 'status'])
    .where(sentBy(person))
    .orderBy('id', 'desc')
    .execute()

/** What agencies answered here to these inquiries, oldest first. */
export const findAnswersTo = (db: ReadDb, ids: readonly number[]) =>
  db
    .selectFrom('inquiry_answer')
    .select(['id', 'inquiry_id', 'subject', 'text', 'created_at'])
    .where('inquiry_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()

/** Which mail carries the openimmo_feedback. */
export async function setFeedbackKey(db: Db, id: number, feedback_key: string): Promise<void> {
  await db.updateTable('inquiry').set({ feedback_key }).where('id', '=', id).execute()
}

/** The agency keeps its own mail of an inquiry; this database keeps no personal data of it. */
export async function deleteInquiriesOf(db: Db, person: Person): Promise<void> {
  await db.deleteFrom('inquiry').where(sentBy(person)).execute()
}

export async function setSender(db: Db, user_id: number, address: string): Promise<void> {
  const rows = db.updateTable('inquiry').set({ user_id })
  await rows.where('user_id', 'is', null).where('email', '=', address).execute()
}

export async function deleteInquiriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('inquiry').where('created_at', '<', before).execute()
}
