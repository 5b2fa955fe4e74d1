import { $auth } from '../account/auth.ts'
import { $account, $guestIds, $guestNotes, accountList, dropGuest, fetchFavorites, loadFavorites } from './favorites.ts'
import { inTurn } from './favorites-kept.ts'
import { isDuplicate, isGone, postFavorite, setNote } from './favorites-write.ts'

/**
 * Merges the guest's list into the account: it posts each entry, clears the list and reloads the server's list. Entries
 * that the server refuses stay in the guest's list for the next attempt. Returns how many the account has gained.
 */
export async function syncFavorites(): Promise<number> {
  const notes = new Map<number, string>()
  const gained = await inTurn(async () => {
    let count = 0
    for (const id of $guestIds.get()) {
      const note = $guestNotes.get()[id] ?? ''
      try {
        await postFavorite(id, note)
        count++
      } catch (error) {
        if (!isDuplicate(error) && !isGone(error)) continue
        notes.set(id, note)
      }
      dropGuest([id])
    }
    await fetchFavorites()
    return count
  })
  // An entry that the account already has gets the guest's note, unless it has its own.
  for (const { property_id, note } of accountList()) {
    const mine = notes.get(property_id)
    if (mine && !note) await setNote(property_id, mine)
  }
  return gained
}

/** Keeps the list in step with the signed-in user; `onSynced` receives how many homes a login has added. */
export function followAuth(onSynced: (count: number) => void): () => void {
  return $auth.subscribe((state) => {
    if (state === 'anonymous' && $account.get()) $account.set(null)
    if (state !== 'authenticated') return
    if ($guestIds.get().length === 0) void loadFavorites()
    else void syncFavorites().then((count) => count > 0 && onSynced(count))
  })
}
