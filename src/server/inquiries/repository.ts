import type { Insertable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Inquiry, ListingReport } from '../db/types.generated.ts'

export async function insertInquiry(db: Db, row: Insertable<Inquiry>): Promise<number> {
  const { id } = await db.insertInto('inquiry').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertReport(db: Db, row: Insertable<ListingReport>): Promise<number> {
  const { id } = await db.insertInto('listing_report').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function findInquiriesOf(db: Db, userId: number) {
  return db
    .selectFrom('inquiry')
    .select(['id', 'property_id', 'message', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

/** What the agency keeps of an inquiry is its own mail; here nothing of the person stays. */
export async function deleteInquiriesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('inquiry').where('user_id', '=', userId).execute()
}

export async function deleteInquiriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('inquiry').where('created_at', '<', before).execute()
  await db.deleteFrom('listing_report').where('created_at', '<', before).execute()
}
