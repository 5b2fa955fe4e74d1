import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatAreas } from '../../src/domain/search/area.ts'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { findEvents } from '../../src/server/alerts/repository.ts'
import type { Db } from '../../src/server/ctx.ts'
import { deliver, sendDigests } from '../../src/server/search-agents/deliver.ts'
import { changeAgent, cleanAgents, confirmAgent } from '../../src/server/search-agents/service.ts'
import { keepHits, makeAgents } from '../../src/server/search-agents/tell.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call, refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let now = new Date()
let number = 0

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  for (const table of ['delivery', 'search_agent', 'property_event'] as const) {
    await server.ctx.db.deleteFrom(table).execute()
  }
})

const mails = () => mailsIn(server.ctx.db)
const home = (more: Partial<FeedHome> = {}): FeedHome => ({
  nr: `H${++number}`,
  gesamtbelastung: 1000,
  wohnflaeche: 80,
  zimmer: 3,
  lat: 47.07,
  lng: 15.44,
  ...more,
})
const form = (more = {}) => ({
  name: 'Anna Huber',
  email: 'anna@example.org',
  criteria: 'vermarktungsart=MIETE&ort=graz&preis_bis=1200',
  frequency: 'instant',
  privacy: true,
  ...more,
})
/** The agent of a guest with a confirmed address. */
async function agent(more = {}) {
  expect((await call(server, 'POST', '/api/search-agents', form(more))).status).toBe(200)
  const { token, id, confirm_token } = await server.ctx.db
    .selectFrom('search_agent')
    .select(['token', 'id', 'confirm_token'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await call(server, 'POST', '/api/search-agents/confirm', { token: confirm_token })).status).toBe(200)
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  return { token, id }
}
const bring = async (...homes: FeedHome[]) => {
  await importHomes(server.ctx, homes)
  await matchEvents(server.ctx)
}

test('a guest gets no mails before the address is confirmed', async () => {
  await call(server, 'POST', '/api/search-agents', form())
  const [confirm, ...others] = await mails()
  expect(others).toEqual([])
  expect(confirm?.text).toMatch(/\/suchagent\?token=[\w-]{43}&bestaetigen/)
  await bring(home())
  expect(await mails()).toHaveLength(1)
})

test('the mail that asks for confirmation holds nothing that a stranger wrote', async () => {
  const words = { name: 'Klick t.me/gewinn', criteria: new URLSearchParams({ q: 'Gewinn evil.example' }).toString() }
  expect((await call(server, 'POST', '/api/search-agents', form(words))).status).toBe(200)
  const [confirm] = await mails()
  for (const part of [confirm?.text, confirm?.html, confirm?.subject]) {
    expect(part).not.toMatch(/t\.me|gewinn|evil/i)
  }
})

test('new, cheaper, reserved, free again and gone: each is reported once', async () => {
  await agent()
  const one = home({ titel: 'Altbau am Lendplatz' })
  await bring(one)
  await bring({ ...one, gesamtbelastung: 900 })
  await bring({ ...one, gesamtbelastung: 900, verkaufstatus: 'RESERVIERT' })
  await bring({ ...one, gesamtbelastung: 900 })
  await bring({ ...one, aktion: 'DELETE' })
  const texts = (await mails()).map(({ text }) => text)
  expect(
    texts.map((text) => /^(Neu|Preis gesenkt|Reserviert|Wieder frei|Nicht mehr verfügbar): /m.exec(text)?.[1]),
  ).toEqual(['Neu', 'Preis gesenkt', 'Reserviert', 'Wieder frei', 'Nicht mehr verfügbar'])
  for (const text of texts) expect(text).toContain('Altbau am Lendplatz')
})

test('a home that another company still offers is not gone, unless that listing does not fit', async () => {
  await agent()
  const one = home({ lat: 47.08, lng: 15.41, wohnflaeche: 123, zimmer: 5, gesamtbelastung: 1111 })
  const other = { firma: 'Zweite Immobilien', anid: 'AT-ZWEI' }
  await bring(one)
  await importHomes(server.ctx, [one], 'TEIL', other)
  await matchEvents(server.ctx)
  const told = async () =>
    (await mails()).map(({ text }) => /^(Neu|Preis gesenkt|Nicht mehr verfügbar): /m.exec(text)?.[1])
  expect(await told()).toEqual(['Neu'])
  const { id } = await server.ctx.db
    .selectFrom('company')
    .select('id')
    .where('firma', '=', 'Makler Muster')
    .executeTakeFirstOrThrow()
  // This also forgets the mails before.
  await agent({ email: 'of-one@example.org', criteria: `vermarktungsart=MIETE&anbieter=${id}` })
  await bring({ ...one, aktion: 'DELETE' })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['of-one@example.org'])
  expect(await told()).toEqual(['Nicht mehr verfügbar'])
  await importHomes(server.ctx, [{ ...one, aktion: 'DELETE' }], 'TEIL', other)
  await matchEvents(server.ctx)
  expect(await told()).toEqual(['Nicht mehr verfügbar', 'Nicht mehr verfügbar'])
})

