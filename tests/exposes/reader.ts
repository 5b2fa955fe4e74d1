import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { projectPath } from '../../src/server/paths.ts'

/** What pdf.js, a reader that shares nothing with Typst, finds in a PDF. */
export interface Read {
  language: string | null
  title: string
  author: string
  /** The metadata (XMP) as sent. */
  metadata: string
  marked: boolean
  pages: number
  /** Of each page. */
  texts: string[]
  /** The lowest baseline of each page, in points above its lower edge; negative below it. */
  lowest: number[]
  /** Points between the words of each page and its nearer side; negative where a word is cut. */
  aside: number[]
  /** The lowest line of each page. */
  lastLine: string[]
  /** The words of all pages with their left and right ends, in points. */
  words: { str: string; x: number; right: number }[]
  /** Words that stand on each other. */
  collisions: string[]
  /** Roles of the structure tree in reading order: `H1`, `P`, `Figure`. */
  roles: string[]
  /** The words of the headings; an empty text where one has none. */
  headings: string[]
  /** Alternative texts of figures; an empty text where one is missing. */
  alts: string[]
  /** The words of all pages in the order of the structure tree, as a screen reader tells them. */
  told: string
  outline: string[]
  links: string[]
}

interface Node {
  role?: string
  alt?: string
  /** Of a leaf: the marked content that it stands for. */
  id?: string
  children?: Node[]
}

export async function readPdf(content: Uint8Array): Promise<Read> {
  const loading = getDocument({
    data: new Uint8Array(content),
    standardFontDataUrl: `${projectPath('node_modules/pdfjs-dist/standard_fonts')}/`,
    useSystemFonts: false,
    verbosity: 0,
  })
  const pdf = await loading.promise
  const { info, metadata } = await pdf.getMetadata()
  const told = info as Record<string, string>
  const read: Read = {
    language: told.Language ?? null,
    title: told.Title ?? '',
    author: told.Author ?? '',
    metadata: metadata?.getRaw() ?? '',
    // A Map in pdf.js 6, against its types.
    marked: ((await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') === true,
    pages: pdf.numPages,
    texts: [],
    lowest: [],
    aside: [],
    lastLine: [],
    words: [],
    collisions: [],
    roles: [],
    headings: [],
    alts: [],
    told: '',
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    links: [],
  }
  const walk = (node: Node) => {
    if (node.role) read.roles.push(node.role)
    if (node.role === 'Figure') read.alts.push(node.alt ?? '')
    for (const child of node.children ?? []) walk(child)
  }
  const tell = (node: Node, marked: ReadonlyMap<string, string>): string =>
    node.id === undefined
      ? (node.children ?? []).map((child) => tell(child, marked)).join(' ')
      : (marked.get(node.id) ?? '')
  for (let nr = 1; nr <= pdf.numPages; nr++) {
    const page = await pdf.getPage(nr)
    const { items } = await page.getTextContent()
    read.texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    const words = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
    const lowest = Math.min(...words.map(({ transform }) => transform[5]))
    read.lowest.push(lowest)
    const [left = 0, , right = 0] = page.view
    read.aside.push(
      Math.min(...words.map(({ transform, width }) => Math.min(transform[4] - left, right - transform[4] - width))),
    )
    read.lastLine.push(
      words
        .filter(({ transform }) => transform[5] - lowest < 2)
        .map(({ str }) => str)
        .join(' '),
    )
    read.words.push(
      ...words.map(({ str, transform, width }) => ({ str, x: transform[4], right: transform[4] + width })),
    )
    read.collisions.push(...collisionsOf(words))
    // None in a document without tags, such as a browser's.
    const tree = (await page.getStructTree()) as Node | null
    if (tree) {
      walk(tree)
      const marked = markedOf((await page.getTextContent({ includeMarkedContent: true })).items)
      read.told += `${tell(tree, marked)} `
      read.headings.push(...headingsOf(tree).map((node) => tell(node, marked).trim()))
    }
    for (const one of await page.getAnnotations()) if (one.url) read.links.push(one.url)
  }
  await loading.destroy()
  return read
}

const headingsOf = (node: Node): Node[] =>
  /^H[1-6]$/.test(node.role ?? '') ? [node] : (node.children ?? []).flatMap(headingsOf)

/** The words of each marked content of a page. */
function markedOf(items: readonly ({ str: string } | { type: string; id?: string | null })[]): Map<string, string> {
  const open: (string | null | undefined)[] = []
  const marked = new Map<string, string>()
  for (const item of items) {
    const id = open.findLast((one) => typeof one === 'string')
    if ('str' in item) {
      if (id !== undefined) marked.set(id, (marked.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  return marked
}

/** PDF/UA 7.4.2: headings begin with the first level and skip none. */
export function levelsAreConsecutive({ roles }: Read): boolean {
  const levels = roles.flatMap((role) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []))
  return levels.length > 0 && levels.every((level, at) => (at === 0 ? level === 1 : level <= (levels[at - 1] ?? 0) + 1))
}

/** Small letters without ascenders, of the size of their type. */
const X_HEIGHT = 0.6
/** Points by which neighbours may touch: rounding, and kerning. */
const TOUCH = 1.5

function collisionsOf(items: readonly { str: string; transform: number[]; width: number }[]): string[] {
  const boxes = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform: [, , , size = 0, x = 0, y = 0], width }) => {
      return { str, x, y, right: x + width, top: y + Math.abs(size) * X_HEIGHT }
    })
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((two) => Math.min(one.right, two.right) - Math.max(one.x, two.x) > TOUCH)
      .filter((two) => Math.min(one.top, two.top) - Math.max(one.y, two.y) > TOUCH)
      .map((two) => `${one.str} | ${two.str}`),
  )
}

/** Whether a program of the Debian packages qpdf and poppler-utils is installed; the tests say which one is missing. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    // pdffonts knows no --version and answers with its usage.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/** The output of a program that reads a PDF. @throws Error for an exit code but 0 */
export async function ask(program: string, args: readonly string[], content: Uint8Array): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-pdf-'))
  try {
    const file = path.join(folder, 'expose.pdf')
    writeFileSync(file, content)
    const { stdout } = await promisify(execFile)(
      program,
      args.map((arg) => (arg === 'FILE' ? file : arg)),
    )
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
