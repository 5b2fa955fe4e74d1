import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewListings } from '../../src/server/listings/renew.ts'
import { readContested } from '../../src/server/notices/complaints.ts'
import { checkNoted } from '../../src/server/notices/flags.ts'
import { freezeYears, readTransparency } from '../../src/server/notices/transparency.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let home: number
let first: string
let second: string
let agent: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { db } = server.ctx
  await importHomes(server.ctx, [{ nr: 'N1', titel: 'Altbau am Lendplatz', hauptmietzins: 900, wohnflaeche: 70 }])
  const row = await db.selectFrom('property').select(['id', 'company_id']).executeTakeFirstOrThrow()
  home = row.id
  await db.updateTable('company').set({ email: 'makler@example.at' }).execute()
  await db.updateTable('agent').set({ email: null }).execute()
  first = (await staffSession(server, 'admin')).token
  second = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', row.company_id)).token
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['delivery', 'notice', 'listing_flag'] as const) await server.ctx.db.deleteFrom(table).execute()
})

const good = (more: object = {}) => ({
  property_id: home,
  reason: 'fraud',
  message: 'Vorauszahlung wird verlangt.',
  name: 'Anna Huber',
  email: 'anna@example.org',
  good_faith: true,
  ...more,
})
const mails = () => mailsIn(server.ctx.db)
const mailTo = async (recipient: string) => (await mails()).filter((mail) => mail.recipient === recipient).at(-1)
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
const status = async () =>
  (await server.ctx.db.selectFrom('property').select('status').where('id', '=', home).executeTakeFirstOrThrow()).status
async function newest(token = first) {
  const { body } = await call(server, 'GET', '/api/admin/notices?sort=-created_at', { token })
  return (await call(server, 'GET', `/api/admin/notices/${body.data[0].id}`, { token })).body.data
}

test('a notice is stored, confirmed in the language of the notifier, and reaches the operator', async () => {
  expect((await call(server, 'POST', '/api/reports?lang=sa', { body: good() })).status).toBe(200)
  const [receipt, operator, ...others] = await mails()
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ recipient: 'anna@example.org', language: 'sa' })
  expect(receipt?.text).not.toContain('Vorauszahlung')
  expect(operator).toMatchObject({ recipient: server.ctx.config.CONTACT_EMAIL, reply_to: 'anna@example.org' })
  expect(operator?.text).toContain('Vorauszahlung wird verlangt.')
  expect(await newest()).toMatchObject({ state: 'open', kind: 'fraud', property_id: home, name: 'Anna Huber' })
})

test.each([
  ['a page that is no listing', () => '/www.evil.example/gewinn?jetzt'],
  ['a home', () => `/gb/immobilien/${home}/www.evil.example?gewinn#www.evil.example`],
])('the receipt has nothing of an address that a stranger typed: %s', async (_what, url) => {
  const body = good({ property_id: undefined, url: url() })
  expect((await call(server, 'POST', '/api/reports', { body })).status).toBe(200)
  const [receipt, operator] = await mails()
  expect(receipt?.recipient).toBe('anna@example.org')
  for (const words of [receipt?.text, receipt?.html]) expect(words).not.toMatch(/evil|gewinn/)
  expect(operator?.text).toContain((await newest()).url)
})

test('every missing or wrong field is named, and nothing is stored', async () => {
  const bad = { reason: 'fraud', message: 'kurz', name: '', email: 'x' }
  const { status, body } = await call(server, 'POST', '/api/reports', { body: bad })
  expect(status).toBe(400)
  expect(body.fields.map(({ field }: { field: string }) => field)).toContain('good_faith')
  const elsewhere = good({ property_id: undefined, url: 'https://example.org/immobilien/1' })
  const other = await call(server, 'POST', '/api/reports', { body: elsewhere })
  expect(other.body.fields.map(({ field }: { field: string }) => field)).toEqual(['url'])
  expect(await server.ctx.db.selectFrom('notice').select('id').execute()).toEqual([])
})

