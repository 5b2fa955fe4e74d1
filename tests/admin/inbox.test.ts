import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '../../src/server/auth/sessions/sessions.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { cleanFiles } from '../../src/server/inquiries/files.ts'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

const HOUR_MS = 3_600_000
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let server: TestServer
let mailbox: Mailbox
let company: number
let home: number
let agent: { id: number; token: string }
let stranger: { id: number; token: string }
let admin: { id: number; token: string }

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ RATE_LIMITS: '0', SMTP_URL: mailbox.url, CONTACT_EMAIL: 'office@portal.example' })
  await importHomes(server.ctx, [{ nr: 'A1', titel: 'Altbau am Lendplatz', gesamtbelastung: 1100 }])
  const row = await server.ctx.db.selectFrom('property').select(['id', 'company_id']).executeTakeFirstOrThrow()
  ;[home, company] = [row.id, row.company_id]
  agent = await staffSession(server, 'agent', company)
  stranger = await staffSession(server, 'agent', await someCompany(server, 'Fremd Immobilien'))
  admin = await staffSession(server, 'admin')
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  for (const table of ['delivery', 'inquiry', 'appointment', 'answer_template'] as const) {
    await server.ctx.db.deleteFrom(table).execute()
  }
  mailbox.mails.length = 0
})

const as = (who: { token: string }, method: string, path: string, body?: unknown) =>
  call(server, method, `/api/admin${path}`, { token: who.token, body })
/** Sends an inquiry as a visitor does. @returns its id */
async function ask({ email = 'anna@example.org', message = 'Ist die Wohnung ab März frei?', about = true } = {}) {
  const body = { name: 'Anna Huber', email, message, privacy: true, ...(about && { property_id: home }) }
  expect((await call(server, 'POST', '/api/inquiries', { body })).status).toBe(200)
  const row = await server.ctx.db.selectFrom('inquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.id
}
/** Answers an inquiry as an agent who reads it just now. */
const reply = async (id: number, body: object) =>
  as(agent, 'POST', `/inquiries/${id}/answers`, { version: (await detail(id)).version, ...body })
const detail = async (id: number) => (await as(agent, 'GET', `/inquiries/${id}`)).body.data
const upload = async (name: string, content: Buffer, who = agent) => {
  const response = await fetch(`${server.address}/api/admin/answer-files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${who.token}`,
      'Content-Type': 'application/octet-stream',
    },
    body: new Uint8Array(content),
  })
  return { status: response.status, body: (await response.json()) as { code?: string; data: { id: number } } }
}
const answer = { subject: 'Ihre Anfrage', text: 'Guten Tag {name}, {objekttitel} ist frei: {link}' }
/** Sends the mail of the newest answer over SMTP, as its job does. */
async function sendNewest() {
  const rows = await server.ctx.db.selectFrom('delivery').select(['id', 'dedupe_key']).orderBy('id').execute()
  const { id } = rows.findLast(({ dedupe_key }) => dedupe_key.startsWith('answer:')) ?? { id: 0 }
  await deliver(server.ctx, CHANNELS.mail, id)
}
const acts = async () =>
  (await server.ctx.db.selectFrom('audit').selectAll().orderBy('id').execute()).map(({ act, changes }) => [
    act,
    changes,
  ])

test('a CSV file asks for whole messages, the list has their beginnings', async () => {
  const message = `${'Ist die Wohnung frei? '.repeat(30)}Ende`
  await ask({ message })
  const [row] = (await as(agent, 'GET', '/inquiries?pro_seite=25')).body.data
  expect(row.excerpt).toHaveLength(200)
  expect(row).not.toHaveProperty('message')
  const [whole] = (await as(agent, 'GET', '/inquiries?pro_seite=1000&whole=1')).body.data
  expect(whole.message).toBe(message)
  expect((await as(agent, 'GET', '/inquiries?whole=yes')).status).toBe(400)
})

