import { atom, computed } from 'nanostores'
import { $token, $user } from '../account/session.ts'
import { call } from '../api.ts'
import { persisted } from '../persist.ts'
import {
  type Favorite,
  inTurn,
  isFresh,
  type KeptFavorites,
  parseIds,
  parseKept,
  parseNotes,
  readFavorites,
} from './favorites-kept.ts'

const remove = (isEmpty: boolean, value: unknown) => (isEmpty ? undefined : JSON.stringify(value))

/** A guest's list, oldest first; the key is the specification's. */
export const $guestIds = persisted<readonly number[]>('guest_favorites', [], parseIds, (ids) =>
  remove(ids.length === 0, ids),
)
export const $guestNotes = persisted<Readonly<Record<string, string>>>(
  'guest_favorite_notes',
  {},
  parseNotes,
  (notes) => remove(Object.keys(notes).length === 0, notes),
)
/** A copy of the server's list, so that hearts are right at once and other tabs are informed. */
export const $account = persisted<KeptFavorites | null>('klinke_account_favorites', null, parseKept, (kept) =>
  remove(kept === null, kept),
)
const $failed = atom(false)

export const isAccount = () => $token.get() !== null && $user.get() !== null
export const accountList = () => ($account.get()?.user === $user.get()?.id ? ($account.get()?.list ?? []) : [])

/** The owner of the list, whether the server's list is known, and the favourites, oldest first. */
export interface FavoritesState {
  owner: 'guest' | 'account'
  phase: 'loading' | 'ready' | 'failed'
  list: readonly Favorite[]
}

/** All favourites of the account or of the guest. */
export const $favorites = computed(
  [$token, $user, $guestIds, $guestNotes, $account, $failed],
  (token, user, ids, notes, account, failed): FavoritesState => {
    if (!token || !user) {
      const list = ids.map((id): Favorite => ({ property_id: id, note: notes[id] ?? '', created_at: null }))
      return { owner: 'guest', phase: 'ready', list }
    }
    const known = account?.user === user.id ? account : null
    // Favourites that were clicked before the first answer have no time of request.
    const phase = known?.at ? 'ready' : failed ? 'failed' : 'loading'
    return { owner: 'account', phase, list: known?.list ?? [] }
  },
)

/** The ids of the favourites. */
export const $favoriteIds = computed(
  $favorites,
  ({ list }): ReadonlySet<number> => new Set(list.map(({ property_id }) => property_id)),
)

/** Updates this browser's copy of the account's list. */
export function setAccount(change: (list: readonly Favorite[]) => readonly Favorite[], at = $account.get()?.at ?? 0) {
  const user = $user.get()
  if (user) $account.set({ user: user.id, at, list: change(accountList()) })
}

/** Fetches the account's list unless the copy is fresh. Never throws: `$favorites.phase` shows the result. */
export function loadFavorites({ anew = false } = {}): Promise<void> {
  if (!isAccount() || (!anew && isFresh($account.get(), $user.get()?.id))) return Promise.resolve()
  return inTurn(fetchFavorites)
}

/** The same, for a caller that already has its turn (inTurn). */
export async function fetchFavorites(): Promise<void> {
  try {
    const { data } = await call('GET /api/favorites')
    $failed.set(false)
    setAccount(() => readFavorites(data), Date.now())
  } catch {
    $failed.set(true)
  }
}

/** Stores a guest's note; an empty one is removed. */
export function setGuestNote(id: number, note: string) {
  const { [id]: _, ...rest } = $guestNotes.get()
  $guestNotes.set(note ? { ...rest, [id]: note } : rest)
}

/** Removes homes and their notes from a guest's list. */
export function dropGuest(ids: readonly number[]) {
  $guestIds.set($guestIds.get().filter((id) => !ids.includes(id)))
  for (const id of ids) if ($guestNotes.get()[id]) setGuestNote(id, '')
}
