import type { Insertable } from 'kysely'
import type { Db, ReadDb } from '../../ctx.ts'
import type { Idempotency } from '../../db/types.generated.ts'

/** Forgets what was kept under a key before `before`, and a request without answer that began before `begunBefore`. */
export async function deleteOld(db: Db, key: Buffer, before: Date, begunBefore: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('key', '=', key)
    .where(({ or, and, eb }) =>
      or([eb('created_at', '<', before), and([eb('status', 'is', null), eb('created_at', '<', begunBefore)])]),
    )
    .execute()
}

/** @returns false when there is a request with that key already */
export async function insertFirst(db: Db, row: Insertable<Idempotency>): Promise<boolean> {
  const first = await db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return first !== undefined
}

export const findKept = (db: ReadDb, key: Buffer) =>
  db.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirst()

export async function setAnswer(db: Db, key: Buffer, status: number, body: string): Promise<void> {
  await db.updateTable('idempotency').where('key', '=', key).set({ status, body }).execute()
}

export async function deleteKept(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('idempotency').where('key', '=', key).execute()
}
