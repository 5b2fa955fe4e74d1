import { atom, computed } from 'nanostores'
import { persisted } from './persist.ts'

/** A visitor who hides more needs another search; the oldest ones reappear. */
const HIDDEN_MAX = 500

/** Ids of the hidden homes, the newest last. */
export const $hidden = persisted<readonly number[]>('klinke_hidden_properties', [], parseIds, (ids) =>
  ids.length ? JSON.stringify(ids) : undefined,
)

export const $hiddenIds = computed($hidden, (ids): ReadonlySet<number> => new Set(ids))

/** Homes that the island has appended to the server's, for the number of hidden ones. */
export const $addedIds = atom<readonly number[]>([])

export function hideHome(id: number): void {
  $hidden.set([...$hidden.get().filter((one) => one !== id), id].slice(-HIDDEN_MAX))
}

/** Shows hidden homes again. */
export function unhideHomes(ids: readonly number[]): void {
  $hidden.set($hidden.get().filter((one) => !ids.includes(one)))
}

function parseIds(text: string): number[] | null {
  try {
    const ids: unknown = JSON.parse(text)
    if (!Array.isArray(ids)) return null
    return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(-HIDDEN_MAX)
  } catch {
    return null
  }
}
