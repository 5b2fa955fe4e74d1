import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import iconv from 'iconv-lite'
import type { Entry } from 'yauzl'
import { DEFAULT_LIMITS, type Limits, Refusal } from './limits.ts'
import { kindOf } from './source.ts'
import { type CheckedZip, isXml, openZip } from './zip.ts'

/** Codes below `import.media_`. */
export type FileFault = 'too_large' | 'corrupt'

/** The files delivered with the XML: in its ZIP, or in the folder of a plain XML. */
export interface Attachments {
  /**
   * Reads the file that `pfad` names, in any spelling (`C:\Bilder\Foto 1.JPG` finds `bilder/foto 1.jpg`).
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
  const names = zip.entries.flatMap((entry) => spellings(entry).map((name) => [name, entry] as const))
  const index = makeIndex(names, isXml)
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

/** Segments of the end of a path that is kept; a longer `pfad` must name the whole path. */
const END_MAX = 8

/**
 * Finds the file that a `pfad` means; case, slashes and percent signs do not matter. Homes often have pictures of the
 * same names, each home in its own folder, and a picture that did not change may be left out: so a file in another
 * folder is another file. `pfad` names the path of the file, from the root or from the folder of the XML, or its end;
 * or it ends with that path, as one of the sender's own disk does. The longest match counts, and a name that fits
 * several files means none.
 */
function makeIndex<T>(
  files: readonly (readonly [string, T])[],
  isXml: (name: string) => boolean = () => false,
): (pfad: string) => T | undefined {
  const paths = new Map<string, T>()
  for (const [name, file] of files) {
    const key = plainPath(name)
    if (!paths.has(key)) paths.set(key, file)
  }
  /** The ends of all paths; null where several files have the same. */
  const ends = new Map<string, T | null>()
  const [home, ...others] = new Set(
    files.filter(([name]) => isXml(name)).map(([name]) => posix.dirname(plainPath(name))),
  )
  for (const [key, file] of [...paths]) {
    // Where XML files lie in several folders, nothing says which of them asks.
    const beside = others.length === 0 && key.startsWith(`${home}/`) ? key.slice(`${home}/`.length) : key
    if (!paths.has(beside)) paths.set(beside, file)
    const segments = key.split('/')
    for (let count = 1; count <= Math.min(segments.length, END_MAX); count++) {
      const end = segments.slice(-count).join('/')
      ends.set(end, ends.has(end) && ends.get(end) !== file ? null : file)
    }
  }
  const find = (wanted: string): T | undefined => {
    const found = paths.get(wanted) ?? ends.get(wanted)
    if (found !== undefined) return found ?? undefined
    for (let cut = wanted.indexOf('/'); cut >= 0; cut = wanted.indexOf('/', cut + 1)) {
      const end = wanted.slice(cut + 1)
      const file = paths.get(end)
      // A file without a folder may have been in any, if no other has its name.
      if (file !== undefined) return end.includes('/') || ends.get(end) === file ? file : undefined
    }
    return undefined
  }
  return (pfad) => {
    const wanted = plainPath(pfad)
    return find(wanted) ?? (wanted.includes('%') ? find(plainPath(decode(pfad))) : undefined)
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
