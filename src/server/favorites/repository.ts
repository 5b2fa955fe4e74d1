import type { Db, ReadDb } from '../ctx.ts'

export function findFavorites(db: ReadDb, userId: number) {
  return db
    .selectFrom('favorite')
    .select(['property_id', 'note', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('property_id', 'desc')
    .execute()
}

/** @returns undefined when the user already has it */
export function insertFavorite(db: Db, row: { user_id: number; property_id: number; note: string; created_at: Date }) {
  return db
    .insertInto('favorite')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doNothing())
    .returning(['property_id', 'note', 'created_at'])
    .executeTakeFirst()
}

export function updateNote(db: Db, userId: number, propertyId: number, note: string) {
  return db
    .updateTable('favorite')
    .set({ note })
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .returning(['property_id', 'note', 'created_at'])
    .executeTakeFirst()
}

export async function deleteFavorite(db: Db, userId: number, propertyId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorite')
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Titles for the export, also of homes that are no longer offered. */
export function findTitles(db: ReadDb, userId: number) {
  return db
    .selectFrom('favorite')
    .innerJoin('property', 'property.id', 'favorite.property_id')
    .select(['favorite.property_id', 'property.objekttitel', 'favorite.note', 'favorite.created_at'])
    .where('user_id', '=', userId)
    .orderBy('favorite.created_at')
    .execute()
}
