import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rollBack } from '../../src/server/imports/rollback.ts'
import { openPreview } from '../../src/server/listings/preview.ts'
import { flushViews } from '../../src/server/listings/views.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }

let server: TestServer
let admin: string
let agent: string
let stranger: string
let now = new Date()

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  await importHomes(server.ctx, [home('A1', { kaufpreis: 300_000, titel: 'Altbau am Park' }), home('A2')], 'TEIL', OURS)
  await importHomes(server.ctx, [home('B1', { plz: '1090', ort: 'Wien' })], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(now.getTime() + 1000)
})

function home(nr: string, said: Partial<FeedHome> = {}): FeedHome {
  return {
    nr,
    vermarktungsart: 'KAUF',
    kaufpreis: 200_000,
    wohnflaeche: 70,
    zimmer: 3,
    strasse: 'Hauptplatz 7',
    ...said,
  }
}

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id

async function idOf(nr: string): Promise<number> {
  const rows = server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr)
  return (await rows.executeTakeFirstOrThrow()).id
}

const ask = (method: string, path: string, token: string | undefined, body?: unknown) =>
  call(server, method, path, { token, body })
const list = async (query: string, token = admin) => (await ask('GET', `/api/admin/properties?${query}`, token)).body
const numbers = async (query: string, token = admin) =>
  (await list(query, token)).data.map(({ objektnr }: { objektnr: string }) => objektnr)
const read = async (nr: string, token = admin) =>
  (await ask('GET', `/api/admin/properties/${await idOf(nr)}`, token)).body.data
const setState = async (nr: string, body: object, token = agent) =>
  ask('PUT', `/api/admin/properties/${await idOf(nr)}/state`, token, { version: (await read(nr)).version, ...body })
const release = async (nr: string, token = agent) =>
  ask('DELETE', `/api/admin/properties/${await idOf(nr)}/state`, token)
const isFound = async (nr: string) => {
  const found = await server.ctx.db
    .selectFrom('property_search')
    .select('id')
    .where('id', '=', await idOf(nr))
    .execute()
  return found.length === 1
}
const audited = async (nr: string) => {
  const id = await idOf(nr)
  const rows = server.ctx.db.selectFrom('audit').select(['act', 'changes']).where('entity', '=', 'property')
  return rows.where('entity_id', '=', id).orderBy('id').execute()
}

describe('the list', () => {
  test('shows an agent the homes of their company, and an admin all', async () => {
    expect((await numbers('sort=titel', agent)).sort()).toEqual(['A1', 'A2'])
    expect(await numbers('', stranger)).toEqual(['B1'])
    expect((await numbers('')).sort()).toEqual(['A1', 'A2', 'B1'])
  })

  test('takes the criteria of the search and its own, also for homes that visitors do not find', async () => {
    expect(await numbers('preis_von=250000')).toEqual(['A1'])
    expect(await numbers('ort=graz&preis_bis=250000')).toEqual(['A2'])
    expect(await numbers('plz=1090')).toEqual(['B1'])
    await setState('A2', { state: 'withheld', reason: 'Fotos folgen' })
    expect(await numbers('preis_bis=250000&ort=graz')).toEqual(['A2'])
    expect(await numbers('stand=withheld')).toEqual(['A2'])
    expect((await numbers('stand=published')).sort()).toEqual(['A1', 'B1'])
    expect(await numbers('stand=published,withheld&fehlt=photographs&sort=-preis')).toEqual(['A1', 'B1', 'A2'])
    expect(await numbers('fehlt=price')).toEqual([])
    await release('A2')
  })

  test('finds by number, title and the address that visitors may not see', async () => {
    await importHomes(server.ctx, [home('A3', { strasse: 'Geheimgasse 3', adresse_freigeben: false })], 'TEIL', OURS)
    expect(await numbers('q=A3')).toEqual(['A3'])
    expect(await numbers('q=altbau')).toEqual(['A1'])
    expect(await numbers('q=geheimgas')).toEqual(['A3'])
    expect(await numbers('q=geheimgasse', stranger)).toEqual([])
    const visitors = await ask('GET', '/api/properties?q=geheimgasse', undefined)
    expect(visitors.body.total).toBe(0)
  })

  test('pages and sorts, and tells the number', async () => {
    const page = await list('sort=-preis&pro_seite=25', agent)
    expect(page).toMatchObject({ total: 3, total_is_exact: true })
    expect(page.data[0]).toMatchObject({ objektnr: 'A1', preis: 300_000, state: 'published', views: 0, inquiries: 0 })
    expect(await numbers('seite=2', agent)).toEqual([])
    for (const sort of ['geaendert', 'neu', 'titel', 'preis', 'flaeche', 'qualitaet', 'aufrufe', 'anfragen']) {
      const up = await numbers(`sort=${sort}`)
      expect(await numbers(`sort=-${sort}`), sort).toEqual(up.toReversed())
    }
  })

  test.each([
    ['stand=verkauft', 'stand'],
    ['stand=published,verkauft', 'stand'],
    ['objektart=WOHNUNG,BURG', 'objektart'],
    ['preis_von=viel', 'preis_von'],
    ['sort=firma', 'sort'],
    ['seite=0', 'seite'],
    ['seite=99999&pro_seite=1000', 'seite'],
    ['pro_seite=7', 'pro_seite'],
    ['fehlt=geld', 'fehlt'],
    ['quelle=x', 'quelle'],
    ['person=-1', 'person'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await ask('GET', `/api/admin/properties?${query}`, admin)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer))).toContain(field)
  })

  test('is not for visitors', async () => {
    expect((await ask('GET', '/api/admin/properties', undefined)).status).toBe(401)
  })
})

