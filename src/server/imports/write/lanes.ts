/** Runs tasks side by side: one in each place, and none beside another that shares a key. */
export interface Lanes<Place> {
  /**
   * Begins the task when the one before it has called `passed`, or has ended: what they do until then is done in order.
   * Resolves when it has begun.
   * @throws what an earlier task threw
   */
  run(keys: readonly string[], task: (place: Place, passed: () => void) => Promise<void>): Promise<void>
  /** Resolves when no task runs. @throws what a task threw */
  idle(): Promise<void>
}

export function makeLanes<Place>(places: readonly Place[]): Lanes<Place> {
  const free = [...places]
  const busy = new Map<Promise<void>, readonly string[]>()
  const faults: unknown[] = []
  let passed: Promise<void> = Promise.resolve()
  const sharesKey = (keys: readonly string[]) => [...busy.values()].some((own) => own.some((key) => keys.includes(key)))
  const refuseFaults = () => {
    if (faults.length) throw faults[0]
  }
  return {
    async run(keys, task) {
      await passed
      while (free.length === 0 || sharesKey(keys)) await Promise.race(busy.keys())
      refuseFaults()
      const place = free.shift() as Place
      const pass = Promise.withResolvers<void>()
      passed = pass.promise
      const running = task(place, pass.resolve)
        .catch((error) => void faults.push(error))
        .finally(() => {
          pass.resolve()
          busy.delete(running)
          free.push(place)
        })
      busy.set(running, keys)
    },
    async idle() {
      while (busy.size) await Promise.race(busy.keys())
      refuseFaults()
    },
  }
}
