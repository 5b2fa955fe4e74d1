/** A cache for values that are expensive to compute and may be slightly old (stale-while-revalidate, LRU). */
export interface Keeper {
  /**
   * Returns the cached value, or the result of `make`. Concurrent callers share one computation. A failure is passed to
   * all of them, and not cached.
   */
  get<T>(key: string, make: () => Promise<T>): Promise<T>
}

export interface KeeperOptions {
  clock: () => Date
  /** How long a value counts as fresh, ms. */
  freshMs: number
  /**
   * How long after that a stale value is still returned while a new one is computed, ms: frequent callers never wait.
   */
  staleMs?: number
  /** The maximum weight of all values together; the least recently used ones are evicted first. */
  most: number
  /** The weight of a value, 1 by default; a value of weight 0 is not cached. */
  weigh?: (value: unknown) => number
}

interface Kept {
  value: unknown
  madeAt: number
  weight: number
}

export function createKeeper({ clock, freshMs, staleMs = 0, most, weigh = () => 1 }: KeeperOptions): Keeper {
  /** The most recently used entry is last. */
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<unknown>>()
  let held = 0

  const drop = (key: string) => {
    held -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  const keep = (key: string, value: unknown, weight: number) => {
    drop(key)
    if (weight === 0 || weight > most) return
    kept.set(key, { value, weight, madeAt: clock().getTime() })
    held += weight
    for (const oldest of kept.keys()) {
      if (held <= most) break
      drop(oldest)
    }
  }
  const makeNow = (key: string, make: () => Promise<unknown>) => {
    const made = make()
      .then((value) => {
        keep(key, value, weigh(value))
        return value
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    async get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      const age = known ? clock().getTime() - known.madeAt : Number.POSITIVE_INFINITY
      if (!known || age >= freshMs + staleMs) return (making.get(key) ?? makeNow(key, make)) as Promise<T>
      kept.delete(key)
      kept.set(key, known)
      // If it fails, the next caller tries again, and finally waits for it.
      if (age >= freshMs && !making.has(key)) makeNow(key, make).catch(() => {})
      return known.value as T
    },
  }
}
