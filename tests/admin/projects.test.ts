import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPreview, openProjectPreview } from '../../src/server/listings/preview.ts'
import { flushViews } from '../../src/server/listings/views.ts'
import { receiveProject } from '../../src/server/projects/receive.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const plain = (nr: string): FeedHome => ({ nr, vermarktungsart: 'KAUF', kaufpreis: 300_000 })
const unit = (nr: string, projekt: string): FeedHome => ({ ...plain(nr), projekt })

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
    expect((await ask('GET', '?stand=published,withheld', admin)).body.total).toBe(2)
    expect((await ask('GET', '?stand=published,weg', admin)).body.fields).toMatchObject([{ field: 'stand' }])
    expect((await ask('GET', '?q=gibt-es-nicht', admin)).body.total).toBe(0)
  })

  test('have the views of their homes, and the inquiries about them and about the whole', async () => {
    const units = await server.ctx.db.selectFrom('property').select('id').where('project_id', '=', id).execute()
    const asked = { name: 'Anna Berger', email: 'anna@example.at', message: 'Ist noch etwas frei?', privacy: true }
    for (const about of [{ project_id: id }, { property_id: units[0]?.id }]) {
      const body = { ...asked, ...about }
      expect((await call(server, 'POST', '/api/inquiries?lang=de', { body })).status).toBe(200)
    }
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (const unit of units) await call(server, 'POST', `/api/properties/${unit.id}/views`, { headers: browser })
    await flushViews(server.ctx)
    expect((await ask('GET', `/${id}`, agent)).body.data).toMatchObject({ views: 2, inquiries: 2 })
    const first = (await ask('GET', '?sort=-anfragen', admin)).body.data[0]
    expect(first).toMatchObject({ id, views: 2, inquiries: 2 })
    // The inbox has exactly these, and those of no other project.
    const other = await server.ctx.db.selectFrom('property').select('id').where('project_id', '!=', id).execute()
    const elsewhere = { ...asked, property_id: other[0]?.id }
    expect((await call(server, 'POST', '/api/inquiries?lang=de', { body: elsewhere })).status).toBe(200)
    const counted = async (token: string) =>
      (await call(server, 'GET', `/api/admin/inquiries?project=${id}&status=new,open,waiting,done`, { token })).body
    type Row = { project: { id: number } | null; property: { id: number } | null }
    for (const token of [agent, admin]) {
      const { data, total } = await counted(token)
      expect(total).toBe(2)
      expect(data.map(({ project, property }: Row) => [project?.id, property?.id])).toEqual([
        [undefined, units[0]?.id],
        [id, undefined],
      ])
    }
    expect((await counted(stranger)).data).toEqual([])
    const mark = (status: 'spam' | 'new') => server.ctx.db.updateTable('inquiry').set({ status }).execute()
    await mark('spam')
    expect((await ask('GET', `/${id}`, agent)).body.data.inquiries).toBe(0)
    expect((await counted(agent)).data).toEqual([])
    await mark('new')
    expect((await ask('GET', `/${id}`, agent)).body.data.inquiries).toBe(2)
  })

  test('that are withheld disappear, survive the next import, and come back', async () => {
    const version = await versionNow()
    const home = await server.ctx.db.selectFrom('property').select('id').where('project_id', '=', id).limit(1).execute()
    const titled = async () => {
      const { data } = (await call(server, 'GET', `/api/properties/${home[0]?.id}`)).body
      return data.project?.titel ?? null
    }
    const titel = await titled()
    expect(titel).toBe('Wohnung P1')
    const held = (await ask('PUT', `/${id}/state`, agent, { reason: 'Widmung offen', version })).body.data
    expect(held).toMatchObject({ state: 'withheld', path: null, reason: 'Widmung offen', states: { published: 2 } })
    expect(await isPublic()).toBe(false)
    // Its homes stay, and do not tell its title.
    expect(await titled()).toBe(null)
    await importHomes(server.ctx, [{ ...unit('P1', 'park'), titel: 'Neuer Titel' }], 'TEIL', OURS)
    expect(await isPublic()).toBe(false)
    const pages = (await call(server, 'GET', '/api/projects')).body.data
    expect(pages.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await ask('DELETE', `/${id}/state`, agent)).body.data).toMatchObject({ state: 'published', reason: null })
    expect(await isPublic()).toBe(true)
    expect(await titled()).toBe(titel)
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
    const early = await ask('DELETE', `/${id}/fields/titel?version=older`, agent)
    expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
    expect(await read()).toEqual(after)
    const back = (await ask('DELETE', `/${id}/fields/titel?version=${after.version}`, agent)).body.data
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

const isShown = async (project: number) => (await call(server, 'GET', `/api/projects/${project}`)).status === 200

describe('a project without a feed', () => {
  /** A home by its number in the feed. */
  const homeOf = (objektnr: string) =>
    server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', objektnr).executeTakeFirstOrThrow()

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

describe('what makes a project complete', () => {
  const begin = async (titel: string) =>
    (await ask('POST', '', agent, { titel, plz: '4810', ort: 'Gmunden' })).body.data as { id: number; version: string }
  const read = async (project: number) => (await ask('GET', `/${project}`, agent)).body.data

  test('is told with what each gap would bring, in the list too', async () => {
    const begun = await begin('Haus am Berg')
    const { score, quality, version } = await read(begun.id)
    expect([score.score, quality]).toEqual([0, 0])
    expect(score.rules.find(({ rule }: { rule: string }) => rule === 'completion')).toMatchObject({ brings: 10 })
    const change = { version, fertigstellung: 'Mai 2028', strasse: 'Bergweg 2', beschreibung: 'x'.repeat(600) }
    expect((await ask('PATCH', `/${begun.id}`, agent, change)).body.data.quality).toBe(35)
    await importHomes(server.ctx, [plain('G1')], 'TEIL', OURS)
    await assign('G1', begun.id)
    const now = await read(begun.id)
    // A unit with a price and a person, without photographs and plan.
    expect(now.score.rules.filter(({ brings }: { brings: number }) => brings > 0)).toEqual([
      expect.objectContaining({ rule: 'photographs', brings: 15 }),
      expect.objectContaining({ rule: 'floor_plan', brings: 15 }),
    ])
    const { data } = (await ask('GET', '?q=Haus am Berg', agent)).body
    expect(data).toEqual([expect.objectContaining({ quality: 70, missing: ['photographs', 'floor_plan'] })])
  })

  test('sorts and filters the list, whose pages and acts on all follow it', async () => {
    const scores = async (query: string) =>
      (await ask('GET', query, admin)).body.data.map(({ quality }: { quality: number }) => quality)
    const up = await scores('?sort=qualitaet')
    expect(new Set(up).size).toBeGreaterThan(2)
    expect(up).toEqual(up.toSorted((one: number, other: number) => one - other))
    expect(await scores('?sort=-qualitaet')).toEqual(up.toReversed())
    const total = up.length
    expect((await ask('GET', '?sort=qualitaet&seite=2&pro_seite=25', admin)).body).toMatchObject({ data: [], total })

    const lacking = (await ask('GET', '?fehlt=completion&sort=titel', admin)).body
    expect(lacking.total).toBeGreaterThan(0)
    expect(lacking.total).toBeLessThan(total)
    for (const { missing } of lacking.data) expect(missing).toContain('completion')
    const sorted = (await ask('GET', '?fehlt=completion&sort=qualitaet', admin)).body
    const idsOf = ({ data }: { data: { id: number }[] }) => data.map((row) => row.id).sort()
    expect([idsOf(sorted), sorted.total]).toEqual([idsOf(lacking), lacking.total])
    const act = { act: 'release_project', criteria: 'fehlt=completion', dry_run: true }
    expect((await ask('POST', '/bulk', admin, act)).body.data.found).toBe(lacking.total)
    expect((await ask('GET', '?fehlt=geld', admin)).body.fields).toMatchObject([{ field: 'fehlt' }])
  })

  test('a draft is seen by a ticket that ends, opens no home, and is not given to strangers', async () => {
    const begun = await begin('Haus im Wald')
    expect((await ask('POST', `/${begun.id}/preview`, stranger)).status).toBe(404)
    const { data } = (await ask('POST', `/${begun.id}/preview`, agent)).body
    expect(data.path).toMatch(/^\/projekte\/\d+\?vorschau=\d{13}\.[\w-]{43}$/)
    const ticket = data.path.split('vorschau=')[1]
    const open = (sent: string | null, about = String(begun.id)) =>
      openProjectPreview(server.ctx, { id: about, ticket: sent, language: 'de' })
    expect(await open(ticket)).toMatchObject({ id: begun.id, titel: 'Haus im Wald', einheiten: [] })
    for (const bad of [null, '', `${ticket}x`, ticket.replace(/^\d/, '9')]) expect(await open(bad)).toBeNull()
    for (const other of [String(id), '0', '1e3']) expect(await open(ticket, other)).toBeNull()
    // A home with the number of the project, and the other way round.
    const { ctx } = server
    expect(await openPreview(ctx, { id: String(begun.id), ticket, language: 'de' })).toBeNull()
    const home = await homeOf('G1')
    await call(server, 'PUT', `/api/admin/properties/${home.id}/state`, {
      token: agent,
      body: { state: 'withheld', reason: 'Pause', version: (await recordOf(home.id)).version },
    })
    const seen = await call(server, 'POST', `/api/admin/properties/${home.id}/preview`, { token: agent })
    expect(await open(seen.body.data.path.split('vorschau=')[1], String(home.id))).toBeNull()
    await call(server, 'DELETE', `/api/admin/properties/${home.id}/state`, { token: agent })
    const clock = ctx.clock
    ctx.clock = () => new Date(clock().getTime() + 15 * 60_000 + 1000)
    expect(await open(ticket)).toBeNull()
    ctx.clock = clock
    await ask('DELETE', `/${begun.id}/state`, agent)
    const shown = (await ask('POST', `/${begun.id}/preview`, agent)).body.data
    expect(shown).toEqual({ path: `/projekte/${begun.id}`, ends_at: null })
  })

  test('a project made by hand is removed, and its homes go back to what their feed says', async () => {
    const begun = await begin('Haus zum Löschen')
    await importHomes(server.ctx, [unit('H1', 'alt'), plain('H2')], 'TEIL', OURS)
    const former = (await homeOf('H1')).project_id as number
    await assign('H1', begun.id)
    await assign('H2', begun.id)
    await ask('DELETE', `/${begun.id}/state`, agent)
    expect(await isShown(former)).toBe(false)
    const { version } = await read(begun.id)
    expect((await ask('POST', `/${begun.id}/remove`, stranger, { version })).status).toBe(404)
    const early = await ask('POST', `/${begun.id}/remove`, agent, { version: 'old' })
    expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
    const removed = (await ask('POST', `/${begun.id}/remove`, agent, { version })).body.data
    expect(removed).toMatchObject({ state: 'deleted', path: null, homes: 0 })
    expect([(await homeOf('H1')).project_id, (await homeOf('H2')).project_id]).toEqual([former, null])
    expect([await isShown(begun.id), await isShown(former)]).toEqual([false, true])
    // It stays as it is.
    for (const [method, path, body] of [
      ['POST', 'remove', { version: removed.version }],
      ['PUT', 'state', { reason: 'x', version: removed.version }],
      ['DELETE', 'state', undefined],
      ['DELETE', 'fields/titel', undefined],
    ] as const) {
      expect((await ask(method, `/${begun.id}/${path}`, agent, body)).status).toBe(404)
    }
    const homes = { token: agent, body: { version: (await fieldsOf('H2')).version, project_id: begun.id } }
    const late = await call(server, 'PATCH', `/api/admin/properties/${(await homeOf('H2')).id}/fields`, homes)
    expect(refusedFields(late)).toHaveProperty('project_id')
  })

  test('a project of a feed is not removed by hand', async () => {
    const { version } = await read(id)
    const refused = await ask('POST', `/${id}/remove`, agent, { version })
    expect([refused.status, refused.body.code]).toEqual([409, 'project.not_by_hand'])
    expect(await isPublic()).toBe(true)
  })

  const homeOf = (objektnr: string) =>
    server.ctx.db
      .selectFrom('property')
      .select(['id', 'project_id'])
      .where('objektnr_extern', '=', objektnr)
      .executeTakeFirstOrThrow()
  const recordOf = async (home: number) =>
    (await call(server, 'GET', `/api/admin/properties/${home}`, { token: agent })).body.data
  const fieldsOf = async (objektnr: string) =>
    (await call(server, 'GET', `/api/admin/properties/${(await homeOf(objektnr)).id}/fields`, { token: agent })).body
  async function assign(objektnr: string, project_id: number) {
    const { version } = await fieldsOf(objektnr)
    const path = `/api/admin/properties/${(await homeOf(objektnr)).id}/fields`
    expect((await call(server, 'PATCH', path, { token: agent, body: { version, project_id } })).status).toBe(200)
  }
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
