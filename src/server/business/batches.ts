import { randomUUID } from 'node:crypto'

/** Counts that are written together. The id is kept when they are sent again, so that they are added once. */
export interface Batch {
  id: string
  counts: ReadonlyMap<string, number>
}

/** Counts of one process that are not written yet. */
export interface Batches {
  /** @returns whether nothing waited before */
  add(key: string, count?: number): boolean
  /** Empties it: the batches that could not be written first, then the new one. */
  take(): Batch[]
  /** Keeps a batch for the next time. */
  giveBack(batch: Batch): void
}

/** Batches that wait for the database; of an outage that lasts longer, the oldest counts are lost. */
const WAITING_MAX = 20

/** @param most different keys of a batch; further ones are not counted until it is written */
export function createBatches(most: number): Batches {
  let counts = new Map<string, number>()
  let waiting: Batch[] = []
  return {
    add(key, count = 1) {
      const isFirst = counts.size === 0
      const known = counts.get(key)
      if (known !== undefined || counts.size < most) counts.set(key, (known ?? 0) + count)
      return isFirst
    },
    take() {
      const taken = counts.size > 0 ? [...waiting, { id: randomUUID(), counts }] : waiting
      counts = new Map()
      waiting = []
      return taken
    },
    giveBack(batch) {
      waiting = [...waiting, batch].slice(-WAITING_MAX)
    },
  }
}

/** Writes all batches in their order. @throws the first failure; the batches that were not written are kept */
export async function writeBatches(batches: Batches, write: (batch: Batch) => Promise<void>): Promise<void> {
  const taken = batches.take()
  for (const [at, batch] of taken.entries()) {
    try {
      await write(batch)
    } catch (error) {
      for (const unwritten of taken.slice(at)) batches.giveBack(unwritten)
      throw error
    }
  }
}
