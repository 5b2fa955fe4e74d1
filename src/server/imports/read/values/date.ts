import type { Parser } from '../reading.ts'
import { plain } from './html.ts'

interface Day {
  year: number
  month: number | null
  day: number | null
  rest: string
}

function parse(raw: string): Day | null {
  const text = raw.trim()
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(.*)$/s.exec(text)
  if (iso) return day(iso[1], iso[2], iso[3], iso[4])
  const german = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(.*)$/s.exec(text)
  if (german) return day(german[3], german[2], german[1], german[4])
  const month = /^(\d{1,2})[-./](\d{4})$/.exec(text)
  if (month) return day(month[2], month[1])
  return /^\d{4}$/.test(text) ? day(text) : null
}

function day(year?: string, month?: string, dayOfMonth?: string, rest = ''): Day | null {
  const found = {
    year: Number(year),
    month: month === undefined ? null : Number(month),
    day: dayOfMonth === undefined ? null : Number(dayOfMonth),
    rest: rest.trim(),
  }
  if (found.year < 1800 || found.year > 2200) return null
  if (found.month !== null && (found.month < 1 || found.month > 12)) return null
  if (found.day === null) return found
  const real = new Date(Date.UTC(found.year, (found.month ?? 1) - 1, found.day))
  return real.getUTCDate() === found.day ? found : null
}

const two = (value: number) => String(value).padStart(2, '0')

/** `2022-04-05`, `05.04.2022`, `01-2024`, `2024`: the result is as precise as the input (`2024-01` has no day). */
export const datum: Parser<string> = (raw, say) => {
  const found = parse(raw)
  if (!found) {
    say('not_a_date')
    return null
  }
  return [found.year, found.month, found.day].flatMap((part) => (part === null ? [] : [two(part)])).join('-')
}

/** A moment as ISO 8601. A time without a zone counts as UTC, since the senders' zone is unknown. */
export const zeitpunkt: Parser<string> = (raw, say) => {
  const found = parse(raw)
  const time = /^[T ]?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    found?.rest ?? '',
  )
  if (!found || (found.rest !== '' && !time && !/^(?:Z|[+-]\d{2}:?\d{2})$/i.test(found.rest))) {
    say('not_a_date')
    return null
  }
  const [, hour = '00', minute = '00', second = '00', fraction = '0', zone = 'Z'] = time ?? []
  const clock = `${two(Number(hour))}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}`
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(.\d\d):?/, '$1:')
  const at = new Date(`${found.year}-${two(found.month ?? 1)}-${two(found.day ?? 1)}T${clock}${offset}`)
  if (!Number.isNaN(at.getTime())) return at.toISOString()
  say('not_a_date')
  return null
}

const LIKE_A_DATE = /^\d{4}-\d{1,2}-\d{1,2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/

/** A day in any spelling as `2027-03-01`, and words as they are: "nach Vereinbarung". No day such as 2027-13-01. */
export const datumOderText: Parser<string> = (raw, say) => {
  const text = plain(120)(raw, say)
  if (text === null) return null
  const day = datum(text, () => {})
  if (day !== null) return day
  if (!LIKE_A_DATE.test(text)) return text
  say('not_a_date')
  return null
}
