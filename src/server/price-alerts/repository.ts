import { type Insertable, type Selectable, sql } from 'kysely'
import type { HistoryPrice } from '../../domain/properties/price.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { PriceAlert } from '../db/types.generated.ts'

export type AlertRow = Selectable<PriceAlert>

/** @returns false when the account already has a waiting alert for that home */
export async function insertAlert(db: Db, row: Insertable<PriceAlert>): Promise<boolean> {
  const made = await db
    .insertInto('price_alert')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'property_id'])
        .doUpdateSet({ ...row, reached_at: null, ended_at: null })
        .where(({ eb, or }) =>
          or([eb('price_alert.reached_at', 'is not', null), eb('price_alert.ended_at', 'is not', null)]),
        ),
    )
    .returning('property_id')
    .executeTakeFirst()
  return made !== undefined
}

export const findAlertsOf = (db: ReadDb, userId: number): Promise<AlertRow[]> =>
  db.selectFrom('price_alert').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()

/** @returns false when the account has no waiting alert for that home */
export async function updateAlert(db: Db, { user_id, property_id, ...row }: Insertable<PriceAlert>): Promise<boolean> {
  const changed = await db
    .updateTable('price_alert')
    .set(row)
    .where('user_id', '=', user_id)
    .where('property_id', '=', property_id)
    .where('reached_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('property_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns whether it existed */
export async function deleteAlert(db: Db, userId: number, propertyId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('price_alert')
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .returning('property_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of these homes, those that have waiting alerts. */
export async function findWatched(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('price_alert')
    .select('property_id')
    .distinct()
    .where('property_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('reached_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('property_id')
    .execute()
  return rows.map(({ property_id }) => property_id)
}

/** Waiting alerts for a home at these prices, with their accounts; marks them as sent. */
export function takeReached(db: Db, propertyId: number, prices: Partial<Record<HistoryPrice, number>>, at: Date) {
  return take(db, propertyId, { reached_at: at })
    .where(sql<boolean>`p.target_price >= (${JSON.stringify(prices)}::jsonb ->> p.art)::numeric`)
    .execute()
}

/** Waiting alerts for these prices of a home; marks them as ended. */
export function takeEnded(db: Db, propertyId: number, arten: readonly HistoryPrice[], at: Date) {
  return take(db, propertyId, { ended_at: at })
    .where('p.art', '=', sql<HistoryPrice>`any(${[...arten]}::text[])`)
    .execute()
}

const take = (db: Db, propertyId: number, done: { reached_at: Date } | { ended_at: Date }) =>
  db
    .updateTable('price_alert as p')
    .from('account as a')
    .set(done)
    .whereRef('a.id', '=', 'p.user_id')
    .where('p.property_id', '=', propertyId)
    .where('p.reached_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .returning(TAKEN)

const TAKEN = [
  'p.user_id',
  'p.property_id',
  'p.art',
  'p.target_price',
  'p.price',
  'p.by_email',
  'p.by_push',
  'p.created_at',
  'a.email',
  'a.email_confirmed_at',
  'a.language',
  'a.notifications',
] as const
export type TakenAlert = Awaited<ReturnType<typeof takeReached>>[number]
