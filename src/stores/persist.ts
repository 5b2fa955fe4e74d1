import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

/**
 * The only door to localStorage. Storage may be forbidden, full or changed by hand: then a value lives as long as the
 * page, and no caller ever sees an error.
 */
const unsaved = new Map<string, string>()

const storage = new Proxy({} as Record<string, string>, {
  get: (_, key) => read(String(key)) ?? undefined,
  has: (_, key) => read(String(key)) !== null,
  set(_, key, value) {
    try {
      localStorage.setItem(String(key), value)
      unsaved.delete(String(key))
    } catch {
      unsaved.set(String(key), value)
    }
    return true
  },
  deleteProperty(_, key) {
    unsaved.delete(String(key))
    try {
      localStorage.removeItem(String(key))
    } catch {
      // There is nothing to remove where nothing could be kept.
    }
    return true
  },
})

function read(key: string): string | null {
  const kept = unsaved.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Islands are rendered on the server too, where no other tab speaks. */
const events =
  typeof window === 'undefined' ? { addEventListener() {}, removeEventListener() {} } : windowPersistentEvents

let isReady = false

/**
 * A store kept under `key` and in step with the browser's other tabs.
 * @param parse reads the stored text; null when it is none of ours, and then `fallback` holds
 * @param write what is stored of a value, JSON by default; undefined takes the key away
 */
export function persisted<T>(
  key: string,
  fallback: T,
  parse: (text: string) => T | null,
  write: (value: T) => string | undefined = JSON.stringify,
): WritableAtom<T> {
  if (!isReady) setPersistentEngine(storage, events)
  isReady = true
  return persistentAtom<T>(key, fallback, {
    // The library takes undefined for "delete", but its type does not say so.
    encode: write as (value: T) => string,
    decode: (text) => parse(text) ?? fallback,
  })
}
