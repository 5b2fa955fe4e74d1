import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'

/** The position of some bytes in a file, and their checksum. */
export interface Block {
  offset: number
  length: number
  crc: number
}

export interface BlockWriter {
  write(bytes: Uint8Array): Promise<Block>
}

export interface BlockReader {
  /** The description from the writer of the file. */
  about: unknown
  /** @throws Error when the checksum does not match */
  read(block: Block): Promise<SharedArrayBuffer>
}

/** The checksum of this many bytes takes a millisecond or two: between slices the event loop runs. */
const SLICE = 1 << 21
const MAGIC = 'KLINKE-1'
/** Magic, then length and checksum of the description. */
const FOOTER = MAGIC.length + 8

/**
 * Writes a file of blocks with a description at its end. It replaces an older file only after all of it is on the disk,
 * so that a power failure leaves either the old file or the new one.
 * @param fill writes the blocks and returns the description, as JSON
 * @returns the file's size in bytes
 */
export async function writeBlocks(file: string, fill: (writer: BlockWriter) => Promise<unknown>): Promise<number> {
  const unfinished = `${file}.unfinished`
  try {
    const handle = await open(unfinished, 'w')
    let size = 0
    try {
      const write = async (bytes: Uint8Array): Promise<Block> => {
        const block: Block = { offset: size, length: bytes.length, crc: 0 }
        for (let at = 0; at < bytes.length; at += SLICE) {
          const slice = bytes.subarray(at, at + SLICE)
          block.crc = crc32(slice, block.crc)
          await handle.writeFile(slice)
        }
        size += bytes.length
        return block
      }
      const about = Buffer.from(JSON.stringify(await fill({ write })))
      const { length, crc } = await write(about)
      const footer = Buffer.alloc(FOOTER, MAGIC)
      footer.writeUInt32LE(length, MAGIC.length)
      footer.writeUInt32LE(crc, MAGIC.length + 4)
      await write(footer)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** @throws Error when the file does not exist or is not a complete file of writeBlocks */
export async function readBlocks<T>(file: string, take: (reader: BlockReader) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size < FOOTER) throw new Error('the file is too short')
    const footer = Buffer.from(await readBytes(handle, size - FOOTER, FOOTER))
    if (footer.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('the file is of another kind')
    const length = footer.readUInt32LE(MAGIC.length)
    const described = { offset: size - FOOTER - length, length, crc: footer.readUInt32LE(MAGIC.length + 4) }
    const read = async (block: Block): Promise<SharedArrayBuffer> => {
      if (block.offset < 0 || block.offset + block.length > size) throw new Error('a block lies outside of the file')
      const bytes = await readBytes(handle, block.offset, block.length)
      if ((await checksum(new Uint8Array(bytes))) !== block.crc) throw new Error('a block does not have its checksum')
      return bytes
    }
    const about: unknown = JSON.parse(textOf(await read(described)))
    return await take({ about, read })
  } finally {
    await handle.close()
  }
}

export function textOf(bytes: SharedArrayBuffer): string {
  return Buffer.from(bytes).toString('utf8')
}

async function readBytes(handle: FileHandle, offset: number, length: number): Promise<SharedArrayBuffer> {
  const bytes = new SharedArrayBuffer(length)
  for (let at = 0; at < length; ) {
    const part = new Uint8Array(bytes, at, Math.min(SLICE, length - at))
    const { bytesRead } = await handle.read(part, 0, part.length, offset + at)
    if (bytesRead === 0) throw new Error('the file ends early')
    at += bytesRead
  }
  return bytes
}

async function checksum(bytes: Uint8Array): Promise<number> {
  let sum = 0
  for (let at = 0; at < bytes.length; at += SLICE) {
    sum = crc32(bytes.subarray(at, at + SLICE), sum)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return sum
}

/** A rename is durable after the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  // Windows does not open folders; there the rename alone has to suffice.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
