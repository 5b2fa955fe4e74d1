import { $favorites } from '../../stores/favorites/favorites.ts'
import { addFavorite, type Removal, removeFavorite } from '../../stores/favorites/favorites-write.ts'

/** Adds or removes a favourite. Adding needs no message: the heart is filled and the number in the bar increases. */
export async function pressHeart(id: number, isWanted: boolean): Promise<void> {
  const isKept = $favorites.get().list.some(({ property_id }) => property_id === id)
  if (isKept === isWanted) return
  if (isKept) return tellRemoval(await removeFavorite(id), 'favorites.removed')
  const failed = await addFavorite(id)
  if (failed) (await import('./say.ts')).refuse(failed)
}

/** Shows that an entry was removed and how to undo it, or why the removal failed. */
export async function tellRemoval(
  { failed, undo }: Removal,
  done: 'favorites.removed' | 'favorites.removed_all',
): Promise<void> {
  const { sayDone, refuse } = await import('./say.ts')
  if (failed) return refuse(failed)
  const bringBack = async () => {
    const message = await undo()
    if (message) refuse(message)
  }
  sayDone(done, () => void bringBack())
}
