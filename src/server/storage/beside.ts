import { createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

/**
 * A bucket that was just put in the place of a folder: what is not in it yet comes from the folder, so that a site goes on
 * while `npm run storage -- move` copies. New files go to the bucket only.
 */
export function beside(bucket: Storage, folder: Storage): Storage {
  return {
    ...bucket,
    get: async (key) => (await bucket.get(key)) ?? folder.get(key),
    open: async (key, range) => (await bucket.open(key, range)) ?? folder.open(key, range),
    has: async (key) => (await bucket.has(key)) || folder.has(key),
    async *list(below) {
      const found = new Set<string>()
      for await (const file of bucket.list(below)) {
        found.add(file.key)
        yield file
      }
      for await (const file of folder.list(below)) if (!found.has(file.key)) yield file
    },
    async lend(below, use) {
      const left = await keysBelow(folder, below)
      if ((await keysBelow(bucket, below)).length === 0) return folder.lend(below, use)
      // A folder that is being moved has files here and there.
      return bucket.lend(below, async (local) => {
        const moved = new Set(await readdir(local))
        for (const key of left.filter((one) => !moved.has(path.posix.basename(one)))) {
          const opened = (await folder.open(key)) ?? (await bucket.open(key))
          const target = createWriteStream(path.join(local, path.posix.basename(key)), { mode: 0o600 })
          await pipeline(opened?.content ?? [], target)
        }
        return use(local)
      })
    },
    // From both: the move would bring it back.
    delete: async (key) => void (await Promise.all([bucket.delete(key), folder.delete(key)])),
    remove: async (below) => void (await Promise.all([bucket.remove(below), folder.remove(below)])),
  }
}

async function keysBelow(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys
}
