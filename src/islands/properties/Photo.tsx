import { blurPicture } from '../../domain/media/blur.ts'
import type { Picture } from '../../domain/properties/card.ts'

/**
 * `sizes` of a photo as wide as its page. Phones have up to three device pixels per CSS pixel, and the third is not
 * visible: 80 instead of 100 makes the browser choose a file with about two, at half the bytes.
 */
export const WHOLE_WIDTH = '80vw'
/** `sizes` of the photo of a card in a grid of up to three columns. */
export const CARD_SIZES = `(min-width: 1024px) 420px, (min-width: 640px) 48vw, ${WHOLE_WIDTH}`

/**
 * A photo in a 3:2 frame, with its colours behind it until it has loaded. `eager` is for the first visible one: on a
 * slow connection every other photo would delay it.
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
  const blur = picture.thumbhash ? blurPicture(picture.thumbhash) : null
  return (
    <>
      {blur && (
        // As SVG, so that rules for photographs do not apply; the CSP forbids an inline background.
        <svg className="blur" viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
          <image href={blur} width="3" height="2" preserveAspectRatio="none" />
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
