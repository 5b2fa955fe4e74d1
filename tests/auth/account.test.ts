import { createHook } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanAccounts } from '../../src/server/auth/clean.ts'
import { hashPassword, NOBODY } from '../../src/server/auth/passwords/passwords.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { call, form, mailCount, newestMail, PASSWORD, signUp, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const DAY = 86_400_000
const later = (ms: number) => ({ ...server.ctx, clock: () => new Date(Date.now() + ms) })

test('a new user may sign in at once, reads the own account, and signs out', async () => {
  const registered = await call(server, 'POST', '/api/auth/register', { body: form('Eva@Example.at') })
  expect(registered.status).toBe(200)
  expect(registered.body).toEqual({ success: true, message: expect.stringContaining('bestätigen') })
  const { status, headers, body } = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'eva@example.AT', password: PASSWORD },
  })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body).toMatchObject({ success: true, message: 'Willkommen, Eva Huber' })
  expect(body.user).toMatchObject({ name: 'Eva Huber', email: 'eva@example.at', email_confirmed: false, role: 'user' })
  expect(body.token).toMatch(/^[\w-]{43}$/)
  const me = await call(server, 'GET', '/api/auth/me', { token: body.token })
  expect(me.body).toEqual({ success: true, user: body.user })
  expect((await call(server, 'GET', '/api/auth/debug', { token: body.token })).body).toEqual({
    success: true,
    token: true,
  })
  expect((await call(server, 'POST', '/api/auth/logout', { token: body.token })).body.success).toBe(true)
  const after = await call(server, 'GET', '/api/auth/me', { token: body.token })
  expect([after.status, after.body.code]).toEqual([401, 'auth.required'])
})

test('signing out with a token that is no longer good is no error', async () => {
  for (const token of [undefined, 'x'.repeat(43)]) {
    const { status, body } = await call(server, 'POST', '/api/auth/logout', { token })
    expect([status, body.success]).toEqual([200, true])
  }
  expect((await call(server, 'GET', '/api/auth/debug')).body).toEqual({ success: true, token: false })
})

test.each([
  ['name', { name: 'E' }, 'mindestens 2 Zeichen'],
  ['email', { email: 'eva@' }, 'gültige E-Mail-Adresse'],
  ['password', { password: '', password_confirmation: '' }, 'geben Sie ein Passwort ein'],
  ['password', { password: 'Kurz12', password_confirmation: 'Kurz12' }, 'mindestens 8 Zeichen'],
  ['password', { password: 'geheim123', password_confirmation: 'geheim123' }, 'Groß- und Kleinbuchstaben'],
  ['password', { password: 'GEHEIM123', password_confirmation: 'GEHEIM123' }, 'Groß- und Kleinbuchstaben'],
  ['password', { password: 'GeheimNis', password_confirmation: 'GeheimNis' }, 'einer Ziffer'],
  ['password_confirmation', { password_confirmation: 'Anders123' }, 'Passwörter stimmen nicht überein'],
  ['terms', { terms: false }, 'stimmen Sie den Bedingungen zu'],
  ['terms', { terms: undefined }, 'stimmen Sie den Bedingungen zu'],
  ['phone', { phone: 'ruf mich an' }, 'gültige Telefonnummer'],
  ['name', { name: 'Eva\0Huber' }, 'nicht möglich'],
  ['name', { name: 'Eva\nBcc: alle@example.at' }, 'nicht möglich'],
  ['name', { name: 'Eva \ud83d' }, 'nicht möglich'],
])('registering with a bad %s is refused with its sentence: %j', async (field, more, sentence) => {
  const { status, body } = await call(server, 'POST', '/api/auth/register', { body: form('bad@example.at', more) })
  expect([status, body.success, body.code]).toEqual([400, false, 'input.invalid'])
  expect(body.fields).toEqual([{ field, code: expect.any(String), message: expect.stringContaining(sentence) }])
  expect(await mailCount(server.ctx, 'bad@example.at')).toBe(0)
})

test('all wrong fields are reported at once, the confirmation too', async () => {
  const { body } = await call(server, 'POST', '/api/auth/register', {
    body: { name: '', email: 'x', password: 'a', password_confirmation: 'b', terms: 'yes' },
  })
  const fields = body.fields.map((problem: { field: string }) => problem.field)
  expect(fields.sort()).toEqual(['email', 'name', 'password', 'password_confirmation', 'terms'])
})

test('a refusal speaks the language of the page', async () => {
  const { body } = await call(server, 'POST', '/api/auth/register', {
    body: form('fr@example.at', { password_confirmation: 'Anders123' }),
    headers: { 'Accept-Language': 'fr-FR,fr;q=0.9,de;q=0.5' },
  })
  expect(body.fields[0].message).toBe('Les mots de passe ne correspondent pas')
  const arabic = await call(server, 'GET', '/api/auth/me?lang=sa')
  expect(arabic.body.message).toMatch(/\p{Script=Arabic}/u)
})

