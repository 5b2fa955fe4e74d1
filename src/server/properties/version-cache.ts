import { LRUCache } from 'lru-cache'

/** What is worked out from the rows of a home, by its id, each with the version of the rows that it was read from. */
export type VersionCache<T extends object> = LRUCache<number, { version: string; value: T }>

/** @param max the most homes that are kept */
export const createVersionCache = <T extends object>(
  max: number,
  options: { onInsert?: () => void } = {},
): VersionCache<T> => new LRUCache({ max, ...options })

/**
 * The values of these homes, by id. What the cache has in another version, or not at all, is read together.
 * @param versions the homes and the current versions of their rows
 */
export async function readThroughCache<T extends object>(
  cache: VersionCache<T>,
  versions: readonly { id: number; version: string }[],
  read: (ids: readonly number[]) => Promise<Map<number, T>>,
): Promise<Map<number, T>> {
  const found = new Map<number, T>()
  const missing: number[] = []
  for (const { id, version } of versions) {
    const cached = cache.get(id)
    if (cached?.version === version) found.set(id, cached.value)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  const fresh = await read(missing)
  for (const { id, version } of versions) {
    const value = fresh.get(id)
    if (!value) continue
    cache.set(id, { version, value })
    found.set(id, value)
  }
  return found
}