test('withheld, complained, decided by another admin, and released: both sides are told', async () => {
  await call(server, 'POST', '/api/reports', { body: good() })
  const open = await newest()
  const decide = (body: object) =>
    call(server, 'POST', `/api/admin/notices/${open.id}/decide`, {
      token: first,
      body: { version: open.version, ...body },
    })
  const bare = { decision: 'withheld', reason: 'Es wird Geld vor der Besichtigung verlangt.' }
  expect((await decide(bare)).body.fields[0].field).toBe('clause')
  expect((await decide({ ...bare, ground: 'terms', clause: 'Inserate' })).status).toBe(200)
  expect(await status()).toBe('unlisted')
  expect((await mailTo('anna@example.org'))?.text).toContain(bare.reason)
  const statement = await mailTo('makler@example.at')
  expect(statement?.text).toContain(bare.reason)
  expect((await decide({ ...bare, ground: 'law', clause: '§ 1' })).status).toBe(409)
  // The agent cannot show it.
  expect((await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: agent })).status).toBe(409)

  const complaint = { token: tokenIn(statement?.text), message: 'Das stimmt nicht, wir verlangen nichts.' }
  expect(
    (await call(server, 'POST', '/api/complaints', { body: { ...complaint, token: 'x'.repeat(43) } })).status,
  ).toBe(422)
  expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(200)
  expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(409)
  const waiting = await newest()
  expect(waiting).toMatchObject({ state: 'complaint', complaints: [{ party: 'advertiser', outcome: null }] })
  const judge = (token: string) =>
    call(server, 'POST', `/api/admin/complaints/${waiting.complaints[0].id}/decide`, {
      token,
      body: { version: waiting.version, outcome: 'upheld', answer: 'Der Hinweis war ein Irrtum.' },
    })
  expect((await judge(first)).status).toBe(409)
  expect((await judge(second)).status).toBe(200)
  expect(await status()).toBe('active')
  expect(await newest()).toMatchObject({ state: 'decided', decision: 'unfounded' })
  expect((await mailTo('makler@example.at'))?.text).toContain('Der Hinweis war ein Irrtum.')
  const { body } = await call(server, 'GET', '/api/transparency')
  expect(body.data.years[0].figures).toMatchObject({
    notices: 1,
    kinds: { fraud: expect.any(Number), other: expect.any(Number) },
    complaints: { advertiser: 1, upheld: 1 },
  })
})

test('after six months a complaint is refused, and the page of the link says so before anybody writes one', async () => {
  await call(server, 'POST', '/api/reports', { body: good() })
  const { id, version } = await newest()
  const body = { version, decision: 'unfounded', reason: 'Es wird nichts verlangt.' }
  expect((await call(server, 'POST', `/api/admin/notices/${id}/decide`, { token: first, body })).status).toBe(200)
  const token = tokenIn((await mailTo('anna@example.org'))?.text)
  expect(await readContested(server.ctx, token)).toMatchObject({ party: 'notifier', refusal: null })
  const decided_at = new Date(Date.now() - 190 * 86_400_000)
  await server.ctx.db.updateTable('notice').set({ decided_at }).where('id', '=', id).execute()
  expect(await readContested(server.ctx, token)).toMatchObject({ refusal: 'notice.over' })
  const late = await call(server, 'POST', '/api/complaints', { body: { token, message: 'Das stimmt doch.' } })
  expect([late.status, late.body.code]).toEqual([409, 'notice.over'])
})

test('an admin who withholds a home without a notice owes its company the reasons', async () => {
  const { body } = await call(server, 'GET', `/api/admin/properties/${home}`, { token: first })
  const bare = { state: 'withheld', reason: 'Fotos ohne Erlaubnis', version: body.data.version }
  const withhold = (body: object) => call(server, 'PUT', `/api/admin/properties/${home}/state`, { token: first, body })
  expect((await withhold(bare)).body.fields).toMatchObject([{ field: 'ground' }, { field: 'clause' }])
  expect((await withhold({ ...bare, ground: 'law' })).body.fields).toMatchObject([{ field: 'clause' }])
  expect(await status()).toBe('active')
  expect((await withhold({ ...bare, ground: 'law', clause: '§ 86 UrhG' })).status).toBe(200)
  const told = (await mailTo('makler@example.at'))?.text
  expect(told).toContain('Fotos ohne Erlaubnis')
  expect(told).toContain('§ 86 UrhG')
  expect(await newest()).toMatchObject({ origin: 'own', ground: 'law', clause: '§ 86 UrhG' })
  const acts = server.ctx.db.selectFrom('audit').select('changes').where('act', '=', 'listings.set_state')
  expect((await acts.orderBy('id', 'desc').executeTakeFirstOrThrow()).changes).toMatchObject({
    ground: [null, 'law'],
    clause: [null, '§ 86 UrhG'],
  })
  expect((await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: agent })).status).toBe(409)
  expect((await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: first })).status).toBe(200)
  expect(await status()).toBe('active')
})

test('an admin names the law or the clause for many homes too, already in the rehearsal; an agent is not asked', async () => {
  const bulk = (token: string, more: object) =>
    call(server, 'POST', '/api/admin/properties/bulk', {
      token,
      body: { act: 'withhold', ids: [home], reason: 'Fotos ohne Erlaubnis', ...more },
    })
  expect((await bulk(first, { dry_run: true })).body.fields).toMatchObject([{ field: 'ground' }, { field: 'clause' }])
  expect((await bulk(agent, { dry_run: true })).status).toBe(200)
  expect((await bulk(first, { expected: 1, ground: 'terms', clause: 'Inserate' })).status).toBe(200)
  expect((await mailTo('makler@example.at'))?.text).toContain('Inserate')
  expect((await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: first })).status).toBe(200)
})

