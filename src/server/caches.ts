import { type AbroadCache, createAbroadCache } from './places/abroad-cache.ts'
import { type CardCache, createCardCache } from './properties/card-cache.ts'
import { createMedianCache, type MedianCache } from './properties/median-cache.ts'

/** What is expensive to read from the database. Each is bounded, and made once by whoever starts a process. */
export interface Caches {
  cards: CardCache
  medians: MedianCache
  abroad: AbroadCache
}

export const createCaches = (clock: () => Date): Caches => ({
  cards: createCardCache(),
  medians: createMedianCache(clock),
  abroad: createAbroadCache(clock),
})
