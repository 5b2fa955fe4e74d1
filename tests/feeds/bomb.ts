import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP of some kilobytes that unpacks to 40 MB. */
export async function makeBomb(): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.alloc(40_000_000, 0x20), 'feed.xml')
  zip.end()
  const packed = buffer(zip.outputStream)
  await once(zip.outputStream, 'end')
  return packed
}
