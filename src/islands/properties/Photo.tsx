import { blurColors } from '../../domain/media/blur.ts'
import type { Picture } from '../../domain/properties/card.ts'

/** Columns and rows of the colours that stand in for a photo; SVG attributes, since the CSP forbids style attributes. */
const [COLUMNS, ROWS] = [3, 2]

/**
 * A photo in a 3:2 frame with its colours behind it until it has loaded. `eager` is for what a visitor sees first.
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
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </>
  )
}
