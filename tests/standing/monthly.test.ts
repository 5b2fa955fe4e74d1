import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { readPdf as pdfOf } from '../../src/server/exposes/service.ts'
import { computeStandings } from '../../src/server/standing/compute.ts'
import { figuresMail } from '../../src/server/standing/mails.ts'
import { mailFigures } from '../../src/server/standing/monthly.ts'
import { describeReport } from '../../src/server/standing/report.ts'
import { findCompany } from '../../src/server/standing/repository.ts'
import { summaryOf } from '../../src/server/standing/service.ts'
import { ask, hasProgram, type Read, readPdf } from '../exposes/reader.ts'
import { call } from '../support/call.ts'
import { importHomes, type Sender } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const FIRST = new Date('2027-04-01T06:00:00Z')

let server: TestServer
let company: number
let reader: { id: number; email: string; token: string }
let now = FIRST

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => now
  const home = { vermarktungsart: 'KAUF' as const, wohnflaeche: 80, zimmer: 3 }
  await importHomes(
    server.ctx,
    [
      { ...home, nr: 'A1', titel: 'Altbau am Park', kaufpreis: 300_000 },
      { ...home, nr: 'A2', titel: 'Haus am Inn', plz: '6020', ort: 'Innsbruck', kaufpreis: 310_000 },
    ],
    'TEIL',
    OURS,
  )
  const others = Array.from({ length: 8 }, (_, at) => ({ ...home, nr: `B${at}`, kaufpreis: 200_000 + at * 5000 }))
  await importHomes(server.ctx, others, 'TEIL', THEIRS)
  await server.ctx.db
    .updateTable('property')
    .set({ published_at: new Date('2027-02-01T10:00:00Z') })
    .execute()
  const row = await server.ctx.db
    .selectFrom('company')
    .select('id')
    .where('firma', '=', OURS.firma)
    .executeTakeFirstOrThrow()
  company = row.id
  reader = await staffSession(server, 'agent', company)
  await computeStandings(server.ctx)
})
afterAll(() => server.close())
beforeEach(async () => {
  now = FIRST
  await server.ctx.db.deleteFrom('delivery').execute()
  await server.ctx.db.updateTable('company').set({ figures_sent_for: null, monthly_figures: true }).execute()
  await server.ctx.db.updateTable('account').set({ notifications: '{}', language: 'de' }).execute()
})

const mails = () => mailsIn(server.ctx.db)
const accounts = () => server.ctx.db.updateTable('account')
const report = async (language: Language) => {
  const headers = { Authorization: `Bearer ${reader.token}` }
  const response = await fetch(`${server.address}/api/admin/companies/${company}/standing.pdf?language=${language}`, {
    headers,
  })
  return { response, pdf: new Uint8Array(await response.arrayBuffer()) }
}

