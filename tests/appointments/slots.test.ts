import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { hoursOf, isHoliday, OPENING_HOURS, ZONE } from '../../src/server/appointments/hours.ts'
import { fitsHours, freeTimes } from '../../src/server/appointments/slots.ts'

const vienna = (text: string) => DateTime.fromISO(text, { zone: ZONE }).toJSDate()
const NOW = vienna('2026-11-20T08:00')
/** Times of the day in Vienna. */
const times = (...args: Parameters<typeof freeTimes>) =>
  freeTimes(...args).map((time) => DateTime.fromJSDate(time, { zone: ZONE }).toFormat('HH:mm'))

describe('times that are free', () => {
  test('begin every quarter of an hour, and end when the hours end', () => {
    const all = times('2026-11-23', 60, OPENING_HOURS, [], NOW)
    expect(all.slice(0, 3)).toEqual(['09:00', '09:15', '09:30'])
    expect(all.at(-1)).toBe('16:00')
  })

  test('do not overlap appointments, but may touch them', () => {
    const taken = [{ starts_at: vienna('2026-11-23T10:00'), duration: 30 }]
    const all = times('2026-11-23', 30, OPENING_HOURS, taken, NOW)
    expect(all).toContain('09:30')
    expect(all).toContain('10:30')
    for (const time of ['09:45', '10:00', '10:15']) expect(all).not.toContain(time)
  })

  test('are not sooner than in two hours and not later than in sixty days', () => {
    expect(times('2026-11-20', 30, OPENING_HOURS, [], NOW)[0]).toBe('10:00')
    expect(times('2027-01-18', 30, OPENING_HOURS, [], NOW).length).toBeGreaterThan(0)
    expect(times('2027-01-20', 30, OPENING_HOURS, [], NOW)).toEqual([])
    expect(times('2026-11-19', 30, OPENING_HOURS, [], NOW)).toEqual([])
  })

  test.each(['2026-11-21', '2026-11-22', '2026-12-08', '2026-12-25', '2027-01-06'])('there are none on %s', (day) => {
    expect(times(day, 30, OPENING_HOURS, [], NOW)).toEqual([])
  })

  test('do not shift when the clocks change', () => {
    const everyDay = hoursOf({ 7: [[60, 240]] })
    // In March the hour from 2 to 3 does not exist, in October it occurs twice.
    const spring = times('2027-03-28', 30, everyDay, [], vienna('2027-03-20T08:00'))
    expect(spring).toEqual(['01:00', '01:15', '01:30', '01:45', '03:00', '03:15', '03:30'])
    const autumn = freeTimes('2026-10-25', 30, everyDay, [], vienna('2026-10-20T08:00'))
    expect(new Set(autumn.map(Number)).size).toBe(autumn.length)
  })

  test.each(['', '2026-02-30', 'morgen'])('a day "%s" has none', (day) => {
    expect(times(day, 30, OPENING_HOURS, [], NOW)).toEqual([])
  })
})

describe('a time that is proposed fits the hours of its day', () => {
  const own = { ...OPENING_HOURS, '2026-11-25': [], '2026-11-28': [[600, 720]], '2026-12-08': [[540, 660]] } as const
  const hours = hoursOf(own)

  test.each([
    ['an ordinary day', '2026-11-24', '10:00', true],
    ['before the hours', '2026-11-24', '08:45', false],
    ['longer than the hours', '2026-11-24', '16:45', false],
    ['a Wednesday that the company closes', '2026-11-25', '10:00', false],
    ['a Saturday that it opens', '2026-11-28', '10:00', true],
    ['outside the hours of that Saturday', '2026-11-28', '09:00', false],
    ['a holiday on which it works', '2026-12-08', '09:00', true],
    ['a holiday', '2026-12-25', '10:00', false],
  ])('%s', (_, day, time, fits) => {
    expect(fitsHours(vienna(`${day}T${time}`), 30, hours)).toBe(fits)
    // The same rule as for the times that visitors are offered.
    expect(times(day, 30, hours, [], NOW).includes(time)).toBe(fits)
  })
})

test.each([
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Whit Monday'],
  ['2026-06-04', 'Corpus Christi'],
  ['2038-04-26', 'the latest Easter Monday'],
])('%s is %s', (day) => {
  expect(isHoliday(DateTime.fromISO(day, { zone: ZONE }))).toBe(true)
  expect(isHoliday(DateTime.fromISO(day, { zone: ZONE }).plus({ days: 1 }))).toBe(false)
})

test.each([null, 'immer', { 8: [[0, 60]] }, { 1: [[-5, 60]] }, [1, 2]])('hours %j are the usual ones', (value) => {
  expect(hoursOf(value)).toEqual(OPENING_HOURS)
})