test('a login needs six characters and correct data; the answer does not reveal which part was wrong', async () => {
  await signUpConfirmed(server, 'login@example.at')
  const short = await call(server, 'POST', '/api/auth/login', { body: { email: 'login@example.at', password: 'abc' } })
  expect([short.status, short.body.fields[0].message]).toEqual([400, 'Das Passwort muss mindestens 6 Zeichen haben.'])
  const wrong = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'login@example.at', password: 'Falsch123' },
  })
  const nobody = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'niemand@example.at', password: 'Falsch123' },
  })
  expect(wrong.body).toEqual(nobody.body)
  // Not 401: the browser would sign out.
  expect([wrong.status, nobody.status, wrong.body.code]).toEqual([422, 422, 'auth.credentials'])
})

test('the tenth wrong password within a quarter of an hour is the last', async () => {
  await signUpConfirmed(server, 'tries@example.at')
  const attempt = (password: string) =>
    call(server, 'POST', '/api/auth/login', { body: { email: 'tries@example.at', password } })
  for (let nr = 0; nr < 10; nr++) expect((await attempt('Falsch123')).status).toBe(422)
  const { status, body } = await attempt(PASSWORD)
  expect([status, body.code]).toEqual([429, 'rate.exceeded'])
  await server.ctx.db.updateTable('rate_limit').set({ ends_at: new Date() }).execute()
  expect((await attempt(PASSWORD)).status).toBe(200)
})

test('the link of the mail confirms the address, once', async () => {
  const { token } = await signUp(server, 'confirm@example.at')
  const mail = await newestMail(server.ctx, 'confirm@example.at')
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  expect(mail?.html).toContain(`/anmelden?bestaetigen=${mail?.token}`)
  const stored = await server.ctx.db.selectFrom('account_token').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(mail?.token)
  const first = await call(server, 'POST', '/api/auth/confirm', { token, body: { token: mail?.token } })
  expect(first.body).toEqual({ success: true, message: 'Ihre E-Mail-Adresse ist bestätigt.' })
  expect((await call(server, 'GET', '/api/auth/me', { token })).body.user.email_confirmed).toBe(true)
  const second = await call(server, 'POST', '/api/auth/confirm', { body: { token: mail?.token } })
  expect([second.status, second.body.code]).toEqual([422, 'auth.link'])
})

test('a visitor who registers a known address learns nothing, and its owner gets a mail', async () => {
  const owner = await signUpConfirmed(server, 'owner@example.at')
  const before = await mailCount(server.ctx, 'owner@example.at')
  const stranger = { name: 'Fremder', password: 'Fremdes123', password_confirmation: 'Fremdes123' }
  const known = await call(server, 'POST', '/api/auth/register', { body: form('owner@example.at', stranger) })
  const unknown = await call(server, 'POST', '/api/auth/register', { body: form('new@example.at', stranger) })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(await mailCount(server.ctx, 'owner@example.at')).toBe(before + 1)
  expect((await newestMail(server.ctx, 'owner@example.at'))?.subject).toBe('Sie haben schon ein Konto')
  // Signing in with the new password works for both in the same way, with an empty new account.
  const claim = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'owner@example.at', password: 'Fremdes123' },
  })
  expect(claim.body.user).toMatchObject({ name: 'Fremder', email_confirmed: false })
  expect(claim.body.user.id).not.toBe(owner.user.id)
  const still = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'owner@example.at', password: PASSWORD },
  })
  expect(still.body.user.id).toBe(owner.user.id)
})

test('our mails carry no advertising: a name that contains an address is not repeated', async () => {
  const names = [
    'Gewinne auf www.evil.example',
    'https://evil.example',
    'Eva @evil',
    't.me/evil',
    'evil。example',
    'evil．at',
  ]
  for (const [at, name] of names.entries()) {
    await call(server, 'POST', '/api/auth/register', { body: form(`spam${at}@example.at`, { name }) })
    const mail = await newestMail(server.ctx, `spam${at}@example.at`)
    expect(mail?.text).toContain('bestaetigen=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  }
  await call(server, 'POST', '/api/auth/register', { body: form('dr@example.at', { name: 'Dr. Eva Huber-Maier' }) })
  expect((await newestMail(server.ctx, 'dr@example.at'))?.text).toContain('Guten Tag Dr. Eva Huber-Maier,')
})

test('of two accounts that claim an address, the one with the mailbox keeps it and the other ends', async () => {
  const first = await signUp(server, 'claim@example.at')
  const link = (await newestMail(server.ctx, 'claim@example.at'))?.token
  await call(server, 'POST', '/api/auth/register', {
    body: form('claim@example.at', { password: 'ZweiterPlatz2', password_confirmation: 'ZweiterPlatz2' }),
  })
  const second = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'claim@example.at', password: 'ZweiterPlatz2' },
  })
  expect(second.body.success).toBe(true)
  await call(server, 'POST', '/api/auth/confirm', { token: first.token, body: { token: link } })
  expect((await call(server, 'GET', '/api/auth/me', { token: first.token })).status).toBe(200)
  expect((await call(server, 'GET', '/api/auth/me', { token: second.body.token })).status).toBe(401)
})