test('the inbox has the inquiries of the company, newest first, and for admins those of the portal too', async () => {
  const [first, second] = [await ask(), await ask({ email: 'ben@example.org' })]
  const portal = await ask({ about: false })
  const [told] = await mailsIn(server.ctx.db)
  expect(told?.text).toContain(`/admin/anfragen?id=${first}`)
  const { status, body } = await as(agent, 'GET', '/inquiries')
  expect(status).toBe(200)
  expect(body.data.map((row: { id: number }) => row.id)).toEqual([second, first])
  expect(body.data[1]).toMatchObject({
    status: 'new',
    name: 'Anna Huber',
    excerpt: 'Ist die Wohnung ab März frei?',
    property: { id: home, objekttitel: 'Altbau am Lendplatz' },
    company: { id: company },
    owner: null,
    feedback: 'none',
  })
  expect((await as(admin, 'GET', '/inquiries')).body.data.map((row: { id: number }) => row.id)).toContain(portal)
  expect((await as(admin, 'GET', '/inquiries?company=portal')).body.data).toMatchObject([{ id: portal, company: null }])
  expect((await as(stranger, 'GET', '/inquiries')).body).toMatchObject({ data: [], total: 0 })
  // An agent's filter by another company stays within their own.
  expect((await as(stranger, 'GET', `/inquiries?company=${company}`)).body.data).toEqual([])
})

test('it is filtered by text, status, owner and day', async () => {
  const id = await ask({ message: 'Gibt es einen Stellplatz?' })
  await ask({ email: 'ben@example.org' })
  const { version } = await detail(id)
  await as(agent, 'PATCH', `/inquiries/${id}`, { version, status: 'open', owner_id: agent.id })
  const found = async (query: string) =>
    (await as(agent, 'GET', `/inquiries?${query}`)).body.data.map((row: { id: number }) => row.id)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(new Date())
  for (const query of ['q=stellplatz', 'status=open', 'status=open,done', 'owner=me', `owner=${agent.id}`]) {
    expect(await found(query), query).toEqual([id])
  }
  expect(await found('owner=none')).toHaveLength(1)
  expect(await found('status=open,new')).toHaveLength(2)
  expect(await found(`from=${day}&to=${day}`)).toHaveLength(2)
  expect(await found('to=2020-01-01')).toEqual([])
  // Half past midnight in Vienna, which is the day before in UTC.
  await server.ctx.db.updateTable('inquiry').set({ created_at: '2026-07-01T22:30:00Z' }).where('id', '=', id).execute()
  expect(await found('from=2026-07-02&to=2026-07-02')).toEqual([id])
  expect(await found('from=2026-07-01&to=2026-07-01')).toEqual([])
  // No wildcard of the database.
  expect(await found('q=%25')).toEqual([])
  const wrong = await as(agent, 'GET', '/inquiries?status=lost&from=gestern&sort=message')
  expect(wrong.status).toBe(400)
  expect(Object.keys(refusedFields(wrong)).sort()).toEqual(['from', 'sort', 'status'])
  const half = await as(agent, 'GET', '/inquiries?status=open,lost')
  expect(half.body.fields).toMatchObject([{ field: 'status', message: '„lost“ ist hier kein gültiger Wert.' }])
})

test('status and owner are changed, recorded, and a second person is told that the record has changed', async () => {
  const id = await ask()
  const { version, people } = await detail(id)
  expect(people).toMatchObject([{ id: agent.id }])
  const changed = await as(agent, 'PATCH', `/inquiries/${id}`, { version, status: 'open', owner_id: agent.id })
  expect(changed.status).toBe(200)
  expect(await detail(id)).toMatchObject({ status: 'open', owner: { id: agent.id }, version: changed.body.version })
  const late = await as(admin, 'PATCH', `/inquiries/${id}`, { version, status: 'done' })
  expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  expect((await detail(id)).status).toBe('open')
  expect((await acts()).at(-1)).toEqual(['inbox.change', { status: ['new', 'open'], owner_id: [null, agent.id] }])
})

test('only a person with an account of the company can own an inquiry', async () => {
  const id = await ask()
  const { version } = await detail(id)
  for (const owner_id of [stranger.id, admin.id, 999_999]) {
    const refused = await as(agent, 'PATCH', `/inquiries/${id}`, { version, owner_id })
    expect([refused.status, refusedFields(refused)]).toEqual([400, { owner_id: 'invalid' }])
  }
  const wrong = await as(agent, 'PATCH', `/inquiries/${id}`, { status: 'lost', owner_id: 'me' })
  expect(Object.keys(refusedFields(wrong)).sort()).toEqual(['owner_id', 'status', 'version'])
})

