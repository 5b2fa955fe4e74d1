import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../support/server.ts'
import {
  comeBack,
  comeBackFromFacebook,
  openSocial,
  type Person,
  payloadOf,
  type Social,
  trade,
} from './social-support.ts'
import { call, logIn, mailCount, newestMail, signUpConfirmed } from './support.ts'

const PEOPLE: Record<string, Person> = {}
let social: Social
let server: TestServer
beforeAll(async () => {
  social = await openSocial(PEOPLE, () => ({ id: 'f', name: 'Franz Huber', email: 'pending@example.at' }))
  server = social.server
})
afterAll(() => social.close())

/** Creates a French user with only a social login, and signs them in. @returns the token of a session */
async function signIn(name: string): Promise<string> {
  PEOPLE[name] = { email: `${name}@example.at`, email_verified: true, name: 'Gina Gruber' }
  const { visitor, end } = await comeBack(server, name)
  return ((await trade(server, visitor, payloadOf(end).token)).body as { token: string }).token
}
const codeIn = async (name: string) =>
  /^\d{8}$/m.exec((await newestMail(server.ctx, `${name}@example.at`))?.text ?? '')?.[0] ?? ''
const me = async (token: string) => (await call(server, 'GET', '/api/auth/me', { token })).body.user
const NEW = { password: 'Neue5Kellertuer', password_confirmation: 'Neue5Kellertuer' }
const setPassword = (token: string, code?: string) =>
  call(server, 'POST', '/api/auth/password', { token, body: { ...NEW, code } })
const changeEmail = (token: string, email: string, code?: string) =>
  call(server, 'POST', '/api/auth/email', { token, body: { email, code } })
const remove = (token: string, code?: string) => call(server, 'DELETE', '/api/auth/account', { token, body: { code } })

test('a first password needs the code of the mail, and leaves the social login', async () => {
  const token = await signIn('gina')
  const asked = await setPassword(token)
  expect([asked.status, asked.body.code]).toEqual([422, 'auth.code'])
  expect((await me(token)).has_password).toBe(false)
  const code = await codeIn('gina')
  expect((await newestMail(server.ctx, 'gina@example.at'))?.text).toContain('un mot de passe')
  const stored = await server.ctx.db.selectFrom('account_token').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(code)
  expect((await setPassword(token, `${code.slice(0, 4)} ${code.slice(4)}`)).status).toBe(200)
  expect((await logIn(server, 'gina@example.at', NEW.password)).body.user.has_password).toBe(true)
  expect((await me(await signIn('gina'))).email).toBe('gina@example.at')
  expect((await setPassword(token, code)).body.code, 'now there is a password to ask for').toBe('auth.credentials')
})

test('another address needs the code of the old mailbox, then the link of the new one', async () => {
  const token = await signIn('mona')
  expect((await changeEmail(token, 'mona-new@example.at')).body.code).toBe('auth.code')
  expect(await mailCount(server.ctx, 'mona-new@example.at')).toBe(0)
  const code = await codeIn('mona')
  expect((await newestMail(server.ctx, 'mona@example.at'))?.text).toContain('mona-new@example.at')
  expect((await changeEmail(token, 'evil@example.at', code)).status, 'for another address').toBe(400)
  expect((await changeEmail(token, 'mona-new@example.at', code)).status).toBe(200)
  expect((await newestMail(server.ctx, 'mona@example.at'))?.subject).toBe(
    'Nouvelle adresse e-mail demandée pour votre compte',
  )
  const link = (await newestMail(server.ctx, 'mona-new@example.at'))?.token
  expect((await call(server, 'POST', '/api/auth/confirm', { body: { token: link } })).body.code).toBe(
    'auth.confirm_session',
  )
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })).status).toBe(200)
  expect((await me(token)).email).toBe('mona-new@example.at')
})

test('the end of the account needs the code of the mail', async () => {
  const token = await signIn('gone')
  expect((await remove(token)).body.code).toBe('auth.code')
  const code = await codeIn('gone')
  expect((await setPassword(token, code)).status, 'a code is good for what it was asked for').toBe(400)
  expect((await me(token)).email).toBe('gone@example.at')
  expect((await remove(token, code)).status).toBe(200)
  expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(401)
  expect((await newestMail(server.ctx, 'gone@example.at'))?.subject).toBe('Votre compte est supprimé')
})

