import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { feedPath } from '../../src/server/feeds/folders.ts'
import { readOutcome } from '../../src/server/imports/service.ts'
import { call } from '../support/call.ts'
import { type FeedHome, feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let admin: Record<string, string>
const home: FeedHome = { nr: 'A1', titel: 'Vorher', gesamtbelastung: 1000 }

beforeAll(async () => {
  server = await testServer({ FEED_MB: '1' })
  const row = { email: 'admin@example.at', name: 'Admin', role: 'admin' as const, created_at: new Date() }
  const user = await server.ctx.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  admin = { Authorization: `Bearer ${await openSession(server.ctx, user.id, 'test', { proven: true })}` }
  await importHomes(server.ctx, [home])
})
afterAll(() => server.close())

async function preview(file: string, query = '', headers: Record<string, string> = admin) {
  const response = await fetch(`${server.address}/api/admin/imports/preview?name=probe.xml${query}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/xml', ...headers },
    body: file,
  })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown>; code?: string } }
}
const title = async () =>
  (await server.ctx.db.selectFrom('property').select('objekttitel').executeTakeFirstOrThrow()).objekttitel
const runs = async () => (await server.ctx.db.selectFrom('import_run').select('id').execute()).length

test('a preview tells what an import would change, and stores nothing', async () => {
  const before = await runs()
  const { status, body } = await preview(feedOf([{ ...home, titel: 'Nachher' }, { nr: 'A2' }]))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ state: 'done', source: 'test', counts: { changed: 1, created: 1 } })
  const waehrung = { before: 'EUR', after: 'EUR' }
  expect(body.data.changes).toEqual([
    { objekt: 'A1', field: 'objekttitel', before: 'Vorher', after: 'Nachher', waehrung },
  ])
  expect([await title(), await runs()]).toEqual(['Vorher', before])
  expect(readdirSync(feedPath(server.ctx.config, 'incoming'))).toEqual([])
})

test('a preview of a strange or unreadable file says why it would be refused', async () => {
  const strange = feedOf([home]).replaceAll('AT-MUSTER', 'AT-FREMD')
  const refused = await preview(strange, '&source=test')
  expect(refused.body.data).toMatchObject({ state: 'failed', counts: { refused: 1 } })
  expect(JSON.stringify(refused.body.data.lines)).toContain('gehört nicht zur Quelle')
  const broken = await preview('kein XML')
  expect(broken.body.data).toMatchObject({ state: 'failed', message: expect.stringContaining('weder XML noch ZIP') })
  expect((await preview(`<openimmo>${'x'.repeat(1_100_000)}</openimmo>`)).status).toBe(413)
})

test('an import is taken back by its number', async () => {
  const { run } = await importHomes(server.ctx, [{ ...home, titel: 'Falsch' }])
  const address = `/api/admin/imports/${run.id}/rollback`
  const { status, body } = await call(server, 'POST', address, undefined, admin)
  expect(status).toBe(200)
  expect(body.data).toEqual({ restored: 1, withdrawn: 0, kept: 0 })
  expect(await title()).toBe('Vorher')
  expect((await call(server, 'POST', address, undefined, admin)).body.code).toBe('import.not_reversible')
  expect((await call(server, 'POST', '/api/admin/imports/99999/rollback', undefined, admin)).status).toBe(404)
})

test('guests may do neither', async () => {
  expect((await preview(feedOf([home]), '', {})).status).toBe(401)
  expect((await call(server, 'POST', '/api/admin/imports/1/rollback')).status).toBe(401)
})

test('a picture that could not be fetched after the import is in its report: lines, filters and totals', async () => {
  const { ctx } = server
  const homes = [{ nr: 'B1' }, { nr: 'B2' }]
  const { run: older } = await importHomes(ctx, homes)
  const { run } = await importHomes(ctx, homes)
  const line = await ctx.db
    .selectFrom('import_line')
    .select(['property_id', 'nr'])
    .where('run_id', '=', run.id)
    .where('objekt', 'like', 'B1%')
    .executeTakeFirstOrThrow()
  const file = 'https://bilder.example/b1.jpg'
  const picture = {
    property_id: line.property_id as number,
    position: 0,
    gruppe: 'BILD',
    location: 'REMOTE',
    pfad: file,
  }
  const { id } = await ctx.db
    .insertInto('property_media')
    .values({ ...picture, state: 'failed', attempts: 1, error: 'status 404' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = async (query = '', of = run.id) =>
    (await call(server, 'GET', `/api/admin/imports/${of}/lines${query}`, undefined, admin)).body.data as unknown as {
      objekt: string
      notes: { level: string; code: string; message: string }[]
    }[]
  const noted = { level: 'warning', code: 'media_status', message: expect.stringContaining('404') }
  expect((await lines()).map(({ notes }) => notes)).toEqual([
    expect.arrayContaining([expect.objectContaining(noted)]),
    [],
  ])
  for (const query of ['?level=warning', '?code=media_status', '?level=warning&code=media_status'])
    expect(
      (await lines(query)).map(({ objekt }) => objekt.slice(0, 2)),
      query,
    ).toEqual(['B1'])
  for (const query of ['?level=error', '?code=media_timeout', '?level=info&code=media_status'])
    expect(await lines(query), query).toEqual([])
  const codes = async (of: number) => {
    const { body } = await call(server, 'GET', `/api/admin/imports/${of}`, undefined, admin)
    return (body.data as unknown as { codes: unknown }).codes
  }
  expect(await codes(run.id)).toContainEqual({ ...noted, count: 1 })
  expect((await readOutcome(ctx, run.id))?.lines.map(({ objekt }) => objekt.slice(0, 2))).toEqual(['B1'])

  // A run before it, which saw the same homes, keeps the report that it had.
  expect((await lines('', older.id)).map(({ notes }) => notes)).toEqual([[], []])
  for (const query of ['?level=warning', '?code=media_status']) expect(await lines(query, older.id), query).toEqual([])
  expect(await codes(older.id)).not.toContainEqual(expect.objectContaining({ code: 'media_status' }))
  expect(await readOutcome(ctx, older.id)).toMatchObject({ lines: [] })

  // Fetched since: the report is clean again.
  await ctx.db.updateTable('property_media').set({ error: null, state: 'ready' }).where('id', '=', id).execute()
  expect(await lines('?level=warning')).toEqual([])
  expect(await readOutcome(ctx, run.id)).toMatchObject({ lines: [] })
})
