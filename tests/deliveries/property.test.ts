import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyBlock } from '../../src/server/deliveries/mail/property.ts'
import { readProperties } from '../../src/server/properties/service.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    { nr: 'M1', gesamtbelastung: 671.6 },
    { nr: 'M2' },
    { nr: 'M3', vermarktungsart: 'KAUF', kaufpreis: 350000 },
  ])
})
afterAll(() => server.close())

test.each([
  ['M1', 'de', '672\u00a0€ pro Monat'],
  ['M1', 'gb', '672\u00a0€ per month'],
  ['M2', 'de', 'Preis auf Anfrage'],
  ['M3', 'de', '350.000\u00a0€'],
] as const)('mails say of %s in %s what it costs, and what is paid a month', async (nr, language, price) => {
  const { id } = await server.ctx.db
    .selectFrom('property')
    .select('id')
    .where('objektnr_extern', '=', nr)
    .executeTakeFirstOrThrow()
  const [card] = await readProperties(server.ctx, [Number(id)], language)
  expect(card && propertyBlock(server.ctx.config, card, language).price).toBe(price)
})
