import { expect, it } from 'vitest'
import { changeOf, daysOf, isRunningDay, PERIODS, pointAt, pointsOf, spansOf } from '../../src/domain/admin/period.ts'

it('compares a period with the same number of days before it', () => {
  expect(spansOf('week', '2026-11-23')).toEqual({
    now: { from: '2026-11-17', to: '2026-11-23' },
    before: { from: '2026-11-10', to: '2026-11-16' },
  })
  expect(spansOf('day', '2026-03-01').before).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

it('has the same weekdays in a longer period and in the time before it', () => {
  for (const period of PERIODS.filter((one) => one !== 'day')) {
    const { now, before } = spansOf(period, '2026-11-23')
    expect(new Date(before.from).getUTCDay()).toBe(new Date(now.from).getUTCDay())
    expect(daysOf(before)).toHaveLength(daysOf(now).length)
  }
})

it('knows a day that still runs', () => {
  const { now } = spansOf('day', '2026-11-23')
  expect([isRunningDay('day', now, '2026-11-23'), isRunningDay('day', now, '2026-11-24')]).toEqual([true, false])
  expect(isRunningDay('week', spansOf('week', '2026-11-23').now, '2026-11-23')).toBe(false)
})

it('counts days over a change of the clock', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
})

it('draws a year by week, and finds the point of each of its days', () => {
  const { now } = spansOf('year', '2026-11-23')
  const points = pointsOf('year', now)
  expect(points).toHaveLength(52)
  expect(points.at(-1)?.to).toBe('2026-11-23')
  for (const day of daysOf(now)) {
    const point = points[pointAt('year', now, day)]
    expect(point && point.from <= day && day <= point.to).toBe(true)
  }
  expect(points[pointAt('year', now, '2026-11-24')]).toBeUndefined()
  expect(points[pointAt('year', now, '2025-11-24')]).toBeUndefined()
})

it('states no change where a value is missing or the old one was nothing', () => {
  expect(changeOf(11, 10)).toBeCloseTo(0.1)
  expect(changeOf(0, 10)).toBe(-1)
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(null, 5)).toBeNull()
  expect(changeOf(5, null)).toBeNull()
})
