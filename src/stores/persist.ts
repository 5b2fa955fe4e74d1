import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { readText, storeText } from './storage.ts'

/** What could not be stored, since storage is forbidden or full: such a value lives as long as the page. */
const unsaved = new Map<string, string>()

const storage = new Proxy({} as Record<string, string>, {
  get: (_, key) => read(String(key)) ?? undefined,
  has: (_, key) => read(String(key)) !== null,
  set(_, key, value) {
    if (storeText(String(key), value)) unsaved.delete(String(key))
    else unsaved.set(String(key), value)
    return true
  },
  deleteProperty(_, key) {
    unsaved.delete(String(key))
    storeText(String(key), null)
    return true
  },
})

function read(key: string): string | null {
  return unsaved.get(key) ?? readText(key)
}

/** Islands are rendered on the server too, where other tabs do not exist. */
const events =
  typeof window === 'undefined' ? { addEventListener() {}, removeEventListener() {} } : windowPersistentEvents

let isReady = false

/**
 * A store that is saved under `key` and synchronised with the browser's other tabs.
 * @param parse reads the stored text; null when it is invalid, and then `fallback` applies
 * @param write the stored form of a value, JSON by default; undefined removes the key
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
    // The library accepts undefined for "delete", but its type does not.
    encode: write as (value: T) => string,
    decode: (text) => parse(text) ?? fallback,
  })
}
