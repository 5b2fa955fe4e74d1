import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DateTime } from 'luxon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listingData } from '../../src/components/detail/structured-data.ts'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { listTimes } from '../../src/server/appointments/service.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { sendIssue } from '../../src/server/newsletter/service.ts'
import { previewUrl } from '../../src/server/previews/address.ts'
import { describeProject, describeProperty } from '../../src/server/previews/describe.ts'
import { getProject } from '../../src/server/projects/service.ts'
import { getProperty } from '../../src/server/properties/service.ts'
import { signUpConfirmed } from '../auth/support.ts'
import { call } from '../support/call.ts'
import { caughtUp } from '../support/caught-up.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { intruders } from '../support/markup.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { feedOfStrangers, HARMLESS, HOSTILE, knownPaths, MARK } from '../support/strangers.ts'

/**
 * Every text that the reader knows is hostile, and passes through the real importer. tests/e2e/strangers.spec.ts shows
 * what pages do with it.
 */
let server: TestServer
let mailbox: Mailbox
let homes: number[]
let projects: number[]
/** The last value is harmless. */
const VALUES = [...HOSTILE, HARMLESS]

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ RATE_LIMITS: '0', SMTP_URL: mailbox.url })
  const file = path.join(server.ctx.config.DATA_DIR, 'strangers.xml')
  writeFileSync(file, await feedOfStrangers(VALUES))
  // An agent and an alert react to the new homes.
  await call(server, 'POST', '/api/search-agents', {
    name: HOSTILE[7],
    email: 'anna@example.org',
    criteria: 'vermarktungsart=MIETE',
    frequency: 'instant',
    privacy: true,
  })
  const { confirm_token } = await server.ctx.db
    .selectFrom('search_agent')
    .select('confirm_token')
    .executeTakeFirstOrThrow()
  await call(server, 'POST', '/api/search-agents/confirm', { token: confirm_token })
  await importFeed(server.ctx, file, { source: HOSTILE[0] as string })
  homes = (await server.ctx.db.selectFrom('property').select('id').orderBy('id').execute()).map(({ id }) => id)
  projects = (await server.ctx.db.selectFrom('project').select('id').orderBy('id').execute()).map(({ id }) => id)
  await caughtUp(server.ctx)
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

