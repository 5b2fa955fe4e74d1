import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeAreaPrices } from '../../src/server/area-prices/compute.ts'
import { changeCompany } from '../../src/server/companies/settings.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { call } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type FeedHome, feedOf } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { connectClient } from './clients.ts'

let server: TestServer
let client: Client
/** A home of the company that lets assistants read, and one with a project of the company that does not. */
let open = 0
let closed = 0
let closedCompany = 0
let closedProject = 0

async function importAs(firma: string, homes: FeedHome[]): Promise<void> {
  const file = path.join(server.ctx.config.DATA_DIR, `${firma}.xml`)
  writeFileSync(file, feedOf(homes, 'TEIL', { firma, anid: `AT-${firma}` }))
  await importFeed(server.ctx, file, { source: firma })
}

beforeAll(async () => {
  server = await testServer()
  const flat = { vermarktungsart: 'KAUF' as const, kaufpreis: 300_000, wohnflaeche: 100, zimmer: 3 }
  await importAs('Offen', [
    { nr: 'O1', ...flat },
    { nr: 'O2', ...flat, zimmer: 2 },
  ])
  const others = Array.from({ length: 8 }, (_, at) => ({ nr: `Z${at}`, projekt: 'Hof', ...flat, zimmer: 4 }))
  await importAs('Zu', others)
  await caughtUp(server.ctx)
  await computeAreaPrices(server.ctx)
  const answer = await changeCompany(server.ctx, 'Zu', { allow_assistants: false })
  expect(answer).toMatchObject({ settings: { allow_assistants: false } })
  const home = (nr: string) =>
    server.ctx.db
      .selectFrom('property')
      .select(['id', 'company_id', 'project_id'])
      .where('external_id', '=', nr)
      .executeTakeFirstOrThrow()
  open = (await home('O1')).id
  const forbidden = await home('Z0')
  closed = forbidden.id
  closedCompany = forbidden.company_id
  closedProject = forbidden.project_id as number
  client = await connectClient(server)
})
afterAll(async () => {
  await client.close()
  await server.close()
})

async function ask(name: string, given: Record<string, unknown>) {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given })
  return {
    ...(structuredContent as { total: number; homes: { firma: string }[] }),
    isError,
    text: JSON.stringify(content),
  }
}

test('homes of a company that forbids it are not found, and not counted', async () => {
  const all = await ask('search_properties', { pro_seite: 20 })
  expect(all.total).toBe(2)
  expect(all.homes.map(({ firma }) => firma)).toEqual(['Offen', 'Offen'])
  expect(all.text).not.toContain('Zu')
  for (const given of [{ anbieter: [closedCompany] }, { projekt: [closedProject] }, { zimmer_von: 4 }]) {
    expect(await ask('search_properties', given)).toMatchObject({ total: 0, homes: [] })
  }
})

test('what one criterion less would find does not count them either', async () => {
  const withoutOf = async (given: Record<string, unknown>) =>
    (await client.callTool({ name: 'search_properties', arguments: given })).structuredContent as { without: object[] }
  expect(await withoutOf({ zimmer_von: 4 })).toMatchObject({ without: [{ name: 'zimmer', value: null, total: 2 }] })
  const { without } = await withoutOf({ zimmer_von: 4, anbieter: [closedCompany] })
  expect(without).toEqual([{ name: 'zimmer', value: null, total: 0 }])
})

test('they cannot be read: not as a home, not as a resource, not in their project', async () => {
  expect((await ask('get_property', { id: open })).isError).toBeFalsy()
  expect((await ask('get_property', { id: closed })).isError).toBe(true)
  expect((await ask('get_project', { id: closedProject })).isError).toBe(true)
  const refused = client.readResource({ uri: `klinke://property/${closed}` })
  await expect(refused).rejects.toMatchObject({ code: -32602 })
})

test('prices of the place are of all homes, which name nobody', async () => {
  const { structuredContent } = await client.callTool({ name: 'area_prices', arguments: { ort: 'graz' } })
  expect(structuredContent).toMatchObject({ prices: [{ vermarktungsart: 'KAUF', count: 10 }] })
})

test('visitors see them as before', async () => {
  expect((await call(server, 'GET', '/api/properties')).body).toMatchObject({ total: 10 })
  expect((await call(server, 'GET', `/api/properties/${closed}`)).status).toBe(200)
  expect((await call(server, 'GET', `/api/projects/${closedProject}`)).status).toBe(200)
})

test('from the next call on when the company changes its mind', async () => {
  await changeCompany(server.ctx, 'Zu', { allow_assistants: true })
  expect((await ask('search_properties', {})).total).toBe(10)
  await changeCompany(server.ctx, 'Zu', { allow_assistants: false })
  expect((await ask('search_properties', {})).total).toBe(2)
})

test('where every company forbids it, nothing is found', async () => {
  await changeCompany(server.ctx, 'Offen', { allow_assistants: false })
  expect(await ask('search_properties', {})).toMatchObject({ total: 0, homes: [] })
})
