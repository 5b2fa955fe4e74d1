/** Values that are dear to make and may be somewhat old. */
export interface Keeper {
  /**
   * What was made for the key, or what `make` gives now. Whoever asks while it is being made waits for the same.
   * A failure is told to everybody who waited, and not kept.
   */
  get<T>(key: string, make: () => Promise<T>): Promise<T>
}

export interface KeeperOptions {
  clock: () => Date
  /** So long a value is as good as new, ms. */
  freshMs: number
  /** So much longer it is handed out while a new one is being made, ms: nobody waits for what is asked for often. */
  staleMs?: number
  /** What all values together may weigh; those that nobody has asked for the longest go first. */
  most: number
  /** What a value weighs, 1 unless told otherwise; 0 is not kept at all. */
  weigh?: (value: unknown) => number
}

interface Kept {
  value: unknown
  madeAt: number
  weight: number
}

export function createKeeper({ clock, freshMs, staleMs = 0, most, weigh = () => 1 }: KeeperOptions): Keeper {
  /** Asked for last comes last. */
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
      // Should it fail, the next one to ask tries again, and in the end waits for it.
      if (age >= freshMs && !making.has(key)) makeNow(key, make).catch(() => {})
      return known.value as T
    },
  }
}