test('the fields are those of the reader, and each value brought a home and a project', async () => {
  const [object = [], company = [], project = []] = knownPaths()
  expect([object.length > 300, company.length > 20, project.length > 50]).toEqual([true, true, true])
  for (const one of ['kontaktperson/tel_durchw', 'freitexte', 'verwaltung_techn/objektnr_extern', 'geo/[ausrichtung]'])
    expect(object).toContain(one)
  expect(homes).toHaveLength(VALUES.length)
  expect(projects.length).toBeGreaterThanOrEqual(VALUES.length)
  const { objekttitel, firma, name } = await server.ctx.db
    .selectFrom('property as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .innerJoin('agent as a', 'a.id', 'p.agent_id')
    .select(['p.objekttitel', 'c.firma', 'a.name'])
    .where('p.id', '=', homes[7] as number)
    .executeTakeFirstOrThrow()
  for (const text of [objekttitel, firma, name]) expect(text).toContain(`<svg onload=${MARK}()`)
})

test('no number, mail or web address of a stranger is handed out', async () => {
  for (const id of homes) {
    const { agent, company_detail, links } = await getProperty(server.ctx, id, 'de')
    expect([agent?.telefon, agent?.mobil, company_detail.telefon, company_detail.website]).toEqual([
      null,
      null,
      null,
      null,
    ])
    // A valid address stays, whatever its target; the link with a user name and password is left out.
    for (const { url } of links) expect(url).toMatch(/^https:\/\/(links|evil)\.example\/[^\s<>"]*$/)
    expect(links.length).toBeGreaterThan(0)
  }
})

test('values that an older version stored are not returned either', async () => {
  const id = homes.at(-1) as number
  const { company_id, agent_id } = await server.ctx.db
    .selectFrom('property')
    .select(['company_id', 'agent_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const bad = {
    telefon: '+43 1 2</noscript><meta http-equiv=refresh content="0;url=//evil.example">',
    email: 'a@b\r\nBcc: x@y.at',
  }
  await server.ctx.db
    .updateTable('company')
    .set({ ...bad, website: 'javascript:x' })
    .where('id', '=', company_id)
    .execute()
  await server.ctx.db
    .updateTable('agent')
    .set({ ...bad, mobil: '"><svg>' })
    .where('id', '=', agent_id as number)
    .execute()
  const { body } = await call(server, 'GET', `/api/properties/${id}`)
  expect(body.data).toMatchObject({
    agent: { telefon: null, mobil: null },
    company_detail: { telefon: null, website: null },
  })
  await call(server, 'POST', '/api/inquiries', { ...visitor(), property_id: id })
  const mail = (await mailsIn(server.ctx.db)).find(({ subject }) => subject.includes('Anfrage'))
  expect(mail?.recipient).toBe(server.ctx.config.CONTACT_EMAIL)
})

const visitor = (words: string = HOSTILE[0] as string) => ({
  name: words.replace(/\s+/g, ' ').slice(0, 120),
  email: 'mia@example.org',
  message: `${words} und noch etwas`,
  privacy: true,
})

describe('mails', () => {
  /** Sends all waiting mails, as the job does, and takes them from the mailbox. */
  async function delivered() {
    const waiting = await server.ctx.db
      .selectFrom('delivery')
      .where('channel', '=', 'mail')
      .select('id')
      .where('status', '=', 'queued')
      .execute()
    for (const { id } of waiting) await deliver(server.ctx, CHANNELS.mail, id)
    if (waiting.length) await mailbox.waitFor(mailbox.mails.length)
    const left = await server.ctx.db
      .selectFrom('delivery')
      .where('channel', '=', 'mail')
      .select(['dedupe_key', 'last_error', 'recipient'])
      .where('status', '<>', 'sent')
      .execute()
    expect(left).toEqual([])
    return mailbox.mails
  }

  test('of every kind, about every home, contain only their template’s markup', async () => {
    await call(server, 'POST', '/api/newsletter', {
      email: 'news@example.org',
      name: 'Klick t.me/x',
      frequency: 'weekly',
    })
    const { token } = await server.ctx.db
      .selectFrom('newsletter_subscription')
      .select('token')
      .executeTakeFirstOrThrow()
    await call(server, 'POST', '/api/newsletter/confirm', { token })
    const account = await signUpConfirmed(server, 'owner@example.org')
    const bearer = { Authorization: `Bearer ${account.token}` }
    await matchEvents(server.ctx)
    for (const [at, id] of homes.entries()) {
      const words = VALUES[at] as string
      const about = { ...visitor(words), property_id: id }
      const [starts_at] = await listTimes(server.ctx, { property_id: id, day: nextMonday(), duration: 15 })
      const booking = { ...about, type: 'viewing', duration: 15, starts_at: starts_at?.toISOString() }
      const alert = { property_id: id, target_price: 1000, notes: words }
      for (const [route, body] of [
        ['/api/inquiries?lang=sa', about],
        ['/api/appointments', booking],
        ['/api/reports', { ...about, reason: 'fraud', good_faith: true }],
        ['/api/price-alerts', alert],
      ] as const) {
        const answer = await call(server, 'POST', route, body, bearer)
        expect([answer.status, answer.body.message], route).toEqual([200, expect.anything()])
      }
    }
    server.ctx.clock = () => new Date(Date.now() + 8 * 86_400_000)
    await sendIssue(server.ctx, 'weekly')
    const mails = await delivered()
    server.ctx.clock = () => new Date()
    const kinds = await server.ctx.db
      .selectFrom('delivery')
      .where('channel', '=', 'mail')
      .select('dedupe_key')
      .execute()
    for (const kind of ['inquiry', 'appointment', 'report', 'newsletter', 'agent', 'account'])
      expect(
        kinds.some(({ dedupe_key }) => dedupe_key.startsWith(`${kind}:`)),
        kind,
      ).toBe(true)
    expect(mails.length).toBeGreaterThan(5 * homes.length)
    let shown = 0
    for (const mail of mails) {
      const html = mail.html || ''
      if (html.includes(MARK)) shown++
      expect(intruders(html, true), mail.subject).toEqual([])
      expect(intruders(html, false), mail.subject).toEqual([])
      const names = [...mail.headers.keys()].filter((name) => !HEADERS.has(name))
      expect(names, mail.subject).toEqual([])
      expect(mail.bcc ?? mail.cc, mail.subject).toBeUndefined()
      expect([mail.to].flat().flatMap((to) => to?.value ?? [])).toHaveLength(1)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
    expect(shown).toBeGreaterThan(3 * homes.length)
  })

  /** All headers of our mails. */
  const HEADERS = new Set(
    'from to subject date message-id mime-version content-type content-transfer-encoding reply-to auto-submitted list-unsubscribe list-unsubscribe-post list'.split(
      ' ',
    ),
  )
  const nextMonday = () => {
    const day = DateTime.now().plus({ days: 14 })
    return day.plus({ days: (8 - day.weekday) % 7 }).toISODate() as string
  }
})

describe('answers', () => {
  const read = (address: string) => fetch(server.address + address, { redirect: 'manual' })

  test('have headers of ours alone, and are never taken for a page', async () => {
    const addresses = [
      ...homes.flatMap((id) => [
        `/api/properties/${id}`,
        `/api/properties/${id}?lang=sa`,
        `/api/properties/${id}/similar`,
      ]),
      ...projects.map((id) => `/api/projects/${id}`),
      '/api/properties?pro_seite=96',
      '/api/projects',
      '/api/properties/map?bbox=9,46,17,49&zoom=18',
      ...HOSTILE.map((value) => `/api/places?q=${encodeURIComponent(value)}`),
      ...HOSTILE.map((value) => `/api/properties?q=${encodeURIComponent(value)}`),
      ...HOSTILE.map((value) => `/api/${encodeURIComponent(value)}`),
    ]
    for (const address of addresses) {
      const answer = await read(address)
      const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n')
      expect(headers, address).not.toMatch(new RegExp(`${MARK}|evil`, 'i'))
      expect(answer.headers.get('content-type'), address).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      JSON.parse(await answer.text())
    }
  })

  test('documents are shown under a name of ours, pictures of previews are drawn from outlines', async () => {
    for (const id of homes) {
      const home = await getProperty(server.ctx, id, 'de')
      const preview = await read(previewUrl('property', id, 'de', describeProperty(home, 'de')))
      expect([preview.status, preview.headers.get('content-type')], home.objekttitel).toEqual([200, 'image/jpeg'])
      for (const { url } of [...home.dokumente, ...home.images]) {
        expect(url).toMatch(/^\/media\/[0-9a-f]{64}\/(\d+\.webp|dokument\.pdf)$/)
        const { headers } = await read(url)
        expect(headers.get('content-disposition') ?? '').not.toContain(MARK)
      }
    }
    for (const id of projects.slice(0, 3)) {
      const project = await getProject(server.ctx, id, 'de')
      const preview = await read(previewUrl('project', id, 'de', describeProject(project, 'de')))
      expect(preview.status).toBe(200)
    }
  })

  test('data for machines contains only our own addresses', async () => {
    const site = 'https://klinke.example'
    for (const id of homes) {
      const home = await getProperty(server.ctx, id, 'de')
      const text = JSON.stringify(listingData(home, site, `/immobilien/${id}/${home.title_slug}`))
      const { url, image, offers } = JSON.parse(text)
      for (const address of [url, offers.url, ...image])
        expect(address).toMatch(/^https:\/\/klinke\.example\/[\w/.-]+$/)
      expect(home.title_slug).toMatch(/^[\p{Ll}\p{Lo}\p{M}\d-]+$/u)
      expect(encodeURIComponent(home.external_id)).toBe(home.external_id)
    }
  })
})

test('nothing of it ends a line of the log', () => {
  for (const line of server.complaints) {
    JSON.parse(line)
    expect(line.trimEnd()).not.toContain('\n')
  }
})