test('notes are for colleagues: they are shown in the inbox, and never reach the visitor', async () => {
  const id = await ask()
  expect((await as(agent, 'POST', `/inquiries/${id}/notes`, { text: 'Wirkt sehr nett' })).status).toBe(200)
  expect((await detail(id)).notes).toMatchObject([{ text: 'Wirkt sehr nett', author: expect.any(String) }])
  expect(JSON.stringify(await mailsIn(server.ctx.db))).not.toContain('Wirkt sehr nett')
  expect(JSON.stringify(await acts())).not.toContain('Wirkt sehr nett')
  expect(refusedFields(await as(agent, 'POST', `/inquiries/${id}/notes`, { text: ' ' }))).toEqual({ text: 'missing' })
})

test('an answer is mailed with its fields filled in; a reply goes to the mailbox of the agency', async () => {
  const id = await ask()
  expect((await reply(id, answer)).status).toBe(200)
  await sendNewest()
  const mail = await mailbox.waitFor(1)
  expect(mail.text).toContain('Guten Tag Anna Huber, Altbau am Lendplatz ist frei: http')
  expect([mail.subject, mail.replyTo?.text]).toEqual(['Ihre Anfrage', 'huber@example.at'])
  const read = await detail(id)
  expect(read).toMatchObject({
    status: 'waiting',
    owner: { id: agent.id },
    answered_at: expect.any(String),
    reply_to: 'huber@example.at',
    answers: [{ subject: 'Ihre Anfrage', mail: 'sent', files: [] }],
  })
  expect(read.answers[0].text).toContain('Guten Tag Anna Huber')
})

test('an answer about a project names it and links it', async () => {
  await importHomes(server.ctx, [{ nr: 'P1', projekt: 'Lindenhof', titel: 'Top 1', gesamtbelastung: 900 }])
  const project = await server.ctx.db.selectFrom('project').select(['id', 'titel']).executeTakeFirstOrThrow()
  const message = 'Wann wird das Haus fertig?'
  const body = { name: 'Anna Huber', email: 'anna@example.org', message, privacy: true, project_id: project.id }
  expect((await call(server, 'POST', '/api/inquiries', { body })).status).toBe(200)
  const { id } = await server.ctx.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
  const text = 'Zu {objekttitel}: im Herbst. {link}'
  expect((await reply(id, { subject: 'Zu {objekttitel}', text })).status).toBe(200)
  const mail = (await mailsIn(server.ctx.db)).at(-1)
  expect(mail).toMatchObject({ recipient: 'anna@example.org', subject: `Zu ${project.titel}` })
  expect(mail?.text).toMatch(new RegExp(`Zu ${project.titel}: im Herbst. \\S+/projekte/${project.id}\n`))
  expect(mail?.text).toContain(`${project.titel}:\n`)
})

test('of two colleagues who answer, the second is told: the visitor gets one mail', async () => {
  const id = await ask()
  const { version } = await detail(id)
  const send = (text: string) => as(agent, 'POST', `/inquiries/${id}/answers`, { ...answer, text, version })
  expect((await send('Ja, sie ist frei.')).status).toBe(200)
  const late = await send('Nein, leider nicht mehr.')
  expect([late.status, late.body.code]).toEqual([409, 'record.changed'])
  expect((await detail(id)).answers).toMatchObject([{ text: 'Ja, sie ist frei.' }])
  // A note of a colleague is no reason to refuse.
  await as(agent, 'POST', `/inquiries/${id}/notes`, { text: 'Ruft morgen an' })
  expect((await reply(id, { ...answer, text: 'Sie können gerne kommen.' })).status).toBe(200)
})

test('the visitor reads the answer in their account', async () => {
  const id = await ask()
  const now = new Date()
  const account = { email: 'anna@example.org', name: 'Anna', email_confirmed_at: now, created_at: now }
  const user = await server.ctx.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
  const token = await openSession(server.ctx, user.id, 'visitor')
  await reply(id, { ...answer, text: 'Ja, ab 1. März.' })
  const { body } = await call(server, 'GET', '/api/inquiries', { token })
  expect(body.data).toMatchObject([{ id, answers: [{ text: 'Ja, ab 1. März.' }] }])
})

