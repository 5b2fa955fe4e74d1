import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endFor } from '../../src/server/standing/repository.ts'
import { eventually } from '../support/eventually.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { call, mailCount, newestMail, PASSWORD, signUp, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const login = async (email: string, password = PASSWORD, userAgent = 'Firefox') =>
  (
    await call(server, 'POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'User-Agent': userAgent },
    })
  ).body
const statusOf = async (token: string) => (await call(server, 'GET', '/api/auth/me', { token })).status

test('a login ends the earlier session of the browser, of any user, and no other', async () => {
  const { token: first } = await signUpConfirmed(server, 'anew@example.at')
  const { token: elsewhere } = await login('anew@example.at')
  const body = { email: 'anew@example.at', password: PASSWORD }
  const { token: second } = (await call(server, 'POST', '/api/auth/login', { token: first, body })).body
  const wrong = { ...body, password: 'Falsches123' }
  expect((await call(server, 'POST', '/api/auth/login', { token: second, body: wrong })).status).toBe(422)
  expect([await statusOf(first), await statusOf(second), await statusOf(elsewhere)]).toEqual([401, 200, 200])
})

test('the profile changes what is named and keeps the rest', async () => {
  const { token, user } = await signUpConfirmed(server, 'profile@example.at')
  const changed = await call(server, 'PATCH', '/api/auth/profile', {
    token,
    body: { name: 'Eva Maria Huber', phone: '+43 (0)660 12 34', notifications: { price_alerts_push: false } },
  })
  expect(changed.body.user).toEqual({
    ...user,
    email_confirmed: true,
    name: 'Eva Maria Huber',
    phone: '+43 (0)660 12 34',
    notifications: { ...user.notifications, price_alerts_push: false },
  })
  const more = await call(server, 'PATCH', '/api/auth/profile', {
    token,
    body: { language: 'it', phone: '', notifications: { search_agents_email: false } },
  })
  expect(more.body.user).toMatchObject({
    name: 'Eva Maria Huber',
    language: 'it',
    phone: null,
    notifications: { price_alerts_push: false, search_agents_email: false, price_alerts_email: true },
  })
})

test('a setting that ends while the profile is being changed stays ended', async () => {
  const { db } = server.ctx
  const { token, user } = await signUpConfirmed(server, 'settings@example.at')
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "account"%'`.execute(db)
    return rows.length
  }
  const { changing } = await db.transaction().execute(async (tx) => {
    await endFor(tx, user.id)
    const changing = call(server, 'PATCH', '/api/auth/profile', {
      token,
      body: { notifications: { search_agents_email: false } },
    })
    await eventually(isWaiting).toBe(1)
    return { changing }
  })
  expect((await changing).body.user.notifications).toEqual({
    ...user.notifications,
    figures_email: false,
    search_agents_email: false,
  })
})

test.each([{ name: 'E' }, { language: 'xx' }, { language: '__proto__' }, { notifications: { price_alerts_push: 1 } }])(
  'a profile that cannot be is refused: %j',
  async (body) => {
    const { token } = await login('profile@example.at')
    expect((await call(server, 'PATCH', '/api/auth/profile', { token, body })).status).toBe(400)
  },
)

test('users cannot give themselves a role', async () => {
  const { token } = await login('profile@example.at')
  await call(server, 'PATCH', '/api/auth/profile', { token, body: { role: 'admin', company_id: 1 } })
  const { body } = await call(server, 'GET', '/api/auth/me', { token })
  expect(body.user).toMatchObject({ role: 'user', company_id: null })
})

test('mails come in the language of the account, Arabic from right to left', async () => {
  const { token } = await signUpConfirmed(server, 'arabic@example.at')
  await call(server, 'PATCH', '/api/auth/profile', { token, body: { language: 'sa' } })
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'arabic@example.at' } })
  const mail = await newestMail(server.ctx, 'arabic@example.at')
  expect(mail?.html).toContain('<html lang="ar-SA" dir="rtl">')
  expect(mail?.html).toContain('/sa/passwort-vergessen?token=')
  expect(mail?.subject).toMatch(/^[\p{Script=Arabic}\s]+$/u)
})

