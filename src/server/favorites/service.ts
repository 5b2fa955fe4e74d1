import { DomainError } from '../../domain/errors.ts'
import type { Favorite, NewFavorite } from '../../domain/favorites/favorite.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { readProperties } from '../properties/service.ts'
import { deleteFavorite, findFavorites, findTitles, insertFavorite, updateNote } from './repository.ts'

const favoriteOf = ({ created_at, ...row }: { property_id: number; note: string; created_at: Date }): Favorite => ({
  ...row,
  created_at: created_at.toISOString(),
})

/** The newest first; also homes that are no longer offered, for which the page queries the batch endpoint. */
export const listFavorites = async (ctx: Ctx, userId: number): Promise<Favorite[]> =>
  (await findFavorites(reader(ctx), userId)).map(favoriteOf)

/** @throws DomainError property.not_found for a home that is not offered, favorites.duplicate */
export async function addFavorite(
  ctx: Ctx,
  userId: number,
  { property_id, note = '' }: NewFavorite,
): Promise<Favorite> {
  const [published] = await readProperties(ctx, [property_id], 'de')
  if (!published) throw new DomainError('property.not_found')
  return ctx.db.transaction().execute(async (db) => {
    const row = await insertFavorite(db, { user_id: userId, property_id, note, created_at: ctx.clock() })
    if (!row) throw new DomainError('favorites.duplicate')
    await countAct({ ...ctx, db }, 'favorite', { property_id })
    return favoriteOf(row)
  })
}

/** @throws DomainError favorites.not_found */
export async function changeNote(ctx: Ctx, userId: number, propertyId: number, note: string): Promise<Favorite> {
  const row = await updateNote(ctx.db, userId, propertyId, note)
  if (!row) throw new DomainError('favorites.not_found')
  return favoriteOf(row)
}

/** @throws DomainError favorites.not_found */
export async function removeFavorite(ctx: Ctx, userId: number, propertyId: number): Promise<void> {
  if (!(await deleteFavorite(ctx.db, userId, propertyId))) throw new DomainError('favorites.not_found')
}

/** For the export of an account. */
export const exportFavorites = ({ db }: Ctx, userId: number) => findTitles(db, userId)