test('an answer arrives with its files, and each file is sent once', async () => {
  const id = await ask()
  const { status, body } = await upload('Grundriß: 1.pdf', PDF)
  expect([status, body.data]).toEqual([
    200,
    { id: body.data.id, name: 'Grundriß_ 1.pdf', media_type: 'application/pdf', bytes: PDF.length },
  ])
  const file_ids = [body.data.id]
  expect((await reply(id, { ...answer, file_ids })).status).toBe(200)
  await sendNewest()
  const [file] = (await mailbox.waitFor(1)).attachments
  expect([file?.filename, file?.contentType]).toEqual(['Grundriß_ 1.pdf', 'application/pdf'])
  expect(file?.content.equals(PDF)).toBe(true)
  expect((await detail(id)).answers[0].files).toMatchObject([{ name: 'Grundriß_ 1.pdf' }])
  const again = await reply(id, { ...answer, file_ids })
  expect([again.status, again.body.code]).toEqual([422, 'inquiry.file_gone'])
  expect((await detail(id)).answers).toHaveLength(1)
})

const download = (id: number | string, who: { token: string } | null) =>
  fetch(`${server.address}/api/admin/answer-files/${id}`, {
    headers: who ? { Authorization: `Bearer ${who.token}` } : {},
  })

test('a file that was sent is opened again, as an attachment, by those who may read the inquiry', async () => {
  const id = await ask()
  const { body } = await upload('Grundriß "1".pdf', PDF)
  const file = body.data.id
  // Not before it is sent.
  expect((await download(file, agent)).status).toBe(404)
  await reply(id, { ...answer, file_ids: [file] })
  for (const who of [agent, admin]) {
    const response = await download(file, who)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': "attachment; filename*=UTF-8''Grundri%C3%9F%20_1_.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true)
  }
  expect((await download(file, stranger)).status).toBe(404)
  expect((await download(file, null)).status).toBe(401)
  expect((await download(999_999, agent)).status).toBe(404)
  expect((await download('1%2F..%2Fkey', agent)).status).toBe(400)
  // It ends with the inquiry: 12 months, as the privacy page says.
  await server.ctx.db.deleteFrom('inquiry').where('id', '=', id).execute()
  expect((await download(file, agent)).status).toBe(404)
})

test('a part of a word is found in every field, with two letters, in other scripts, and without wildcards', async () => {
  const rows = [
    { email: 'anna@beispiel.at', message: 'Gibt es einen Tiefgaragenstellplatz?' },
    { email: 'ben@example.org', message: 'Ist die Straße 100% ruhig?' },
    { email: 'chen@example.org', message: '您好，请问这套房子有停车位吗？谢谢您的回复' },
  ]
  const ids: number[] = []
  for (const row of rows) ids.push(await ask(row))
  const found = async (q: string, who = agent) => {
    const { body } = await as(who, 'GET', `/inquiries?q=${encodeURIComponent(q)}`)
    return [body.data.map((row: { id: number }) => row.id).sort(), body.total]
  }
  const some = (...at: number[]) => [at.map((one) => ids[one]), at.length]
  expect(await found('STELLPLATZ')).toEqual(some(0))
  expect(await found('beispiel.at')).toEqual(some(0))
  expect(await found('raße')).toEqual(some(1))
  expect(await found('停车')).toEqual(some(2))
  expect(await found('00%')).toEqual(some(1))
  expect(await found('st_llplatz')).toEqual(some())
  expect(await found('huber', admin)).toEqual(some(0, 1, 2))
  expect(await found('hu')).toEqual(some(0, 1, 2))
  // Nearly every message has two Latin letters: names and addresses are asked for.
  expect(await found('ti')).toEqual(some())
  expect(await found('Z')).toEqual(some())
  expect(await found("a'")).toEqual(some())
  expect(await found('_\\')).toEqual(some())
  expect(await found('.A')).toEqual(some(0))
  expect(await found('stellplatz', stranger)).toEqual(some())
  const all = { act: 'set_inquiry_status', status: 'done', criteria: 'q=stellplatz', expected: 1 }
  const set = await as(agent, 'POST', '/inquiries/bulk', all)
  expect([set.status, set.body.data.changed]).toEqual([200, 1])
})

