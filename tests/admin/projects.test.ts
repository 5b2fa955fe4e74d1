import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveProject } from '../../src/server/projects/receive.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const unit = (nr: string, projekt: string): FeedHome => ({ nr, projekt, vermarktungsart: 'KAUF', kaufpreis: 300_000 })

let server: TestServer
let admin: string
let agent: string
let stranger: string
let id: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [unit('P1', 'park'), unit('P2', 'park')], 'TEIL', OURS)
  await importHomes(server.ctx, [unit('Q1', 'see')], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
  const { data } = (await ask('GET', '', agent)).body
  id = data[0].id
})
afterAll(() => server.close())

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(server, method, `/api/admin/projects${path}`, { token, body })
const versionNow = async () => (await ask('GET', `/${id}`, admin)).body.data.version
const isPublic = async () => (await call(server, 'GET', `/api/projects/${id}`)).status === 200

describe('projects', () => {
  test('are listed for their company, and for an admin all', async () => {
    const own = (await ask('GET', '?sort=-objekte', agent)).body
    expect(own).toMatchObject({ total: 1, data: [{ state: 'published', homes: 2, published: 2 }] })
    expect((await ask('GET', '', admin)).body.total).toBe(2)
    expect((await ask('GET', `?anbieter=${await companyId(OURS)}`, stranger)).body.total).toBe(0)
    expect((await ask('GET', '?stand=withheld', admin)).body.total).toBe(0)
    expect((await ask('GET', '?q=gibt-es-nicht', admin)).body.total).toBe(0)
  })

  test('that are withheld disappear, survive the next import, and come back', async () => {
    const version = await versionNow()
    const held = (await ask('PUT', `/${id}/state`, agent, { reason: 'Widmung offen', version })).body.data
    expect(held).toMatchObject({ state: 'withheld', path: null, reason: 'Widmung offen', states: { published: 2 } })
    expect(await isPublic()).toBe(false)
    await importHomes(server.ctx, [{ ...unit('P1', 'park'), titel: 'Neuer Titel' }], 'TEIL', OURS)
    expect(await isPublic()).toBe(false)
    const pages = (await call(server, 'GET', '/api/projects')).body.data
    expect(pages.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await ask('DELETE', `/${id}/state`, agent)).body.data).toMatchObject({ state: 'published', reason: null })
    expect(await isPublic()).toBe(true)
    const acts = await server.ctx.db.selectFrom('audit').select('act').where('entity', '=', 'project').execute()
    expect(acts.map(({ act }) => act)).toEqual(['listings.withhold_project', 'listings.release_project'])
  })

  test('that a colleague has withheld meanwhile keep the reason of the colleague', async () => {
    const version = await versionNow()
    const first = await ask('PUT', `/${id}/state`, agent, { reason: 'Widmung offen', version })
    expect(first.status).toBe(200)
    const second = await ask('PUT', `/${id}/state`, agent, { reason: 'Preise folgen', version })
    expect([second.status, second.body.code]).toEqual([409, 'record.changed'])
    const early = await ask('DELETE', `/${id}/state?version=${version}`, agent)
    expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
    const { data } = (await ask('GET', `/${id}`, agent)).body
    expect(data).toMatchObject({ state: 'withheld', reason: 'Widmung offen', version: first.body.data.version })
    const bare = await ask('PUT', `/${id}/state`, agent, { reason: 'Preise folgen' })
    expect(refusedFields(bare)).toHaveProperty('version')
    const released = await ask('DELETE', `/${id}/state?version=${data.version}`, agent)
    expect(released.body.data).toMatchObject({ state: 'published', reason: null })
  })

  test('of another company do not exist', async () => {
    for (const [method, body] of [
      ['PUT', { reason: 'fremd', version: await versionNow() }],
      ['DELETE', undefined],
    ] as const) {
      expect((await ask(method, `/${id}/state`, stranger, body)).status).toBe(404)
    }
    expect((await ask('GET', `/${id}`, stranger)).status).toBe(404)
    expect((await ask('GET', '/999999', admin)).status).toBe(404)
    expect(await isPublic()).toBe(true)
  })

  test.each([[{}], [{ reason: '' }], [{ reason: 'x'.repeat(501) }], [{ reason: 7 }]])(
    'are not withheld without a reason: %#',
    async (body) => {
      const answer = await ask('PUT', `/${id}/state`, admin, { version: await versionNow(), ...body })
      expect(answer.status).toBe(400)
      expect(refusedFields(answer)).toHaveProperty('reason')
      expect(await isPublic()).toBe(true)
    },
  )
})

