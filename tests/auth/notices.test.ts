import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { call, form, logIn, mailCount, newestMail, PASSWORD, signUp, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const NEW = 'Neue5Kellertuer'
const forgot = (email: string) => call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
const reset = (token: string | undefined) =>
  call(server, 'POST', '/api/auth/password/reset', { body: { token, password: NEW, password_confirmation: NEW } })
const register = (email: string) => call(server, 'POST', '/api/auth/register', { body: form(email) })
const subjects = async (to: string) =>
  (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === to).map(({ subject }) => subject)
/** Enters an address until no mail of any kind is sent to it any more. */
async function fill(email: string) {
  for (let nr = 0; nr < 8; nr++) {
    const statuses = [(await register(email)).status, (await forgot(email)).status]
    expect(statuses, 'the same as ever').toEqual([200, 200])
  }
}

test('the owner gets a notice of a new password, another address and the end of the account, even when strangers used up the limit', async () => {
  const email = 'told@example.at'
  const { token } = await signUpConfirmed(server, email)
  await fill(email)
  const full = (await subjects(email)).length
  const change = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
  await call(server, 'POST', '/api/auth/password', { token, body: change })
  const body = { email: 'told-new@example.at', password: NEW }
  await call(server, 'POST', '/api/auth/email', { token, body })
  const link = (await newestMail(server.ctx, 'told-new@example.at'))?.token
  const asked = await newestMail(server.ctx, email)
  expect(asked?.text).toContain('told-new@example.at')
  expect(asked?.text).toContain('/passwort-vergessen')
  await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })
  expect((await subjects(email)).slice(full)).toEqual([
    'Ihr Passwort wurde geändert',
    'Neue E-Mail-Adresse für Ihr Konto angefragt',
    'Ihre E-Mail-Adresse wurde geändert',
  ])
  await fill('told-new@example.at')
  await call(server, 'DELETE', '/api/auth/account', { token, body: { password: NEW } })
  expect((await newestMail(server.ctx, 'told-new@example.at'))?.subject).toBe('Ihr Konto ist gelöscht')
})

test('the owner also gets a notice of a reset, even when strangers used up the limit', async () => {
  const email = 'reset@example.at'
  await signUpConfirmed(server, email)
  await fill(email)
  expect((await reset((await newestReset(email))?.token)).status, 'the last link that was mailed works').toBe(200)
  expect((await newestMail(server.ctx, email))?.subject).toBe('Ihr Passwort wurde geändert')
  expect((await logIn(server, email, NEW)).status).toBe(200)
})

async function newestReset(to: string) {
  const mails = (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === to)
  const mail = mails.findLast(({ subject }) => subject === 'Ihr neues Passwort')
  return mail && { token: /token=([\w-]{43})/.exec(mail.text)?.[1] }
}

test('strangers who use up one kind of mail cannot use up another', async () => {
  const email = 'kinds@example.at'
  await signUpConfirmed(server, email)
  for (let nr = 0; nr < 8; nr++) await register(email)
  await forgot(email)
  expect((await reset((await newestReset(email))?.token)).status).toBe(200)
})

test('a confirmation that is asked for again and again leaves the last link that was mailed', async () => {
  const email = 'again@example.at'
  const { token } = await signUp(server, email)
  for (let nr = 0; nr < 8; nr++) {
    expect((await call(server, 'POST', '/api/auth/confirm/resend', { token })).status).toBe(200)
  }
  expect(await mailCount(server.ctx, email)).toBe(5)
  const link = (await newestMail(server.ctx, email))?.token
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })).status).toBe(200)
})

test('so does another address that is asked for again and again', async () => {
  const { token } = await signUpConfirmed(server, 'mover@example.at')
  const body = { email: 'moved@example.at', password: PASSWORD }
  for (let nr = 0; nr < 8; nr++) {
    expect((await call(server, 'POST', '/api/auth/email', { token, body })).status).toBe(200)
  }
  expect(await mailCount(server.ctx, 'moved@example.at')).toBe(5)
  const link = (await newestMail(server.ctx, 'moved@example.at'))?.token
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })).status).toBe(200)
})

test('a user with a confirmed address gets the mail for a new one, however often strangers requested it before', async () => {
  for (let nr = 0; nr < 2; nr++) {
    const { token } = await signUp(server, `stranger${nr}@example.at`)
    const body = { email: 'wanted@example.at', password: PASSWORD }
    for (let time = 0; time < 5; time++) await call(server, 'POST', '/api/auth/email', { token, body })
  }
  expect(await mailCount(server.ctx, 'wanted@example.at'), 'of them all together').toBe(5)
  const { token } = await signUpConfirmed(server, 'wants@example.at')
  const body = { email: 'wanted@example.at', password: PASSWORD }
  await call(server, 'POST', '/api/auth/email', { token, body })
  const link = (await newestMail(server.ctx, 'wanted@example.at'))?.token
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })).status).toBe(200)
})

test('an account that only claims an address causes no notices to it', async () => {
  const email = 'foreign@example.at'
  const { token } = await signUp(server, email)
  const before = await mailCount(server.ctx, email)
  const change = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
  await call(server, 'POST', '/api/auth/password', { token, body: change })
  await call(server, 'POST', '/api/auth/email', { token, body: { email: 'own@example.at', password: NEW } })
  expect(await mailCount(server.ctx, email)).toBe(before)
  await server.ctx.db
    .updateTable('delivery')
    .where('channel', '=', 'mail')
    .set({ status: 'sent' })
    .where('recipient', '=', email)
    .execute()
  await call(server, 'DELETE', '/api/auth/account', { token, body: { password: NEW } })
  expect(await mailCount(server.ctx, email), 'what was mailed for the claim goes with it').toBe(0)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
