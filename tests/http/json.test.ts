import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOf as bytesOf } from '../../src/server/operations/json.ts'

const jsonOf = (answer: object) => bytesOf(answer).toString()

test('any answer is written as JSON.stringify writes it, frozen items or not', () => {
  const item = fc.oneof(
    fc.object().map((one) => Object.freeze(one)),
    fc.anything({ withDate: true }),
  )
  const answer = fc.record({ success: fc.constant(true), data: fc.array(item), 'a "name"': fc.jsonValue() })
  fc.assert(
    fc.property(answer, (one) => {
      const written = JSON.stringify(one)
      expect(jsonOf(one)).toBe(written)
      // Kept by now.
      expect(jsonOf(one)).toBe(written)
    }),
  )
})

test.each([
  [{ data: [undefined, () => 1, Symbol('x'), Number.NaN] }],
  [{ none: undefined, call: () => 1, left: null }],
  [{ data: [Object.freeze({ gone: undefined })], at: new Date(0) }],
  [{}],
])('what JSON has no word for is left out as JSON.stringify leaves it out: %o', (answer) => {
  expect(jsonOf(answer)).toBe(JSON.stringify(answer))
})

test('a new object has its own JSON, and one that may change is written anew', () => {
  const card = Object.freeze({ id: 1, preis: 300_000 })
  expect(jsonOf({ data: [card] })).toContain('300000')
  expect(jsonOf({ data: [Object.freeze({ ...card, preis: 280_000 })] })).toBe('{"data":[{"id":1,"preis":280000}]}')
  const open = { id: 2 }
  expect(jsonOf({ data: [open] })).toBe('{"data":[{"id":2}]}')
  open.id = 3
  expect(jsonOf({ data: [open] })).toBe('{"data":[{"id":3}]}')
})
