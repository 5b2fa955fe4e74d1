import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookForFeeds } from '../../src/server/feeds/look.ts'
import { previewDelivery } from '../../src/server/feeds/preview.ts'
import { runFeeds } from '../../src/server/feeds/run.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { call } from '../auth/support.ts'
import { type FeedHome, feedOf } from '../support/feed.ts'
import { spoolFolder } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { deliver, someSource } from '../support/source.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: string
/** The agents of two companies. */
let own: string
let other: string
let ownSource: number
let otherSource: number
let company: number
const never = new AbortController().signal
const OWN = { firma: 'Eigene Immobilien', anid: 'AT-EIGEN' }
const OTHER = { firma: 'Andere Immobilien', anid: 'AT-ANDERE' }

beforeAll(async () => {
  server = await testServer({ FEED_MB: '1' })
  admin = (await staffSession(server, 'admin')).token
  const ids = await Promise.all([OWN, OTHER].map(({ firma }) => someCompany(server, firma)))
  const [first = 0, second = 0] = ids
  company = first
  for (const [id, { anid }] of [[first, OWN] as const, [second, OTHER] as const])
    await server.ctx.db.updateTable('company').set({ openimmo_anid: anid }).where('id', '=', id).execute()
  own = (await staffSession(server, 'agent', first)).token
  other = (await staffSession(server, 'agent', second)).token
  ownSource = await someSource(server, 'eigene', first)
  otherSource = await someSource(server, 'andere', second)
})
afterAll(() => server.close())

const homes = (...numbers: string[]): FeedHome[] => numbers.map((nr) => ({ nr, gesamtbelastung: 900 }))
const get = (path: string, token = own) => call(server, 'GET', path, { token })
const post = (path: string, body: unknown, token = own) => call(server, 'POST', path, { token, body })

async function upload(file: string, query: string, token = own) {
  const response = await fetch(`${server.address}/api/admin/deliveries?${query}`, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/xml',
      Authorization: `Bearer ${token}`,
    },
    body: file,
  })
  return { status: response.status, body: (await response.json()) as Awaited<ReturnType<typeof get>>['body'] }
}

