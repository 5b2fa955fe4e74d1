import { sql } from 'kysely'
import { PRICE_COLUMNS, type PriceSource } from '../../domain/prices/source.ts'
import { HAND_FIELDS, type HandField, type HandValues } from '../../domain/properties/hand.ts'
import type { Db } from '../ctx.ts'

export type HandValue = string | number | boolean | null

export interface HandRow {
  field: HandField
  value: HandValue
  feed_value: HandValue
  changed_at: Date
}

export async function findHands(db: Db, propertyId: number): Promise<HandRow[]> {
  const rows = await db
    .selectFrom('property_hand')
    .select(['field', 'value', 'feed_value', 'changed_at'])
    .where('property_id', '=', propertyId)
    .execute()
  return rows as HandRow[]
}

/** The values that count now; null when there is no such home, or it is deleted. */
export async function findHandFields(db: Db, propertyId: number): Promise<Record<HandField, HandValue> | null> {
  const row = await db
    .selectFrom('property')
    .select(HAND_FIELDS)
    .where('id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (row as Record<HandField, HandValue> | undefined) ?? null
}

export async function upsertHand(
  db: Db,
  propertyId: number,
  { field, value, feed_value, changed_at }: HandRow,
): Promise<void> {
  const said = { value: JSON.stringify(value), changed_at }
  await db
    .insertInto('property_hand')
    .values({ property_id: propertyId, field, ...said, feed_value: JSON.stringify(feed_value) })
    .onConflict((conflict) => conflict.columns(['property_id', 'field']).doUpdateSet(said))
    .execute()
}

/** Notes what the feed says below the hand's values. */
export async function noteFeedValues(db: Db, propertyId: number, said: Record<string, HandValue>): Promise<void> {
  await sql`update property_hand h set feed_value = said.value
    from jsonb_each(${JSON.stringify(said)}::jsonb) as said (field, value)
    where h.property_id = ${propertyId} and h.field = said.field`.execute(db)
}

export async function deleteHand(db: Db, propertyId: number, field: HandField): Promise<void> {
  await db.deleteFrom('property_hand').where('property_id', '=', propertyId).where('field', '=', field).execute()
}

export async function updateHandFields(
  db: Db,
  propertyId: number,
  values: HandValues & { title_slug?: string; updated_at: Date },
): Promise<void> {
  await db.updateTable('property').set(values).where('id', '=', propertyId).execute()
}

/** What the prices of a home follow from; the importer writes these columns unchanged (from-feed.ts). */
export async function findPriceSource(db: Db, propertyId: number): Promise<PriceSource> {
  const row = await db
    .selectFrom('property')
    .select(PRICE_COLUMNS)
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return row as unknown as PriceSource
}
