import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isKey, type Listed, partsOf, type Storage } from './storage.ts'

/** Ends the name of a file that is still being written. */
const PARTIAL = /\.[0-9a-f-]{36}\.part$/
/** Folders that are listed at once. */
const AHEAD = 32

/** Who may read the files: `private` ones only this user. */
export interface FolderOptions {
  private?: true
}

/**
 * Stores files below `root`. Writes are atomic: a file is written to a temporary name, flushed, and renamed; then its name
 * is flushed.
 * @throws Error for a key that is not a relative path of plain names
 */
export function folderStorage(root: string, options: FolderOptions = {}): Storage {
  const fileMode = options.private ? 0o600 : 0o644
  const folderMode = options.private ? 0o700 : 0o777
  const place = (key: string) => path.join(root, ...partsOf(key))
  const folderOf = (folder: string) => (folder === '' ? root : place(folder))
  return {
    async put(key, content, { replace } = {}) {
      const file = place(key)
      if (!replace && (await exists(file))) return
      const made = await mkdir(path.dirname(file), { recursive: true, mode: folderMode })
      const partial = `${file}.${randomUUID()}.part`
      try {
        const handle = await open(partial, 'wx', fileMode)
        try {
          await writeFile(handle, content)
          // Database rows state that the file exists, so it must be on the disk first.
          await handle.datasync()
        } finally {
          await handle.close()
        }
        await (replace ? rename(partial, file) : giveName(partial, file))
        await syncFolders(path.dirname(file), made)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    get: (key) => readFile(place(key)).catch(absent),
    async open(key, range) {
      const file = await open(place(key)).catch(absent)
      if (!file) return null
      const { size } = await file.stat()
      const content = Readable.toWeb(file.createReadStream(range)) as unknown as ReadableStream<Uint8Array>
      return { content, bytes: size }
    },
    has: (key) => exists(place(key)),
    async *list(folder) {
      for await (const file of filesBelow(folderOf(folder))) {
        const key = keyOf(root, file.path)
        if (PARTIAL.test(file.name) || !isKey(key)) continue
        const found = await stat(file.path).catch(absent)
        if (found) yield { key, bytes: found.size, modified: found.mtime } satisfies Listed
      }
    },
    delete: (key) => rm(place(key), { force: true }),
    async adopt(folder, local) {
      const made = await mkdir(path.dirname(place(folder)), { recursive: true, mode: folderMode })
      await rename(local, place(folder))
      await syncFolder(place(folder))
      await syncFolders(path.dirname(place(folder)), made)
    },
    lend: (folder, use) => use(place(folder)),
    remove: (folder) => rm(place(folder), { recursive: true, force: true }),
    async clean(folder, before) {
      for await (const file of filesBelow(folderOf(folder))) {
        if (!PARTIAL.test(file.name)) continue
        const found = await stat(file.path).catch(absent)
        if (found && found.mtime < before) await rm(file.path, { force: true })
      }
    },
  }
}

/** Gives a complete file its name, unless another writer was faster. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file)
  } catch (error) {
    // Some disks, such as those of other systems, know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return rename(partial, file)
  }
  await rm(partial, { force: true })
}

/**
 * A name is on the disk when its folder is: else a power cut takes a file back that a row names.
 * @param made the first of the folders above that were made for it
 */
async function syncFolders(folder: string, made?: string): Promise<void> {
  const last = made === undefined ? folder : path.dirname(made)
  for (let at = folder; at.length >= last.length; at = path.dirname(at)) {
    await syncFolder(at)
    if (at === path.dirname(at)) return
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and some disks of the network do not flush them.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

const keyOf = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

/** Ordinary files below a folder; those of other programs whose name begins with a dot are left out. */
async function* filesBelow(root: string): AsyncGenerator<{ name: string; path: string }> {
  const waiting = [root]
  while (waiting.length > 0) {
    // Several at once: a disk of the network answers each with a delay.
    const folders = waiting.splice(-AHEAD)
    const found = await Promise.all(folders.map((one) => readdir(one, { withFileTypes: true }).catch(absent)))
    for (const entry of found.flatMap((entries) => entries ?? [])) {
      if (entry.name.startsWith('.')) continue
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isDirectory()) waiting.push(file)
      else if (entry.isFile()) yield { name: entry.name, path: file }
    }
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
