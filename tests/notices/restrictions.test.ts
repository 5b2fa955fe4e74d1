import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rollBack } from '../../src/server/imports/rollback.ts'
import { checkNoted } from '../../src/server/notices/flags.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const SENT = { nr: 'R1', titel: 'Altbau am Lendplatz', hauptmietzins: 900, wohnflaeche: 70 }

let server: TestServer
let home: number
let company: number
let first: string
let second: string
let agent: { id: number; email: string; token: string }

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { db } = server.ctx
  await importHomes(server.ctx, [SENT])
  const row = await db.selectFrom('property').select(['id', 'company_id']).executeTakeFirstOrThrow()
  home = row.id
  company = row.company_id
  first = (await staffSession(server, 'admin')).token
  second = (await staffSession(server, 'admin')).token
  agent = await staffSession(server, 'agent', company)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.ctx
  await db.updateTable('company').set({ email: 'makler@example.at' }).execute()
  // Each import brings it back.
  await db.updateTable('agent').set({ email: null }).execute()
  await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: first })
  for (const table of ['delivery', 'notice', 'listing_flag', 'flag_note'] as const) await db.deleteFrom(table).execute()
})

const COMPANY = 'makler@example.at'
const mailsTo = async (to: string) => (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === to)
const lastTo = async (to: string) => (await mailsTo(to)).at(-1)?.text ?? ''
const releases = async () => (await mailsTo(COMPANY)).filter(({ subject }) => subject.includes('wieder freigegeben'))
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
const status = async () =>
  (await server.ctx.db.selectFrom('property').select('status').where('id', '=', home).executeTakeFirstOrThrow()).status
const read = async (id: number) => (await call(server, 'GET', `/api/admin/notices/${id}`, { token: first })).body.data
const WITHHELD = {
  decision: 'withheld',
  reason: 'Es wird Geld im Voraus verlangt.',
  ground: 'terms',
  clause: 'Inserate',
}
const UNFOUNDED = { decision: 'unfounded', reason: 'Es wird nichts im Voraus verlangt.' }

/** Sends a notice. @returns its id */
async function report(email: string, about: object = { property_id: home }): Promise<number> {
  const message = 'Vorauszahlung wird verlangt.'
  const body = { reason: 'fraud', message, name: 'Anna Huber', email, good_faith: true, ...about }
  expect((await call(server, 'POST', '/api/reports', { body })).status).toBe(200)
  const { body: list } = await call(server, 'GET', '/api/admin/notices?sort=-created_at', { token: first })
  return list.data[0].id
}
async function decide(id: number, decision: object) {
  const { version } = await read(id)
  return call(server, 'POST', `/api/admin/notices/${id}/decide`, { token: first, body: { version, ...decision } })
}
async function complain(mail: string) {
  const body = { token: tokenIn(mail), message: 'Das stimmt so nicht.' }
  expect((await call(server, 'POST', '/api/complaints', { body })).status).toBe(200)
}
/** Another admin judges the open complaint of a notice. */
async function judge(id: number, more: object = {}, token = second) {
  const { version, complaints } = await read(id)
  const open = complaints.find((one: { outcome: string | null }) => one.outcome === null)
  return call(server, 'POST', `/api/admin/complaints/${open.id}/decide`, {
    token,
    body: { version, outcome: 'upheld', answer: 'Die Beschwerde ist berechtigt.', ...more },
  })
}
const setState = async (body: object, token = first) => {
  const { body: now } = await call(server, 'GET', `/api/admin/properties/${home}`, { token })
  return call(server, 'PUT', `/api/admin/properties/${home}/state`, {
    token,
    body: { version: now.data.version, ...body },
  })
}
const release = (token: string) => call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token })