/** Delivers and imports a file of the first company. @returns the id of its run */
async function imported(file: string, source = ownSource): Promise<number> {
  await deliver(server, source, 'bestand.xml', file)
  await runFeeds(server.work, source, never)
  const { id } = await server.ctx.db
    .selectFrom('import_run')
    .select('id')
    .where('source_id', '=', source)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const offered = async () =>
  (
    await server.ctx.db
      .selectFrom('property')
      .select('objektnr_extern')
      .where('company_id', '=', company)
      .where('deleted_at', 'is', null)
      .orderBy('objektnr_extern')
      .execute()
  ).map((row) => row.objektnr_extern)
const lastAct = () =>
  server.ctx.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

test('a file is uploaded, previewed with what is added, changed and gone, and carried out', async () => {
  await imported(feedOf(homes('E1', 'E2', 'E3', 'E4', 'E5'), 'VOLL', OWN))
  const changed = [{ nr: 'E1', gesamtbelastung: 950 }, ...homes('E2', 'E3', 'E4', 'E6')]
  const { status, body } = await upload(feedOf(changed, 'VOLL', OWN), 'name=bestand.xml&source=eigene')
  expect(status).toBe(202)
  const { id } = body.data
  expect(body.data).toMatchObject({ state: 'uploaded', way: 'upload', preview: null, file_name: 'bestand.xml' })
  await previewDelivery(server.work, id, never)
  const { preview } = (await get(`/api/admin/deliveries/${id}`)).body.data
  expect(preview).toMatchObject({ state: 'done', modus: 'VOLL', counts: { created: 1, changed: 1, missing: 1 } })
  expect(preview.objects.map(({ objekt, outcome }: Record<string, string>) => `${outcome} ${objekt}`)).toEqual([
    'missing E5 Wohnung E5',
    'changed E1 Wohnung E1',
    'created E6 Wohnung E6',
  ])
  expect(preview.changes).toContainEqual(expect.objectContaining({ objekt: 'E1', after: 950 }))
  expect(preview.totals).toMatchObject({ objects: 3, changes: preview.changes.length })
  expect(await offered()).toEqual(['E1', 'E2', 'E3', 'E4', 'E5'])
  expect((await post(`/api/admin/deliveries/${id}/carry-out`, {})).body.data.state).toBe('waiting')
  expect(await lastAct()).toMatchObject({ act: 'deliveries.carry_out', entity: 'source', company_id: company })
  await runFeeds(server.work, ownSource, never)
  expect(await offered()).toEqual(['E1', 'E2', 'E3', 'E4', 'E6'])
  const again = await post(`/api/admin/deliveries/${id}/carry-out`, {})
  expect([again.status, again.body.code]).toEqual([409, 'feed.settled'])
})

test('an uploaded file is discarded, or forgotten after three days, and its folder with it', async () => {
  const first = (await upload(feedOf(homes('E1'), 'TEIL', OWN), 'source=eigene')).body.data.id
  expect((await call(server, 'DELETE', `/api/admin/deliveries/${first}`, { token: own })).status).toBe(200)
  expect((await get(`/api/admin/deliveries/${first}`)).status).toBe(404)
  const second = (await upload(feedOf(homes('E1'), 'TEIL', OWN), '')).body.data.id
  const old = new Date(Date.now() - 4 * 86_400_000)
  await server.ctx.db.updateTable('feed_delivery').set({ received_at: old }).where('id', '=', second).execute()
  await lookForFeeds(server.work)
  expect((await get(`/api/admin/deliveries/${second}`)).status).toBe(404)
  for (const id of [first, second]) expect(existsSync(spoolFolder(server.ctx.config, id))).toBe(false)
})

test('an agent uploads for own sources only: a source of others does not exist, a file of others is refused', async () => {
  const theirs = feedOf(homes('A1'), 'TEIL', OTHER)
  expect((await upload(theirs, 'source=andere')).status).toBe(404)
  expect((await upload(theirs, 'source=gibtsnicht')).status).toBe(404)
  const foreign = await upload(theirs, '')
  expect([foreign.status, foreign.body.code]).toEqual([422, 'import.foreign_file'])
  expect((await upload('kein XML', '')).body.code).toBe('import.sender_unknown')
  expect((await upload('', 'source=eigene')).body.code).toBe('feed.empty')
  expect((await upload('x'.repeat(1_100_000), 'source=eigene')).status).toBe(413)
  const rows = await server.ctx.db.selectFrom('feed_delivery').select('id').where('state', '=', 'uploaded').execute()
  expect(rows).toEqual([])
  // Within an own source, the objects of others are refused, and the report says so.
  const { id } = (await upload(theirs, 'source=eigene')).body.data
  await previewDelivery(server.work, id, never)
  const { preview } = (await get(`/api/admin/deliveries/${id}`)).body.data
  expect(preview).toMatchObject({ state: 'failed', counts: { refused: 1 } })
  await call(server, 'DELETE', `/api/admin/deliveries/${id}`, { token: own })
})

test('deletions above the limit wait, and are carried out by their exact number', async () => {
  await imported(feedOf(homes('E1', 'E2', 'E3', 'E4', 'E6'), 'VOLL', OWN))
  const run = await imported(feedOf(homes('E1'), 'VOLL', OWN))
  const { body } = await get(`/api/admin/imports/${run}`)
  expect(body.data).toMatchObject({ state: 'refused', deletions_to_confirm: 4, counts: { held: 4 } })
  expect((await offered()).length).toBe(5)
  const wrong = await post(`/api/admin/imports/${run}/confirm`, { deletions: 3 })
  expect([wrong.status, wrong.body.code]).toEqual([409, 'import.deletions_differ'])
  const bad = await post(`/api/admin/imports/${run}/confirm`, { deletions: 0 })
  expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'deletions'])
  expect((await post(`/api/admin/imports/${run}/confirm`, { deletions: 4 }, other)).status).toBe(404)
  expect((await post(`/api/admin/imports/${run}/confirm`, { deletions: 4 })).status).toBe(200)
  expect(await lastAct()).toMatchObject({ act: 'imports.confirm_deletions', entity: 'run', entity_id: run })
  await runFeeds(server.work, ownSource, never)
  expect(await offered()).toEqual(['E1'])
  const twice = await post(`/api/admin/imports/${run}/confirm`, { deletions: 4 })
  expect([twice.status, twice.body.code]).toEqual([409, 'import.nothing_to_confirm'])
})

