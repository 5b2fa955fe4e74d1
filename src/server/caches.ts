import { createDirectoryCache, type DirectoryCache } from './landing/directory-cache.ts'
import { createViewCounter, type ViewCounter } from './listings/view-counter.ts'
import { type AbroadCache, createAbroadCache } from './places/abroad-cache.ts'
import { type CardCache, createCardCache } from './properties/card-cache.ts'
import { createMarkCache, type MarkCache } from './properties/mark-cache.ts'
import { createMedianCache, type MedianCache } from './properties/median-cache.ts'

/** What is expensive to read from the database. Each is bounded, and made once by whoever starts a process. */
export interface Caches {
  cards: CardCache
  marks: MarkCache
  medians: MedianCache
  abroad: AbroadCache
  directory: DirectoryCache
  /** Views of homes that are not written yet. */
  views: ViewCounter
}

export const createCaches = (clock: () => Date): Caches => ({
  cards: createCardCache(),
  marks: createMarkCache(),
  medians: createMedianCache(clock),
  abroad: createAbroadCache(clock),
  directory: createDirectoryCache(clock),
  views: createViewCounter(),
})
