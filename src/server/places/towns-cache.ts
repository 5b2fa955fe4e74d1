import { LRUCache } from 'lru-cache'
import type { PlaceSuggestion } from '../../domain/places/suggestion.ts'

/** For names that change without a home: a load of boundaries. Pages are kept as long. */
const FRESH_MS = 10_000
/** Languages, on two pages. */
const TOWNS = 60

/** The towns with the most homes, by the position of the search, their number and the language. */
export type TownsCache = LRUCache<string, readonly PlaceSuggestion[]>

export const createTownsCache = (): TownsCache => new LRUCache({ max: TOWNS, ttl: FRESH_MS })