test('every part of a text is found in every script, and nothing else', async () => {
  const texts = [
    '您好，请问这套房子有停车位吗？车库在哪里',
    'هل يوجد موقف سيارة قريب؟',
    'آیا پارکینگ دارد؟',
    'Есть ли Парковка у ДОМА?',
    '駐車場はありますか。Garage 2台',
    'Gibt es „Parkplätze“ – 2 € am Tag?',
    'Έχει ΓΚΑΡΑΖ; 🚗🚗',
  ]
  const ids: number[] = []
  for (const [at, message] of texts.entries()) ids.push(await ask({ email: `p${at}@x.at`, message }))
  const parts = new Set<string>()
  for (const text of texts) {
    const letters = [...text]
    for (const [length, step] of [1, 2, 3].map((one) => [one, one * 2 + 1] as const))
      for (let at = 0; at + length <= letters.length; at += step) parts.add(letters.slice(at, at + length).join(''))
  }
  const wrong: unknown[] = []
  for (const part of parts) {
    if (!/[^\s,.?–-]/.test(part) || part !== part.trim() || /[\p{Script=Latin}\d]/u.test(part)) continue
    for (const q of new Set([part, part.toUpperCase(), part.toLowerCase()])) {
      const { body } = await as(agent, 'GET', `/inquiries?q=${encodeURIComponent(q)}`)
      const found = body.data.map((row: { id: number }) => row.id).sort()
      const expected = ids.filter((_, at) => texts[at]?.toLowerCase().includes(q.toLowerCase()))
      if (found.join() !== expected.join()) wrong.push([q, found, expected])
    }
  }
  expect(wrong).toEqual([])
})

test('an answer that came back later did not arrive', async () => {
  const id = await ask()
  await reply(id, answer)
  await sendNewest()
  expect((await detail(id)).answers).toMatchObject([{ mail: 'sent' }])
  const { db } = server.ctx
  const sent = await db.selectFrom('delivery').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const report = { delivery_id: sent.id, detail: 'unknown', at: new Date(Date.now() + 1000) }
  await db
    .insertInto('mail_report')
    .values({ ...report, fingerprint: Buffer.from('full for a day'), kind: 'delayed' })
    .execute()
  expect((await detail(id)).answers).toMatchObject([{ mail: 'sent' }])
  await db
    .insertInto('mail_report')
    .values({ ...report, fingerprint: Buffer.from('no such user'), kind: 'failed' })
    .execute()
  expect((await detail(id)).answers).toMatchObject([{ mail: 'refused' }])
})

test('a mail whose file is gone is not sent without it', async () => {
  const id = await ask()
  const { body } = await upload('plan.pdf', PDF)
  await reply(id, { ...answer, file_ids: [body.data.id] })
  const { key } = await server.ctx.db
    .selectFrom('answer_file')
    .select('key')
    .where('id', '=', body.data.id)
    .executeTakeFirstOrThrow()
  await server.ctx.storage.delete(key)
  await sendNewest()
  expect(mailbox.mails).toEqual([])
  expect((await detail(id)).answers).toMatchObject([{ mail: 'refused' }])
})

test('a file that is no PDF or picture is refused by its content, whatever its name', async () => {
  const html = await upload('plan.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))
  expect([html.status, html.body.code]).toEqual([422, 'inquiry.file_type'])
  const svg = await upload('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect([svg.status, svg.body.code]).toEqual([422, 'inquiry.file_type'])
  const large = await upload('plan.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]))
  expect([large.status, large.body.code]).toEqual([413, 'body.too_large'])
  const named = await upload('../../rechnung.exe', PDF)
  expect(named.body.data).toMatchObject({ name: '_.._rechnung.exe.pdf' })
})

test('the file of a colleague cannot be sent, and files together keep below 10 MB', async () => {
  const id = await ask()
  const theirs = await upload('plan.pdf', PDF, stranger)
  const send = (file_ids: number[]) => reply(id, { ...answer, file_ids })
  expect((await send([theirs.body.data.id])).body.code).toBe('inquiry.file_gone')
  const six = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)])
  const two = [await upload('a.pdf', six), await upload('b.pdf', six)].map(({ body }) => body.data.id)
  expect((await send(two)).body.code).toBe('inquiry.files_too_large')
  expect((await detail(id)).answers).toEqual([])
})

test('files that are not sent are deleted after a day, and so are those of a deleted inquiry', async () => {
  const id = await ask()
  const [sent, loose] = [await upload('a.pdf', PDF), await upload('b.pdf', PDF)]
  await reply(id, { ...answer, file_ids: [sent.body.data.id] })
  const keys = async () =>
    (await server.ctx.db.selectFrom('answer_file').select(['id', 'key']).execute()).map(({ id }) => id)
  const tomorrow = { ...server.ctx, clock: () => new Date(Date.now() + 25 * HOUR_MS) }
  await cleanFiles(tomorrow)
  expect(await keys()).toContain(sent.body.data.id)
  expect(await keys()).not.toContain(loose.body.data.id)
  await server.ctx.db.deleteFrom('inquiry').where('id', '=', id).execute()
  await cleanFiles(tomorrow)
  expect(await keys()).toEqual([])
})

