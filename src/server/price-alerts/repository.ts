import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
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

/**
 * An event may be older than an alert that was created before the event was committed: then the current state of the
 * home counts.
 */
const costsNow = (condition: RawBuilder<unknown>) =>
  sql<unknown>`(select from property_search s where s.id = p.property_id and ${condition})`

/** Waiting alerts for a home at that price, with their accounts; marks them as sent. */
export function takeReached(db: Db, propertyId: number, price: number, at: Date) {
  return db
    .updateTable('price_alert as p')
    .from('account as a')
    .set({ reached_at: at })
    .whereRef('a.id', '=', 'p.user_id')
    .where('p.property_id', '=', propertyId)
    .where('p.target_price', '>=', price)
    .where(({ eb, or, exists }) => or([eb('p.created_at', '<=', at), exists(costsNow(sql`preis <= p.target_price`))]))
    .where('p.reached_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .returning(TAKEN)
    .execute()
}

/** Alerts for a home that is no longer offered; marks them as ended. */
export function takeEnded(db: Db, propertyId: number, at: Date) {
  return db
    .updateTable('price_alert as p')
    .from('account as a')
    .set({ ended_at: at })
    .whereRef('a.id', '=', 'p.user_id')
    .where('p.property_id', '=', propertyId)
    .where(({ eb, or, exists, not }) => or([eb('p.created_at', '<=', at), not(exists(costsNow(sql`true`)))]))
    .where('p.reached_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .returning(TAKEN)
    .execute()
}

const TAKEN = [
  'p.user_id',
  'p.property_id',
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
