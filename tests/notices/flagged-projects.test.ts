import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewListings } from '../../src/server/listings/renew.ts'
import { checkNoted, recheckFlagsJob } from '../../src/server/notices/flags.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let project: number
let token: string
let agent: string

const UNIT = { nr: 'P1', titel: 'Top 1', projekt: 'park', vermarktungsart: 'KAUF', kaufpreis: 300_000 } as const

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { ctx } = server
  // The older listings, of another company.
  const others = [
    { nr: 'A1', titel: 'Altes Haus', hauptmietzins: 900, wohnflaeche: 70 },
    { nr: 'A2', titel: 'Altes Top 2', projekt: 'alt', hauptmietzins: 700, wohnflaeche: 55 },
    { nr: 'A3', titel: 'Altes Top 3', projekt: 'alt', hauptmietzins: 800, wohnflaeche: 65 },
  ]
  await importHomes(ctx, others, 'TEIL', { firma: 'Wohnen Nord', anid: 'AT-NORD' })
  const first_seen_at = new Date('2026-10-01T10:00:00Z')
  await ctx.db.updateTable('property').set({ first_seen_at }).execute()
  await importHomes(ctx, [UNIT])
  const row = ctx.db.selectFrom('project').select(['id', 'company_id']).where('gruppen_kennung', '=', 'park')
  const { id, company_id } = await row.executeTakeFirstOrThrow()
  project = id
  await ctx.db.updateTable('company').set({ email: 'bau@example.at' }).where('id', '=', company_id).execute()
  await ctx.db.updateTable('agent').set({ email: null }).execute()
  token = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', company_id)).token
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.ctx
  await write('Ein Haus am Park.')
  for (const table of ['notice', 'delivery', 'property_media', 'media', 'listing_flag', 'flag_note'] as const) {
    await db.deleteFrom(table).execute()
  }
})

const write = (beschreibung: string) =>
  server.ctx.db.updateTable('project').set({ beschreibung }).where('id', '=', project).execute()
async function look() {
  await renewListings(server.ctx)
  await checkNoted(server.ctx)
  const rows = server.ctx.db.selectFrom('listing_flag').select(['rule', 'state']).where('project_id', '=', project)
  return rows.orderBy('rule').execute()
}
const isPublic = async () => (await call(server, 'GET', `/api/projects/${project}`)).status === 200
const flagsOf = async () => (await call(server, 'GET', '/api/admin/flags?q=Top', { token })).body.data
const basis = { reason: 'Es wird Geld im Voraus verlangt.', ground: 'terms', clause: 'Inserate' }

test('a change of the words of a project is noticed, that of a feed that sends the same again is none', async () => {
  await write('Reservierung nur gegen Western Union. Fragen an haus@gmail.com.')
  expect(await look()).toEqual([
    { rule: 'advance', state: 'open' },
    { rule: 'contact', state: 'open' },
  ])
  await server.ctx.db.updateTable('project').set({ last_seen_at: new Date() }).execute()
  await write('Reservierung nur gegen Western Union. Fragen an haus@gmail.com.')
  expect(await server.ctx.db.selectFrom('flag_note').select('id').execute()).toEqual([])
  const list = await flagsOf()
  expect(list).toMatchObject([
    { project_id: project, property_id: null, titel: 'Top 1', company: { firma: 'Makler Muster' } },
    { project_id: project, property_id: null },
  ])
  await server.ctx.db
    .updateTable('project')
    .set({ beschreibung_translations: JSON.stringify({ gb: 'Western Union only' }), beschreibung: 'Am Park.' })
    .where('id', '=', project)
    .execute()
  expect(await look()).toEqual([{ rule: 'advance', state: 'open' }])
  await server.ctx.db.updateTable('project').set({ beschreibung_translations: '{}' }).execute()
  expect(await look()).toEqual([])
})

test('a flagged project is withheld with reasons and recorded, and its flag follows the release', async () => {
  await write('Zahlen Sie per Western Union.')
  expect(await look()).toEqual([{ rule: 'advance', state: 'open' }])
  expect(await isPublic()).toBe(true)
  const [{ id }] = await flagsOf()
  const withhold = () => call(server, 'POST', `/api/admin/flags/${id}/withhold`, { token, body: basis })
  expect((await withhold()).status).toBe(200)
  expect((await withhold()).status).toBe(404)
  expect(await isPublic()).toBe(false)
  const mails = await mailsIn(server.ctx.db)
  expect(mails.find(({ recipient }) => recipient === 'bau@example.at')?.text).toContain(basis.reason)
  const acts = server.ctx.db.selectFrom('audit').select(['entity', 'entity_id', 'changes']).orderBy('id', 'desc')
  expect(await acts.executeTakeFirstOrThrow()).toMatchObject({
    ...{ entity: 'project', entity_id: project },
    changes: { state: [null, 'withheld'], rules: [null, ['advance']] },
  })
  const release = (by: string) => call(server, 'DELETE', `/api/admin/projects/${project}/state`, { token: by })
  expect((await release(agent)).body.code).toBe('notice.restricted')
  expect((await release(token)).status).toBe(200)
  expect(await look()).toEqual([{ rule: 'advance', state: 'dismissed' }])
})