test('a home to let instead of for sale is new to those who rent, and cheaper for none', async () => {
  await agent({ criteria: 'ort=graz' })
  const one = home({ vermarktungsart: 'KAUF', kaufpreis: 300_000, gesamtbelastung: undefined })
  await bring(one)
  await agent({ email: 'rents@example.org' })
  await server.ctx.db.deleteFrom('delivery').execute()
  await bring({ ...one, vermarktungsart: 'MIETE_PACHT', kaufpreis: undefined, gesamtbelastung: 1100 })
  const told = (await mails()).map(({ recipient, text }) => [recipient, /^(Neu|Preis gesenkt): /m.exec(text)?.[1]])
  expect(told).toEqual([['rents@example.org', 'Neu']])
})

test('for sale and to let: a purchase price that disappears is no reduction, and one of the rent alone is', async () => {
  await agent({ criteria: 'ort=graz' })
  const one = home({ vermarktungsart: 'KAUF MIETE_PACHT', kaufpreis: 300_000, gesamtbelastung: undefined })
  await bring({ ...one, hauptmietzins: 1000 })
  await bring({ ...one, hauptmietzins: 1000, kaufpreis: 290_000 })
  await bring({ ...one, hauptmietzins: 1000, kaufpreis: undefined })
  expect(await mails()).toHaveLength(2)
  await bring({ ...one, hauptmietzins: 900, kaufpreis: undefined })
  expect(await mails()).toHaveLength(3)
})

test('a home that does not match, a price that rose, and the same feed again are not reported', async () => {
  await agent()
  const one = home()
  await bring(home({ gesamtbelastung: 1300 }), home({ vermarktungsart: 'KAUF', kaufpreis: 1000 }))
  await bring(home({ plz: '5020', ort: 'Salzburg' }))
  expect(await mails()).toEqual([])
  await bring(one)
  await bring(one)
  await bring({ ...one, gesamtbelastung: 1100 })
  expect(await mails()).toHaveLength(1)
})

