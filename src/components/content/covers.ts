import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'

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
