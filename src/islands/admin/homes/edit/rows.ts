import { cents } from '../../../../domain/format/cents.ts'
import type { FieldOrigin } from '../../../../domain/properties/hand.ts'

/** A cost or a field of a sender's own, with the texts of its inputs. `rest`: what no input holds, as JSON. */
export type RawRow = Readonly<Record<string, string>>
export type RowsOf = 'costs' | 'own'
type Value = FieldOrigin['value']

/** The inputs of a row. */
export const ROW_PARTS: Readonly<Record<RowsOf, readonly { name: string; label: string; is: 'line' | 'number' }[]>> = {
  costs: [
    { name: 'name', label: 'listing_edit.row_name', is: 'line' },
    { name: 'netto', label: 'fact_part.netto', is: 'number' },
    { name: 'brutto', label: 'fact_part.brutto', is: 'number' },
  ],
  own: [
    { name: 'name', label: 'listing_edit.row_name', is: 'line' },
    { name: 'text', label: 'listing_edit.row_text', is: 'line' },
  ],
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)

/** Without a third decimal, with which it would be read as thousands. */
export const amountText = (value: unknown): string => textOf(typeof value === 'number' ? cents(value) : value)

export function rawRows(of: RowsOf, value: Value): RawRow[] {
  if (of === 'own') return Object.entries(value ?? {}).map(([name, text]) => ({ name, text: textOf(text) }))
  return ((value ?? []) as readonly Record<string, unknown>[]).map(({ name, netto, brutto, ...rest }) => {
    const row = { name: textOf(name), netto: amountText(netto), brutto: amountText(brutto) }
    return Object.keys(rest).length > 0 ? { ...row, rest: JSON.stringify(rest) } : row
  })
}

/** Rows in words: "Lift 15 18". */
export const rowLines = (rows: readonly RawRow[]): string[] =>
  rows.map(({ rest: _, ...row }) => Object.values(row).filter(Boolean).join(' '))

/** A changed amount has another tax: that of the feed ends. */
export function withPart(row: RawRow, name: string, text: string): RawRow {
  const changed = { ...row, [name]: text }
  if ((name !== 'netto' && name !== 'brutto') || !row.rest) return changed
  const rest = Object.entries(JSON.parse(row.rest) as object).filter(([part]) => !part.startsWith('ust'))
  return { ...changed, rest: JSON.stringify(Object.fromEntries(rest)) }
}

/** @param numberOf reads an amount; text that is none stays, so that the server can refuse it */
export function sentRows(
  of: RowsOf,
  rows: readonly RawRow[],
  stored: Value,
  numberOf: (text: string) => unknown,
): unknown {
  const parts = ROW_PARTS[of]
  const filled = rows.filter((row) => parts.some(({ name }) => row[name]?.trim()))
  if (filled.length === 0) return null
  if (of === 'costs') {
    // All rows are sent: an amount that nobody changed as it is, with its third decimal.
    const amounts = ((stored ?? []) as readonly Record<string, unknown>[]).flatMap(({ netto, brutto }) => [
      netto,
      brutto,
    ])
    const before = new Map(amounts.map((amount) => [amountText(amount), amount]))
    return filled.map((row) => ({
      ...(JSON.parse(row.rest ?? '{}') as object),
      ...Object.fromEntries(
        parts.flatMap(({ name, is }) => {
          const text = row[name]?.trim()
          return text ? [[name, is === 'number' ? (before.get(text) ?? numberOf(text)) : text]] : []
        }),
      ),
    }))
  }
  const before = (stored ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    filled.map(({ name = '', text = '' }) => [name.trim(), textOf(before[name]) === text ? before[name] : text.trim()]),
  )
}
