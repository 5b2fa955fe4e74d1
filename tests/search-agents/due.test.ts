import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { lastDue } from '../../src/server/search-agents/due.ts'

const vienna = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Vienna' }).toJSDate()

test.each([
  ['daily', '2026-11-21T06:59', '2026-11-20T07:00'],
  ['daily', '2026-11-21T07:00', '2026-11-21T07:00'],
  ['daily', '2026-11-21T23:59', '2026-11-21T07:00'],
  // The days on which the clocks change.
  ['daily', '2027-03-28T07:30', '2027-03-28T07:00'],
  ['daily', '2026-10-25T06:30', '2026-10-24T07:00'],
  ['daily', '2026-10-25T07:30', '2026-10-25T07:00'],
  // 23 November 2026 is a Monday.
  ['weekly', '2026-11-23T06:59', '2026-11-16T07:00'],
  ['weekly', '2026-11-23T07:00', '2026-11-23T07:00'],
  ['weekly', '2026-11-29T23:00', '2026-11-23T07:00'],
  ['weekly', '2027-03-29T07:00', '2027-03-29T07:00'],
] as const)('a %s digest asked for at %s was due at %s', (frequency, now, due) => {
  expect(lastDue(frequency, vienna(now))).toEqual(vienna(due))
})
