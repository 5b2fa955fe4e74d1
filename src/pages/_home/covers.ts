import { readFileSync } from 'node:fs'
import type { ImageMetadata } from 'astro'
import { type Cover, makeCover } from '../../components/content/covers.ts'
import { once } from '../../domain/format/once.ts'
import { projectPath } from '../../server/paths.ts'

/** The covers that the build has made (pages/covers.json.ts), by the address of the original. */
const built = once((file: string): Record<string, Cover> => JSON.parse(readFileSync(file, 'utf8')))

/** The sizes of a cover, for a page that is made for a request. */
export async function coverOf(src: ImageMetadata): Promise<Cover> {
  if (import.meta.env.DEV) return makeCover(src)
  const cover = built(projectPath('dist/client/covers.json'))[src.src]
  if (!cover) throw new Error(`The build has made no cover of ${src.src}.`)
  return cover
}
