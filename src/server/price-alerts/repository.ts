import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { PriceAlert } from '../db/types.generated.ts'

export type AlertRow = Selectable<PriceAlert>

/** @returns false when the account has one for that home */
export async function insertAlert(db: Db, row: Insertable<PriceAlert>): Promise<boolean> {
  const made = await db
    .insertInto('price_alert')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('property_id')
    .executeTakeFirst()
  return made !== undefined
}

export const findAlertsOf = (db: Db, userId: number): Promise<AlertRow[]> =>
  db.selectFrom('price_alert').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()

/** @returns whether there was one */
export async function deleteAlert(db: Db, userId: number, propertyId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('price_alert')
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .returning('property_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Alerts for a home that wait for a price of that height, with their accounts, marked as told. */
export function takeReached(db: Db, propertyId: number, price: number, at: Date) {
  return db
    .updateTable('price_alert as p')
    .from('account as a')
    .set({ reached_at: at })
    .whereRef('a.id', '=', 'p.user_id')
    .where('p.property_id', '=', propertyId)
    .where('p.target_price', '>=', price)
    .where('p.created_at', '<=', at)
    .where('p.reached_at', 'is', null)
    .where('p.ended_at', 'is', null)
    .returning(TAKEN)
    .execute()
}

/** Alerts for a home that is no longer offered, marked as ended. */
export function takeEnded(db: Db, propertyId: number, at: Date) {
  return db
    .updateTable('price_alert as p')
    .from('account as a')
    .set({ ended_at: at })
    .whereRef('a.id', '=', 'p.user_id')
    .where('p.property_id', '=', propertyId)
    .where('p.created_at', '<=', at)
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

/** What a published home costs now by the read model, EUR; null when it has no price; undefined when not published. */
export async function findPrice(db: Db, propertyId: number): Promise<number | null | undefined> {
  const row = await db.selectFrom('property_search').select('preis').where('id', '=', propertyId).executeTakeFirst()
  return row?.preis
}