test('every wrong field of an answer is named, and nothing is sent', async () => {
  const id = await ask()
  const refused = await reply(id, {
    subject: 'a\nBcc: x@example.org',
    text: '',
    file_ids: ['1'],
    status: 'lost',
  })
  expect(refused.status).toBe(400)
  expect(Object.keys(refusedFields(refused)).sort()).toEqual(['file_ids.0', 'status', 'subject', 'text'])
  const language = await reply(id, { ...answer, language: 'xx' })
  expect(refusedFields(language)).toEqual({ language: 'invalid' })
  expect((await detail(id)).answers).toEqual([])
})

test('the history has everything of the same address at this company, and nothing of another company', async () => {
  const first = await ask()
  const second = await ask({ message: 'Noch eine Frage dazu' })
  const now = new Date()
  const other = await someCompany(server, 'Dritte Immobilien')
  const foreign = { name: 'Anna', email: 'anna@example.org', message: 'Geheim', language: 'de' as const }
  const dates = { privacy_accepted_at: now, created_at: now, updated_at: now }
  await server.ctx.db
    .insertInto('inquiry')
    .values({ ...foreign, ...dates, company_id: other })
    .execute()
  const appointment = { type: 'viewing' as const, starts_at: now, duration: 30, company_id: company }
  for (const company_id of [company, other]) {
    const row = {
      ...foreign,
      ...dates,
      ...appointment,
      company_id,
      message: `Termin ${company_id}`,
      token: `t${company_id}`,
    }
    await server.ctx.db.insertInto('appointment').values(row).execute()
  }
  const { history } = await detail(second)
  expect(history.map(({ kind, excerpt }: { kind: string; excerpt: string }) => [kind, excerpt])).toEqual([
    ['appointment', `Termin ${company}`],
    ['inquiry', 'Ist die Wohnung ab März frei?'],
  ])
  expect(history[1].id).toBe(first)
  // An admin sees the history with this company too, not with all.
  expect((await as(admin, 'GET', `/inquiries/${second}`)).body.data.history).toHaveLength(2)
})

test('an agent of another company finds nothing of it, by no call', async () => {
  const id = await ask()
  const { version } = await detail(id)
  const answers = [
    await as(stranger, 'GET', `/inquiries/${id}`),
    await as(stranger, 'PATCH', `/inquiries/${id}`, { version, status: 'spam' }),
    await as(stranger, 'POST', `/inquiries/${id}/notes`, { text: 'x' }),
    await as(stranger, 'POST', `/inquiries/${id}/answers`, { ...answer, version: 'read' }),
  ]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'record.not_found'])
  const act = { act: 'set_inquiry_status', status: 'spam', dry_run: true }
  const bulk = await as(stranger, 'POST', '/inquiries/bulk', { ...act, ids: [id] })
  expect([bulk.status, bulk.body.code]).toEqual([404, 'record.not_found'])
  expect((await as(stranger, 'POST', '/inquiries/bulk', { ...act, criteria: '' })).body.data.found).toBe(0)
  expect(await detail(id)).toMatchObject({ status: 'new', notes: [], answers: [] })
})

const many = (body: object, who = agent) => as(who, 'POST', '/inquiries/bulk', body)
const undoable = async (who = agent) => (await as(who, 'GET', '/inquiries/bulk/undoable')).body.data
const setTo = (status: string) => ({ act: 'set_inquiry_status', status })

test('several are changed at once: shown first, by their ids or by the filter with the number that was shown', async () => {
  const ids = [await ask(), await ask(), await ask({ email: 'ben@example.org' })]
  const some = { ...setTo('open'), ids: ids.slice(0, 2) }
  const shown = (await many({ ...some, dry_run: true })).body.data
  expect(shown).toMatchObject({ found: 2, changed: 2, skipped: [], undo: null })
  expect(shown.examples).toEqual(ids.slice(0, 2).map((id) => ({ id, name: 'Anna Huber' })))
  expect((await detail(ids[0] as number)).status).toBe('new')
  expect((await many({ ...some, expected: 2 })).body.data.changed).toBe(2)
  const done = { ...setTo('done'), criteria: 'status=open,new&sort=name&pro_seite=25' }
  const other = await many({ ...done, expected: 2 })
  expect([other.status, other.body.code]).toEqual([409, 'bulk.count'])
  expect((await many({ ...done, expected: 3 })).body.data.changed).toBe(3)
  expect((await many({ ...setTo('done'), ids, dry_run: true })).body.data).toMatchObject({
    changed: 0,
    skipped: [{ why: 'same', count: 3 }],
  })
  for (const [body, field] of [
    [{ ...setTo('done'), ids: [], dry_run: true }, 'ids'],
    [{ ...setTo('done'), dry_run: true }, 'ids'],
    [{ ...setTo('done'), ids }, 'expected'],
    [{ act: 'set_inquiry_status', ids, dry_run: true }, 'status'],
    [{ act: 'assign_inquiries', ids, dry_run: true }, 'owner_id'],
    [{ ...setTo('done'), criteria: 'status=lost', dry_run: true }, 'criteria.status'],
  ] as const) {
    const refused = await many(body)
    expect([refused.status, Object.keys(refusedFields(refused))], field).toEqual([400, [field]])
  }
})

