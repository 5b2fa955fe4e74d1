/** The start page's photograph: one wide picture, from which each frame is cut. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../public/hero')
const WIDE = { width: 2560, height: 1110 }
/** The frame for phones: where the row of houses begins, as a share of the wide picture's width. */
const PORTRAIT = { left: 0.31, width: 828, height: 1100 }
const WIDTHS = [828, 1280, 1920, 2560]
const PORTRAIT_WIDTHS = [480, 640, 828]
/** Exponent of the tone curve: a sky dark enough for white words, lamps as bright as before. */
const DUSK = 1.22
/** Bytes at most: for desks, and for phones. AVIF needs half of them. */
const MOST = { desk: 180_000, phone: 60_000 }
/** Quality of the AVIF files: beside WebP of twice the bytes no difference is seen. */
const AVIF = { quality: 48, effort: 7 }

/** Writes the frames of the rendered picture `raw` into public/hero; returns their names and bytes. */
export async function frameHero(raw: string): Promise<[name: string, bytes: number][]> {
  await mkdir(folder, { recursive: true })
  const wide = await graded(raw)
  const left = Math.round(WIDE.width * PORTRAIT.left)
  const portrait = await sharp(wide)
    .extract({ left, top: WIDE.height - PORTRAIT.height, width: PORTRAIT.width, height: PORTRAIT.height })
    .toBuffer()
  const made: [string, number][] = []
  for (const [from, name, widths] of [
    [wide, 'dusk', WIDTHS],
    [portrait, 'dusk-portrait', PORTRAIT_WIDTHS],
  ] as const)
    for (const width of widths) {
      const most = width <= 828 ? MOST.phone : MOST.desk
      const picture = await sharp(from).resize({ width }).toBuffer()
      const webp = `${name}-${width}.webp`
      made.push([webp, await shrink(picture, path.join(folder, webp), most)])
      const avif = `${name}-${width}.avif`
      made.push([avif, (await sharp(picture).avif(AVIF).toFile(path.join(folder, avif))).size])
    }
  return made
}

async function graded(raw: string): Promise<Buffer> {
  const { data, info } = await sharp(raw)
    .removeAlpha()
    .resize({ ...WIDE, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [at, value] of data.entries()) data[at] = Math.round(255 * (value / 255) ** DUSK)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The best quality that fits; returns the bytes. */
async function shrink(picture: Buffer, file: string, most: number): Promise<number> {
  for (let quality = 86; ; quality -= 6) {
    const { size } = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toFile(file)
    if (size <= most || quality < 40) return size
  }
}
