import { blurColors } from '../../domain/media/blur.ts'
import type { Picture } from '../../domain/properties/card.ts'

/**
 * `sizes` of a photo as wide as its page. Phones have up to three device pixels to a CSS pixel, and nobody sees the
 * third: 80 of 100 make the browser choose a file with about two, at half the bytes.
 */
export const WHOLE_WIDTH = '80vw'
/** `sizes` of the photo of a card in a grid of up to three columns. */
export const CARD_SIZES = `(min-width: 1024px) 420px, (min-width: 640px) 48vw, ${WHOLE_WIDTH}`

/** Columns and rows of the colours that stand in for a photo; SVG attributes, since the CSP forbids style attributes. */
const [COLUMNS, ROWS] = [3, 2]

/**
 * A photo in a 3:2 frame with its colours behind it until it has loaded. `eager` is for the one that a visitor sees
 * first: on a slow line every other photo would take its turn from it.
 */
export function Photo({
  picture,
  alt,
  sizes,
  eager = false,
}: {
  picture: Picture
  alt: string
  sizes: string
  eager?: boolean
}) {
  const colors = picture.thumbhash ? blurColors(picture.thumbhash, COLUMNS, ROWS) : null
  return (
    <>
      {colors && (
        <svg className="blur" viewBox={`0 0 ${COLUMNS} ${ROWS}`} preserveAspectRatio="none" aria-hidden="true">
          {colors.map((color, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cell is its place in the picture
            <path key={cell} fill={color} d={`M${cell % COLUMNS} ${Math.floor(cell / COLUMNS)}h1v1h-1z`} />
          ))}
        </svg>
      )}
      <img
        src={picture.thumbnail_url}
        srcSet={picture.srcset || undefined}
        sizes={picture.srcset ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
      />
    </>
  )
}