test('an act on several is undone, except where a colleague has changed it since, and spam is counted both ways', async () => {
  const ids = [await ask(), await ask(), await ask({ email: 'ben@example.org' })]
  const counted = async () =>
    (await server.ctx.db.selectFrom('figure_note').select('count').where('kind', '=', 'inquiry').execute()).reduce(
      (sum, { count }) => sum + count,
      0,
    )
  const before = await counted()
  const { undo } = (await many({ ...setTo('spam'), ids, expected: 3 })).body.data
  expect(await undoable()).toMatchObject([{ id: undo.id, act: 'set_inquiry_status', changed: 3 }])
  expect(await undoable(stranger)).toEqual([])
  expect(await counted()).toBe(before - 3)
  const changed = ids[1] as number
  await as(agent, 'PATCH', `/inquiries/${changed}`, { version: (await detail(changed)).version, status: 'waiting' })
  expect((await as(stranger, 'POST', `/inquiries/bulk/${undo.id}/undo`)).status).toBe(404)
  const undone = (await as(agent, 'POST', `/inquiries/bulk/${undo.id}/undo`)).body.data
  expect(undone).toEqual({ undone: 2, kept: 1 })
  const states = await Promise.all(ids.map(async (id) => (await detail(id)).status))
  expect(states).toEqual(['new', 'waiting', 'new'])
  expect(await counted()).toBe(before)
  const again = await as(agent, 'POST', `/inquiries/bulk/${undo.id}/undo`)
  expect([again.status, again.body.code]).toEqual([409, 'bulk.over'])
  expect((await acts()).slice(-2).map(([act]) => act)).toEqual(['inbox.undo', 'inbox.undo'])
})

test('several are assigned to a colleague of their company, and to nobody again', async () => {
  const ids = [await ask(), await ask()]
  const portal = await ask({ about: false })
  const assign = (owner_id: number | null) => ({ act: 'assign_inquiries', owner_id })
  const people = (await as(admin, 'GET', '/inquiries/colleagues?q=')).body.data
  expect(people.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([agent.id, stranger.id, admin.id]))
  expect((await as(agent, 'GET', '/inquiries/colleagues')).body.data).toMatchObject([{ id: agent.id }])
  expect((await as(agent, 'GET', `/inquiries/colleagues?id=${stranger.id}`)).body.data).toEqual([])
  const wrong = await many({ ...assign(stranger.id), ids, dry_run: true })
  expect([wrong.status, Object.keys(refusedFields(wrong))]).toEqual([400, ['owner_id']])
  // An administrator is told which inquiries the colleague cannot own.
  const told = await many({ ...assign(agent.id), ids: [...ids, portal], expected: 3 }, admin)
  expect(told.body.data).toMatchObject({ changed: 2, skipped: [{ why: 'other_company', count: 1 }] })
  expect((await detail(ids[0] as number)).owner).toMatchObject({ id: agent.id })
  expect((await as(agent, 'GET', `/inquiries?owner=${agent.id}`)).body.total).toBe(2)
  const { undo } = (await many({ ...assign(null), ids, expected: 2 })).body.data
  expect((await detail(ids[0] as number)).owner).toBeNull()
  // The colleague has gone to another company meanwhile: the inquiry gets no owner who cannot read it.
  const account = server.ctx.db.updateTable('account').where('id', '=', agent.id)
  const other = await someCompany(server, 'Neue Immobilien')
  await account.set({ company_id: other }).execute()
  const undone = await as(admin, 'POST', `/inquiries/bulk/${undo.id}/undo`)
  await account.set({ company_id: company }).execute()
  expect(undone.body.data).toEqual({ undone: 0, kept: 2 })
})

