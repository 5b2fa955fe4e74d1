import { expect, it } from 'vitest'
import { daysOf, PERIODS, pointsOf, spansOf } from '../../src/domain/admin/period.ts'
import { createFigureCounter } from '../../src/server/performance/counter.ts'
import { rangesOf, rowsOf, wholeOf } from '../../src/server/performance/grains.ts'

it('counts by the minute of Vienna, and rolls up to hours, days and months', () => {
  let now = new Date('2026-11-30T22:59:30Z')
  const counter = createFigureCounter(() => now)
  expect(counter.add('request', '', 10)).toBe(true)
  expect(counter.add('request', '', 10)).toBe(false)
  now = new Date('2026-11-30T23:00:10Z')
  counter.add('request', '', 400)
  const rows = rowsOf(counter.take())
  expect(rows.map(({ grain, at }) => `${grain} ${at}`).sort()).toEqual([
    'day 2026-11-30',
    'day 2026-12-01',
    'hour 2026-11-30 23:00',
    'hour 2026-12-01 00:00',
    'minute 2026-11-30 23:59',
    'minute 2026-12-01 00:00',
    'month 2026-11-01',
    'month 2026-12-01',
  ])
  expect(rows.find(({ at }) => at === '2026-11-30')).toMatchObject({ counts: [2], total: 20 })
  expect(counter.take()).toEqual([])
})

it('keeps no minutes of routes, and no hours of visitors', () => {
  const counter = createFigureCounter(() => new Date('2026-11-23T12:00:00Z'))
  counter.add('request', 'GET /api/x', 1)
  counter.add('vital.LCP', 'home/de/phone', 1)
  const grains = (series: string, rows: ReturnType<typeof rowsOf>) =>
    rows.filter((row) => row.series === series).map(({ grain }) => grain)
  const rows = rowsOf(counter.take())
  expect(grains('request', rows)).toEqual(['hour', 'day', 'month'])
  expect(grains('vital.LCP', rows)).toEqual(['day', 'month'])
})

it('loses nothing when a batch could not be written', () => {
  const counter = createFigureCounter(() => new Date('2026-11-23T12:00:00Z'))
  counter.add('search', '', 5)
  const taken = counter.take()
  counter.add('search', '', 5)
  counter.putBack(taken)
  expect(rowsOf(counter.take()).every(({ counts, total }) => counts[0] === 2 && total === 10)).toBe(true)
})

it('takes no more keys than it may hold', () => {
  const counter = createFigureCounter(() => new Date('2026-11-23T12:00:00Z'))
  for (let at = 0; at < 25_000; at++) counter.add('request', `route ${at}`, 1)
  expect(counter.take()).toHaveLength(20_000)
})

it('covers each day of a period once, with months where they are whole', () => {
  for (const until of ['2026-11-23', '2026-11-30', '2026-12-01', '2026-02-28']) {
    for (const period of PERIODS) {
      const { now } = spansOf(period, until)
      const covered = wholeOf(now).flatMap(({ from, to }) => daysOf({ from, to }).slice(0, -1))
      expect(covered).toEqual(daysOf(now))
    }
  }
  expect(wholeOf(spansOf('year', '2026-11-23').now)).toHaveLength(3)
})

it('draws a single day by the hour, and a year by the week', () => {
  const day = rangesOf(pointsOf('day', { from: '2026-11-23', to: '2026-11-23' }), true)
  expect(day).toHaveLength(24)
  expect(day.at(-1)).toEqual({ point: 23, grain: 'hour', from: '2026-11-23 23:00', to: '2026-11-24' })
  expect(rangesOf(pointsOf('year', spansOf('year', '2026-11-23').now), false)).toHaveLength(52)
})
