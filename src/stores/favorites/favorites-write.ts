import type { PlainKey } from '../../i18n/translate.ts'
import { ApiError, call } from '../api.ts'
import { $favorites, $guestIds, dropGuest, isAccount, loadFavorites, setAccount, setGuestNote } from './favorites.ts'
import { type Favorite, inTurn } from './favorites-kept.ts'

/**
 * Adds a home at once (optimistic update), and reverts that if the server refuses. Returns null, or the message to
 * show.
 */
export function addFavorite(id: number, note = ''): Promise<PlainKey<'saved'> | null> {
  const isKept = $favorites.get().list.some((one) => one.property_id === id)
  if (isKept) return Promise.resolve('error.favorites.duplicate')
  if (!isAccount()) {
    $guestIds.set([...$guestIds.get(), id])
    setGuestNote(id, note)
    return Promise.resolve(null)
  }
  const added: Favorite = { property_id: id, note, created_at: new Date().toISOString() }
  const add = (list: readonly Favorite[]) => (list.some((one) => one.property_id === id) ? list : [...list, added])
  setAccount(add)
  return inTurn(async () => {
    try {
      await postFavorite(id, note)
      // A list request that was already running does not contain the home yet.
      setAccount(add)
      return null
    } catch (error) {
      if (isDuplicate(error)) {
        void loadFavorites({ anew: true })
        return 'error.favorites.duplicate'
      }
      setAccount((list) => list.filter((one) => one.property_id !== id))
      return 'favorites.save_failed'
    }
  })
}

/** @throws ApiError */
export const postFavorite = (id: number, note: string) =>
  call('POST /api/favorites', { body: { property_id: id, ...(note && { note }) } })

/** The account already has it. */
export const isDuplicate = (error: unknown) => error instanceof ApiError && error.code === 'favorites.duplicate'
/** The server does not have it, or no longer offers it. */
export const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** A removal that can be undone, with its note. */
export interface Removal {
  failed: PlainKey<'saved'> | null
  undo: () => Promise<PlainKey<'saved'> | null>
}

/** Removes a home at once, and restores it if the server refuses. */
export async function removeFavorite(id: number): Promise<Removal> {
  const { list } = $favorites.get()
  const at = list.findIndex((one) => one.property_id === id)
  const old = list[at]
  if (!old) return { failed: null, undo: () => Promise.resolve(null) }
  const bringBack = (rest: readonly Favorite[]) =>
    rest.some((one) => one.property_id === id) ? rest : rest.toSpliced(at, 0, old)
  if (!isAccount()) {
    dropGuest([id])
    const undo = async () => {
      $guestIds.set(bringBack($favorites.get().list).map((one) => one.property_id))
      setGuestNote(id, old.note)
      return null
    }
    return { failed: null, undo }
  }
  const takeOut = (all: readonly Favorite[]) => all.filter((one) => one.property_id !== id)
  setAccount(takeOut)
  const failed = await inTurn(() => deleteFavorite(id))
  setAccount(failed ? bringBack : takeOut)
  return { failed, undo: () => addFavorite(id, old.note) }
}

/** A home that the server no longer has also counts as removed. */
async function deleteFavorite(id: number): Promise<PlainKey<'saved'> | null> {
  try {
    await call('DELETE /api/favorites/{propertyId}', { params: { propertyId: id } })
    return null
  } catch (error) {
    return isGone(error) ? null : 'favorites.remove_failed'
  }
}

/** Removes all; for an account one by one, and failed removals stay. */
export async function removeAllFavorites(): Promise<Removal> {
  const { list } = $favorites.get()
  const removals: Removal[] = []
  for (const { property_id } of list.toReversed()) removals.push(await removeFavorite(property_id))
  const removed = removals.filter(({ failed }) => failed === null).reverse()
  return {
    failed: removed.length < list.length ? 'favorites.remove_all_failed' : null,
    async undo() {
      let failed: PlainKey<'saved'> | null = null
      for (const { undo } of removed) failed = (await undo()) ?? failed
      return failed
    },
  }
}

/** Stores a note for a home. Returns null, or the message to show; the old note is restored then. */
export async function setNote(id: number, note: string): Promise<PlainKey<'saved'> | null> {
  const old = $favorites.get().list.find((one) => one.property_id === id)
  if (!old || old.note === note) return null
  if (!isAccount()) {
    setGuestNote(id, note)
    return null
  }
  setAccount((list) => list.map((one) => (one.property_id === id ? { ...one, note } : one)))
  return inTurn(async () => {
    try {
      await call('PATCH /api/favorites/{propertyId}', { params: { propertyId: id }, body: { note } })
      return null
    } catch {
      // Not over what was written since then.
      setAccount((list) =>
        list.map((one) => (one.property_id === id && one.note === note ? { ...one, note: old.note } : one)),
      )
      return 'favorites.save_failed'
    }
  })
}

/**
 * Removes homes that are no longer offered: the batch lookup did not return them. They do not come back when the server
 * refuses: the page would look them up, miss and remove them again, without an end. Its next list brings them again.
 */
export async function dropMissing(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  if (!isAccount()) return dropGuest(ids)
  const takeOut = (all: readonly Favorite[]) => all.filter((one) => !ids.includes(one.property_id))
  setAccount(takeOut)
  for (const id of ids) await inTurn(() => deleteFavorite(id))
  // A list request that was already running still contains them.
  setAccount(takeOut)
}