test('a login for an unknown account does the same work, so that its duration reveals nothing', async () => {
  await signUpConfirmed(server, 'time@example.at')
  // The work that the password library passes to its threads has no name of its own.
  const hashes = async (email: string) => {
    let count = 0
    const hook = createHook({ init: (_, type) => void (type === 'undefined' && count++) }).enable()
    await call(server, 'POST', '/api/auth/login', { body: { email, password: 'Falsch123' } })
    hook.disable()
    return count
  }
  const known = await hashes('time@example.at')
  expect(known).toBeGreaterThan(0)
  expect(await hashes('nobody@example.at')).toBe(known)
  const parameters = (hashed: string) => hashed.split('$').slice(0, 4)
  expect(parameters(NOBODY)).toEqual(parameters(await hashPassword('Falsch123')))
})

test('a forgotten password is set by a link that works once, within an hour, and signs out everywhere', async () => {
  const { token } = await signUpConfirmed(server, 'forgot@example.at')
  const known = await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'forgot@example.at' } })
  const unknown = await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'never@example.at' } })
  expect(known.body).toEqual(unknown.body)
  expect(await mailCount(server.ctx, 'never@example.at')).toBe(0)
  const mail = await newestMail(server.ctx, 'forgot@example.at')
  expect(mail?.html).toContain('/passwort-vergessen?token=')
  const reset = (password: string, link = mail?.token) =>
    call(server, 'POST', '/api/auth/password/reset', {
      body: { token: link, password, password_confirmation: password },
    })
  expect((await reset('zu einfach')).status).toBe(400)
  expect((await reset('NeuesWort1', 'x'.repeat(43))).body.code).toBe('auth.link')
  expect((await reset('NeuesWort1')).body).toEqual({ success: true, message: 'Ihr Passwort ist geändert.' })
  expect((await reset('NeuesWort2')).body.code).toBe('auth.link')
  expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(401)
  const login = (password: string) =>
    call(server, 'POST', '/api/auth/login', { body: { email: 'forgot@example.at', password } })
  expect((await login(PASSWORD)).status).toBe(422)
  expect((await login('NeuesWort1')).status).toBe(200)
  expect((await newestMail(server.ctx, 'forgot@example.at'))?.subject).toBe('Ihr Passwort wurde geändert')
})

test('a link that is too old is refused', async () => {
  await signUpConfirmed(server, 'late@example.at')
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'late@example.at' } })
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  const link = (await newestMail(server.ctx, 'late@example.at'))?.token
  const { body } = await call(server, 'POST', '/api/auth/password/reset', {
    body: { token: link, password: 'NeuesWort1', password_confirmation: 'NeuesWort1' },
  })
  expect(body.code).toBe('auth.link')
})

test('strangers cannot fill a mailbox: above five an hour no mail goes out, and the answer stays the same', async () => {
  await signUpConfirmed(server, 'flood@example.at')
  const before = await mailCount(server.ctx, 'flood@example.at')
  for (let nr = 0; nr < 8; nr++) {
    const { status } = await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'flood@example.at' } })
    expect(status).toBe(200)
  }
  expect(await mailCount(server.ctx, 'flood@example.at')).toBe(before + 5)
})

test('unconfirmed accounts end after seven days, others stay', async () => {
  const lost = await signUp(server, 'lost@example.at')
  const kept = await signUpConfirmed(server, 'kept@example.at')
  await cleanAccounts(later(6 * DAY))
  expect((await call(server, 'GET', '/api/auth/me', { token: lost.token })).status).toBe(200)
  await cleanAccounts(later(8 * DAY))
  expect((await call(server, 'GET', '/api/auth/me', { token: lost.token })).status).toBe(401)
  expect((await call(server, 'GET', '/api/auth/me', { token: kept.token })).status).toBe(200)
})

test('of a token the database only has its hash, of a password only argon2id', async () => {
  const { token } = await signUp(server, 'hash@example.at')
  const { rows } = await sql`
    select row_to_json(s) as session, row_to_json(a) as account
    from session s join account a on a.id = s.user_id where a.email = 'hash@example.at'`.execute(server.ctx.db)
  const kept = JSON.stringify(rows)
  expect(kept).toContain('$argon2id$')
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(PASSWORD)
})

test('a session that could not be ended is no logout', async () => {
  const { token } = await signUp(server, 'stays@example.at')
  const { db } = server.ctx
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no deletion today'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse before delete on session execute function refuse()`.execute(db)
  try {
    expect((await call(server, 'POST', '/api/auth/logout', { token })).status).toBe(500)
  } finally {
    await sql`drop function refuse cascade`.execute(db)
  }
  expect(server.complaints.splice(0).join('')).toContain('no deletion today')
  expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(200)
  expect((await call(server, 'POST', '/api/auth/logout', { token })).status).toBe(200)
  expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(401)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
