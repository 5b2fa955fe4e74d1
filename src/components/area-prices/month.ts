import { digitsOf } from '../../domain/format/digits.ts'
import { dateFormat } from '../../domain/format/intl.ts'

function print(month: string, tag: string, style: 'short' | 'numeric'): string {
  const options = { month: style, year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const
  const format = dateFormat(tag, { ...options, numberingSystem: digitsOf(tag) })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** "Nov. 2026" of 2026-11. */
export const monthText = (month: string, tag: string): string => print(month, tag, 'short')

/**
 * "11/2026", for an axis: the names of months are too long for it in some languages. The axis runs from left to right in
 * every language, where the mark of an Arabic date would move its slash.
 */
export const monthNumber = (month: string, tag: string): string => print(month, tag, 'numeric').replaceAll('\u200f', '')
