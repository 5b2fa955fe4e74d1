import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PropertyDetail } from '../../src/domain/properties/card.ts'
import { translator } from '../../src/i18n/server.ts'
import { formatNote } from '../../src/server/imports/report.ts'
import { importFeed, readReport } from '../../src/server/imports/service.ts'
import { findPropertyId } from '../../src/server/properties/address.ts'
import { priceText } from '../../src/words/price.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { WORST, worstFeed } from '../support/walk/worst-prices.ts'

let server: TestServer
let run = 0
beforeAll(async () => {
  server = await testServer()
  const file = path.join(server.ctx.config.DATA_DIR, 'preise.xml')
  writeFileSync(file, worstFeed())
  run = (await importFeed(server.ctx, file, { source: 'preise' })).run.id
})
afterAll(() => server.close())

const get = async <T>(url: string) => ((await (await fetch(`${server.address}${url}`)).json()) as { data: T }).data
const detailOf = async (nr: string) => {
  const id = await findPropertyId(server.ctx, { external_id: nr })
  return get<PropertyDetail>(`/api/properties/${id}`)
}
const numbers = async (criteria: string) =>
  (await get<PropertyDetail[]>(`/api/properties?${criteria}&pro_seite=96`)).map(({ external_id }) => external_id)

describe.each(WORST)('$why', ({ nr, card, found, missed }) => {
  test('is told as what it is', async () => {
    const text = priceText(await detailOf(nr), translator('de'), 'de-AT')
    // On the card the kinds of an offer have a line of their own.
    expect(text.replaceAll('\u00a0', ' ').replace(' · ', ' ')).toBe(card)
  })

  test('is found by its price, and by no other', async () => {
    for (const criteria of found) expect(await numbers(criteria), criteria).toContain(nr)
    for (const criteria of missed) expect(await numbers(criteria), criteria).not.toContain(nr)
  })
})

test('sorting asks the same amounts; a day and an auction come last', async () => {
  const prices = (await get<PropertyDetail[]>('/api/properties?sort=preis_auf&vermarktungsart=MIETE')).map(
    ({ external_id }) => external_id,
  )
  expect(prices.at(0)).toBe('PREIS-KALT')
  expect(prices.at(-1)).toBe('PREIS-TAG')
  expect(prices.indexOf('PREIS-UST')).toBeLessThan(prices.indexOf('PREIS-JAHR'))
})

test('a mark on the map has the price that the card has', async () => {
  const { points } = await get<{ points: { angezeigt: unknown }[] }>(
    '/api/properties/map?bbox=9,46,18,49&zoom=18&q=PREIS-TAG',
  )
  expect(points).toHaveLength(1)
  expect(points[0]?.angezeigt).toEqual({ betrag: 180, art: 'kaltmiete', zeiteinheit: 'TAG', ust: null })
})

test('the sender reads in the report what its prices contradict', async () => {
  const lines = (await readReport(server.ctx, run))?.lines ?? []
  const notes = lines.find(({ objekt }) => objekt.includes('PREIS-PROVISION'))?.notes ?? []
  const said = notes.map((note) => formatNote(note).replaceAll('\u00a0', ' '))
  expect(said).toContain(
    'Die einzelnen Beträge ergeben 1.100 €, als Gesamtsumme sind 1.000 € angegeben. Gezeigt wird die Summe der Beträge.',
  )
  expect(notes.map(({ code }) => code)).toContain('preis_provision_widerspruch')
})
