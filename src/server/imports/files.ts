import { createHash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Lists every .xml and .zip file below a folder, sorted by path, so that deliveries named by date come in order. It
 * skips hidden files and symbolic links: a link could point anywhere.
 */
export async function findFeeds(folder: string): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await findFeeds(place)))
    else if (entry.isFile() && /\.(xml|zip)$/i.test(entry.name)) found.push(place)
  }
  return found
}

/** SHA-256 of a file. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  const handle = await open(file)
  // The same buffer for the whole file: those of a stream would be 45 MB of garbage.
  const buffer = Buffer.allocUnsafe(1 << 20)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}
