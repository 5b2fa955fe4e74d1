const TAG = /(<\/?(?:table|dl|tr|td|th|dt|dd)\b[^<>]*>)/i
const NAME = /^<(\/?)([a-z]+)/i
const BLOCK = /(<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote)\b[^<>]*>)/i

interface Cell {
  name: string
  html: string
}

/**
 * Writes each row of a table, and each term with its definitions, as a paragraph: `Zimmer: 3`, `A · B`. The paragraphs
 * and lists within a cell stay, and set it apart from its neighbours.
 */
export function rowsOf(html: string): string {
  const parts = html.split(TAG)
  if (parts.length === 1) return html
  let out = ''
  let row: Cell[] = []
  let cell: Cell | null = null
  const endRow = () => {
    out += rowOf(row.filter((each) => seen(each.html) !== ''))
    row = []
    cell = null
  }
  parts.forEach((part, at) => {
    if (at % 2 === 0) {
      if (cell !== null) cell.html += part
      else if (row.length === 0 || seen(part) !== '') {
        endRow()
        out += part
      }
      return
    }
    const [, end = '', sent = ''] = NAME.exec(part) ?? []
    const name = sent.toLowerCase()
    if (name === 'table' || name === 'dl' || name === 'tr' || (name === 'dt' && end === '')) endRow()
    if (!/^(?:td|th|dt|dd)$/.test(name)) return
    cell = end === '' ? { name, html: '' } : null
    if (cell) row.push(cell)
  })
  endRow()
  return out
}

/** The text that a reader sees. */
const seen = (html: string) => html.replace(/<[^<>]*>|&nbsp;/g, ' ').trim()

function rowOf(cells: readonly Cell[]): string {
  if (cells.some(({ html }) => hasBlocks(html))) return cells.map(({ html }) => blocksOf(html)).join('')
  if (cells.length === 0) return ''
  const joined = cells.map((cell, at) => between(cells[at - 1], cell) + inline(cell.html))
  return `<p>${joined.join('')}</p>`
}

const hasBlocks = (html: string) =>
  /<li\b/i.test(html) || html.split(BLOCK).filter((part, at) => at % 2 === 0 && seen(part) !== '').length > 1

const inline = (html: string) =>
  html
    .split(BLOCK)
    .map((part, at) => (at % 2 === 0 ? part : ' '))
    .join('')
    .trim()

/** The blocks of a cell; text before and after them becomes a paragraph. */
function blocksOf(html: string): string {
  const parts = html.split(BLOCK)
  const last = parts.length - 1
  const isOpen = last > 0 && !parts[last - 1]?.startsWith('</')
  return parts
    .map((part, at) => ((at === 0 || (at === last && !isOpen)) && seen(part) !== '' ? `<p>${part.trim()}</p>` : part))
    .join('')
}

/** Between two cells: a heading and its value, or two values. */
function between(last: Cell | undefined, cell: Cell): string {
  if (last === undefined) return ''
  if (/[:：]$/.test(seen(last.html))) return ' '
  const isHeading = last.name === 'th' || last.name === 'dt'
  return isHeading && (cell.name === 'td' || cell.name === 'dd') ? ': ' : ' · '
}
