import { sql } from 'kysely'
import type { Db } from '../../ctx.ts'

/** Counts one more under a key; a count that has ended begins anew and ends at `ends`. One statement, so nothing is lost. */
export async function countOne(
  db: Db,
  key: Buffer,
  now: Date,
  ends: Date,
): Promise<{ count: number; ends_at: Date } | undefined> {
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    insert into rate_limit as r (key, count, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when r.ends_at <= ${now} then 1 else r.count + 1 end,
      ends_at = case when r.ends_at <= ${now} then ${ends} else r.ends_at end
    returning count, ends_at`.execute(db)
  return rows[0]
}

export async function uncountOne(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute()
}