test('a complaint of its company that is right dismisses the flag', async () => {
  await write('Zahlen Sie per Western Union.')
  await look()
  const [{ id }] = await flagsOf()
  expect((await call(server, 'POST', `/api/admin/flags/${id}/withhold`, { token, body: basis })).status).toBe(200)
  const mail = (await mailsIn(server.ctx.db)).find(({ recipient }) => recipient === 'bau@example.at')
  const complaint = { token: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1], message: 'Das ist ein Irrtum.' }
  expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(200)
  const { body } = await call(server, 'GET', '/api/admin/notices?origin=flag', { token })
  const { version, complaints } = (await call(server, 'GET', `/api/admin/notices/${body.data[0].id}`, { token })).body
    .data
  const judged = await call(server, 'POST', `/api/admin/complaints/${complaints[0].id}/decide`, {
    token: (await staffSession(server, 'admin')).token,
    body: { version, outcome: 'upheld', answer: 'Der Hinweis war ein Irrtum.' },
  })
  expect(judged.status).toBe(200)
  expect(await isPublic()).toBe(true)
  expect(await look()).toEqual([{ rule: 'advance', state: 'dismissed' }])
})

test('a flag of a project is dismissed once, and stays so until the words change', async () => {
  await write('Zahlen Sie per Western Union.')
  await look()
  const [{ id }] = await flagsOf()
  const dismiss = () => call(server, 'POST', `/api/admin/flags/${id}/dismiss`, { token })
  expect((await dismiss()).status).toBe(200)
  expect((await dismiss()).status).toBe(404)
  await write('Jetzt neu: Zahlen Sie per Western Union.')
  expect(await look()).toEqual([{ rule: 'advance', state: 'dismissed' }])
})

test("photographs of another company's project count once, however many units show them", async () => {
  const { db } = server.ctx
  const idOf = async (title: string) => {
    const row = db.selectFrom('property').select('id').where('objekttitel', '=', title)
    return (await row.executeTakeFirstOrThrow()).id
  }
  let count = 0
  const show = async (property_id: number, look: string) => {
    const hash = (++count).toString(16).padStart(64, '0')
    await db.insertInto('media').values({ hash, look, bytes: 1, mime: 'image/jpeg' }).execute()
    const link = { property_id, media_hash: hash, gruppe: 'BILD', state: 'ready', location: 'EXTERN', position: count }
    await db.insertInto('property_media').values(link).execute()
  }
  const [unit, one, two] = await Promise.all(['Top 1', 'Altes Top 2', 'Altes Top 3'].map(idOf))
  for (const look of ['0123456789abcdef', '1111222233334444']) {
    for (const id of [unit, one, two]) await show(id!, look)
  }
  // A picture of a unit is fetched after its words: the home changes, and the project with it.
  await db.updateTable('property').set({ updated_at: new Date() }).where('id', '=', unit!).execute()
  expect(await look()).toEqual([{ rule: 'pictures', state: 'open' }])
  const [flag] = await db.selectFrom('listing_flag').selectAll().where('project_id', '=', project).execute()
  expect(flag?.details.others).toMatchObject([{ firma: 'Wohnen Nord', count: 2 }])
  // A unit of the other project is sold: the reason stays the same.
  const { fingerprint } = flag!
  await db.deleteFrom('property_search').where('id', '=', one!).execute()
  await db.insertInto('flag_note').values({ project_id: project }).execute()
  await look()
  expect(
    (await db.selectFrom('listing_flag').select('fingerprint').where('project_id', '=', project).execute())[0],
  ).toEqual({ fingerprint })
})

test('in a week of nights every listing has its turn, those with an open flag each night', async () => {
  const { ctx } = server
  await write('Zahlen Sie per Western Union.')
  await look()
  const night = async (day: number) => {
    const clock = () => new Date(Date.parse('2026-11-01T03:30:00Z') + day * 86_400_000)
    await recheckFlagsJob.run({ ...ctx, clock }, {}, new AbortController().signal)
    const noted = await ctx.db.selectFrom('flag_note').select(['property_id', 'project_id']).execute()
    await ctx.db.deleteFrom('flag_note').execute()
    return noted
  }
  const nights = []
  for (let day = 0; day < 7; day++) nights.push(await night(day))
  for (const one of nights) {
    expect(one.filter(({ project_id }) => project_id === project)).toHaveLength(1)
  }
  const homes = await ctx.db.selectFrom('property_search').select('id').orderBy('id').execute()
  const seen = nights.flat().flatMap(({ property_id }) => property_id ?? [])
  expect(seen.toSorted((a, b) => a - b)).toEqual(homes.map(({ id }) => id))
})

test('an open flag whose reason has gone without a change of the listing goes in the night', async () => {
  const { ctx } = server
  await write('Zahlen Sie per Western Union.')
  await look()
  // As after the end of the other listing, or another median: no trigger says that a reason is gone.
  await ctx.db.updateTable('listing_flag').set({ rule: 'contact' }).execute()
  await recheckFlagsJob.run(ctx, {}, new AbortController().signal)
  expect(await look()).toEqual([{ rule: 'advance', state: 'open' }])
})
