import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let ids: number[]
let eva: string
let max: string

beforeAll(async () => {
  server = await testServer()
  await importHomes(
    server.ctx,
    ['A', 'B', 'C'].map((nr) => ({ nr, gesamtbelastung: 900, wohnflaeche: 50 })),
  )
  ids = (await server.ctx.db.selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id)
  eva = (await signUp(server, 'eva@example.at')).token
  max = (await signUp(server, 'max@example.at')).token
})
afterAll(() => server.close())

const list = async (token: string) => (await call(server, 'GET', '/api/favorites', { token })).body.data
const add = (token: string, property_id: unknown, more: object = {}) =>
  call(server, 'POST', '/api/favorites', { token, body: { property_id, ...more } })

test('a home is kept with a note and its date, the newest first, separately for each user', async () => {
  const { status, body } = await add(eva, ids[0])
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Zu Ihren Favoriten hinzugefügt' })
  expect(body.favorite).toEqual({ property_id: ids[0], note: '', created_at: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect((await add(eva, String(ids[1]), { note: 'Balkon nach Süden\r\nanrufen' })).body.favorite.note).toBe(
    'Balkon nach Süden\nanrufen',
  )
  expect((await list(eva)).map((one: { property_id: number }) => one.property_id)).toEqual([ids[1], ids[0]])
  expect(await list(max)).toEqual([])
})

test('a second time is refused and changes nothing', async () => {
  const before = await list(eva)
  const { status, body } = await add(eva, ids[1], { note: 'anders' })
  expect([status, body.code]).toEqual([409, 'favorites.duplicate'])
  expect(body.message).toBe('Die Immobilie ist schon in Ihren Favoriten.')
  expect(await list(eva)).toEqual(before)
})

test.each([0, -1, 1.5, 'x', null, 2 ** 53, {}, '1 or 1=1'])('%j is no property', async (id) => {
  expect((await add(eva, id)).status).toBe(400)
})

test('a home that is not offered cannot be kept', async () => {
  const { status, body } = await add(eva, 999_999)
  expect([status, body.code]).toEqual([404, 'property.not_found'])
})

test('the note changes, up to two thousand characters', async () => {
  const change = (note: unknown, token = eva, id: unknown = ids[0]) =>
    call(server, 'PATCH', `/api/favorites/${id}`, { token, body: { note } })
  expect((await change('a'.repeat(2000))).status).toBe(200)
  expect((await change('a'.repeat(2001))).body.fields[0]).toMatchObject({ field: 'note', code: 'too_long' })
  expect((await change('a\0b')).status).toBe(400)
  expect((await change('')).body.favorite.note).toBe('')
  expect((await change('meins', max)).body.code).toBe('favorites.not_found')
  expect((await change('nichts', eva, 999_999)).status).toBe(404)
  expect((await change('nichts', eva, 'x')).status).toBe(400)
})

test('removing affects only the own favourites, once', async () => {
  await add(max, ids[0])
  const remove = (token: string) => call(server, 'DELETE', `/api/favorites/${ids[0]}`, { token })
  expect((await remove(eva)).body).toEqual({ success: true, message: 'Aus Ihren Favoriten entfernt' })
  expect((await remove(eva)).body.code).toBe('favorites.not_found')
  expect(await list(max)).toHaveLength(1)
})

test('guests are asked to sign in', async () => {
  for (const [method, path] of [
    ['GET', '/api/favorites'],
    ['POST', '/api/favorites'],
    ['DELETE', `/api/favorites/${ids[0]}`],
  ] as const) {
    const { status, body } = await call(server, method, path, { body: method === 'GET' ? undefined : {} })
    expect([status, body.code]).toEqual([401, 'auth.required'])
  }
})

test('a write that is repeated with its key is done once and answered alike', async () => {
  const headers = { 'Idempotency-Key': 'b2c5e9d0-1111-4222-8333-444455556666' }
  const post = (body: object, token = eva) => call(server, 'POST', '/api/favorites', { token, body, headers })
  const first = await post({ property_id: ids[2] })
  const second = await post({ property_id: ids[2] })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  const other = await post({ property_id: ids[0] })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency.mismatch'])
  // The same key of another user is a different key.
  expect((await post({ property_id: ids[2] }, max)).headers.get('idempotency-replayed')).toBeNull()
})

test('a refusal is not kept for a key, and a key must be one', async () => {
  const headers = { 'Idempotency-Key': 'refused-0001' }
  const post = (property_id: unknown) =>
    call(server, 'POST', '/api/favorites', { token: eva, body: { property_id }, headers })
  expect((await post(999_999)).status).toBe(404)
  expect((await post(ids[2])).status).toBe(409)
  const bad = await call(server, 'POST', '/api/favorites', {
    token: eva,
    body: { property_id: ids[0] },
    headers: { 'Idempotency-Key': 'kurz' },
  })
  expect([bad.status, bad.body.fields[0].field]).toEqual([400, 'Idempotency-Key'])
})

test('of many at the same moment with one key, one is done', async () => {
  const headers = { 'Idempotency-Key': 'at-once-0001' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(server, 'POST', '/api/favorites', { token: max, body: { property_id: ids[1] }, headers }),
    ),
  )
  const statuses = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`))
  expect([...statuses].sort().filter((status) => status !== '409 idempotency.busy')).toEqual(['200 done'])
  expect((await list(max)).filter((one: { property_id: number }) => one.property_id === ids[1])).toHaveLength(1)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