describe('a record', () => {
  test('explains the quality, and what each gap would bring', async () => {
    const { score, quality, missing } = await read('A1', agent)
    expect(score.score).toBe(quality)
    const rules = new Map(score.rules.map((one: { rule: string }) => [one.rule, one]))
    expect(rules.get('photographs')).toEqual({ rule: 'photographs', points: 0, most: 18, brings: 18 })
    expect(rules.get('price')).toMatchObject({ points: 10, brings: 0 })
    expect(missing[0]).toBe('photographs')
  })

  test('has the history of prices', async () => {
    now = new Date(now.getTime() + 86_400_000)
    await importHomes(server.ctx, [home('A1', { kaufpreis: 290_000, titel: 'Altbau am Park' })], 'TEIL', OURS)
    expect((await read('A1')).price_history.map(({ betrag }: { betrag: number }) => betrag)).toEqual([300_000, 290_000])
  })

  test('of another company does not exist, for every call', async () => {
    const path = `/api/admin/properties/${await idOf('A1')}`
    const body = { state: 'sold', version: (await read('A1')).version }
    expect((await ask('GET', path, stranger)).status).toBe(404)
    expect((await ask('PUT', `${path}/state`, stranger, body)).status).toBe(404)
    expect((await ask('DELETE', `${path}/state`, stranger)).status).toBe(404)
    expect((await ask('POST', `${path}/preview`, stranger)).status).toBe(404)
    expect((await ask('PUT', `${path}/duplicates/${await idOf('A2')}`, stranger, { same: true })).status).toBe(403)
    expect(await isFound('A1')).toBe(true)
    expect((await ask('GET', '/api/admin/properties/999999', admin)).status).toBe(404)
  })
})

