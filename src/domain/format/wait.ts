import { digitsOf } from './digits.ts'

/** "in 5 Minuten": the waiting time, rounded up. @param seconds one at least */
export function formatWait(seconds: number, tag: string): string {
  const locale = new Intl.Locale(tag, { numberingSystem: digitsOf(tag) })
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  if (seconds <= 59) return format.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}

/** "vor 3 Tagen": the time since an instant, in whole minutes, hours below two days, or days; "jetzt" within a minute. */
export function formatAgo(since: Date, now: Date, tag: string): string {
  const locale = new Intl.Locale(tag, { numberingSystem: digitsOf(tag) })
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000))
  if (minutes === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