test('a new password needs the current one and ends all other sessions', async () => {
  const { token } = await signUpConfirmed(server, 'password@example.at')
  const other = await login('password@example.at')
  const change = (current_password: string | undefined) =>
    call(server, 'POST', '/api/auth/password', {
      token,
      body: { current_password, password: 'NeuesWort1', password_confirmation: 'NeuesWort1' },
    })
  for (const wrong of ['Falsch123', undefined]) {
    const { status, body } = await change(wrong)
    expect([status, body.code, body.fields[0].field]).toEqual([422, 'auth.credentials', 'current_password'])
  }
  expect((await change(PASSWORD)).body.success).toBe(true)
  expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 401])
  expect((await login('password@example.at', 'NeuesWort1')).success).toBe(true)
})

test('another address counts after its link is followed, and the old one gets a mail', async () => {
  const { token } = await signUpConfirmed(server, 'old@example.at')
  const ask = (email: string, password = PASSWORD) =>
    call(server, 'POST', '/api/auth/email', { token, body: { email, password } })
  expect((await ask('fresh@example.at', 'Falsch123')).body.fields[0].field).toBe('password')
  expect((await ask('fresh@example.at')).body.success).toBe(true)
  const meBefore = await call(server, 'GET', '/api/auth/me', { token })
  expect(meBefore.body.user.email).toBe('old@example.at')
  const link = (await newestMail(server.ctx, 'fresh@example.at'))?.token
  await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })
  const me = await call(server, 'GET', '/api/auth/me', { token })
  expect(me.body.user).toMatchObject({ email: 'fresh@example.at', email_confirmed: true })
  expect((await newestMail(server.ctx, 'old@example.at'))?.text).toContain('fresh@example.at')
  expect((await login('fresh@example.at')).success).toBe(true)
  expect((await login('old@example.at')).success).toBe(false)
})

test('a user who requests the address of another learns nothing and does not get it', async () => {
  const taken = await signUpConfirmed(server, 'taken@example.at')
  const { token } = await signUpConfirmed(server, 'greedy@example.at')
  const body = { email: 'taken@example.at', password: PASSWORD }
  const known = await call(server, 'POST', '/api/auth/email', { token, body })
  const unknown = await call(server, 'POST', '/api/auth/email', { token, body: { ...body, email: 'free@example.at' } })
  expect(known.body).toEqual(unknown.body)
  expect((await newestMail(server.ctx, 'taken@example.at'))?.token).toBe('')
  expect(await statusOf(taken.token)).toBe(200)
})

test('a link to an address that another has confirmed meanwhile is worth nothing', async () => {
  const { token } = await signUpConfirmed(server, 'race@example.at')
  await call(server, 'POST', '/api/auth/email', { token, body: { email: 'goal@example.at', password: PASSWORD } })
  const link = (await newestMail(server.ctx, 'goal@example.at'))?.token
  await signUpConfirmed(server, 'goal@example.at')
  const { status, body } = await call(server, 'POST', '/api/auth/confirm', { body: { token: link } })
  expect([status, body.code]).toEqual([422, 'auth.link'])
})

test('sessions are listed with browser and system, and end one by one or all but this', async () => {
  const { token } = await signUpConfirmed(server, 'session@example.at')
  const phone = await login('session@example.at', PASSWORD, 'Phone')
  const office = await login('session@example.at', PASSWORD, 'O'.repeat(1000))
  const list = async () => (await call(server, 'GET', '/api/auth/sessions', { token })).body.data
  const sessions = await list()
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(token)
  const ended = sessions.find((one: { user_agent: string }) => one.user_agent.startsWith('OOO'))
  expect(ended.user_agent).toHaveLength(300)
  expect((await call(server, 'DELETE', `/api/auth/sessions/${ended.id}`, { token })).status).toBe(200)
  expect([await statusOf(office.token), await statusOf(phone.token)]).toEqual([401, 200])
  expect((await call(server, 'DELETE', `/api/auth/sessions/${ended.id}`, { token })).status).toBe(404)
  expect((await call(server, 'DELETE', '/api/auth/sessions', { token })).status).toBe(200)
  expect([await statusOf(phone.token), await statusOf(token)]).toEqual([401, 200])
  expect(await list()).toHaveLength(1)
})

