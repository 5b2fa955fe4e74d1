import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/domain/operations/all.ts'
import { ALL } from '../../src/server/operations/all.ts'
import { callsOfPage } from '../../src/server/operations/page-calls.ts'
import { type Bound, execute } from '../../src/server/operations/run.ts'
import type { Visitor } from '../../src/server/operations/visitor.ts'
import { signUp } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { GUEST } from '../support/visitor.ts'

let server: TestServer
let someone: Visitor

const bound = (name: string) => ALL.find(({ operation }) => operation.name === name) as Bound

beforeAll(async () => {
  server = await testServer()
  const { user } = await signUp(server, 'eva@example.at')
  someone = { ...GUEST, user }
  await importHomes(server.ctx, [{ nr: 'E1', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 50 }])
})
afterAll(() => server.close())

test('no call passes without the permission, wherever it comes from', async () => {
  const closed = ALL.filter(({ operation }) => !operation.who.roles.includes('guest'))
  expect(closed.length).toBeGreaterThan(10)
  for (const one of closed) {
    await expect(execute(one as Bound, server.ctx, GUEST, {}), one.operation.name).rejects.toMatchObject({
      code: 'auth.required',
    })
  }
})

test('a call that does not come over HTTP is read and answered as one that does', async () => {
  const found = await execute(bound('properties.search'), server.ctx, GUEST, { query: { vermarktungsart: 'KAUF' } })
  expect(found).toMatchObject({ success: true, total: 1 })
  const [{ id }] = (found as unknown as { data: [{ id: number }] }).data
  await execute(bound('favorites.add'), server.ctx, someone, { body: { property_id: id } })
  const kept = await execute(bound('favorites.list'), server.ctx, someone, {})
  expect(kept).toMatchObject({ data: [{ property_id: id }] })
})

test('a page calls operations as a guest, and gets no other answer than the API gives', async () => {
  const call = callsOfPage(server.ctx, 'de')
  const { data, total } = await call('GET /api/properties', {
    query: new URLSearchParams('vermarktungsart=KAUF&lang=gb'),
  })
  const answer = await (await fetch(`${server.local}/api/properties?vermarktungsart=KAUF&lang=gb`)).json()
  expect({ data, total }).toEqual({ data: answer.data, total: 1 })
  await expect(call('GET /api/favorites' as never, {} as never)).rejects.toMatchObject({ code: 'auth.required' })
  await expect(call('GET /api/properties/{id}', { params: { id: 'x' }, query: {} })).rejects.toMatchObject({
    fields: [{ field: 'id' }],
  })
})

test('bad input names its field, in every part of the request', async () => {
  const refused = (name: string, request: object) =>
    execute(bound(name), server.ctx, someone, request).catch(({ code, fields }) => [code, fields[0]?.field])
  expect(await refused('favorites.add', { body: {} })).toEqual(['input.invalid', 'property_id'])
  expect(await refused('favorites.remove', { params: { propertyId: 'x' } })).toEqual(['input.invalid', 'propertyId'])
  expect(await refused('properties.search', { query: { preis_bis: 'billig' } })).toEqual(['input.invalid', 'preis_bis'])
  expect(await refused('properties.map', { query: { bbox: '1,2,3', zoom: '4' } })).toEqual(['input.invalid', 'bbox'])
  expect(await refused('properties.search', { query: { ort: 'nirgendwo' } })).toEqual(['input.invalid', 'ort'])
})

test('a limit counts calls that do not come over HTTP too', async () => {
  const from = { ...GUEST, address: '192.0.2.77' }
  const send = () => execute(bound('newsletter.subscribe'), server.ctx, from, { body: {} }).catch(({ code }) => code)
  const answers = []
  for (let at = 0; at < 11; at++) answers.push(await send())
  expect(answers).toEqual([...Array(10).fill('input.invalid'), 'rate.exceeded'])
})

test('no two operations have one name, or one method and path', () => {
  expect(new Set(OPERATIONS.map(({ name }) => name)).size).toBe(OPERATIONS.length)
  expect(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(OPERATIONS.length)
})
