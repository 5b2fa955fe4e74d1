/** Views that are not written yet. */
export interface ViewCounter {
  /** @returns whether it was empty before */
  add(id: number, day: string, views?: number): boolean
  /** Empties it. */
  take(): { id: number; day: string; views: number }[]
}

/** Homes and days; further ones are not counted until the next batch is written. */
const COUNTED_MAX = 20_000

export function createViewCounter(): ViewCounter {
  let counts = new Map<string, number>()
  return {
    add(id, day, views = 1) {
      const isFirst = counts.size === 0
      const key = `${id} ${day}`
      const known = counts.get(key)
      if (known !== undefined || counts.size < COUNTED_MAX) counts.set(key, (known ?? 0) + views)
      return isFirst
    },
    take() {
      const taken = counts
      counts = new Map()
      return [...taken].map(([key, views]) => {
        const [id = '', day = ''] = key.split(' ')
        return { id: Number(id), day, views }
      })
    },
  }
}
