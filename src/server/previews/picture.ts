import sharp, { type OverlayOptions } from 'sharp'
import type { Faces } from './faces.ts'
import { type Block, typeset } from './typeset.ts'

/** The content of a link preview. Each text has versions, the preferred one first (typeset.ts). */
export interface Preview {
  /** A line above the title: the place, or the kind of page. */
  above: readonly string[]
  title: readonly string[]
  /** The large line at the bottom: the price. */
  price: readonly string[]
  /** The small line below it. */
  below: readonly string[]
  direction: 'ltr' | 'rtl'
}

export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Messengers ignore pictures larger than about 300 kB. */
export const PREVIEW_BYTES_MAX = 300_000

const PHOTO_WIDTH = 672
const MARGIN = 52
const LEADING = 1.16
// The light tokens (styles/tokens.css): the viewer's theme is unknown.
const PAPER = '#faf8f4'
const INK = '#1b1d1c'
const INK_SOFT = '#5e625f'
const LINE = '#e4dfd5'
const BRASS = '#7a5a16'
/** components/frame/Wordmark.astro, 34 x 24. */
const HANDLE =
  '<circle cx="8" cy="12" r="6.25"/><path d="M8 9.6h17.5c3.6 0 5.5 1.5 5.5 4.4 0 1.6-1 2.5-2.2 2.5-1.3 0-2-.8-3.4-.8-4.5 0-8.4-1.3-17.4-1.3"/>'
const QUALITIES = [84, 76, 64, 48]

/**
 * Draws the picture of a link preview, 1200 x 630: the photograph on one side, text on paper on the other; without a
 * photograph, text on the whole width. Letters are drawn as outlines, so the picture does not depend on system fonts.
 * @returns JPEG, the only format that some messengers support, smaller than 300 kB
 */
export async function drawPreview(faces: Faces, preview: Preview, photo: Uint8Array | null): Promise<Uint8Array> {
  const isRight = preview.direction === 'rtl'
  const layers: OverlayOptions[] = []
  if (photo) {
    const input = await sharp(photo).resize(PHOTO_WIDTH, PREVIEW_HEIGHT, { fit: 'cover' }).toBuffer()
    layers.push({ input, left: isRight ? PREVIEW_WIDTH - PHOTO_WIDTH : 0, top: 0 })
  }
  layers.push({ input: Buffer.from(wordsOf(faces, preview, photo !== null)), left: 0, top: 0 })
  const canvas = { create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3 as const, background: PAPER } }
  const pixels = await sharp(canvas).composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < PREVIEW_BYTES_MAX) break
  }
  return jpeg
}

/** The handle of the house, large and faint, for pictures without photograph and price. */
function ornament(isRight: boolean): string {
  const scale = 11
  const x = isRight ? MARGIN + 34 * scale : PREVIEW_WIDTH - MARGIN - 34 * scale
  return `<g transform="translate(${x} ${PREVIEW_HEIGHT - MARGIN - 20 * scale}) scale(${isRight ? -scale : scale} ${scale})" fill="${PAPER}" stroke="${LINE}" stroke-width="0.36" stroke-linejoin="round">${HANDLE.replace('<path', `<path fill="${LINE}"`)}</g>`
}

function wordsOf(faces: Faces, { direction, ...texts }: Preview, hasPhoto: boolean): string {
  const isRight = direction === 'rtl'
  const width = (hasPhoto ? PREVIEW_WIDTH - PHOTO_WIDTH : PREVIEW_WIDTH) - 2 * MARGIN
  const left = hasPhoto && !isRight ? PHOTO_WIDTH + MARGIN : MARGIN
  const draw = ({ lines, size }: Block, baseline: number, fill: string) =>
    lines
      .map(({ path, width: own }, at) => {
        const x = isRight ? left + width - own : left
        return `<path fill="${fill}" transform="translate(${x.toFixed(1)} ${(baseline + at * size * LEADING).toFixed(1)})" d="${path}"/>`
      })
      .join('')
  const { serif, sans } = faces
  const line = { width, direction, lines: () => 1 }
  const name = typeset(['Klinke'], serif, { ...line, direction: 'ltr', sizes: [34] })
  const above = typeset(texts.above, sans, { ...line, sizes: [26, 23, 20] })
  const price = typeset(texts.price, serif, { ...line, sizes: [52, 46, 40, 34] })
  const below = typeset(texts.below, sans, { ...line, sizes: [26, 24, 22] })

  // From the bottom up: small line, price, hairline; the title gets the remaining space.
  const foot = PREVIEW_HEIGHT - MARGIN
  const priceBase = below ? foot - 46 : foot - 6
  const hairline = (price ? priceBase - price.size : below ? foot - 30 : foot) - 20
  const aboveBase = MARGIN + 34 + (hasPhoto ? 76 : 104)
  const titleTop = above ? aboveBase + 18 : MARGIN + 34 + 48
  const title = typeset(texts.title, serif, {
    width,
    direction,
    sizes: hasPhoto ? [46, 42, 38, 35] : [76, 66, 58],
    lines: (size) => Math.floor((hairline - titleTop - 8) / (size * LEADING)),
  })
  const titleBase = titleTop + (title?.size ?? 0) * 1.08
  const mark = isRight ? left + width - 52 : left
  const nameLeft = isRight ? mark - 14 - (name?.lines[0]?.width ?? 0) : mark + 64
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">`,
    `<g transform="translate(${isRight ? mark + 52 : mark} ${MARGIN - 4}) scale(${isRight ? -1.55 : 1.55} 1.55)" fill="${PAPER}" stroke="${BRASS}" stroke-width="1.75" stroke-linejoin="round">${HANDLE.replace('<path', `<path fill="${BRASS}"`)}</g>`,
    name
      ? `<path fill="${INK}" transform="translate(${nameLeft} ${MARGIN + 27})" d="${name.lines[0]?.path ?? ''}"/>`
      : '',
    above ? draw(above, aboveBase, INK_SOFT) : '',
    title ? draw(title, titleBase, INK) : '',
    !hasPhoto && !price && !below ? ornament(isRight) : '',
    price || below ? `<path stroke="${LINE}" stroke-width="2" d="M${left} ${hairline}h${width}"/>` : '',
    price ? draw(price, priceBase, INK) : '',
    below ? draw(below, foot - 6, INK_SOFT) : '',
    '</svg>',
  ].join('')
}
