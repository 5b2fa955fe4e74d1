import { digitsOf } from '../../domain/format/digits.ts'
import { dateFormat } from '../../domain/format/intl.ts'

/** "Mo., 30. Nov." of 2026-11-30. */
export function formatShortDay(day: string, tag: string): string {
  return dateFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: digitsOf(tag),
  }).format(new Date(day))
}
