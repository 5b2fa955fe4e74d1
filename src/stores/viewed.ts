import { computed } from 'nanostores'
import { freshEntries, readEntry, type ViewedEntry, withViewed } from '../domain/viewed/viewed.ts'
import { $consent } from './consent/consent.ts'
import { persisted } from './persist.ts'

/** The homes that were opened in this browser, newest first; the key is the specification's. */
export const $viewed = persisted<readonly ViewedEntry[]>('viewed_properties', [], parseViewed, (list) =>
  list.length ? JSON.stringify(list) : undefined,
)

/** The ids of the opened homes. */
export const $viewedIds = computed(
  $viewed,
  (list): ReadonlySet<number> => new Set(list.map(({ propertyId }) => propertyId)),
)

function parseViewed(text: string): ViewedEntry[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list)
      ? freshEntries(
          list.map(readEntry).filter((one) => one !== null),
          Date.now(),
        )
      : null
  } catch {
    return null
  }
}

/** Tells whether the visitor allows this browser to store viewed homes. */
export const mayKeepViewed = (): boolean => $consent.get()?.functional === true

/** Records that a home was opened; without consent it does nothing. */
export function recordViewed(home: Omit<ViewedEntry, 'viewedAt'>, now = Date.now()): void {
  if (!mayKeepViewed()) return
  const list = $viewed.get()
  const next = withViewed(list, home, now)
  if (next !== list) $viewed.set(next)
}

/** Removes homes that are no longer offered. */
export function dropViewed(ids: readonly number[]): void {
  if (ids.length === 0) return
  $viewed.set($viewed.get().filter(({ propertyId }) => !ids.includes(propertyId)))
}

export function clearViewed(): void {
  $viewed.set([])
}

/** Removes the list when the visitor withdraws consent. Returns a function that stops this. */
export function followConsent(): () => void {
  return $consent.subscribe((consent) => {
    if (!consent?.functional && $viewed.get().length > 0) clearViewed()
  })
}