describe('a withheld home', () => {
  test('disappears, survives the next imports, and comes back as its feed says then', async () => {
    const id = await idOf('A2')
    const answer = await setState('A2', { state: 'withheld', reason: 'Eigentümerin prüft' })
    expect(answer.body.data).toMatchObject({ state: 'withheld', path: null, hand: { reason: 'Eigentümerin prüft' } })
    expect((await ask('GET', `/api/properties/${id}`, undefined)).status).toBe(404)
    // Similar homes would tell its place and price.
    expect((await ask('GET', `/api/properties/${id}/similar`, undefined)).status).toBe(404)
    await importHomes(server.ctx, [home('A2')], 'TEIL', OURS)
    expect(await isFound('A2')).toBe(false)
    await importHomes(server.ctx, [home('A2', { titel: 'Neu im Feed', verkaufstatus: 'RESERVIERT' })], 'TEIL', OURS)
    expect(await isFound('A2')).toBe(false)
    expect(await read('A2')).toMatchObject({
      titel: 'Neu im Feed',
      state: 'withheld',
      hand: { feed_status: 'reserved' },
    })
    const back = await release('A2')
    expect(back.body.data).toMatchObject({ state: 'published', status: 'reserved', hand: null })
    expect((await ask('GET', `/api/properties/${id}`, undefined)).status).toBe(200)
  })

  test('is not written again by an unchanged feed', async () => {
    await setState('A2', { state: 'withheld', reason: 'wartet' })
    const { version } = await read('A2')
    now = new Date(now.getTime() + 60_000)
    await importHomes(server.ctx, [home('A2', { titel: 'Neu im Feed', verkaufstatus: 'RESERVIERT' })], 'TEIL', OURS)
    expect((await read('A2')).version).toBe(version)
  })

  test('is deleted when its feed deletes it, and is still withheld when it returns', async () => {
    await importHomes(server.ctx, [home('A2', { aktion: 'DELETE' })], 'TEIL', OURS)
    expect(await read('A2')).toMatchObject({ state: 'deleted' })
    const again = await setState('A2', { state: 'sold' })
    expect(again.status).toBe(410)
    await importHomes(server.ctx, [home('A2')], 'TEIL', OURS)
    expect(await read('A2')).toMatchObject({ state: 'withheld' })
    expect(await isFound('A2')).toBe(false)
    await release('A2')
    expect(await isFound('A2')).toBe(true)
  })

  test('stays withheld when a run is taken back, and released when it was released since', async () => {
    const run = async () => {
      await importHomes(server.ctx, [home('A2', { titel: `Lauf ${now.getTime()}` })], 'TEIL', OURS)
      const rows = server.ctx.db.selectFrom('import_run').select('id').orderBy('id', 'desc')
      return (await rows.executeTakeFirstOrThrow()).id
    }
    const before = await run()
    await setState('A2', { state: 'withheld', reason: 'später' })
    await rollBack(server.ctx, before)
    expect(await isFound('A2')).toBe(false)
    const during = await run()
    await release('A2')
    await rollBack(server.ctx, during)
    expect(await isFound('A2')).toBe(true)
  })

  test('can be seen by staff at an address that ends', async () => {
    const path = `/api/admin/properties/${await idOf('A2')}/preview`
    const open = (await ask('POST', path, agent)).body.data
    expect(open).toMatchObject({ ends_at: null })
    await setState('A2', { state: 'withheld', reason: 'später' })
    const { data } = (await ask('POST', path, agent)).body
    expect(data.path).toMatch(/\?vorschau=\d{13}\.[\w-]{43}$/)
    expect(new Date(data.ends_at).getTime() - now.getTime()).toBe(15 * 60_000)
    const ticket = data.path.split('vorschau=')[1]
    const seen = (id: string, given: string | null) =>
      openPreview(server.ctx, { id, ticket: given, language: 'de' }).then((home) => home?.objekttitel ?? null)
    const id = String(await idOf('A2'))
    expect(await seen(id, ticket)).toBe('Wohnung A2')
    expect(await seen(String(await idOf('A1')), ticket)).toBe(null)
    expect(await seen(id, null)).toBe(null)
    expect(await seen(id, `${Number(ticket.slice(0, 13)) + 1}${ticket.slice(13)}`)).toBe(null)
    expect(await seen(id, `${ticket.slice(0, -4)}AAAA`)).toBe(null)
    now = new Date(now.getTime() + 15 * 60_000 + 1)
    expect(await seen(id, ticket)).toBe(null)
    await release('A2')
  })
})