test('a session of 30 days without use has ended, one that is used goes on', async () => {
  const { token, user } = await signUpConfirmed(server, 'month@example.at')
  const { db } = server.ctx
  const day = 86_400_000
  const seen = (days: number) =>
    db
      .updateTable('session')
      .set({ last_seen_at: new Date(Date.now() - days * day), expires_at: new Date(Date.now() + (30 - days) * day) })
      .where('user_id', '=', user.id)
      .execute()
  await seen(29)
  expect(await statusOf(token)).toBe(200)
  const { expires_at } = await db
    .selectFrom('session')
    .select('expires_at')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / day)).toBe(30)
  await seen(31)
  expect(await statusOf(token)).toBe(401)
})

test('a session ends 90 days after the login, even when it is used, and the list says when', async () => {
  const { token, user } = await signUpConfirmed(server, 'quarter@example.at')
  const day = 86_400_000
  const opened = (days: number) =>
    server.ctx.db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - days * day), last_seen_at: new Date(Date.now() - day) })
      .where('user_id', '=', user.id)
      .execute()
  await opened(80)
  expect(await statusOf(token)).toBe(200)
  const [session] = (await call(server, 'GET', '/api/auth/sessions', { token })).body.data
  const inDays = (iso: string) => Math.round((Date.parse(iso) - Date.now()) / day)
  // Use prolongs it up to its maximum, not by thirty days.
  expect([inDays(session.expires_at), inDays(session.ends_at)]).toEqual([10, 10])
  await opened(91)
  expect(await statusOf(token)).toBe(401)
})

test('the export contains all data of the account, and of no other', async () => {
  await signUpConfirmed(server, 'other@example.at')
  const { token } = await signUpConfirmed(server, 'export@example.at')
  const { status, headers, body } = await call(server, 'GET', '/api/auth/export', { token })
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="klinke.json"'])
  expect(body).toMatchObject({ user: { email: 'export@example.at' }, sessions: [{ current: true }], favorites: [] })
  expect(body.mails.map((mail: { subject: string }) => mail.subject)).toEqual([
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  ])
  expect(JSON.stringify(body)).not.toMatch(/other@example|argon2|token_hash/)
})

test('the export contains no token of a mailed link', async () => {
  // An account that only claims an address, or asks for another person's, has a session and no mailbox.
  const { token } = await signUp(server, 'claimed@example.at')
  const exported = async () => JSON.stringify((await call(server, 'GET', '/api/auth/export', { token })).body)
  const confirm = (await newestMail(server.ctx, 'claimed@example.at'))?.token ?? ''
  expect(confirm).toHaveLength(43)
  await call(server, 'POST', '/api/auth/email', { token, body: { email: 'wanted@example.at', password: PASSWORD } })
  const change = (await newestMail(server.ctx, 'wanted@example.at'))?.token ?? ''
  expect(change).toHaveLength(43)
  const agent = { name: 'Eva', email: 'foreign@example.at', criteria: 'ort=graz', privacy: true, by_sms: true }
  await call(server, 'POST', '/api/search-agents', { token, body: { ...agent, phone: '+43 660 7654321' } })
  const asked = (await newestMail(server.ctx, 'foreign@example.at'))?.token ?? ''
  expect((await call(server, 'POST', '/api/search-agents/confirm', { body: { token: asked } })).status).toBe(200)
  const { sms_code } = await server.ctx.db
    .selectFrom('search_agent')
    .selectAll()
    .where('email', '=', 'foreign@example.at')
    .executeTakeFirstOrThrow()
  const held = await exported()
  expect(held).toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  for (const key of [confirm, change, asked]) expect(held).not.toContain(key)
  expect(held).not.toContain(`: ${sms_code}`)
})

