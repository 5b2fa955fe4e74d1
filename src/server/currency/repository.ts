import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'

export function findRates(db: ReadDb) {
  return db.selectFrom('currency_rate').select(['code', 'rate', 'as_of']).execute()
}

export async function upsertRates(
  db: Db,
  rates: { code: string; rate: number; as_of: Date; source: string }[],
): Promise<void> {
  if (rates.length === 0) return
  await db
    .insertInto('currency_rate')
    .values(rates)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        rate: sql`excluded.rate`,
        as_of: sql`excluded.as_of`,
        source: sql`excluded.source`,
      }),
    )
    .execute()
}