describe('an ended home', () => {
  test.each(['sold', 'let'])('%s is gone for visitors, whatever the feed says', async (state) => {
    const id = await idOf('A2')
    expect((await setState('A2', { state })).body.data).toMatchObject({ state: 'ended', hand: { state } })
    expect((await ask('GET', `/api/properties/${id}`, undefined)).status).toBe(410)
    await importHomes(server.ctx, [home('A2', { titel: `Noch da ${state}` })], 'TEIL', OURS)
    expect((await ask('GET', `/api/properties/${id}`, undefined)).status).toBe(410)
    await release('A2')
    expect((await ask('GET', `/api/properties/${id}`, undefined)).status).toBe(200)
  })

  test('tells in the audit who did what', async () => {
    const acts = await audited('A2')
    expect(acts.at(-1)).toMatchObject({ act: 'listings.release', changes: { state: ['let', null] } })
    expect(acts.at(-2)).toMatchObject({ act: 'listings.set_state', changes: { state: [null, 'let'] } })
  })
})

describe('bad states', () => {
  test.each([
    [{ state: 'withheld' }, 'reason'],
    [{ state: 'withheld', reason: '' }, 'reason'],
    [{ state: 'withheld', reason: 'x'.repeat(501) }, 'reason'],
    [{ state: 'withheld', reason: 'A\u0000B' }, 'reason'],
    [{ state: 'deleted' }, 'state'],
    [{}, 'state'],
  ])('%j is refused, names the field, and changes nothing', async (body, field) => {
    const answer = await setState('A1', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(refusedFields(answer)).join()).toContain(field)
    expect(await read('A1')).toMatchObject({ state: 'published', hand: null })
  })

  test('a change of an older version is refused', async () => {
    const { version } = await read('A1')
    await setState('A1', { state: 'sold' })
    const late = await setState('A1', { state: 'withheld', reason: 'zu spät', version })
    expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
    expect(await read('A1')).toMatchObject({ hand: { state: 'sold' } })
    const path = `/api/admin/properties/${await idOf('A1')}/state`
    const early = await ask('DELETE', `${path}?version=${version}`, agent)
    expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
    expect(await read('A1')).toMatchObject({ hand: { state: 'sold' } })
    const released = await ask('DELETE', `${path}?version=${(await read('A1')).version}`, agent)
    expect(released.body.data).toMatchObject({ state: 'published', hand: null })
  })
})