test('a removed account leaves nothing behind but its last mail', async () => {
  const { token, user } = await signUpConfirmed(server, 'gone@example.at')
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'gone@example.at' } })
  const wrong = await call(server, 'DELETE', '/api/auth/account', { token, body: { password: 'Falsch123' } })
  expect([wrong.status, await statusOf(token)]).toEqual([422, 200])
  const { status, body } = await call(server, 'DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
  expect([status, body.success, await statusOf(token)]).toEqual([200, true, 401])
  const { db } = server.ctx
  for (const table of ['session', 'account_token', 'account_identity', 'favorite', 'delivery'] as const) {
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(), table).toEqual([])
  }
  expect(await db.selectFrom('account').select('id').where('email', '=', 'gone@example.at').execute()).toEqual([])
  expect(await mailCount(server.ctx, 'gone@example.at')).toBe(1)
  expect((await newestMail(server.ctx, 'gone@example.at'))?.subject).toBe('Ihr Konto ist gelöscht')
})

test('a withdrawal from the contract is acknowledged with the declaration and its time', async () => {
  const email = 'withdrawn@example.at'
  const { token } = await signUpConfirmed(server, email)
  const remove = (body: object) => call(server, 'DELETE', '/api/auth/account', { token, body })
  expect((await remove({ password: PASSWORD, withdraw: 'yes' })).status).toBe(400)
  expect((await remove({ password: 'Falsch123', withdraw: true })).status).toBe(422)
  expect(await statusOf(token)).toBe(200)
  expect((await remove({ password: PASSWORD, withdraw: true })).status).toBe(200)
  expect(await statusOf(token)).toBe(401)
  const mail = await newestMail(server.ctx, email)
  expect(mail?.subject).toBe('Ihr Widerruf ist eingegangen')
  expect(JSON.stringify(mail)).toMatch(/Am \d{2}\.\d{2}\.2\d{3}, \d{2}:\d{2} \(Wiener Zeit\).*withdrawn@example\.at/)
})