test('an agent around a place reports homes within its radius, and of its neighbours', async () => {
  await agent({ criteria: 'umkreis=hart-bei-graz,10~linz,nah' })
  const near = home({ titel: 'Nahe bei Hart' })
  await bring(near, home({ plz: '5020', ort: 'Salzburg', lat: 47.8, lng: 13.05 }))
  await bring(home({ titel: 'Neben Linz', plz: '4060', ort: 'Leonding', lat: 48.27, lng: 14.25 }))
  const texts = (await mails()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Nahe bei Hart')
  expect(texts[1]).toContain('Neben Linz')
  const answer = await call(server, 'POST', '/api/search-agents', form({ criteria: 'umkreis=graz,0' }))
  expect(refusedFields(answer)).toEqual({ umkreis: 'radius' })
})

test('a home that its sender takes away and brings back is new once', async () => {
  await agent()
  const one = home()
  await bring(one)
  await bring({ ...one, aktion: 'DELETE' })
  await bring(one)
  const badges = (await mails()).map(({ text }) => /^(Neu|Nicht mehr verfügbar): /m.exec(text)?.[1])
  expect(badges).toEqual(['Neu', 'Nicht mehr verfügbar'])
})

test('a drawn area and an area that is taken out of it count', async () => {
  const square = (lat: number, lng: number, size: number, exclude = false) => ({
    exclude,
    points: [
      [lat - size, lng - size],
      [lat - size, lng + size],
      [lat + size, lng + size],
      [lat + size, lng - size],
    ] as const,
  })
  const gebiet = formatAreas([square(47.07, 15.44, 0.02), square(47.07, 15.44, 0.005, true)])
  await agent({ criteria: new URLSearchParams({ gebiet }).toString() })
  await bring(home({ lat: 47.07, lng: 15.44 }), home({ lat: 47.2, lng: 15.44 }))
  expect(await mails()).toEqual([])
  await bring(home({ lat: 47.085, lng: 15.45, titel: 'Im Ring' }))
  expect((await mails())[0]?.text).toContain('Im Ring')
})

test('several homes of one feed come in one mail', async () => {
  await agent()
  await bring(home(), home(), home())
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toContain('3')
})

test('run twice at once, every home is reported once', async () => {
  await agent()
  await importHomes(server.ctx, [home(), home(), home()])
  await Promise.all([matchEvents(server.ctx), matchEvents(server.ctx), matchEvents(server.ctx)])
  const links = (await mails()).flatMap(({ text }) => text.match(/\/immobilien\/\d+\//g) ?? [])
  expect(links).toHaveLength(3)
  expect(new Set(links).size).toBe(3)
})

test('two processes that process a large feed at once do not block each other, and report everything', async () => {
  for (const name of ['a', 'b', 'c']) await agent({ email: `${name}@example.org` })
  await importHomes(server.ctx, [home()])
  // As many events as fill three batches; each has a separate hit.
  await sql`insert into property_event (property_id, kind, home)
    select property_id, case n % 2 when 0 then 'reserved' else 'free' end, home
    from property_event, generate_series(1, 600) n`.execute(server.ctx.db)
  await Promise.all([matchEvents(server.ctx), matchEvents(server.ctx), matchEvents(server.ctx)])
  const hits = await server.ctx.db.selectFrom('search_agent_hit').select('delivered_at').execute()
  expect(hits).toHaveLength(3 * 601)
  expect(hits.filter(({ delivered_at }) => !delivered_at)).toEqual([])
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(3)
})

test('a home that cannot be read stops nothing', async () => {
  await agent({ criteria: 'q=altbau' })
  await importHomes(server.ctx, [home({ titel: 'Altbau' })])
  const { property_id } = await server.ctx.db.selectFrom('property_event').selectAll().executeTakeFirstOrThrow()
  await sql`insert into property_event (id, property_id, kind, home) overriding system value
    values (0, ${property_id}, 'reduced', '{}')`.execute(server.ctx.db)
  await matchEvents(server.ctx)
  expect(await mails()).toHaveLength(1)
  expect(server.complaints.pop()).toContain('no search agent could be told of a home')
  expect(await server.ctx.db.selectFrom('property_event').select('id').execute()).toEqual([])
})

test('sent hits are deleted after a year, waiting ones are not', async () => {
  await agent()
  await agent({ frequency: 'weekly', email: 'berta@example.org' })
  await bring(home())
  now = new Date(now.getTime() + 366 * 86_400_000)
  await cleanAgents(server.ctx)
  expect(await server.ctx.db.selectFrom('search_agent_hit').select('delivered_at').execute()).toEqual([
    { delivered_at: null },
  ])
})

test.each(['instant', 'daily'])('a %s agent that fails stops no other', async (frequency) => {
  const broken = await agent({ frequency, email: 'a@example.org' })
  await agent({ frequency, email: 'b@example.org' })
  await server.ctx.db
    .updateTable('search_agent')
    .set({ language: 'xx' as 'de' })
    .where('id', '=', broken.id)
    .execute()
  await bring(home())
  now = new Date(Date.now() + 2 * 86_400_000)
  await sendDigests(server.ctx)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['b@example.org'])
  expect(server.complaints.pop()).toContain('a search agent could not be told')
})

test('daily and weekly digests wait for their hour and contain all hits until then', async () => {
  now = new Date('2026-11-21T11:00:00Z')
  const daily = await agent({ frequency: 'daily' })
  await agent({ frequency: 'weekly', email: 'berta@example.org' })
  // Events carry the database's clock.
  await server.ctx.db
    .updateTable('search_agent')
    .set({ active_since: new Date(0) })
    .execute()
  await bring(home(), home())
  await sendDigests(server.ctx)
  expect(await mails()).toEqual([])
  now = new Date('2026-11-22T06:05:00Z')
  await Promise.all([sendDigests(server.ctx), sendDigests(server.ctx)])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['anna@example.org'])
  // The clock jumps back and forward: no hit is reported again.
  now = new Date('2026-11-22T05:55:00Z')
  await sendDigests(server.ctx)
  now = new Date('2026-11-22T09:00:00Z')
  await sendDigests(server.ctx)
  await server.ctx.db.transaction().execute((db) => deliver({ ...server.ctx, db }, daily.id))
  expect(await mails()).toHaveLength(1)
  now = new Date('2026-11-23T06:05:00Z')
  await sendDigests(server.ctx)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['anna@example.org', 'berta@example.org'])
})

