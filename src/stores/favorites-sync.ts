import { $auth } from './auth.ts'
import { $account, $guestIds, $guestNotes, accountList, dropGuest, fetchFavorites, loadFavorites } from './favorites.ts'
import { inTurn } from './favorites-kept.ts'
import { isDuplicate, isGone, postFavorite, setNote } from './favorites-write.ts'

/**
 * Brings the guest's list into the account: each is posted, the list cleared, the server's list reloaded. What the
 * server could not take stays in the guest's list for the next time. Returns how many the account has gained.
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
  // What the account had already gets the guest's note, unless it has one.
  for (const { property_id, note } of accountList()) {
    const mine = notes.get(property_id)
    if (mine && !note) await setNote(property_id, mine)
  }
  return gained
}

/** Keeps the list in step with who is signed in; `onSynced` hears how many homes a login has brought along. */
export function followAuth(onSynced: (count: number) => void): () => void {
  return $auth.subscribe((state) => {
    if (state === 'anonymous' && $account.get()) $account.set(null)
    if (state !== 'authenticated') return
    if ($guestIds.get().length === 0) void loadFavorites()
    else void syncFavorites().then((count) => count > 0 && onSynced(count))
  })
}
