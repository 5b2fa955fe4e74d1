import type { Column } from './columns.ts'

/** A cell that begins with one of these is a formula to a spreadsheet: a listing could contain one. */
const FORMULA = /^[=+\-@\t\r]/

/** Rows as CSV (RFC 4180) with a byte order mark, which Excel needs to read UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const isNumber = /^-?\d[\d.,]*$/.test(text)
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Saves a text as a file of the visitor. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