describe('views', () => {
  const visit = (id: number | string, agentString: string) =>
    call(server, 'POST', `/api/properties/${id}/views`, { headers: { 'User-Agent': agentString } })
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  test('are counted by day, for people, and only of published homes', async () => {
    const id = await idOf('A1')
    for (let one = 0; one < 3; one++) expect((await visit(id, BROWSER)).status).toBe(202)
    await visit(id, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await visit(id, 'curl/8.5')
    await visit(999_999, BROWSER)
    await flushViews(server.ctx)
    await visit(id, BROWSER)
    await flushViews(server.ctx)
    const { views, views_by_day } = await read('A1')
    expect(views).toBe(4)
    expect(views_by_day).toHaveLength(30)
    expect(views_by_day.at(-1)).toMatchObject({ views: 4 })
    expect(await numbers('sort=-aufrufe&pro_seite=25')).toContain('A1')
    expect((await list('sort=-aufrufe')).data[0]).toMatchObject({ objektnr: 'A1', views: 4 })
    const columns = Object.keys(await server.ctx.db.selectFrom('property_view').selectAll().executeTakeFirstOrThrow())
    expect(columns.sort()).toEqual(['day', 'property_id', 'views'])
  })

  test('of a home without an id are refused', async () => {
    expect((await visit('A1', BROWSER)).status).toBe(400)
  })
})

test('an inquiry counts', async () => {
  const id = await idOf('A1')
  await call(server, 'POST', '/api/inquiries', {
    body: {
      property_id: id,
      name: 'Eva Huber',
      email: 'eva@example.at',
      phone: '',
      message: 'Ich möchte die Wohnung gerne besichtigen.',
      privacy: true,
    },
  })
  expect(await read('A1')).toMatchObject({ inquiries: 1 })
  expect((await list('sort=-anfragen')).data[0]).toMatchObject({ objektnr: 'A1', inquiries: 1 })
})

test('an inquiry that is marked as spam does not count, and counts again without the mark', async () => {
  const rows = server.ctx.db
    .selectFrom('inquiry')
    .select('id')
    .where('property_id', '=', await idOf('A1'))
  const { id } = await rows.executeTakeFirstOrThrow()
  const mark = async (status: string) => {
    const { version } = (await ask('GET', `/api/admin/inquiries/${id}`, admin)).body.data
    expect((await ask('PATCH', `/api/admin/inquiries/${id}`, admin, { version, status })).status).toBe(200)
    return (await list('sort=-anfragen')).data.find((one: { objektnr: string }) => one.objektnr === 'A1').inquiries
  }
  expect(await mark('spam')).toBe(0)
  expect(await mark('open')).toBe(1)
})

describe('decisions about duplicates', () => {
  const group = async (nr: string) => {
    const row = server.ctx.db
      .selectFrom('property_search')
      .select('gruppe')
      .where('id', '=', await idOf(nr))
    return (await row.executeTakeFirst())?.gruppe ?? null
  }
  const decide = async (one: string, other: string, same: boolean | null) => {
    const path = `/api/admin/properties/${await idOf(one)}/duplicates/${await idOf(other)}`
    return same === null ? ask('DELETE', path, admin) : ask('PUT', path, admin, { same })
  }
  const flat = (nr: string, said: Partial<FeedHome> = {}) =>
    home(nr, { plz: '8020', wohnflaeche: 91, kaufpreis: 410_000, strasse: 'Lendplatz 3', ...said })

  test('part what the rule groups, and give it back to the rule', async () => {
    await importHomes(server.ctx, [flat('D1')], 'TEIL', OURS)
    await importHomes(server.ctx, [flat('D2')], 'TEIL', THEIRS)
    expect(await group('D1')).toBe(await idOf('D1'))
    const { mates } = (await decide('D1', 'D2', false)).body.data
    expect(mates).toMatchObject([{ id: await idOf('D2'), grouped: false, decided: false }])
    expect([await group('D1'), await group('D2')]).toEqual([null, null])
    await importHomes(server.ctx, [flat('D2', { titel: 'Wieder gesendet' })], 'TEIL', THEIRS)
    expect(await group('D2')).toBe(null)
    await decide('D2', 'D1', null)
    expect(await group('D2')).toBe(await idOf('D1'))
  })

  test('group what the rule does not see, also after the next import, until one of them moves', async () => {
    await importHomes(server.ctx, [flat('E1', { kaufpreis: 510_000, strasse: 'Weg 1' })], 'TEIL', OURS)
    await importHomes(server.ctx, [flat('E2', { kaufpreis: 590_000, wohnflaeche: 99 })], 'TEIL', THEIRS)
    expect(await group('E2')).toBe(null)
    expect((await decide('E1', 'E2', true)).status).toBe(200)
    expect(await group('E2')).toBe(await idOf('E1'))
    await importHomes(server.ctx, [flat('E2', { kaufpreis: 580_000, wohnflaeche: 99 })], 'TEIL', THEIRS)
    expect(await group('E2')).toBe(await idOf('E1'))
    await setState('E1', { state: 'withheld', reason: 'kurz' })
    expect(await group('E2')).toBe(null)
    await release('E1')
    expect(await group('E2')).toBe(await idOf('E1'))
    await importHomes(server.ctx, [flat('E2', { kaufpreis: 580_000, wohnflaeche: 99, plz: '8010' })], 'TEIL', THEIRS)
    expect(await group('E1')).toBe(null)
  })

  test('are refused for homes that cannot be one, and for agents', async () => {
    const far = await decide('A1', 'B1', true)
    expect([far.status, far.body.code]).toEqual([409, 'duplicates.unlike'])
    const path = `/api/admin/properties/${await idOf('D1')}/duplicates`
    expect((await ask('PUT', `${path}/${await idOf('D2')}`, agent, { same: false })).status).toBe(403)
    expect((await ask('PUT', `${path}/999999`, admin, { same: false })).status).toBe(404)
    expect((await ask('PUT', `${path}/${await idOf('D1')}`, admin, { same: true })).status).toBe(404)
    expect((await ask('PUT', `${path}/${await idOf('D2')}`, admin, { same: 'ja' })).status).toBe(400)
    expect(await group('D2')).toBe(await idOf('D1'))
  })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
