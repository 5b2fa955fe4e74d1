import { readDay } from '../domain/properties/availability.ts'
import { type Claim, isBreak, isNumber, means, type Sentence, suffixOf, unitOf } from './sentence.ts'

/** How far from its date a word for a visit may stand, in items. */
const MEETING_REACH = 10

/** By when a home must be free: a month, a date, or at once. */
export function availability(sentence: Sentence): Claim[] {
  const { items, used, today, asides } = sentence
  for (let at = 0; at < items.length; at++) {
    const found = isAtOnce(items, at)
      ? { day: today, first: at, last: at }
      : (monthAt(sentence, at) ?? digitsAt(sentence, at))
    const days = found && readDay(found.day)
    if (!found || typeof days !== 'number' || asides.has(at)) continue
    if (isMeeting(items, found)) continue
    for (let i = found.first; i <= found.last; i++) used.add(i)
    return [{ criterion: 'verfuegbar', value: { bis: days }, first: found.first, last: found.last }]
  }
  return []
}

/** "At once"; "now" only beside a word for free, or alone: it mostly tells how one lives. */
const isAtOnce = (items: Sentence['items'], at: number): boolean =>
  means(items[at], 'atOnce') ||
  (means(items[at], 'presently') &&
    (means(items[at - 1], 'topic.available', 'min') ||
      means(items[at + 1], 'topic.available') ||
      (isBreak(items[at - 1]) && isBreak(items[at + 1]))))

/** How far from its date the hour of a meeting stands. */
const HOUR_REACH = 4

/** "Can I see it on 5 December?", "5 December, 4 o'clock": the day of a visit or of a letter, within the same sentence. */
function isMeeting(items: Sentence['items'], { first, last }: Day): boolean {
  const isEnd = (at: number) => items[at] === undefined || means(items[at], 'stop')
  for (let at = first - 1; !isEnd(at) && at >= first - MEETING_REACH; at--) if (means(items[at], 'visit')) return true
  for (let at = last + 1; !isEnd(at) && at <= last + MEETING_REACH; at++) if (means(items[at], 'visit')) return true
  const beside = [
    ...items.slice(Math.max(0, first - HOUR_REACH), first),
    ...items.slice(last + 1, last + 1 + HOUR_REACH),
  ]
  return beside.some((item, i) => means(item, 'hour') && (isNumber(beside[i - 1]) || isNumber(beside[i + 1])))
}

interface Day {
  /** ISO date. */
  day: string
  first: number
  last: number
}

/** "From March 3 rooms": the number is no day. */
const isCounted = (item: Sentence['items'][number] | undefined): boolean =>
  ['rooms', 'bedrooms', 'm2', 'floor', 'euro'].includes(unitOf(item) ?? '')

/** "1. März", "March 2027", "mars": the first of the month unless a day is said, the next one to come. */
function monthAt({ items, today }: Sentence, at: number): Day | null {
  const month = suffixOf(items[at], 'month.')
  if (!month) return null
  let [first, last, day] = [at, at, 1]
  const isDay = (i: number) =>
    isNumber(items[i]) && items[i].value >= 1 && items[i].value <= 31 && Number.isInteger(items[i].value)
  const dayAt = [at - 1, at - 2, at + 1].find(
    (i) =>
      isDay(i) && (i !== at - 2 || means(items[at - 1], 'filler', 'in')) && (i !== at + 1 || !isCounted(items[at + 2])),
  )
  if (dayAt !== undefined) {
    day = items[dayAt]?.value ?? 1
    ;[first, last] = [Math.min(first, dayAt), Math.max(last, dayAt)]
  }
  const yearAt = [last + 1, last + 2, first - 1].find((i) => isYear(items[i]?.value))
  const year = yearAt === undefined ? undefined : items[yearAt]?.value
  if (yearAt !== undefined) [first, last] = [Math.min(first, yearAt), Math.max(last, yearAt)]
  return { day: nextDay(today, Number(month), day, year), first, last }
}

/** "1.3.2027" and "1.3.": numbers that only points separate. */
function digitsAt({ items, today }: Sentence, at: number): Day | null {
  const [day, month, year] = [items[at], items[at + 1], items[at + 2]]
  if (
    !isNumber(day) ||
    !isNumber(month) ||
    !/^\d/.test(day.text) ||
    !/^\d/.test(month.text) ||
    month.from - day.to !== 1 ||
    day.isOrdinal
  )
    return null
  if (day.value < 1 || day.value > 31 || month.value < 1 || month.value > 12) return null
  const hasYear = isNumber(year) && year.from - month.to <= 1 && isYear(year.value)
  if (!hasYear && !month.isOrdinal) return null
  return {
    day: nextDay(today, month.value, day.value, hasYear ? year.value : undefined),
    first: at,
    last: at + (hasYear ? 2 : 1),
  }
}

const isYear = (value: number | undefined): boolean => value !== undefined && value >= 2020 && value <= 2100

/** The ISO date; without a year the next one that is not past. */
function nextDay(today: string, month: number, day: number, year: number | undefined): string {
  const text = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const now = Number(today.slice(0, 4))
  return text(year ?? (text(now) >= today ? now : now + 1))
}
