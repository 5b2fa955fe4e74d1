import { expect, test } from 'vitest'
import { datum, zeitpunkt } from '../../../src/server/imports/read/values/date.ts'

const silent = () => {}

test.each([
  ['2022-04-05', '2022-04-05'],
  ['01-2024', '2024-01'],
  ['05.04.2022', '2022-04-05'],
  ['2024', '2024'],
  ['2024-02-29T10:00:00', '2024-02-29'],
])('the date %s is %s', (raw, day) => {
  expect(datum(raw, silent)).toBe(day)
})

test.each([
  ['2022-04-05', '2022-04-05T00:00:00.000Z'],
  ['2022-04-05T10:11:12.1234567', '2022-04-05T10:11:12.123Z'],
  ['2022-04-05T10:11:12.5+02:00', '2022-04-05T08:11:12.500Z'],
  ['2022-04-05T10:11:12+0200', '2022-04-05T08:11:12.000Z'],
  ['2015-09-10 16:10:23', '2015-09-10T16:10:23.000Z'],
  ['05.04.2022 10:11', '2022-04-05T10:11:00.000Z'],
  ['01-2024', '2024-01-01T00:00:00.000Z'],
])('the moment %s is %s', (raw, moment) => {
  expect(zeitpunkt(raw, silent)).toBe(moment)
})

test.each([
  '2022-02-30',
  '31.04.2022',
  '13-2024',
  'bald',
  '0000-00-00',
  '99999-01-01',
  '2022-04-05T99:99:99',
  '2022-04-05 gestern',
])('„%s“ is no moment, and it is said', (raw) => {
  const said: string[] = []
  expect(zeitpunkt(raw, (code) => said.push(code))).toBeNull()
  expect(said).toEqual(['not_a_date'])
})
