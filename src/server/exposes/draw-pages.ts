import sharp from 'sharp'
import type { CompiledPage } from './compiler-messages.ts'

/** The pages of one document are of one size; Typst draws them one below the other. */
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/
/** The indentation of what Typst writes below the root: one group a page, then what all pages share. */
const INDENT = '    '
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
  const groups = elementsOf(svg, 'g')
  // Shapes of letters, and clips.
  const shared = elementsOf(svg, 'defs').join('\n')
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

/** The elements of one name below the root, as they are written. */
function elementsOf(svg: string, name: string): string[] {
  const [begin, end] = [`\n${INDENT}<${name}`, `\n${INDENT}</${name}>`]
  const found: string[] = []
  for (let at = svg.indexOf(begin); at >= 0; at = svg.indexOf(begin, at + 1)) {
    // Other elements may have names that begin alike.
    if (!' >'.includes(svg[at + begin.length] as string)) continue
    const close = svg.indexOf(end, at)
    if (close < 0) break
    found.push(svg.slice(at + 1, close + end.length))
    at = close
  }
  return found
}
