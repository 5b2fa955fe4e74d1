import sharp, { type CreateRaw, type SharpOptions } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Print } from './decoder-messages.ts'
import { refuseHostile } from './drawing.ts'
import { MEDIA_BYTES_MAX, MediaError, type ProcessedMedia, WAIT_SECONDS } from './fault.ts'
import { AVIF_WIDTHS, WIDTHS } from './keys.ts'
import { lookOf } from './look.ts'
import { type MediaType, sniff, sniffRefused } from './sniff.ts'

const PIXELS_MAX = 120e6
const LARGEST = WIDTHS[WIDTHS.length - 1] as number
/** Colours of a floor plan would blur into grey. */
const THUMBHASH_SIDE = 100

// Pictures are decoded in parallel processes (decoder.ts); threads within one would only compete with them.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Creates the variants that pages show: rotated by EXIF, without metadata, in sRGB, as WebP at every width up to the
 * picture's own, and as AVIF at those of phones. PDFs pass as documents.
 * @throws MediaError when the content is not a picture that can be shown
 */
export async function processMedia(content: Uint8Array): Promise<ProcessedMedia> {
  const mime = sniff(content)
  if (!mime) throw new MediaError(sniffRefused(content) ?? 'type')
  if (content.length > MEDIA_BYTES_MAX) throw new MediaError('too_large')
  if (mime === 'application/pdf') {
    return { mime, width: null, height: null, variants: [], thumbhash: null, look: null, original: content }
  }
  try {
    return await processPicture(content, mime)
  } catch (error) {
    if (error instanceof MediaError) throw error
    // Whether libvips reads HEIC depends on its build: the patents of HEVC keep it out of sharp's own.
    if (mime === 'image/heic') throw new MediaError('heic')
    throw new MediaError(/pixel limit|too large/i.test(String(error)) ? 'too_many_pixels' : 'corrupt')
  }
}

/**
 * A stored original as a photograph for print, never enlarged.
 * @throws Error for one that cannot be decoded
 */
export async function printMedia(content: Uint8Array, { width, quality }: Print): Promise<Uint8Array> {
  return sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: WAIT_SECONDS })
    .jpeg({ quality })
    .toBuffer()
}

async function processPicture(content: Uint8Array, mime: MediaType): Promise<ProcessedMedia> {
  const drawing = mime === 'image/svg+xml'
  if (drawing) refuseHostile(content)
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' as const }
  const found = await sharp(content, options).metadata()
  if (!found.width || !found.height) throw new MediaError('corrupt')
  if (found.width * found.height > PIXELS_MAX) throw new MediaError('too_many_pixels')
  if ((found.pages ?? 1) > 1 && mime !== 'image/tiff') throw new MediaError('animated')

  const turned = (found.orientation ?? 1) >= 5
  const own = turned ? { width: found.height, height: found.width } : { width: found.width, height: found.height }
  // A drawing has no pixel size: it is rendered as wide as pages show it, within the limits of its shape.
  const density = drawing ? Math.min(2400, Math.max(1, (72 * LARGEST) / found.width)) : undefined
  const width = drawing ? LARGEST : own.width
  const height = drawing ? Math.max(1, Math.round((own.height * LARGEST) / own.width)) : own.height
  if (width * height > PIXELS_MAX) throw new MediaError('too_many_pixels')

  const top = Math.min(width, LARGEST)
  const { data, info } = await sharp(content, { ...options, ...(density ? { density } : {}) })
    .rotate()
    .resize({ width: top, ...(drawing ? { height: Math.round((height * top) / width), fit: 'fill' as const } : {}) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: WAIT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const widths = [...WIDTHS.filter((each) => each < info.width), info.width]
  const variants: ProcessedMedia['variants'] = []
  for (const each of widths) {
    const webp = await sharp(data, raw)
      .resize({ width: each })
      .webp({ quality: each > 640 ? 78 : 74, effort: 2 })
      .toBuffer()
    const avif = AVIF_WIDTHS.includes(each) && !drawing ? await asAvif(data, raw, each, webp.length) : undefined
    variants.push({ width: each, webp, ...(avif && { avif }) })
  }
  const { thumbhash, look } = await seenSmall(data, raw)
  const hasMetadata = Boolean(found.exif || found.xmp || found.iptc)
  const original = hasMetadata && !drawing ? await withoutMetadata(content, options) : content
  return {
    mime,
    width,
    height,
    variants,
    ...(drawing ? { thumbhash: null, look: null } : { thumbhash, look }),
    original,
  }
}

/**
 * The fastest way to encode AVIF takes a millisecond of the processor more than WebP for 10,000 pixels; the next one
 * three times as long for 7 % fewer bytes (docs/decisions/0115). Undefined where it saves less than a tenth of
 * `webpBytes`.
 */
async function asAvif(data: Buffer, raw: { raw: CreateRaw }, width: number, webpBytes: number) {
  const avif = await sharp(data, raw)
    .resize({ width })
    .avif({ quality: width > 640 ? 52 : 50, effort: 0, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return avif.length < webpBytes * 0.9 ? avif : undefined
}

async function seenSmall(data: Buffer, raw: { raw: CreateRaw }) {
  const { data: small, info } = await sharp(data, raw)
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, small)).toString('base64')
  return { thumbhash, look: lookOf(small, info.width, info.height) }
}

/** sharp writes no metadata by default. The colour profile is kept, since it contains no personal data. */
async function withoutMetadata(content: Uint8Array, options: SharpOptions): Promise<Uint8Array> {
  const picture = sharp(content, options).rotate().keepIccProfile().timeout({ seconds: WAIT_SECONDS })
  const found = await picture.metadata()
  const { format } = found
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 92 }).toBuffer()
  if (format === 'tiff') return picture.tiff({ quality: 92 }).toBuffer()
  if (format === 'heif' && found.compression === 'hevc') return picture.jpeg({ quality: 92 }).toBuffer()
  return format === 'png' ? picture.png().toBuffer() : picture.avif({ quality: 70, effort: 2 }).toBuffer()
}