describe('the monthly mail', () => {
  test('has the sums, the report as a stored PDF, and a way to end it', async () => {
    expect(await mailFigures(server.ctx)).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: reader.email, subject: 'Monatsbericht zu Ihren Immobilien, 1. April 2027' })
    expect(mail?.dedupe_key).toBe(`standing:${company}:2027-04:${reader.id}`)
    expect(mail?.text).toContain('Aufrufe: 0 (davor: 0)')
    expect(mail?.text).toContain('/dashboard')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [file] = mail?.attachments ?? []
    const key = file && 'storageKey' in file ? file.storageKey : ''
    const stored = await server.ctx.storage.get(key)
    expect((await readPdf(stored as Uint8Array)).texts.join('\n')).toContain('Altbau am Park')
  })

  test('and its report say how many of how many homes they have, where they leave some out', async () => {
    const row = await findCompany(server.ctx.db, company)
    const summary = await summaryOf(server.ctx, row as NonNullable<typeof row>)
    const whole = await describeReport(server.ctx, summary, 'de')
    expect(whole.document.report).toMatchObject({ shown: null })
    expect(whole.document.report.rows).toHaveLength(2)
    const cut = await describeReport(server.ctx, summary, 'de', { homes: 1, helped: 1, advices: 1 })
    const told = [
      'Der Bericht zeigt 1 von 2 Immobilien: jene, die am weitesten hinter vergleichbaren liegen. Alle stehen im Portal.',
      'Hinweise im Bericht: zu 1 von 2 Immobilien, höchstens 1 je Immobilie. Alle stehen im Portal.',
    ]
    expect([cut.document.report.shown, cut.document.report.helped]).toEqual(told)
    const { language } = { language: 'de' } as const
    const mail = figuresMail(
      server.ctx.config,
      { ...reader, language },
      { month: '2027-04', day: '2027-04-01', summary, report: cut, leaving: 'https://klinke.example' },
    )
    const texts = mail.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    expect(texts).toEqual([
      'So kamen die Immobilien von Unsere Immobilien in den letzten 28 Tagen an. Der Bericht liegt als PDF bei.',
      ...told,
    ])
    const pdf = await pdfOf(server.ctx, cut, 'standing')
    const printed = (await readPdf(pdf)).texts.join(' ').replace(/\s+/g, ' ')
    for (const sentence of told) expect(printed).toContain(sentence)
  })

  test('is sent once a month, however often the job runs, and again in the next month', async () => {
    await mailFigures(server.ctx)
    await mailFigures(server.ctx)
    now = new Date('2027-04-03T06:00:00Z')
    expect(await mailFigures(server.ctx)).toBe(0)
    expect(await mails()).toHaveLength(1)
    now = new Date('2027-05-01T06:00:00Z')
    expect(await mailFigures(server.ctx)).toBe(1)
  })

  test('is not sent twice by two processes at once', async () => {
    await Promise.all([mailFigures(server.ctx), mailFigures(server.ctx)])
    expect(await mails()).toHaveLength(1)
  })

  test('comes late after a failure on the first, but not in the middle of a month', async () => {
    now = new Date('2027-04-06T06:00:00Z')
    expect(await mailFigures(server.ctx)).toBe(0)
    now = new Date('2027-04-05T06:00:00Z')
    expect(await mailFigures(server.ctx)).toBe(1)
  })

  test('goes to people of the company with a confirmed account that is not disabled, and to no others', async () => {
    const away = await staffSession(server, 'agent', company)
    const pending = await staffSession(server, 'agent', company)
    await staffSession(server, 'admin')
    await accounts().set({ disabled_at: now }).where('id', '=', away.id).execute()
    await accounts().set({ email_confirmed_at: null }).where('id', '=', pending.id).execute()
    await mailFigures(server.ctx)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([reader.email])
    await server.ctx.db.deleteFrom('account').where('id', 'in', [away.id, pending.id]).execute()
  })

  test('stops for a company that switches it off, which the audit records', async () => {
    const headers = { Authorization: `Bearer ${reader.token}` }
    const path = `/api/admin/companies/${company}`
    const { data } = (await call(server, 'GET', path, undefined, headers)).body as unknown as {
      data: { version: string; monthly_figures: boolean }
    }
    expect(data.monthly_figures).toBe(true)
    const change = { version: data.version, monthly_figures: false }
    expect((await call(server, 'PATCH', path, change, headers)).status).toBe(200)
    expect(await mailFigures(server.ctx)).toBe(0)
    const act = await server.ctx.db
      .selectFrom('audit')
      .select('changes')
      .where('act', '=', 'companies.change')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(act.changes)).toContain('monthly_figures')
  })

  test('stops for an account that switches it off in its settings', async () => {
    const headers = { Authorization: `Bearer ${reader.token}` }
    const body = { notifications: { figures_email: false } }
    expect((await call(server, 'PATCH', '/api/auth/profile', body, headers)).status).toBe(200)
    expect(await mailFigures(server.ctx)).toBe(0)
  })

  test('stops with one click of a mail program, and for nobody with a made-up token', async () => {
    await mailFigures(server.ctx)
    const url = (await mails())[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
    const leave = (query: string) => call(server, 'POST', `/api/standings/unsubscribe${query}`)
    const wanted = async () =>
      (await server.ctx.db.selectFrom('account').select('notifications').where('id', '=', reader.id).executeTakeFirst())
        ?.notifications
    expect((await leave(`?konto=${reader.id}&token=${'A'.repeat(43)}`)).status).toBe(200)
    expect(await wanted()).toEqual({})
    expect((await leave(`?konto=${reader.id}&token=short`)).status).toBe(400)
    expect((await leave('')).status).toBe(400)
    expect((await leave(new URL(url).search)).status).toBe(200)
    expect(await wanted()).toEqual({ figures_email: false })
    expect((await leave(new URL(url).search)).status).toBe(200)
  })
})

/** PDF/UA 7.4.2: headings begin with the first level and skip none. */
function levelsAreConsecutive({ roles }: Read): boolean {
  const levels = roles.flatMap((role) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []))
  return levels.length > 0 && levels.every((level, at) => (at === 0 ? level === 1 : level <= (levels[at - 1] ?? 0) + 1))
}

describe.each([
  ['de', 'So kommen Ihre Immobilien an', /^de/],
  ['sa', 'أداء عقاراتك', /^ar/],
  ['jp', '物件の反響', /^ja/],
] as const)('the report in %s', (language, title, tag) => {
  test('is PDF/UA-1 to a second reader, with the table of homes', async () => {
    const { response, pdf } = await report(language)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="klinke-.*\.pdf"$/)
    const read = await readPdf(pdf)
    expect(read.language).toMatch(tag)
    expect([read.title, read.author]).toEqual([title, OURS.firma])
    expect(read.metadata).toMatch(/pdfuaid:part>1</)
    expect(read.marked).toBe(true)
    expect(read.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'LI']))
    expect(levelsAreConsecutive(read)).toBe(true)
    // Japanese sets a full stop and the bracket after it closer than their boxes.
    expect(read.collisions.filter((pair) => !/。 \| 「/.test(pair))).toEqual([])
    expect(read.texts.join('\n')).not.toMatch(/undefined|null|none|\{\{|standing\./)
  })
})

test.skipIf(!hasProgram('pdftotext'))('pdftotext reads the same words (Debian package poppler-utils)', async () => {
  const { pdf } = await report('de')
  const told = (await ask('pdftotext', ['-layout', 'FILE', '-'], pdf)).replace(/\s+/g, ' ')
  expect(told).toContain('Altbau am Park')
  expect(told).toContain('Was helfen würde')
  expect(told).toMatch(/Fehlt oder ist unvollständig: Grundriss/)
})
