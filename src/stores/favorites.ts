import { atom, computed } from 'nanostores'
import type { MessageKey } from '../i18n/translate.ts'
import { ApiError, deleteJson, getJson, patchJson, postJson } from './api.ts'
import { $auth } from './auth.ts'
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
import { persisted } from './persist.ts'
import { $token, $user } from './session.ts'

const remove = (isEmpty: boolean, value: unknown) => (isEmpty ? undefined : JSON.stringify(value))

/** A guest's list, oldest first; the key is the specification's. */
export const $guestIds = persisted<readonly number[]>('guest_favorites', [], parseIds, (ids) =>
  remove(ids.length === 0, ids),
)
const $guestNotes = persisted<Readonly<Record<string, string>>>('guest_favorite_notes', {}, parseNotes, (notes) =>
  remove(Object.keys(notes).length === 0, notes),
)
/** The server's list as it last was, so that hearts are right at once and other tabs learn of it. */
const $account = persisted<KeptFavorites | null>('klinke_account_favorites', null, parseKept, (kept) =>
  remove(kept === null, kept),
)
const $failed = atom(false)

const isAccount = () => $token.get() !== null && $user.get() !== null
const accountList = () => ($account.get()?.user === $user.get()?.id ? ($account.get()?.list ?? []) : [])

/** Whose list it is, whether the server has told it yet, and what is kept, oldest first. */
export interface FavoritesState {
  owner: 'guest' | 'account'
  phase: 'loading' | 'ready' | 'failed'
  list: readonly Favorite[]
}

/** Everything that is kept, of the account or of the guest. */
export const $favorites = computed(
  [$token, $user, $guestIds, $guestNotes, $account, $failed],
  (token, user, ids, notes, account, failed): FavoritesState => {
    if (!token || !user) {
      const list = ids.map((id): Favorite => ({ property_id: id, note: notes[id] ?? '', created_at: null }))
      return { owner: 'guest', phase: 'ready', list }
    }
    const known = account?.user === user.id ? account : null
    // What was clicked before the first answer is kept with no time of fetching.
    const phase = known?.at ? 'ready' : failed ? 'failed' : 'loading'
    return { owner: 'account', phase, list: known?.list ?? [] }
  },
)

function setAccount(change: (list: readonly Favorite[]) => readonly Favorite[], at = $account.get()?.at ?? 0) {
  const user = $user.get()
  if (user) $account.set({ user: user.id, at, list: change(accountList()) })
}

/** Fetches the account's list unless it is still fresh. Never throws: `$favorites.phase` says what happened. */
export async function loadFavorites({ anew = false } = {}): Promise<void> {
  if (!isAccount() || (!anew && isFresh($account.get(), $user.get()?.id))) return
  try {
    const { data } = await getJson<{ success: true; data: unknown }>('/api/favorites')
    $failed.set(false)
    setAccount(() => readFavorites(data), Date.now())
  } catch {
    $failed.set(true)
  }
}

/** Keeps a home at once, and takes it back if the server refuses. Null, or the message to show. */
export function addFavorite(id: number, note = ''): Promise<MessageKey | null> {
  const isKept = $favorites.get().list.some((one) => one.property_id === id)
  if (isKept) return Promise.resolve('error.favorites.duplicate')
  if (!isAccount()) {
    $guestIds.set([...$guestIds.get(), id])
    setGuestNote(id, note)
    return Promise.resolve(null)
  }
  const created_at = new Date().toISOString()
  setAccount((list) => [...list, { property_id: id, note, created_at }])
  return inTurn(async () => {
    try {
      await postFavorite(id, note)
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

const postFavorite = (id: number, note: string) =>
  postJson('/api/favorites', { property_id: id, ...(note && { note }) })

const isDuplicate = (error: unknown) => error instanceof ApiError && error.code === 'favorites.duplicate'
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** What was removed can be brought back, with its note. */
export interface Removal {
  failed: MessageKey | null
  undo: () => Promise<MessageKey | null>
}

/** Removes a home at once, and brings it back if the server does not. */
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
  setAccount((all) => all.filter((one) => one.property_id !== id))
  const failed = await inTurn(() => deleteFavorite(id))
  if (failed) setAccount(bringBack)
  return { failed, undo: () => addFavorite(id, old.note) }
}

/** One that the server no longer has is removed too. */
async function deleteFavorite(id: number): Promise<MessageKey | null> {
  try {
    await deleteJson(`/api/favorites/${id}`)
    return null
  } catch (error) {
    return isGone(error) ? null : 'favorites.remove_failed'
  }
}

/** Removes all; of an account one by one, and those that could not be removed stay. */
export async function removeAllFavorites(): Promise<Removal> {
  const { list } = $favorites.get()
  const removals: Removal[] = []
  for (const { property_id } of list.toReversed()) removals.push(await removeFavorite(property_id))
  const removed = removals.filter(({ failed }) => failed === null).reverse()
  return {
    failed: removed.length < list.length ? 'favorites.remove_all_failed' : null,
    async undo() {
      let failed: MessageKey | null = null
      for (const { undo } of removed) failed = (await undo()) ?? failed
      return failed
    },
  }
}

/** Keeps a note beside a home. Null, or the message to show; the old note stands again then. */
export async function setNote(id: number, note: string): Promise<MessageKey | null> {
  const old = $favorites.get().list.find((one) => one.property_id === id)
  if (!old || old.note === note) return null
  if (!isAccount()) {
    setGuestNote(id, note)
    return null
  }
  const write = (text: string) =>
    setAccount((list) => list.map((one) => (one.property_id === id ? { ...one, note: text } : one)))
  write(note)
  return inTurn(async () => {
    try {
      await patchJson(`/api/favorites/${id}`, { note })
      return null
    } catch {
      write(old.note)
      return 'favorites.save_failed'
    }
  })
}

function setGuestNote(id: number, note: string) {
  const { [id]: _, ...rest } = $guestNotes.get()
  $guestNotes.set(note ? { ...rest, [id]: note } : rest)
}

function dropGuest(ids: readonly number[]) {
  $guestIds.set($guestIds.get().filter((id) => !ids.includes(id)))
  for (const id of ids) if ($guestNotes.get()[id]) setGuestNote(id, '')
}

/** Takes out what is no longer offered: the batch lookup did not have it. */
export async function dropMissing(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  if (!isAccount()) return dropGuest(ids)
  for (const id of ids) await removeFavorite(id)
}

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
    await loadFavorites({ anew: true })
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