test('a rule notices a listing, nothing is withheld by it, and a dismissed flag stays so until the words change', async () => {
  const { db } = server.ctx
  const write = async (text: string) => {
    await db.updateTable('property').set({ objektbeschreibung: text, updated_at: new Date() }).execute()
    await renewListings(server.ctx)
    await checkNoted(server.ctx)
    return db.selectFrom('listing_flag').select(['rule', 'state']).execute()
  }
  expect(await write('Helle Wohnung. Betriebskostenvorauszahlung 120 Euro.')).toEqual([])
  expect(await write('Ich bin im Ausland, zahlen Sie per Western Union.')).toEqual([{ rule: 'advance', state: 'open' }])
  expect(await status()).toBe('active')
  const { body: list } = await call(server, 'GET', '/api/admin/flags', { token: first })
  expect(list.data).toMatchObject([{ property_id: home, project_id: null, rule: 'advance' }])
  const dismiss = `/api/admin/flags/${list.data[0].id}/dismiss`
  expect((await call(server, 'POST', dismiss, { token: first })).status).toBe(200)
  expect((await call(server, 'POST', dismiss, { token: first })).status).toBe(404)
  expect(await write('Neu! Ich bin im Ausland, zahlen Sie per Western Union.')).toEqual([
    { rule: 'advance', state: 'dismissed' },
  ])
  expect(await write('Schlüssel per Post.')).toEqual([{ rule: 'advance', state: 'open' }])
})

test('a notifier who is right brings a new decision, and the company reads the reasons', async () => {
  await call(server, 'POST', '/api/reports', { body: good() })
  const open = await newest()
  const bare = { version: open.version, decision: 'unfounded', reason: 'Das Inserat verlangt nichts im Voraus.' }
  const decide = `/api/admin/notices/${open.id}/decide`
  expect((await call(server, 'POST', decide, { token: first, body: bare })).status).toBe(200)
  expect(await status()).toBe('active')
  expect(await mailTo('makler@example.at')).toBeUndefined()
  const token = tokenIn((await mailTo('anna@example.org'))?.text)
  const message = 'Mir wurde eine Überweisung nach London abverlangt.'
  expect((await call(server, 'POST', '/api/complaints', { body: { token, message } })).status).toBe(200)
  const waiting = await newest()
  expect(waiting.complaints).toMatchObject([{ party: 'notifier', outcome: null }])
  const judge = (body: object) =>
    call(server, 'POST', `/api/admin/complaints/${waiting.complaints[0].id}/decide`, {
      token: second,
      body: { version: waiting.version, outcome: 'upheld', answer: 'Der Schriftverkehr belegt es.', ...body },
    })
  // What follows from a complaint that is right is a decision too.
  expect((await judge({})).body.fields).toMatchObject([{ field: 'decision' }])
  expect((await judge({ decision: 'withheld' })).body.fields).toMatchObject([{ field: 'clause' }])
  expect((await newest()).complaints).toMatchObject([{ outcome: null }])
  expect((await judge({ decision: 'withheld', ground: 'law', clause: '§ 146 StGB' })).status).toBe(200)
  expect(await status()).toBe('unlisted')
  expect((await mailTo('makler@example.at'))?.text).toContain('§ 146 StGB')
  expect((await mailTo('anna@example.org'))?.text).toContain('Der Schriftverkehr belegt es.')
  expect(await newest()).toMatchObject({ state: 'decided', decision: 'withheld' })
  expect((await judge({ decision: 'ended', ground: 'law', clause: '§ 146 StGB' })).status).toBe(409)
})

test('a closed year is frozen once, from February on, and what changes later does not change it', async () => {
  const { db } = server.ctx
  await db.updateTable('property').set({ status: 'active' }).where('id', '=', home).execute()
  expect((await call(server, 'POST', '/api/reports', { body: good() })).status).toBe(200)
  const year = new Date().getFullYear()
  await db
    .updateTable('notice')
    .set({ created_at: new Date(`${year - 1}-12-31T22:30:00Z`) })
    .execute()
  const freeze = (day: string) => freezeYears({ db, clock: () => new Date(`${day}T12:00:00Z`) })
  const published = async () => {
    const { years } = await readTransparency(server.ctx)
    return years.find((one) => one.year === year - 1)
  }
  await freeze(`${year}-01-31`)
  expect(await published()).toMatchObject({ frozen_at: null, figures: { notices: 1 } })
  await freeze(`${year}-02-01`)
  expect(await published()).toMatchObject({ figures: { notices: 1, kinds: { fraud: 1, gone: 0 } } })
  const frozen_at = (await published())?.frozen_at
  expect(frozen_at).toMatch(/^\d{4}-/)
  await db.deleteFrom('notice').execute()
  await freeze(`${year}-03-01`)
  expect(await published()).toMatchObject({ frozen_at, figures: { notices: 1 } })
  await db.deleteFrom('transparency_year').execute()
})
