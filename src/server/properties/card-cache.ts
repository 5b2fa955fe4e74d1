import { LRUCache } from 'lru-cache'
import type { Offer, Picture } from '../../domain/properties/card.ts'
import type { CardRow } from './repository.ts'

/** About 3 kB each. */
const CARDS = 8_000

/** The data of a card, in every language. */
export interface CardParts {
  row: CardRow
  images: Picture[]
  offers: Offer[]
}

/** The data of cards by the id of the home, each with the version of the rows that it was read from. */
export type CardCache = LRUCache<number, { version: string; parts: CardParts }>

export const createCardCache = (options: { onInsert?: () => void } = {}): CardCache =>
  new LRUCache({ max: CARDS, ...options })

/**
 * The data of the cards of these homes, by id. What the cache has in another version, or not at all, is read together.
 * @param versions the homes and the current versions of their rows (findCardVersions)
 */
export async function readThroughCache(
  cache: CardCache,
  versions: readonly { id: number; version: string }[],
  read: (ids: readonly number[]) => Promise<Map<number, CardParts>>,
): Promise<Map<number, CardParts>> {
  const found = new Map<number, CardParts>()
  const missing: number[] = []
  for (const { id, version } of versions) {
    const cached = cache.get(id)
    if (cached?.version === version) found.set(id, cached.parts)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  const fresh = await read(missing)
  for (const { id, version } of versions) {
    const parts = fresh.get(id)
    if (!parts) continue
    cache.set(id, { version, parts })
    found.set(id, parts)
  }
  return found
}