test('paused, an agent misses what happens; then it goes on', async () => {
  const { token } = await agent()
  await call(server, 'PATCH', `/api/search-agents/${token}`, { paused: true })
  await bring(home({ titel: 'Währenddessen' }))
  expect((await call(server, 'GET', `/api/search-agents/${token}`)).body.data).toMatchObject({ paused: true })
  now = new Date()
  await call(server, 'PATCH', `/api/search-agents/${token}`, { paused: false })
  await bring(home({ titel: 'Danach' }))
  const texts = (await mails()).map(({ text }) => text).join()
  expect(texts).toContain('Danach')
  expect(texts).not.toContain('Währenddessen')
})

test('what waited before a pause is not reported after it', async () => {
  const { token, id } = await agent({ frequency: 'daily' })
  await bring(home({ titel: 'Vor der Pause' }))
  await changeAgent(server.ctx, token, { paused: true })
  now = new Date(now.getTime() + 90 * 86_400_000)
  await changeAgent(server.ctx, token, { paused: false })
  now = new Date(now.getTime() + 86_400_000)
  await sendDigests(server.ctx)
  expect(await mails()).toEqual([])
  expect(await server.ctx.db.selectFrom('search_agent_hit').where('search_agent_id', '=', id).execute()).toEqual([])
  // A home that was never reported may still become news.
  await server.ctx.db
    .updateTable('search_agent')
    .set({ active_since: new Date(0) })
    .execute()
  await bring(home({ titel: 'Danach' }))
  now = new Date(now.getTime() + 86_400_000)
  await sendDigests(server.ctx)
  expect((await mails())[0]?.text).toContain('Danach')
})

test('other criteria: of what waits, homes that no longer fit are not reported, and those that still fit are', async () => {
  const { token } = await agent({ frequency: 'weekly' })
  await bring(home({ titel: 'Zu teuer', gesamtbelastung: 1150 }), home({ titel: 'Passt noch', gesamtbelastung: 900 }))
  const gone = home({ titel: 'Schon fort', gesamtbelastung: 800 })
  await bring(gone)
  await bring({ ...gone, aktion: 'DELETE' })
  const view = async () => (await call(server, 'GET', `/api/search-agents/${token}`)).body.data
  expect(await view()).toMatchObject({ new_hits: 2 })
  // The same search in other words changes nothing.
  await changeAgent(server.ctx, token, { criteria: 'preis_bis=1200&ort=graz&vermarktungsart=MIETE' })
  expect(await view()).toMatchObject({ new_hits: 2 })
  await changeAgent(server.ctx, token, { criteria: 'vermarktungsart=MIETE&ort=graz&preis_bis=1000' })
  expect(await view()).toMatchObject({ new_hits: 1 })
  now = new Date(now.getTime() + 8 * 86_400_000)
  await sendDigests(server.ctx)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.text).toContain('Passt noch')
  expect(mail?.text).not.toMatch(/Zu teuer|Schon fort/)
})

test('a weekly agent whose place changes does not report the homes of the place before', async () => {
  const { token } = await agent({ frequency: 'weekly' })
  await bring(home({ titel: 'In Graz' }))
  await changeAgent(server.ctx, token, { criteria: 'vermarktungsart=MIETE&ort=linz' })
  await bring(home({ titel: 'In Linz', plz: '4020', ort: 'Linz', lat: 48.3, lng: 14.29 }))
  now = new Date(now.getTime() + 8 * 86_400_000)
  await sendDigests(server.ctx)
  const [mail] = await mails()
  expect(mail?.text).toContain('In Linz')
  expect(mail?.text).not.toContain('In Graz')
})

