import { getImage } from 'astro:assets'
import { readFileSync } from 'node:fs'
import type { ImageMetadata } from 'astro'
import { once } from '../../domain/format/once.ts'
import { projectPath } from '../../server/paths.ts'

/** A cover in the sizes of a card. */
export interface Cover {
  src: string
  srcset: string
}

const WIDTHS = [400, 640, 960]

/** Makes the sizes of a cover: in a build for prerendered pages only, since pictures are never made for a request. */
export async function makeCover(src: ImageMetadata): Promise<Cover> {
  const made = await getImage({ src, widths: WIDTHS, width: WIDTHS.at(-1) })
  return { src: made.src, srcset: made.srcSet.attribute }
}

/** The covers that the build has made (pages/covers.json.ts), by the address of the original. */
const built = once((file: string): Record<string, Cover> => JSON.parse(readFileSync(file, 'utf8')))

/** The sizes of a cover, for a page that is made for a request. */
export async function coverOf(src: ImageMetadata): Promise<Cover> {
  if (import.meta.env.DEV) return makeCover(src)
  const cover = built(projectPath('dist/client/covers.json'))[src.src]
  if (!cover) throw new Error(`The build has made no cover of ${src.src}.`)
  return cover
}