test('messages that guests sent under the confirmed address belong to the account: in the export, in its lists, and in its removal', async () => {
  const email = 'before@example.at'
  const { db } = server.ctx
  await importHomes(server.ctx, [{ nr: 'G1', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
  const { id: property_id } = await db.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const who = { name: 'Eva Huber', email, privacy: true }
  const free = async () => {
    for (let ahead = 2; ; ahead++) {
      const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const { body } = await call(server, 'GET', `/api/appointments/times?day=${day}&duration=30`)
      if (body.data.length > 0) return body.data[0]
    }
  }
  const send = async (path: string, body: object, token?: string) =>
    expect((await call(server, 'POST', path, { body, token })).status, path).toBe(200)
  await send('/api/inquiries', { ...who, property_id, message: 'Ist das noch zu haben?' })
  await send('/api/appointments', { ...who, type: 'phone', starts_at: await free(), duration: 30 })
  await send('/api/reports', {
    property_id,
    reason: 'wrong_data',
    message: 'Doppelt erschienen',
    email,
    good_faith: true,
  })
  // Another user wrote this address into an inquiry, which stays theirs.
  const stranger = await signUpConfirmed(server, 'stranger@example.at')
  await send('/api/inquiries', { ...who, message: 'Unter fremder Adresse geschrieben' }, stranger.token)

  const { token } = await signUp(server, email)
  const exported = async () => (await call(server, 'GET', '/api/auth/export', { token })).body
  const claimed = await exported()
  expect([claimed.inquiries, claimed.appointments, claimed.reports]).toEqual([[], [], []])
  expect(claimed.mails).toHaveLength(1)
  const confirm = (await newestMail(server.ctx, email))?.token
  await call(server, 'POST', '/api/auth/confirm', { token, body: { token: confirm } })
  const own = await exported()
  expect(own).toMatchObject({
    inquiries: [{ message: 'Ist das noch zu haben?' }],
    appointments: [{ type: 'phone', status: 'booked' }],
    reports: [{ reason: 'wrong_data', message: 'Doppelt erschienen' }],
    notices: [],
  })
  const subjects: string[] = own.mails.map((mail: { subject: string }) => mail.subject)
  // The receipt, the mail to the agency under the visitor's name, both mails of the appointment, and the confirmation
  // of the address.
  for (const part of ['Ihre Anfrage zu', 'Anfrage zu', 'Telefonat am', 'Bitte bestätigen Sie Ihre E-Mail-Adresse'])
    expect(
      subjects.some((one) => one.includes(part)),
      part,
    ).toBe(true)
  expect((await call(server, 'GET', '/api/inquiries', { token })).body.data).toHaveLength(1)
  expect((await call(server, 'GET', '/api/appointments', { token })).body.data).toHaveLength(1)

  await db.updateTable('delivery').where('channel', '=', 'mail').set({ status: 'sent' }).execute()
  await call(server, 'DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
  const left = await db.selectFrom('inquiry').select('message').where('email', '=', email).execute()
  expect(left).toEqual([{ message: 'Unter fremder Adresse geschrieben' }])
  expect(await db.selectFrom('appointment').select('id').where('email', '=', email).execute()).toEqual([])
  expect(await db.selectFrom('notice').select(['email', 'message']).execute()).toEqual([
    { email: null, message: 'Doppelt erschienen' },
  ])
  // The mail that informs the agency of the cancellation must still be sent.
  const words = await db
    .selectFrom('delivery')
    .where('channel', '=', 'mail')
    .select('status')
    .where(({ eb, or }) => or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
    .execute()
  expect(words.map(({ status }) => status)).not.toContain('sent')
})

test('messages that were sent for the address without the account end with it too', async () => {
  const email = 'traces@example.at'
  const agent = { name: 'Eva', email, criteria: 'ort=graz', privacy: true }
  await call(server, 'POST', '/api/search-agents', { body: agent })
  await call(server, 'POST', '/api/inquiries', { body: { ...agent, message: 'Ist das noch zu haben?' } })
  await call(server, 'POST', '/api/search-agents', { body: { ...agent, by_sms: true, phone: '0660 55 66 77' } })
  const asked = (await newestMail(server.ctx, email))?.token
  await call(server, 'POST', '/api/search-agents/confirm', { body: { token: asked } })
  const sms = () =>
    server.ctx.db
      .selectFrom('delivery')
      .where('channel', '<>', 'mail')
      .select('id')
      .where('recipient', '=', '+43660556677')
      .execute()
  expect(await sms()).toHaveLength(1)
  await server.ctx.db.updateTable('delivery').where('channel', '=', 'mail').set({ status: 'sent' }).execute()
  const { token } = await signUpConfirmed(server, email)
  const mine = await call(server, 'GET', '/api/search-agents', { token })
  expect(mine.body.data).toMatchObject([{ email }, { email }])
  await call(server, 'DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
  const { db } = server.ctx
  expect(await db.selectFrom('search_agent').select('id').where('email', '=', email).execute()).toEqual([])
  expect(await sms()).toEqual([])
  const left = (await mailsIn(db)).filter((mail) => [mail.recipient, mail.reply_to].includes(email))
  expect(left.map(({ subject }) => subject)).toEqual(['Ihr Konto ist gelöscht'])
})

test('the confirmation is mailed again on demand, and only the newest link is good', async () => {
  const { token } = await signUp(server, 'again@example.at')
  const first = (await newestMail(server.ctx, 'again@example.at'))?.token
  expect((await call(server, 'POST', '/api/auth/confirm/resend', { token })).status).toBe(200)
  const second = (await newestMail(server.ctx, 'again@example.at'))?.token
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: first } })).status).toBe(422)
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: second } })).status).toBe(200)
  await call(server, 'POST', '/api/auth/confirm/resend', { token })
  expect(await mailCount(server.ctx, 'again@example.at')).toBe(2)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