test('a home that arrives at the moment of the confirmation is reported, and once', async () => {
  await agent()
  const { active_since } = await server.ctx.db.selectFrom('search_agent').selectAll().executeTakeFirstOrThrow()
  const began = active_since as Date
  const arrive = async (titel: string, at: Date) => {
    await importHomes(server.ctx, [home({ titel })])
    await server.ctx.db.updateTable('property_event').set({ at }).execute()
    await matchEvents(server.ctx)
  }
  await arrive('Im selben Augenblick', began)
  // Written before, and visible only after: its transaction ended later.
  await arrive('Gleichzeitig geschrieben', new Date(began.getTime() - 800))
  await arrive('Lange davor', new Date(began.getTime() - 60_000))
  const texts = (await mails()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Im selben Augenblick')
  expect(texts[1]).toContain('Gleichzeitig geschrieben')
})

test.each(['confirm', 'goOn'] as const)('no event is worked off while an agent begins: %s', async (how) => {
  await call(server, 'POST', '/api/search-agents', form())
  const row = await server.ctx.db
    .selectFrom('search_agent')
    .select(['id', 'token', 'confirm_token'])
    .executeTakeFirstOrThrow()
  if (how === 'goOn') {
    await confirmAgent(server.ctx, row.confirm_token)
    await changeAgent(server.ctx, row.token, { paused: true })
  }
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  await importHomes(server.ctx, [home()])
  let begun = () => {}
  let commit = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve
  })
  // The agent has started, and its transaction has not ended: a matcher does not see it yet.
  const beginning = server.ctx.db.transaction().execute(async (db) => {
    const within = { ...server.ctx, db: nested(db) }
    await (how === 'confirm'
      ? confirmAgent(within, row.confirm_token)
      : changeAgent(within, row.token, { paused: false }))
    begun()
    await mayCommit
  })
  await isBegun
  let isMatched = false
  const matching = matchEvents(server.ctx).then(() => {
    isMatched = true
  })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(isMatched).toBe(false)
  commit()
  await Promise.all([beginning, matching])
  expect(await mails()).toHaveLength(1)
})

/** A transaction whose inner transactions become parts of it. */
function nested(db: Db): Db {
  const transaction = () => ({ execute: <T>(act: (inner: Db) => Promise<T>) => act(db) })
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) })
}

test('agents that change, rest, go on and end between two parts of a run count as they are', async () => {
  const agents = makeAgents()
  const [stays, changes, rests, ends] = [
    await agent({ email: 'a@example.org' }),
    await agent({ email: 'b@example.org', criteria: 'ort=wien' }),
    await agent({ email: 'c@example.org' }),
    await agent({ email: 'd@example.org' }),
  ]
  const part = async () => {
    await server.ctx.db.deleteFrom('search_agent_hit').execute()
    await importHomes(server.ctx, [home()])
    const events = await findEvents(server.ctx.db, 100)
    await keepHits(server.ctx, events, agents)
    const hits = await server.ctx.db.selectFrom('search_agent_hit').select('search_agent_id').distinct().execute()
    return hits.map(({ search_agent_id }) => search_agent_id).sort((a, b) => a - b)
  }
  expect(await part()).toEqual([stays.id, rests.id, ends.id])
  await changeAgent(server.ctx, changes.token, { criteria: 'ort=graz' })
  await changeAgent(server.ctx, rests.token, { paused: true })
  await call(server, 'DELETE', `/api/search-agents/${ends.token}`)
  expect(await part()).toEqual([stays.id, changes.id])
  await changeAgent(server.ctx, rests.token, { paused: false })
  expect(await part()).toEqual([stays.id, changes.id, rests.id])
})

test('one click of a mail program ends it', async () => {
  await agent()
  await bring(home())
  const headers = ((await mails())[0]?.headers ?? {}) as Record<string, string>
  const { pathname, search } = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '')
  expect((await fetch(server.address + pathname + search, { method: 'POST' })).status).toBe(200)
  // The mail that still waits for the mail server is not sent either.
  const left = () => server.ctx.db.selectFrom('delivery').select(['status', 'recipient']).execute()
  expect(await left()).toEqual([{ status: 'stopped', recipient: null }])
  await bring(home())
  expect(await left()).toHaveLength(1)
})

test('an account with a confirmed address needs no second confirmation, and sees its agents', async () => {
  const { token } = await signUpConfirmed(server, 'eva@example.org')
  const bearer = { Authorization: `Bearer ${token}` }
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  const answer = await call(server, 'POST', '/api/search-agents', form({ email: 'eva@example.org' }), bearer)
  expect(answer.body).toMatchObject({ success: true, confirmed: true })
  const list = await call(server, 'GET', '/api/search-agents', undefined, bearer)
  expect(list.body.data).toMatchObject([{ email: 'eva@example.org', confirmed: true, frequency: 'instant' }])
  expect((await call(server, 'GET', '/api/search-agents')).status).toBe(401)
  // Another person's address gets a confirmation mail first, whichever user is signed in.
  const other = await call(server, 'POST', '/api/search-agents', form({ email: 'berta@example.org' }), bearer)
  expect(other.body).toMatchObject({ confirmed: false })
})

