import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import iconv from 'iconv-lite'
import type { Entry } from 'yauzl'
import { DEFAULT_LIMITS, type Limits, Refusal } from './limits.ts'
import { kindOf } from './source.ts'
import { type CheckedZip, openZip } from './zip.ts'

/** Codes below `import.media_`. */
export type FileFault = 'too_large' | 'corrupt'

/** The files delivered with the XML: in its ZIP, or in the folder of a plain XML. */
export interface Attachments {
  /**
   * Reads the file that `pfad` names, in any spelling and sub-folder (`Bilder\Foto 1.JPG` finds `feed/foto 1.jpg`).
   * @returns null when no such file exists; a fault for a file that is too large to be read, or damaged
   */
  read(pfad: string): Promise<Uint8Array | FileFault | null>
  close(): Promise<void>
}

/**
 * Limits on depth and number of files when a folder is searched: an XML may lie in a folder with many unrelated files.
 */
const FOLDER_DEPTH = 3
const FOLDER_FILES = 50_000

/** @returns an empty collection for a file that cannot be opened: `readFeed` reports the reason */
export async function openAttachments(path: string, limits: Partial<Limits> = {}): Promise<Attachments> {
  const all = { ...DEFAULT_LIMITS, ...limits }
  try {
    return (await kindOf(path)) === 'zip' ? ofZip(await openZip(path, all), all) : ofFolder(dirname(path), all)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { read: async () => null, close: async () => {} }
  }
}

function ofZip(zip: CheckedZip, limits: Limits): Attachments {
  const index = makeIndex(zip.entries.flatMap((entry) => spellings(entry).map((name) => [name, entry] as const)))
  return {
    async read(pfad) {
      const entry = index(pfad)
      if (!entry) return null
      if (entry.uncompressedSize > limits.file) return 'too_large'
      try {
        const chunks: Buffer[] = []
        for await (const chunk of await zip.open(entry)) chunks.push(chunk as Buffer)
        return Buffer.concat(chunks)
      } catch {
        return 'corrupt'
      }
    },
    close: async () => zip.close(),
  }
}

/** Without the UTF-8 flag, a ZIP entry name with umlauts may be in any encoding. */
function spellings({ fileName, fileNameRaw }: Entry): string[] {
  if (fileNameRaw.every((byte) => byte < 0x80)) return [fileName]
  return [fileName, ...['utf-8', 'windows-1252', 'cp850'].map((encoding) => iconv.decode(fileNameRaw, encoding))]
}

function ofFolder(folder: string, limits: Limits): Attachments {
  let index: Promise<(pfad: string) => string | undefined> | null = null
  return {
    async read(pfad) {
      index ??= listFolder(folder).then((files) => makeIndex(files.map((name) => [name, name] as const)))
      const name = (await index)(pfad)
      if (name === undefined) return null
      const file = join(folder, name)
      const found = await stat(file).catch(() => null)
      if (!found) return null
      return found.size > limits.file ? 'too_large' : readFile(file).catch(() => 'corrupt' as const)
    },
    close: async () => {},
  }
}

/**
 * Lists ordinary files below the folder, as relative paths. It does not follow links, so no file outside can be named.
 */
async function listFolder(folder: string): Promise<string[]> {
  const found: string[] = []
  let level = ['']
  for (let depth = 0; depth < FOLDER_DEPTH && found.length < FOLDER_FILES; depth++) {
    const next: string[] = []
    for (const below of level) {
      const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        const name = posix.join(below, entry.name)
        if (entry.isDirectory()) next.push(name)
        else if (entry.isFile() && found.length < FOLDER_FILES) found.push(name)
      }
    }
    level = next
  }
  return found
}

/** Finds a file by its whole path first, then by name alone; case, slashes and percent signs do not matter. */
function makeIndex<T>(files: readonly (readonly [string, T])[]): (pfad: string) => T | undefined {
  const paths = new Map<string, T>()
  const names = new Map<string, T>()
  for (const [name, file] of files) {
    const key = plainPath(name)
    if (!paths.has(key)) paths.set(key, file)
    const base = posix.basename(key)
    if (!names.has(base)) names.set(base, file)
  }
  return (pfad) => {
    const wanted = plainPath(pfad)
    const found = paths.get(wanted) ?? names.get(posix.basename(wanted))
    if (found !== undefined || !wanted.includes('%')) return found
    const decoded = plainPath(decode(pfad))
    return paths.get(decoded) ?? names.get(posix.basename(decoded))
  }
}

/** Maximum length of a path that is used. Normalising a longer one may take time quadratic in its length. */
const PATH_MAX = 2000

function plainPath(name: string): string {
  const slashes = name
    .slice(0, PATH_MAX)
    .trim()
    .replaceAll('\\', '/')
    .replace(/^file:\/+/i, '')
  return posix.normalize(`/${slashes}`).slice(1).normalize('NFC').toLowerCase()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