describe('a project edited by hand', () => {
  const read = async () => (await ask('GET', `/${id}`, agent)).body.data
  const page = async () => (await call(server, 'GET', `/api/projects/${id}`)).body.data

  test('shows visitors what the hand says, keeps it at the next import, and gives a field back to the feed', async () => {
    const { version, titel } = await read()
    const form = {
      version,
      titel,
      status: 'construction',
      fertigstellung: 'Herbst 2027',
      beschreibung: 'Ein Haus.\n\nAm Park.',
    }
    const changed = (await ask('PATCH', `/${id}`, agent, { ...form, titel: 'Wohnen am Augarten' })).body.data
    expect(changed).toMatchObject({
      titel: 'Wohnen am Augarten',
      status: 'construction',
      beschreibung: 'Ein Haus.\n\nAm Park.',
    })
    expect(changed.hand).toEqual({ titel, status: 'marketing', fertigstellung: null, beschreibung: null })
    expect(await page()).toMatchObject({
      titel: 'Wohnen am Augarten',
      status: 'construction',
      fertigstellung: 'Herbst 2027',
    })
    expect((await page()).beschreibung).toContain('<br />')

    const sent = {
      gruppen_kennung: 'park',
      titel: 'Titel des Feeds',
      status: 'completion' as const,
      beschreibung: '<p>Laut Feed.</p>',
      titel_translations: {},
      beschreibung_translations: {},
      strasse: 'Parkring 1',
      plz: '1010',
      ort: 'Wien',
      bundesland: null,
      lat: null,
      lng: null,
      fertigstellung: '2028',
      daten: {},
    }
    await receiveProject(server.ctx.db, await companyId(OURS), sent, server.ctx.clock())
    const after = await read()
    expect(after).toMatchObject({
      titel: 'Wohnen am Augarten',
      status: 'construction',
      fertigstellung: 'Herbst 2027',
      strasse: 'Parkring 1',
    })
    expect(after.hand).toMatchObject({
      titel: 'Titel des Feeds',
      status: 'completion',
      fertigstellung: '2028',
      beschreibung: 'Laut Feed.',
    })
    const back = (await ask('DELETE', `/${id}/fields/titel`, agent)).body.data
    expect(back.titel).toBe('Titel des Feeds')
    expect(back.hand).not.toHaveProperty('titel')
    expect((await page()).titel).toBe(back.titel)
  })

  test('a form that changes nothing sets nothing by hand', async () => {
    const { version, hand, titel, beschreibung } = await read()
    const same = (await ask('PATCH', `/${id}`, agent, { version, titel, beschreibung })).body.data
    expect(same).toMatchObject({ version, hand })
  })

  test('an older version, a bad state and an empty title are refused, and nothing changes', async () => {
    const before = await read()
    expect((await ask('PATCH', `/${id}`, agent, { version: 'old', titel: 'Neu' })).body.code).toBe('record.changed')
    const bad = await ask('PATCH', `/${id}`, agent, { version: before.version, titel: ' ', status: 'verkauft' })
    expect(Object.keys(refusedFields(bad)).sort()).toEqual(['status', 'titel'])
    expect(await read()).toEqual(before)
    expect((await ask('PATCH', `/${id}`, stranger, { version: before.version, titel: 'Neu' })).status).toBe(404)
    expect((await ask('DELETE', `/${id}/fields/status`, stranger)).status).toBe(404)
  })

  test('each change is an act with its fields', async () => {
    const acts = await server.ctx.db
      .selectFrom('audit')
      .select(['act', 'changes'])
      .where('entity', '=', 'project')
      .where('act', 'like', 'projects.%')
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['projects.change', 'projects.give_back'])
    expect(acts[0]?.changes).toMatchObject({
      status: ['marketing', 'construction'],
      fertigstellung: [null, 'Herbst 2027'],
    })
  })
})

