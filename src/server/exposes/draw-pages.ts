import sharp from 'sharp'
import type { CompiledPage } from './compiler-messages.ts'

/** The pages of one document are of one size; Typst draws them one below the other. */
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/
const POINTS_AN_INCH = 72

/**
 * Draws each page of a document as a picture.
 * @param svg all pages, one below the other
 * @param width of a picture, in pixels
 */
export async function drawPages(svg: string, pages: number, width: number): Promise<CompiledPage[]> {
  const [, across = '', down = ''] = SIZE.exec(svg) ?? []
  const page = { width: Number(across), height: Number(down) / pages }
  const density = (POINTS_AN_INCH * width) / page.width
  const drawn: CompiledPage[] = []
  for (let at = 0; at < pages; at++) {
    const view = `viewBox="0 ${page.height * at} ${page.width} ${page.height}" width="${page.width}pt" height="${page.height}pt"`
    const { data, info } = await sharp(Buffer.from(svg.replace(SIZE, view)), { density, unlimited: true })
      .flatten({ background: '#ffffff' })
      .resize({ width })
      .webp({ quality: 78, effort: 1 })
      .toBuffer({ resolveWithObject: true })
    drawn.push({ webp: data, width: info.width, height: info.height })
  }
  return drawn
}