test('the median time to answer is told from five answers up', async () => {
  const figures = async (who = agent) => (await as(who, 'GET', '/inquiries/figures')).body.data
  const now = Date.now()
  for (const hours of [1, 2, 3, 50]) await answered(new Date(now - 60 * HOUR_MS), hours)
  // Too old to count.
  await answered(new Date(now - 100 * 24 * HOUR_MS), 1)
  await ask()
  expect(await figures()).toEqual({ waiting: 1, answered: 4, median_hours: null })
  await answered(new Date(now - 60 * HOUR_MS), 4)
  expect(await figures()).toEqual({ waiting: 1, answered: 5, median_hours: 3 })
  expect(await figures(stranger)).toEqual({ waiting: 0, answered: 0, median_hours: null })
})

async function answered(created_at: Date, hours: number) {
  const answered_at = new Date(created_at.getTime() + hours * HOUR_MS)
  const row = { name: 'A', email: 'a@example.org', message: 'Frage', language: 'de' as const, company_id: company }
  const dates = { created_at, answered_at, privacy_accepted_at: created_at, updated_at: created_at }
  await server.ctx.db
    .insertInto('inquiry')
    .values({ ...row, ...dates, status: 'done' })
    .execute()
}

test('the inbox tells whether the openimmo_feedback was sent', async () => {
  const companies = server.ctx.db.updateTable('company').where('id', '=', company)
  await companies.set({ openimmo_feedback: true }).execute()
  try {
    const id = await ask()
    expect(['queued', 'sent']).toContain((await detail(id)).feedback)
    const set = server.ctx.db.updateTable('delivery').where('dedupe_key', '=', `inquiry:${id}:agency`)
    await set.set({ status: 'refused' }).execute()
    expect((await detail(id)).feedback).toBe('refused')
  } finally {
    await companies.set({ openimmo_feedback: false }).execute()
  }
})

test('templates belong to their company; admins keep those of the portal', async () => {
  const template = { name: 'Freie Termine', language: 'de', subject: 'Ihre Anfrage', text: 'Guten Tag {name}' }
  const added = await as(agent, 'POST', '/templates', template)
  expect(added.status).toBe(200)
  const [row] = (await as(agent, 'GET', '/templates')).body.data
  expect(row).toMatchObject({ id: added.body.id, ...template })
  expect((await as(stranger, 'GET', `/templates?company=${company}`)).body.data).toEqual([])
  expect((await as(admin, 'GET', '/templates')).body.data).toEqual([])
  expect((await as(admin, 'GET', `/templates?company=${company}`)).body.data).toHaveLength(1)
  const body = { ...template, version: row.version, name: 'Termine' }
  expect((await as(stranger, 'PATCH', `/templates/${row.id}`, body)).status).toBe(404)
  expect((await as(agent, 'PATCH', `/templates/${row.id}`, body)).status).toBe(200)
  expect((await as(agent, 'PATCH', `/templates/${row.id}`, body)).body.code).toBe('record.changed')
  expect((await as(stranger, 'DELETE', `/templates/${row.id}`)).status).toBe(404)
  const early = await as(agent, 'DELETE', `/templates/${row.id}?version=${row.version}`)
  expect([early.status, early.body.code]).toEqual([409, 'record.changed'])
  const [now] = (await as(agent, 'GET', '/templates')).body.data
  expect(now.name).toBe('Termine')
  expect((await as(agent, 'DELETE', `/templates/${row.id}?version=${now.version}`)).status).toBe(200)
  expect((await as(agent, 'GET', '/templates')).body.data).toEqual([])
})

test('a template with a field that does not exist is refused, as is a language that we do not speak', async () => {
  const refused = await as(agent, 'POST', '/templates', {
    name: '',
    language: 'de',
    subject: '{titel}',
    text: 'Guten Tag {vorname}',
  })
  expect(refusedFields(refused)).toEqual({ name: 'missing', subject: 'template_field', text: 'template_field' })
  expect(JSON.stringify(refused.body)).toContain('{name}, {objekttitel}')
  const language = { name: 'Test', language: 'xx', subject: 'Test', text: 'Test' }
  expect(refusedFields(await as(agent, 'POST', '/templates', language))).toEqual({ language: 'invalid' })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints.filter((line) => !line.includes('a delivery was refused for good'))).toEqual([])
})
