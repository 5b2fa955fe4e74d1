import { digitsOf } from './number.ts'

/** "in 5 Minuten": the waiting time, rounded up. @param seconds one at least */
export function formatWait(seconds: number, tag: string): string {
  const locale = new Intl.Locale(tag, { numberingSystem: digitsOf(tag) })
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  if (seconds <= 59) return format.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
