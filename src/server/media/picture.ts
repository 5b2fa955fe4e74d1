import type { Picture } from '../../domain/properties/card.ts'
import { pictureUrl } from './keys.ts'

/** Columns of `media` that are needed to show a picture. */
export interface MediaRow {
  hash: string
  width: number | null
  height: number | null
  widths: number[]
  thumbhash: string | null
}

/** Lists show a picture at about this width, times the density of the screen. */
const THUMBNAIL = 640

/**
 * Converts stored rows into the pictures of pages. Only media with widths are pictures (documents have none): see
 * `isPicture`.
 */
export function pictureOf(media: MediaRow, link: Pick<Picture, 'gruppe' | 'titel' | 'titel_lang'>): Picture {
  const largest = media.widths.at(-1) ?? 0
  const thumbnail = media.widths.findLast((width) => width <= THUMBNAIL) ?? media.widths[0] ?? 0
  const ratio = media.width ? (media.height ?? 0) / media.width : 0
  return {
    url: pictureUrl(media.hash, largest),
    thumbnail_url: pictureUrl(media.hash, thumbnail),
    srcset: media.widths.map((width) => `${pictureUrl(media.hash, width)} ${width}w`).join(', '),
    width: largest,
    height: Math.max(1, Math.round(largest * ratio)),
    thumbhash: media.thumbhash,
    gruppe: link.gruppe,
    titel: link.titel,
    ...(link.titel_lang && { titel_lang: link.titel_lang }),
  }
}

export function isPicture(media: { widths: number[] }): boolean {
  return media.widths.length > 0
}
