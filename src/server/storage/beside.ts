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
      for await (const _one of bucket.list(below)) return bucket.lend(below, use)
      return folder.lend(below, use)
    },
    // From both: the move would bring it back.
    delete: async (key) => void (await Promise.all([bucket.delete(key), folder.delete(key)])),
    remove: async (below) => void (await Promise.all([bucket.remove(below), folder.remove(below)])),
  }
}