test('a code is good in the session that asked for it, once, for a quarter of an hour, and for five tries', async () => {
  const stolen = await signIn('sara')
  const token = await signIn('sara')
  await setPassword(stolen)
  const first = await codeIn('sara')
  const wrong = await setPassword(token, first)
  expect([wrong.status, wrong.body.fields]).toEqual([400, [expect.objectContaining({ field: 'code' })]])
  expect(wrong.body.fields[0].message).toBe('Dieser Code stimmt nicht.')
  expect((await setPassword(token, '1234')).status).toBe(400)
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date() })
    .where('purpose', '=', 'code')
    .execute()
  expect((await setPassword(stolen, first)).status, 'too old').toBe(400)
  await setPassword(stolen)
  const good = await codeIn('sara')
  for (let nr = 0; nr < 4; nr++) expect((await setPassword(stolen, '00000000')).status).toBe(400)
  expect((await setPassword(stolen, good)).status, 'the sixth try').toBe(429)
  // The owner's own session has its own counters of attempts and mails.
  await setPassword(token)
  expect((await setPassword(token, await codeIn('sara'))).status).toBe(200)
  expect((await call(server, 'GET', '/api/auth/me', { token: stolen })).status).toBe(401)
})

test('above five an hour no code is mailed, and the last one stays good', async () => {
  const token = await signIn('lisa')
  for (let nr = 0; nr < 8; nr++) expect((await remove(token)).body.code).toBe('auth.code')
  expect(await mailCount(server.ctx, 'lisa@example.at')).toBe(5)
  expect((await remove(token, await codeIn('lisa'))).status).toBe(200)
})

test('above five an hour and with no good code left, the answer promises none', async () => {
  const token = await signIn('nina')
  for (let nr = 0; nr < 5; nr++) expect((await remove(token)).body.code).toBe('auth.code')
  expect((await setPassword(token)).status, 'the code is for something else').toBe(429)
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date() })
    .where('purpose', '=', 'code')
    .execute()
  const refused = await remove(token)
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.exceeded'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await mailCount(server.ctx, 'nina@example.at')).toBe(5)
})

test('an error in counting is an error, and no promise of a code', async () => {
  const token = await signIn('olga')
  await sql`alter table rate_limit rename to rate_limit_gone`.execute(server.ctx.db)
  try {
    expect((await remove(token)).status).toBe(500)
  } finally {
    await sql`alter table rate_limit_gone rename to rate_limit`.execute(server.ctx.db)
  }
  expect(server.complaints.splice(0).join('')).toContain('rate_limit')
  expect((await remove(token)).body.code).toBe('auth.code')
})

test('the export gives no code to an attacker with a stolen session', async () => {
  const token = await signIn('export')
  await setPassword(token)
  const code = await codeIn('export')
  expect(code).toHaveLength(8)
  const held = JSON.stringify((await call(server, 'GET', '/api/auth/export', { token })).body)
  expect(held).toContain('Votre code')
  expect(held).not.toContain(code)
})

test('an account with an unconfirmed address sets no password, and is removed without a code', async () => {
  const { visitor, end } = await comeBackFromFacebook(server)
  const { token } = (await trade(server, visitor, payloadOf(end).token, 'facebook')).body as { token: string }
  const refused = await setPassword(token)
  expect([refused.status, refused.body.code]).toEqual([422, 'auth.unconfirmed'])
  expect((await remove(token)).status).toBe(200)
})

test('the owner gets one mail when a social login is linked to the account', async () => {
  await signUpConfirmed(server, 'linked@example.at')
  await signIn('linked')
  const mail = await newestMail(server.ctx, 'linked@example.at')
  expect(mail?.subject).toBe('Neue Anmeldemöglichkeit für Ihr Konto')
  expect(mail?.text).toContain('Google')
  const before = await mailCount(server.ctx, 'linked@example.at')
  await signIn('linked')
  expect(await mailCount(server.ctx, 'linked@example.at')).toBe(before)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
