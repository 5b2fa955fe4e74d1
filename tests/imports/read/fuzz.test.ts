import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf, fileOf, zipOf } from './feeds.ts'

const GOOD = readFileSync(join(import.meta.dirname, '../fixtures/read/gesamt.xml'))

/** Changes to bytes: position (0 to 1), number of removed bytes, inserted bytes. */
const mutations = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat(30),
    insert: fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc
        .constantFrom(
          '<',
          '>',
          '&',
          ']]>',
          '<![CDATA[',
          '<!--',
          '<?',
          '"',
          '\u0000',
          '</oi:immobilie>',
          '<oi:anbieter>',
          '&#x0;',
          '<!DOCTYPE x>',
          '<!ENTITY',
        )
        .map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

function mutate(good: Buffer, changes: readonly { at: number; remove: number; insert: Uint8Array }[]): Buffer {
  return changes.reduce((bytes, { at, remove, insert }) => {
    const from = Math.floor(at * bytes.length)
    return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)])
  }, good)
}

/** For any input: events in the contract's order, and an error only as the last one. */
async function expectSane(bytes: Buffer, name: string): Promise<void> {
  const events = await eventsOf(fileOf(bytes, name))
  expect(events.length).toBeGreaterThan(0)
  const error = events.findIndex((event) => event.type === 'note' && event.note.level === 'error')
  expect([-1, events.length - 1]).toContain(error)
  const company = events.findIndex((event) => event.type === 'company')
  const object = events.findIndex((event) => event.type === 'object')
  if (object >= 0) expect(company).toBeLessThan(object)
  for (const event of events) {
    if (event.type !== 'object' || !event.object.property) continue
    const { kaufpreis, kaltmiete, wohnflaeche, lat, objekttitel } = event.object.property
    for (const value of [kaufpreis, kaltmiete, wohnflaeche, lat])
      expect(value === null || (Number.isFinite(value) && value > 0)).toBe(true)
    expect(objekttitel).not.toMatch(/<\w/)
  }
}

test('a feed with changed bytes never throws', async () => {
  await fc.assert(
    fc.asyncProperty(mutations, (changes) => expectSane(mutate(GOOD, changes), 'feed.xml')),
    { numRuns: 300 },
  )
})

test('a ZIP with changed bytes never throws', async () => {
  const zip = await zipOf([
    ['feed.xml', GOOD],
    ['a/terrasse.jpg', 'bild'],
  ])
  await fc.assert(
    fc.asyncProperty(mutations, (changes) => expectSane(mutate(zip, changes), 'feed.zip')),
    { numRuns: 200 },
  )
})
