import { readdir } from 'node:fs/promises'
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