test('a page that is no listing cannot be withheld: the decision is refused, and nobody is told of it', async () => {
  const id = await report('anna@example.org', { url: '/preise' })
  for (const decision of ['withheld', 'ended']) {
    const refused = await decide(id, { ...WITHHELD, decision })
    expect([refused.status, refused.body.fields]).toMatchObject([400, [{ field: 'decision' }]])
  }
  expect(await read(id)).toMatchObject({ state: 'open', decision: null })
  expect((await mailsTo('anna@example.org')).length).toBe(1)
  expect((await decide(id, UNFOUNDED)).status).toBe(200)
  // Nor after a complaint, which stays open then.
  await complain(await lastTo('anna@example.org'))
  expect((await judge(id, { ...WITHHELD, reason: undefined })).body.fields).toMatchObject([{ field: 'decision' }])
  expect(await read(id)).toMatchObject({ state: 'complaint', complaints: [{ outcome: null }] })
  expect((await judge(id, { decision: 'changed' })).status).toBe(200)
})

test('the decision on a page that is no listing speaks of the page', async () => {
  const id = await report('anna@example.org', { url: '/preise' })
  expect((await decide(id, UNFOUNDED)).status).toBe(200)
  expect(await lastTo('anna@example.org')).toContain('Wir haben die Seite geprüft')
  expect(await lastTo('anna@example.org')).not.toContain('Inserat')
})

test('the mail of a decision says whether the listing is visible, also when another notice hides it', async () => {
  const shown = await report('anna@example.org')
  expect((await decide(shown, UNFOUNDED)).status).toBe(200)
  expect(await lastTo('anna@example.org')).toContain('Das Inserat ist sichtbar.')
  const hidden = await report('berta@example.org')
  expect((await decide(hidden, WITHHELD)).status).toBe(200)
  for (const decision of ['unfounded', 'changed']) {
    const email = `${decision}@example.org`
    expect((await decide(await report2(email), { ...UNFOUNDED, decision })).status).toBe(200)
    expect(await lastTo(email)).toContain('Das Inserat ist derzeit nicht sichtbar.')
    expect(await lastTo(email)).not.toContain('Das Inserat ist sichtbar.')
  }
})