describe('a project without a feed', () => {
  /** A home by its number in the feed. */
  const homeOf = (objektnr: string) =>
    server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', objektnr).executeTakeFirstOrThrow()
  const isShown = async (project: number) => (await call(server, 'GET', `/api/projects/${project}`)).status === 200

  test('begins withheld, gets units of the company, is released, and no import ends it', async () => {
    const begun = (await ask('POST', '', agent, { titel: 'Haus am See', plz: '4810', ort: 'Gmunden' })).body.data
    expect(begun).toMatchObject({ by_hand: true, state: 'withheld', reason: null, hand: {} })
    expect(await isShown(begun.id)).toBe(false)
    await importHomes(server.ctx, [{ nr: 'E1', vermarktungsart: 'KAUF', kaufpreis: 200_000 }], 'TEIL', OURS)
    const home = await homeOf('E1')
    const fields = `/api/admin/properties/${home.id}/fields`
    const { version, projects } = (await call(server, 'GET', fields, { token: agent })).body
    expect(projects).toContainEqual({ id: begun.id, name: 'Haus am See' })
    const set = await call(server, 'PATCH', fields, { token: agent, body: { version, project_id: begun.id } })
    expect(set.status).toBe(200)
    const released = (await ask('DELETE', `/${begun.id}/state`, agent)).body.data
    expect(released).toMatchObject({ state: 'published', homes: 1, published: 1 })

    const again = { nr: 'E1', vermarktungsart: 'KAUF' as const, kaufpreis: 210_000 }
    await importHomes(server.ctx, [again], 'TEIL', OURS)
    const { data } = (await call(server, 'GET', `/api/projects/${begun.id}`)).body
    expect(data.einheiten.map((one: { id: number }) => one.id)).toEqual([home.id])
    await call(server, 'DELETE', `${fields}/project_id`, { token: agent })
    expect(await isShown(begun.id)).toBe(true)
    expect((await call(server, 'GET', `/api/projects/${begun.id}`)).body.data.einheiten).toEqual([])
  })

  test('takes the units of a project of the feed, which ends then, and resumes when they come back', async () => {
    const begun = (await ask('POST', '', agent, { titel: 'Haus am Fluss', plz: '4810', ort: 'Gmunden' })).body.data
    await importHomes(server.ctx, [unit('F1', 'fluss')], 'TEIL', OURS)
    const home = await server.ctx.db
      .selectFrom('property')
      .select(['id', 'project_id'])
      .where('objektnr_extern', '=', 'F1')
      .executeTakeFirstOrThrow()
    const former = home.project_id as number
    expect(await isShown(former)).toBe(true)
    const fields = `/api/admin/properties/${home.id}/fields`
    const { version } = (await call(server, 'GET', fields, { token: agent })).body
    await call(server, 'PATCH', fields, { token: agent, body: { version, project_id: begun.id } })
    expect(await isShown(former)).toBe(false)
    await call(server, 'DELETE', `${fields}/project_id`, { token: agent })
    expect(await isShown(former)).toBe(true)
  })

  test('is refused without a place, for another company, and for an admin without a company', async () => {
    expect(Object.keys(refusedFields(await ask('POST', '', agent, { titel: '' }))).sort()).toEqual([
      'ort',
      'plz',
      'titel',
    ])
    const body = { titel: 'Fremd', plz: '4810', ort: 'Gmunden' }
    expect((await ask('POST', '', agent, { ...body, company_id: await companyId(THEIRS) })).status).toBe(404)
    expect(refusedFields(await ask('POST', '', admin, body))).toHaveProperty('company_id')
    expect((await ask('POST', '', admin, { ...body, company_id: 999_999 })).status).toBe(404)
  })

  test('of another company takes no homes', async () => {
    const other = (await ask('POST', '', stranger, { titel: 'Deren Haus', plz: '1010', ort: 'Wien' })).body.data
    const home = await homeOf('E1')
    const fields = `/api/admin/properties/${home.id}/fields`
    const { version } = (await call(server, 'GET', fields, { token: agent })).body
    const refused = await call(server, 'PATCH', fields, { token: agent, body: { version, project_id: other.id } })
    expect(refusedFields(refused)).toHaveProperty('project_id')
  })
})

test('projects are filtered by their progress and their state', async () => {
  expect((await ask('GET', '?fortschritt=construction', agent)).body.data.map((one: { id: number }) => one.id)).toEqual(
    [id],
  )
  expect((await ask('GET', '?bundesland=tirol', agent)).body.total).toBe(0)
  expect(refusedFields(await ask('GET', '?fortschritt=irgendwas', agent))).toHaveProperty('fortschritt')
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