test('a user who creates an agent for the address of another cannot confirm it', async () => {
  const { token } = await signUpConfirmed(server, 'maker@example.org')
  const bearer = { Authorization: `Bearer ${token}` }
  await call(server, 'POST', '/api/search-agents', form({ email: 'victim@example.org' }), bearer)
  const list = await call(server, 'GET', '/api/search-agents', undefined, bearer)
  const [mine] = list.body.data as unknown as { token: string; confirmed: boolean }[]
  expect(mine).toMatchObject({ confirmed: false })
  const confirm = (token = '') => call(server, 'POST', '/api/search-agents/confirm', { token })
  expect((await confirm(mine?.token)).body.code).toBe('agent.not_found')
  await call(server, 'PATCH', `/api/search-agents/${mine?.token}`, { paused: false })
  await bring(home())
  const sent = (await mails()).filter(({ recipient }) => recipient === 'victim@example.org')
  expect(sent).toHaveLength(1)
  // The mailbox’s owner can: the same link shows the search, and ends it.
  const mailed = /token=([\w-]{43})&bestaetigen/.exec(sent[0]?.text ?? '')?.[1]
  expect((await confirm(mailed)).status).toBe(200)
  expect((await call(server, 'GET', `/api/search-agents/${mailed}`)).body.data).toMatchObject({ confirmed: true })
  await call(server, 'DELETE', `/api/search-agents/${mailed}`)
  expect((await call(server, 'GET', `/api/search-agents/${mine?.token}`)).status).toBe(404)
})

test('a user who switched agents off in the account settings gets no mail from them', async () => {
  const { token } = await signUpConfirmed(server, 'ida@example.org')
  const bearer = { Authorization: `Bearer ${token}` }
  await call(server, 'POST', '/api/search-agents', form({ email: 'ida@example.org' }), bearer)
  const off = { notifications: { search_agents_email: false } }
  expect((await call(server, 'PATCH', '/api/auth/profile', off, bearer)).status).toBe(200)
  await server.ctx.db.deleteFrom('delivery').where('channel', '=', 'mail').execute()
  await bring(home())
  expect(await mails()).toEqual([])
})

test.each([
  [{ criteria: 'preis_bis=billig' }, { preis_bis: 'number' }],
  [{ criteria: 'gebiet=zz' }, { gebiet: 'area' }],
  [{ name: 'A' }, { name: 'name_short' }],
  [{ email: 'anna' }, { email: 'email' }],
  [{ by_email: false }, { by_email: 'channel' }],
  [{ by_sms: true }, { phone: 'phone' }],
  [{ privacy: false }, { privacy: 'privacy' }],
])('%j is refused', async (more, fields) => {
  const answer = await call(server, 'POST', '/api/search-agents', form(more))
  expect(answer.status).toBe(400)
  expect(refusedFields(answer)).toEqual(fields)
  expect(await mails()).toEqual([])
})

test('an unconfirmed agent is removed after seven days', async () => {
  await call(server, 'POST', '/api/search-agents', form())
  now = new Date(now.getTime() + 8 * 86_400_000)
  await cleanAgents(server.ctx)
  expect(await server.ctx.db.selectFrom('search_agent').selectAll().execute()).toEqual([])
})

test('the account sees how many homes on offer an agent found as new within seven days', async () => {
  const { token: session, user } = await signUpConfirmed(server, 'hits@example.org')
  const { token } = await agent({ email: user.email })
  const counted = async () => {
    const answer = await call(server, 'GET', '/api/search-agents', undefined, { Authorization: `Bearer ${session}` })
    const agents = answer.body.data as unknown as { token: string; new_hits: number }[]
    return agents.map(({ new_hits }) => new_hits)
  }
  expect(await counted()).toEqual([0])
  const first = home()
  await bring(first, home(), home({ gesamtbelastung: 5000 }))
  expect(await counted()).toEqual([2])
  const { body } = await call(server, 'GET', `/api/search-agents/${token}`)
  expect(body.data).toMatchObject({ new_hits: 2 })
  // A home that is no longer offered does not count, nor does one of last week.
  await bring({ ...first, aktion: 'DELETE' })
  expect(await counted()).toEqual([1])
  now = new Date(now.getTime() + 8 * 86_400_000)
  expect(await counted()).toEqual([0])
})
