import { sql } from 'kysely'
import type { FlatCriteria } from '../../understanding/flat.ts'
import type { Db, ReadDb } from '../ctx.ts'

/** More sentences than this teach nothing new; the oldest go. */
const KEPT_MOST = 5000

/** A sentence that a visitor says was misunderstood. */
export interface Misunderstood {
  query: string
  language: string
  criteria: FlatCriteria & { sort?: string }
  wanted: string
  /** ISO date */
  day: string
}

/** Keeps a sentence, and removes the oldest when there are too many. */
export async function keepMisunderstood(db: Db, row: Misunderstood, most = KEPT_MOST): Promise<void> {
  await db
    .insertInto('misunderstood')
    .values({ ...row, criteria: JSON.stringify(row.criteria) })
    .execute()
  await db
    .deleteFrom('misunderstood')
    .where('id', '<=', (eb) =>
      eb.selectFrom('misunderstood').select((one) => one(one.fn.max('id'), '-', most).as('oldest')),
    )
    .execute()
}

/** The kept sentences, the newest first. */
export const listMisunderstood = (db: ReadDb, most: number) =>
  db
    .selectFrom('misunderstood')
    .select(['query', 'language', 'criteria', 'wanted', sql<string>`day::text`.as('day')])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