/** A notice from before the listing was hidden. */
async function report2(email: string): Promise<number> {
  const { id } = await server.ctx.db
    .insertInto('notice')
    .values({
      ...{ origin: 'form', kind: 'fraud', property_id: home, company_id: company, url: `/immobilien/${home}` },
      ...{ title: 'Altbau', email, language: 'de', due_at: new Date(), created_at: new Date(), updated_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a listing that another restriction still holds is not called released', async () => {
  const one = await report('anna@example.org')
  const other = await report('berta@example.org')
  expect((await decide(one, WITHHELD)).status).toBe(200)
  const statement = await lastTo(COMPANY)
  expect((await decide(other, WITHHELD)).status).toBe(200)
  const later = await lastTo(COMPANY)
  await complain(statement)
  expect((await judge(one)).status).toBe(200)
  expect(await status()).toBe('unlisted')
  expect(await releases()).toEqual([])
  expect(await lastTo('anna@example.org')).toContain('derzeit nicht sichtbar')
  await complain(later)
  expect((await judge(other)).status).toBe(200)
  expect(await status()).toBe('active')
  expect((await releases()).length).toBe(1)
  expect(await lastTo('berta@example.org')).toContain('Das Inserat ist sichtbar.')
})

test('a withheld home that an admin closes is not called released, and its company cannot show it', async () => {
  expect((await setState({ ...WITHHELD, decision: undefined, state: 'withheld' })).status).toBe(200)
  expect((await setState({ state: 'sold' })).status).toBe(200)
  expect(await status()).toBe('sold')
  expect(await releases()).toEqual([])
  const restricted = async () =>
    (await call(server, 'GET', `/api/admin/properties/${home}`, { token: agent.token })).body.data.restricted
  expect((await release(agent.token)).body.code).toBe('notice.restricted')
  expect(await restricted()).toBe(true)
  expect((await release(first)).status).toBe(200)
  expect(await restricted()).toBe(false)
  expect(await status()).toBe('active')
  expect((await releases()).length).toBe(1)
})

const isPublic = async () => (await call(server, 'GET', `/api/properties/${home}`)).status === 200
/** Its feed deletes the home. @returns the import's run */
async function withdraw(): Promise<number> {
  await importHomes(server.ctx, [{ nr: SENT.nr, aktion: 'DELETE' }])
  expect(await status()).toBe('deleted')
  const runs = server.ctx.db.selectFrom('import_run').select('id').orderBy('id', 'desc')
  return (await runs.executeTakeFirstOrThrow()).id
}

test.each([
  ['sends it again', () => importHomes(server.ctx, [SENT])],
  ['is taken back', (run: number) => rollBack(server.ctx, run)],
])('a home that is withheld while its feed has deleted it is so when the feed %s', async (_way, comeBack) => {
  const id = await report('anna@example.org')
  const run = await withdraw()
  expect((await decide(id, WITHHELD)).status).toBe(200)
  expect(await status()).toBe('deleted')
  await comeBack(run)
  expect(await status()).toBe('unlisted')
  expect(await isPublic()).toBe(false)
  expect((await release(agent.token)).body.code).toBe('notice.restricted')
  expect((await release(first)).status).toBe(200)
  expect(await isPublic()).toBe(true)
})

test('a home whose restriction ends while its feed has deleted it comes back visible', async () => {
  const ends = [
    async (id: number) => {
      await complain(await lastTo(COMPANY))
      expect((await judge(id)).status).toBe(200)
    },
    () => release(first),
  ]
  for (const end of ends) {
    const id = await report('anna@example.org')
    await withdraw()
    expect((await decide(id, WITHHELD)).status).toBe(200)
    await end(id)
    expect(await status()).toBe('deleted')
    await importHomes(server.ctx, [SENT])
    expect(await isPublic()).toBe(true)
  }
})

test.each([
  ['an admin has released it', async () => expect((await release(first)).status).toBe(200)],
  [
    'the complaint of its notifier did',
    async (id: number) => {
      await complain(await lastTo('anna@example.org'))
      const { version, complaints } = await read(id)
      const open = complaints.find(({ party }: { party: string }) => party === 'notifier')
      const body = { version, outcome: 'upheld', answer: 'Es war kein Betrug.', decision: 'changed' }
      const judged = await call(server, 'POST', `/api/admin/complaints/${open.id}/decide`, { token: second, body })
      expect(judged.status).toBe(200)
    },
  ],
])('a late verdict leaves a home withheld that its company has withheld since: %s', async (_what, releaseFirst) => {
  const id = await report('anna@example.org')
  expect((await decide(id, WITHHELD)).status).toBe(200)
  await complain(await lastTo(COMPANY))
  await releaseFirst(id)
  expect(await status()).toBe('active')
  const released = (await releases()).length
  expect((await setState({ state: 'withheld', reason: 'Fotos folgen' }, agent.token)).status).toBe(200)
  // A decision that was changed before is the admin's who changed it.
  expect((await judge(id, {}, (await read(id)).decision === 'changed' ? first : second)).status).toBe(200)
  expect(await status()).toBe('unlisted')
  expect((await releases()).length).toBe(released)
  expect((await release(agent.token)).status).toBe(200)
})

test('each side may complain once about each decision, and about a later one again', async () => {
  const again = async (mail: string) => {
    const body = { token: tokenIn(mail), message: 'Das stimmt so nicht.' }
    return (await call(server, 'POST', '/api/complaints', { body })).body.code
  }
  const id = await report('anna@example.org')
  expect((await decide(id, UNFOUNDED)).status).toBe(200)
  const unfounded = await lastTo('anna@example.org')
  await complain(unfounded)
  expect(await again(unfounded)).toBe('notice.complained')
  expect((await judge(id, { ...WITHHELD, reason: undefined })).status).toBe(200)
  // Their complaint was right: the new decision is another one.
  const outcome = await lastTo('anna@example.org')
  expect(outcome).toContain('Die Beschwerde ist berechtigt.')
  await complain(outcome)
  expect(await again(outcome)).toBe('notice.complained')
  expect((await judge(id, { outcome: 'rejected' }, first)).status).toBe(200)
  expect(await lastTo('anna@example.org')).not.toContain('/beschwerde')
  expect(await again(outcome)).toBe('notice.complained')

  const statement = await lastTo(COMPANY)
  await complain(statement)
  expect((await judge(id, {}, first)).status).toBe(200)
  // The listing is released: its company has nothing to complain about.
  expect(await again(statement)).toBe('notice.link')
  await complain(await lastTo('anna@example.org'))
  expect((await judge(id, { ...WITHHELD, reason: undefined })).status).toBe(200)
  const later = await lastTo(COMPANY)
  expect(later).toContain('Seit ')
  await complain(later)
  expect(await again(later)).toBe('notice.complained')
  const { complaints } = await read(id)
  expect(complaints.map(({ party }: { party: string }) => party)).toEqual([
    ...['notifier', 'notifier', 'advertiser', 'notifier', 'advertiser'],
  ])
})

test('a statement of reasons is mailed to the accounts of a company without an address of its own', async () => {
  const { db } = server.ctx
  await db.updateTable('company').set({ email: null }).execute()
  const id = await report('anna@example.org')
  expect((await read(id)).statement).toBeNull()
  expect((await decide(id, WITHHELD)).status).toBe(200)
  expect(await lastTo(agent.email)).toContain(WITHHELD.reason)
  expect((await read(id)).statement).toMatchObject([{ recipient: agent.email }])
  await complain(await lastTo(agent.email))
  expect((await judge(id)).status).toBe(200)
  expect(await lastTo(agent.email)).toContain('Die Beschwerde ist berechtigt.')
})

test('the record of a notice says when nobody could be told the reasons', async () => {
  const { db } = server.ctx
  await db.updateTable('company').set({ email: null }).execute()
  await db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', agent.id).execute()
  const id = await report('anna@example.org')
  expect((await decide(id, WITHHELD)).status).toBe(200)
  expect((await read(id)).statement).toEqual([])
  await db.updateTable('account').set({ disabled_at: null }).where('id', '=', agent.id).execute()
})

test('the flag of a home follows its release', async () => {
  const { db } = server.ctx
  const flags = () => db.selectFrom('listing_flag').select(['rule', 'state']).execute()
  const look = async () => {
    await db.insertInto('flag_note').values({ property_id: home }).execute()
    await checkNoted(server.ctx)
    return flags()
  }
  await db.updateTable('property').set({ objektbeschreibung: 'Zahlen Sie per Western Union.' }).execute()
  expect(await look()).toEqual([{ rule: 'advance', state: 'open' }])
  const { reason, ground, clause } = WITHHELD
  const flag = await db.selectFrom('listing_flag').select('id').executeTakeFirstOrThrow()
  const withhold = `/api/admin/flags/${flag.id}/withhold`
  expect((await call(server, 'POST', withhold, { token: first, body: { reason, ground, clause } })).status).toBe(200)
  expect(await flags()).toEqual([{ rule: 'advance', state: 'withheld' }])
  expect((await call(server, 'DELETE', `/api/admin/properties/${home}/state`, { token: first })).status).toBe(200)
  expect(await flags()).toEqual([{ rule: 'advance', state: 'dismissed' }])
  expect(await look()).toEqual([{ rule: 'advance', state: 'dismissed' }])
})

test('so does that of a home whose company is right', async () => {
  const { db } = server.ctx
  const row = { property_id: home, rule: 'price', details: '{}', fingerprint: '1', created_at: new Date() } as const
  const flag = await db.insertInto('listing_flag').values(row).returning('id').executeTakeFirstOrThrow()
  const { reason, ground, clause } = WITHHELD
  const body = { reason, ground, clause }
  expect((await call(server, 'POST', `/api/admin/flags/${flag.id}/withhold`, { token: first, body })).status).toBe(200)
  await complain(await lastTo(COMPANY))
  const { body: list } = await call(server, 'GET', '/api/admin/notices', { token: first })
  expect((await judge(list.data[0].id)).status).toBe(200)
  expect(await db.selectFrom('listing_flag').select('state').execute()).toEqual([{ state: 'dismissed' }])
  expect(await status()).toBe('active')
})
