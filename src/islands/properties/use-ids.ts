import type { ReadableAtom } from 'nanostores'
import { useStore } from '../frame/use-store.ts'

const NONE: ReadonlySet<number> = new Set()

/** The homes that this browser remembers for something. The server knows none, so every visitor gets the same page. */
export function useIds(store: ReadableAtom<ReadonlySet<number>>): ReadonlySet<number> {
  return useStore(store, { ssr: () => NONE })
}
