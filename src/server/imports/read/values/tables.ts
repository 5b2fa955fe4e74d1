const TAG = /(<\/?(?:table|dl|tr|td|th|dt|dd)\b[^<>]*>)/i
const NAME = /^<(\/?)([a-z]+)/i

/** Writes each row of a table, and each term with its definitions, as a paragraph: `Zimmer: 3`, `A · B`. */
export function rowsOf(html: string): string {
  const parts = html.split(TAG)
  if (parts.length === 1) return html
  let out = ''
  /** The cell that the text belongs to; null between rows. */
  let cell: string | null = null
  let isOpen = false
  /** The last cell of this row that has text. */
  let last: { cell: string; text: string } | null = null
  const endRow = () => {
    if (isOpen) out += '</p>'
    isOpen = false
    cell = null
    last = null
  }
  parts.forEach((part, at) => {
    if (at % 2 === 0) {
      const text = cell === null ? part : part.replace(/<\/?(?:p|div|h[1-6])\b[^<>]*>/gi, ' ').trim()
      const seen = text.replace(/<[^<>]*>|&nbsp;/g, ' ').trim()
      if (cell === null || seen === '') {
        out += cell === null ? text : ''
        return
      }
      out += isOpen ? between(last, cell) : '<p>'
      out += text
      isOpen = true
      last = { cell, text: seen }
      return
    }
    const [, end = '', sent = ''] = NAME.exec(part) ?? []
    const name = sent.toLowerCase()
    if (name === 'table' || name === 'dl' || name === 'tr' || (name === 'dt' && end === '')) endRow()
    if (end === '' && /^(?:td|th|dt|dd)$/.test(name)) cell = name
  })
  endRow()
  return out
}

/** Between two cells: a heading and its value, or two values. */
function between(last: { cell: string; text: string } | null, cell: string): string {
  if (last === null) return ''
  if (/[:：]$/.test(last.text)) return ' '
  const isHeading = last.cell === 'th' || last.cell === 'dt'
  return isHeading && (cell === 'td' || cell === 'dd') ? ': ' : ' · '
}