test('a confirmed number that is no longer right withdraws nothing', async () => {
  await imported(feedOf(homes('E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'), 'VOLL', OWN))
  const run = await imported(feedOf(homes('E1'), 'VOLL', OWN))
  expect((await post(`/api/admin/imports/${run}/confirm`, { deletions: 6 })).status).toBe(200)
  // Somebody withdraws one of them before the job runs.
  await server.ctx.db
    .updateTable('property')
    .set({ deleted_at: new Date(), status: 'deleted' })
    .where('objektnr_extern', '=', 'E7')
    .execute()
  await runFeeds(server.work, ownSource, never)
  expect(await offered()).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6'])
  const newest = (await get('/api/admin/imports?pro_seite=25')).body.data[0]
  expect(newest).toMatchObject({ state: 'refused', counts: { held: 5 } })
  expect((await get(`/api/admin/imports/${newest.id}`)).body.data.deletions_to_confirm).toBe(5)
})

test('a preview lists the first 1,000 objects and tells how many there are', async () => {
  const numbers = Array.from({ length: 1001 }, (_, at) => `V${at}`)
  const file = path.join(server.ctx.config.DATA_DIR, 'viele.xml')
  writeFileSync(file, feedOf(homes(...numbers), 'TEIL', OWN))
  const { objects, totals } = await importFeed(server.ctx, file, { source: 'eigene', dryRun: true })
  expect([objects?.length, totals?.objects]).toEqual([1000, 1001])
}, 120_000)

test('an upload confirms its deletions at once, if the number is that of its preview', async () => {
  await imported(feedOf(homes('E1', 'E2', 'E3', 'E4', 'E5', 'E6'), 'VOLL', OWN))
  const { id } = (await upload(feedOf(homes('E1'), 'VOLL', OWN), 'source=eigene')).body.data
  await previewDelivery(server.work, id, never)
  const path = `/api/admin/deliveries/${id}/carry-out`
  expect((await post(path, { deletions: 2 })).body.code).toBe('import.deletions_differ')
  expect((await post(path, { deletions: 5 })).status).toBe(200)
  await runFeeds(server.work, ownSource, never)
  expect(await offered()).toEqual(['E1'])
})

test('the report is filtered by level, note, outcome and object, and lists its notes', async () => {
  const faulty = [...homes('R1', 'R2'), { nr: 'R3', gesamtbelastung: 900, plz: 'X80' }]
  const run = await imported(feedOf(faulty, 'TEIL', OWN))
  const lines = async (query: string) =>
    (await get(`/api/admin/imports/${run}/lines?${query}`)).body.data.map(({ objekt }: { objekt: string }) => objekt)
  expect((await lines('')).length).toBe(3)
  expect(await lines('level=warning')).toEqual(['R3 Wohnung R3'])
  expect(await lines('q=r2')).toEqual(['R2 Wohnung R2'])
  expect(await lines('q=%25')).toEqual([])
  expect((await lines('outcome=created')).length).toBe(3)
  const { codes } = (await get(`/api/admin/imports/${run}?lang=gb`)).body.data
  const note = codes.find(({ message }: { message: string }) => message.includes('X80'))
  expect(note).toMatchObject({ level: 'warning', count: 1, message: expect.stringContaining('is not a postcode') })
  expect(await lines(`code=${note.code}`)).toEqual(['R3 Wohnung R3'])
  expect((await get(`/api/admin/imports/${run}/lines?level=schlimm`)).body.fields?.[0]?.field).toBe('level')
})

