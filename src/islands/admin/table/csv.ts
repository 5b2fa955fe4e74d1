import type { Column } from './columns.ts'

/** What a file needs of a column. */
export type CsvColumn<Row> = Pick<Column<Row>, 'label' | 'text'>

/** A cell that begins with one of these is a formula to a spreadsheet: a listing could contain one. */
const FORMULA = /^[=+\-@\t\r]/

/** The first line of a CSV file (RFC 4180), with a byte order mark, which Excel needs to read UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `\uFEFF${lineOf(columns.map(({ label }) => label))}`

/** The lines of some rows. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map(({ text }) => text(row)))).join('')

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`

function cellOf(text: string): string {
  const isNumber = /^-?\d[\d.,]*$/.test(text)
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Saves a file of the visitor. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
