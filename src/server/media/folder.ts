import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/**
 * Stores media as files below `root`. Writes are atomic: a file is written to a temporary name, flushed, and renamed.
 * @throws Error for a key that is not a relative path of plain names
 */
export function folderStorage(root: string): Storage {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`)
    return path.join(root, ...key.split('/'))
  }
  return {
    async put(key, content) {
      const file = place(key)
      if (await exists(file)) return
      await mkdir(path.dirname(file), { recursive: true })
      const partial = `${file}.${randomUUID()}.part`
      try {
        const handle = await open(partial, 'wx', 0o644)
        try {
          await handle.writeFile(content)
          // Database rows state that the file exists, so it must be on the disk first.
          await handle.datasync()
        } finally {
          await handle.close()
        }
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    get: (key) => readFile(place(key)).catch(absent),
    async open(key) {
      const file = await open(place(key)).catch(absent)
      if (!file) return null
      const { size } = await file.stat()
      const content = Readable.toWeb(file.createReadStream()) as unknown as ReadableStream<Uint8Array>
      return { content, bytes: size }
    },
    has: (key) => exists(place(key)),
    delete: (key) => rm(place(key), { force: true }),
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
