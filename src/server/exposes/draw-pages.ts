import sharp from 'sharp'
import { makeLimit } from '../processes/limit.ts'
import type { PageSize } from './compiler-messages.ts'

const GLYPHS = 'id="glyph"'
const LETTER = /<symbol id="([^"]+)"/
/** A place where a letter stands. */
const USED = /xlink:href="#([^"]+)"/g
/** The pages of one document are of one size; Typst draws them one below the other. */
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+pt" height="[\d.]+pt"/
/** The indentation of what Typst writes: one group a page and what all pages share below the root, letters in there. */
const [BELOW_ROOT, BELOW_THAT] = ['    ', '        ']
/** Pages at once, each in a thread; one in a document of many, whose photographs need most of the memory already. */
const AT_ONCE = 2
export const MANY_PAGES = 12

// One document is made at a time; a picture of one page is never asked for again.
sharp.cache(false)
sharp.concurrency(1)

export interface Drawing {
  /** Of the pictures. */
  pages: PageSize[]
  /** Draws the pages in their order, two at once. @param onDrawn called with each as WebP, from 0 */
  draw(onDrawn: (at: number, webp: Uint8Array) => void): Promise<void>
}

/**
 * Takes a document apart into its pages. Each is a drawing of its own, with the letters that it needs, since the
 * renderer would read all pages and all letters for each of them.
 * @param drawing all pages, one below the other
 * @param width of a picture, in pixels
 */
export function openDrawing({ drawing: svg, pages }: { drawing: string; pages: number }, width: number): Drawing {
  const [, across = '', down = ''] = SIZE.exec(svg) ?? []
  const page = { width: Number(across), height: Number(down) / pages }
  const height = Math.round((width * page.height) / page.width)
  const head = svg.slice(0, svg.indexOf('\n'))
  const groups = elementsOf(svg, 'g', BELOW_ROOT)
  if (groups.length !== pages) throw new Error(`${groups.length} drawings for ${pages} pages`)
  const shared = elementsOf(svg, 'defs', BELOW_ROOT)
  const clips = shared.filter((one) => !one.includes(GLYPHS))
  const letters = new Map(
    shared
      .filter((one) => one.includes(GLYPHS))
      .flatMap((one) => elementsOf(one, 'symbol', BELOW_THAT))
      .map((symbol) => [LETTER.exec(symbol)?.[1] ?? '', symbol]),
  )
  const draw = async (group: string, at: number): Promise<Uint8Array> => {
    const view = `viewBox="0 ${page.height * at} ${page.width} ${page.height}" width="${width}" height="${height}" preserveAspectRatio="none"`
    const own = [...new Set([...group.matchAll(USED)].map(([, id = '']) => id))].map((id) => letters.get(id))
    const drawing = [head.replace(SIZE, view), group, '<defs>', ...own, '</defs>', ...clips, '</svg>'].join('\n')
    return sharp(Buffer.from(drawing), { unlimited: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 78, effort: 1 })
      .toBuffer()
  }
  const inTurn = makeLimit(pages > MANY_PAGES ? 1 : AT_ONCE)
  return {
    pages: groups.map(() => ({ width, height })),
    async draw(onDrawn) {
      await Promise.all(groups.map((group, at) => inTurn(async () => onDrawn(at, await draw(group, at)))))
    },
  }
}

/** The elements of one name at an indentation, as they are written. */
function elementsOf(svg: string, name: string, indent: string): string[] {
  const [begin, end] = [`\n${indent}<${name}`, `\n${indent}</${name}>`]
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