test("an object's XML is shown as it was delivered, without logins and files", async () => {
  const base64 = 'QUJD'.repeat(10_000)
  const file = feedOf(homes('X1', 'X2'), 'TEIL', OWN).replaceAll(
    '<verwaltung_techn>',
    `<anhaenge><anhang location="INTERN" gruppe="BILD"><daten><anhanginhalt>${base64}</anhanginhalt></daten></anhang>
<anhang location="EXTERN"><daten><pfad>https://eva:geheim@example.at/b.jpg</pfad></daten></anhang></anhaenge>
<user_defined_simplefield feldname="Ümläut &amp; Co">1</user_defined_simplefield><passwort>geheim</passwort><verwaltung_techn>`,
  )
  const run = await imported(file)
  const { body } = await get(`/api/admin/imports/${run}/lines`)
  const line = body.data.find(({ objekt }: { objekt: string }) => objekt.startsWith('X2'))
  const { data } = (await get(`/api/admin/imports/${run}/lines/${line.nr}/xml`)).body
  expect(data).toMatchObject({ is_kept: true, is_cut: true })
  expect(data.xml).toMatch(/^<immobilie>[\s\S]*<objektnr_extern>X2<\/objektnr_extern>[\s\S]*<\/immobilie>$/)
  expect(data.xml).toContain('<vermarktungsart KAUF="false" MIETE_PACHT="true"/>')
  expect(data.xml).toContain('feldname="Ümläut &amp; Co"')
  expect(data.xml).not.toMatch(/X1|geheim|QUJDQUJD/)
  expect((await get(`/api/admin/imports/${run}/lines/999/xml`)).status).toBe(404)
  // Three newer files take its place.
  for (const nr of ['Y1', 'Y2', 'Y3']) await imported(feedOf(homes(nr), 'TEIL', OWN))
  const later = (await get(`/api/admin/imports/${run}/lines/${line.nr}/xml`)).body.data
  expect(later).toEqual({ xml: null, is_kept: false, is_cut: false })
})

test('runs, deliveries, reports and files of another company do not exist for an agent; an admin sees all', async () => {
  const run = await imported(feedOf(homes('A1'), 'VOLL', OTHER), otherSource)
  const delivery = await deliver(server, otherSource, 'zweite.xml', feedOf(homes('A1'), 'VOLL', OTHER))
  const paths = [
    `/api/admin/imports/${run}`,
    `/api/admin/imports/${run}/lines`,
    `/api/admin/imports/${run}/lines/1/xml`,
    `/api/admin/deliveries/${delivery}`,
  ]
  for (const path of paths) {
    expect((await get(path, own)).status, path).toBe(404)
    expect((await get(path, other)).status, path).toBe(200)
    expect((await get(path, admin)).status, path).toBe(200)
  }
  expect((await post(`/api/admin/imports/${run}/rollback`, undefined)).status).toBe(404)
  expect((await post(`/api/admin/deliveries/${delivery}/carry-out`, {})).status).toBe(404)
  for (const list of ['imports', 'deliveries']) {
    const keys = async (token: string, query = '') =>
      new Set(
        (await get(`/api/admin/${list}?${query}`, token)).body.data.map(
          (row: { source: { key: string } }) => row.source.key,
        ),
      )
    expect(await keys(own)).toEqual(new Set(['eigene']))
    expect(await keys(own, `source=${otherSource}`)).toEqual(new Set())
    expect(await keys(admin)).toEqual(new Set(['eigene', 'andere']))
  }
})

test('an agent takes back a run of their own, and the act is recorded', async () => {
  const run = await imported(feedOf([{ nr: 'Z1', titel: 'Vorher' }], 'TEIL', OWN))
  expect((await get(`/api/admin/imports/${run}`)).body.data.can_roll_back).toBe(true)
  const { body } = await post(`/api/admin/imports/${run}/rollback`, undefined)
  expect(body.data).toEqual({ restored: 0, withdrawn: 1, kept: 0 })
  expect(await lastAct()).toMatchObject({ act: 'imports.roll_back', entity_id: run, company_id: company })
  expect((await get(`/api/admin/imports/${run}`)).body.data).toMatchObject({ can_roll_back: false })
})

test('lists are filtered by state and day, and say which value is wrong', async () => {
  const states = async (query: string) =>
    new Set((await get(`/api/admin/imports?${query}`)).body.data.map(({ state }: { state: string }) => state))
  expect(await states('state=refused')).toEqual(new Set(['refused']))
  expect(await states('from=2000-01-01&until=2000-12-31')).toEqual(new Set())
  expect((await get('/api/admin/imports?from=0000-01-01')).body.fields?.[0]?.field).toBe('from')
  const line = await get('/api/admin/imports/1/lines/99999999999/xml')
  expect([line.status, line.body.fields?.[0]?.field]).toEqual([400, 'nr'])
  expect((await get('/api/admin/imports?from=gestern')).body.fields?.[0]?.field).toBe('from')
  expect((await get('/api/admin/deliveries?state=verloren')).body.fields?.[0]?.field).toBe('state')
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
