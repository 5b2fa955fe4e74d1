import type { Storage } from './storage.ts'

export interface Moved {
  copied: number
  /** Files that the target had already. */
  known: number
  deleted: number
  /** Keys of the installation that are others on each side; both stay. */
  different: string[]
}

/** What an installation has made for itself, by names that are equal everywhere: their content is compared. */
const OWN = /^(?:keys|ssh)\//

/** Files that are copied at once: the answers of a bucket take longer than their bytes. */
const AT_ONCE = 8

/**
 * Copies what the target does not have yet, and can be killed and repeated: a copy is complete or not there. Files whose
 * size differs are copied again, except keys, which no copy may replace: what they have sealed would be lost.
 * @param options.folders only what lies below these; `''` for all
 * @param options.isDeleted also deletes a file here whose copy there has its size
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  { folders, isDeleted = false, stop }: { folders: readonly string[]; isDeleted?: boolean; stop?: AbortSignal },
  tell: (moved: Moved) => void = () => {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, deleted: 0, different: [] }
  const isSame = async (key: string) => {
    const [here, there] = await Promise.all([from.get(key), to.get(key)])
    return here === null || there === null || Buffer.from(here).equals(there)
  }
  for (const folder of folders) {
    const known = new Map<string, number>()
    for await (const { key, bytes } of to.list(folder)) known.set(key, bytes)
    const running = new Set<Promise<void>>()
    const one = async (key: string, bytes: number) => {
      if (OWN.test(key) && known.has(key) && !(await isSame(key))) return void moved.different.push(key)
      if (known.get(key) === bytes) {
        moved.known++
        if (!isDeleted) return
        await from.delete(key)
        moved.deleted++
        return
      }
      const opened = await from.open(key)
      // Deleted since it was listed.
      if (!opened) return
      await to.put(key, opened.content, known.has(key) ? { replace: true } : {})
      moved.copied++
    }
    try {
      for await (const { key, bytes } of from.list(folder)) {
        if (stop?.aborted) break
        const copying: Promise<void> = one(key, bytes).finally(() => running.delete(copying))
        running.add(copying)
        tell(moved)
        if (running.size >= AT_ONCE) await Promise.race(running)
      }
    } finally {
      await Promise.allSettled(running)
    }
    await Promise.all(running)
  }
  return moved
}
