import { digitsOf } from '../../domain/format/number.ts'
import { once } from '../../domain/format/once.ts'

const formats = (month: 'short' | 'numeric') =>
  once(
    (tag: string) =>
      new Intl.DateTimeFormat(tag, {
        month,
        year: 'numeric',
        timeZone: 'UTC',
        calendar: 'gregory',
        numberingSystem: digitsOf(tag),
      }),
  )
const words = formats('short')
const numbers = formats('numeric')
const dayOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** "Nov. 2026" of 2026-11. */
export const monthText = (month: string, tag: string): string => words(tag).format(dayOf(month))

/**
 * "11/2026", for an axis: the names of months are too long for it in some languages. The axis runs from left to right in
 * every language, where the mark of an Arabic date would move its slash.
 */
export const monthNumber = (month: string, tag: string): string =>
  numbers(tag).format(dayOf(month)).replaceAll('\u200f', '')
