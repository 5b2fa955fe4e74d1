import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Limits, Refusal } from './limits.ts'

/** A ZIP with a checked list of entries: no entry is larger, deeper or elsewhere than allowed. */
export interface CheckedZip {
  /** Files only, in the order of the archive; of entries with equal names the first. */
  entries: Entry[]
  /** Names that occur twice; only the first entry is used. */
  doubled: string[]
  open(entry: Entry): Promise<Readable>
  close(): void
}

const S_IFMT = 0o170000
const S_IFLNK = 0o120000

/** @throws Refusal with the reason why the ZIP is not opened; the whole list is checked before any unpacking. */
export async function openZip(path: string, limits: Limits): Promise<CheckedZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    (error: Error) => {
      throw new Refusal(/not found|truncated|EOF/i.test(error.message) ? 'zip_truncated' : 'zip_broken')
    },
  )
  zip.on('error', () => {})
  try {
    return { ...(await checkEntries(zip, limits)), open: (entry) => openEntry(zip, entry), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function checkEntries(zip: ZipFile, limits: Limits): Promise<{ entries: Entry[]; doubled: string[] }> {
  if (zip.entryCount > limits.entries)
    throw new Refusal('zip_too_many', { anzahl: zip.entryCount, max: limits.entries })
  const names = new Set<string>()
  const doubled: string[] = []
  const entries: Entry[] = []
  let total = 0
  let packed = 0
  for await (const entry of eachEntry(zip)) {
    check(entry, limits)
    total += entry.uncompressedSize
    packed += entry.compressedSize
    if (total > limits.total) throw new Refusal('zip_bomb', { name: entry.fileName })
    if (entry.fileName.endsWith('/')) continue
    if (names.has(entry.fileName)) {
      if (isXml(entry.fileName)) throw new Refusal('zip_duplicate', { name: entry.fileName })
      doubled.push(entry.fileName)
      continue
    }
    names.add(entry.fileName)
    entries.push(entry)
  }
  // Entries that share their bytes (an overlapping ZIP bomb) claim more packed bytes than the file has.
  if (packed > zip.fileSize) throw new Refusal('zip_overlap')
  return { entries, doubled }
}

function check(entry: Entry, limits: Limits): void {
  const name = entry.fileName.slice(0, 120)
  if (name.includes('\0')) throw new Refusal('zip_unsafe_name', { name: name.replaceAll('\0', '?') })
  if (((entry.externalFileAttributes >>> 16) & S_IFMT) === S_IFLNK) throw new Refusal('zip_symlink', { name })
  if (entry.isEncrypted()) throw new Refusal('zip_encrypted')
  const { uncompressedSize: size, compressedSize: packed } = entry
  if (size >= limits.ratioFrom && size / Math.max(1, packed) > limits.ratio) throw new Refusal('zip_bomb', { name })
  if (isXml(name) && size > limits.xml) throw new Refusal('zip_bomb', { name })
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry
  } catch (error) {
    if (error instanceof Refusal) throw error
    const message = error instanceof Error ? error.message : ''
    if (/relative path|absolute path|invalid characters/.test(message)) {
      throw new Refusal('zip_unsafe_name', { name: message.replace(/^[^:]*: /, '').slice(0, 120) })
    }
    throw new Refusal(/encryption/.test(message) ? 'zip_encrypted' : 'zip_broken')
  }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry).catch(() => {
    throw new Refusal('zip_entry_broken', { name: entry.fileName.slice(0, 120) })
  })
}

/** Resource forks (`__MACOSX/._feed.xml`) and hidden files are not feeds. */
export function isVisible(name: string): boolean {
  return !name.startsWith('__MACOSX/') && !/(^|\/)\./.test(name)
}

export function isXml(name: string): boolean {
  return /\.xml$/i.test(name) && isVisible(name)
}
