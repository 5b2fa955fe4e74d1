import sharp from 'sharp'
import type { CompiledPage } from './compiler-messages.ts'

/** The pages of one document are of one size; Typst draws them one below the other. */
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/
/** Typst writes one group a page, by its indentation, then shapes of letters and clips that all pages share. */
const PAGE = /^ {4}<g[ >].*?^ {4}<\/g>$/gms
const SHARED = /^ {4}<defs.*?^ {4}<\/defs>$/gms
const POINTS_AN_INCH = 72

// One document is made at a time; a picture of one page is never asked for again.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws each page of a document as a picture. Each is a drawing of its own, since the renderer would read all pages for
 * each of them.
 * @param svg all pages, one below the other
 * @param width of a picture, in pixels
 */
export async function drawPages(svg: string, pages: number, width: number): Promise<CompiledPage[]> {
  const [, across = '', down = ''] = SIZE.exec(svg) ?? []
  const page = { width: Number(across), height: Number(down) / pages }
  const density = (POINTS_AN_INCH * width) / page.width
  const head = svg.slice(0, svg.indexOf('\n'))
  const shared = svg.match(SHARED)?.join('\n') ?? ''
  const groups = svg.match(PAGE) ?? []
  if (groups.length !== pages) throw new Error(`${groups.length} drawings for ${pages} pages`)
  const drawn: CompiledPage[] = []
  for (const [at, group] of groups.entries()) {
    const view = `viewBox="0 ${page.height * at} ${page.width} ${page.height}" width="${page.width}pt" height="${page.height}pt"`
    const own = [head.replace(SIZE, view), group, shared, '</svg>'].join('\n')
    const { data, info } = await sharp(Buffer.from(own), { density, unlimited: true })
      .flatten({ background: '#ffffff' })
      .resize({ width })
      .webp({ quality: 78, effort: 1 })
      .toBuffer({ resolveWithObject: true })
    drawn.push({ webp: data, width: info.width, height: info.height })
  }
  return drawn
}
