import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { isXml } from './zip.ts'

const LOCAL_HEADER = 0x04034b50
const HEADER_SIZE = 30
const STORED = 0
const DEFLATED = 8
/** Flag of a ZIP entry: the sizes follow the data and are not in the header. */
const SIZE_LATER = 0x08
const ENCRYPTED = 0x01
/** Each entry costs two reads; the XML is usually among the first. */
const ENTRIES_MAX = 10_000

/**
 * A truncated ZIP has lost its table of contents. Its files still lie one after the other, so the first XML can be read
 * up to the point where the transfer broke off.
 * @returns null when no XML can be reached
 */
export async function salvageXml(path: string): Promise<{ name: string; open(): Promise<Readable> } | null> {
  const file = await open(path, 'r')
  try {
    const header = Buffer.alloc(HEADER_SIZE)
    let at = 0
    for (let entry = 0; entry < ENTRIES_MAX; entry++) {
      const { bytesRead } = await file.read(header, 0, HEADER_SIZE, at)
      if (bytesRead < HEADER_SIZE || header.readUInt32LE(0) !== LOCAL_HEADER) return null
      const flags = header.readUInt16LE(6)
      const method = header.readUInt16LE(8)
      const packed = header.readUInt32LE(18)
      const nameLength = header.readUInt16LE(26)
      const raw = Buffer.alloc(nameLength)
      await file.read(raw, 0, nameLength, at + HEADER_SIZE)
      const name = raw.toString('utf8').replaceAll('\\', '/')
      const start = at + HEADER_SIZE + nameLength + header.readUInt16LE(28)
      if (isXml(name) && !(flags & ENCRYPTED)) {
        if (method === DEFLATED) return { name, open: async () => inflated(path, start) }
        if (method === STORED && packed > 0) {
          return { name, open: async () => createReadStream(path, { start, end: start + packed - 1 }) }
        }
      }
      // Without the size, the start of the next file is unknown.
      if (flags & SIZE_LATER && packed === 0) return null
      at = start + packed
    }
    return null
  } finally {
    await file.close()
  }
}

function inflated(path: string, start: number): Readable {
  const bytes = createReadStream(path, { start })
  const inflate = createInflateRaw()
  bytes.on('error', (error) => inflate.destroy(error))
  inflate.on('close', () => bytes.destroy())
  return bytes.pipe(inflate)
}
