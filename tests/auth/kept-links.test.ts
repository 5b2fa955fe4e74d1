import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanAccounts } from '../../src/server/auth/clean.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { call, form, logIn, mailCount, newestMail, PASSWORD, tokensMailedTo } from './support.ts'

/** An attacker registers, moves and removes claims of an address without access to its mailbox. */
const X = 'Nachbar7Kaktus'
const NEW = 'Neue5Kellertuer'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const register = (email: string, password = PASSWORD) =>
  call(server, 'POST', '/api/auth/register', { body: form(email, { password, password_confirmation: password }) })
const claim = async (email: string) => {
  expect((await register(email, X)).status).toBe(200)
  return (await logIn(server, email, X)).body.token as string
}
const remove = (token: string) => call(server, 'DELETE', '/api/auth/account', { token, body: { password: X } })
const forgot = (email: string) => call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
const confirm = (token: string | undefined, password: string) =>
  call(server, 'POST', '/api/auth/confirm', { body: { token, password } })
const reset = (token: string | undefined, password = NEW) =>
  call(server, 'POST', '/api/auth/password/reset', { body: { token, password, password_confirmation: password } })
const linkTo = async (email: string) => (await newestMail(server.ctx, email))?.token
const user = async (email: string, password: string) => (await logIn(server, email, password)).body.user

test('an attacker who registers an address and removes the claim, until no more mails go out, does not stop its owner', async () => {
  const email = 'stopped@example.at'
  for (let nr = 0; nr < 5; nr++) expect((await remove(await claim(email))).status).toBe(200)
  const links = await tokensMailedTo(server.ctx, email)
  expect(links).toHaveLength(5)
  expect((await logIn(server, email, X)).status, 'what is handed on has no password').toBe(422)
  await register(email)
  expect(await mailCount(server.ctx, email), 'nothing more is mailed').toBe(5)
  expect((await confirm(links[0], X)).status).toBe(422)
  expect((await confirm(links[0], PASSWORD)).status).toBe(200)
  expect(await user(email, PASSWORD)).toMatchObject({ email, email_confirmed: true })
  for (const link of links) expect((await confirm(link, PASSWORD)).body.code, 'now it is somebody’s').toBe('auth.link')
})

test('a link for a new password outlives the claim that a stranger made after its owner and removed', async () => {
  const email = 'unbound@example.at'
  await register(email)
  const token = await claim(email)
  await forgot(email)
  const link = await linkTo(email)
  await remove(token)
  expect((await reset(link)).status).toBe(200)
  expect(await user(email, NEW)).toMatchObject({ email, email_confirmed: true })
  expect((await logIn(server, email, PASSWORD)).status, 'a claim of its own, as after every reset').toBe(422)
})

test('a link for a new password outlives the last claim of its address too, and opens an empty account', async () => {
  const email = 'alone@example.at'
  const token = await claim(email)
  await call(server, 'PATCH', '/api/auth/profile', { token, body: { name: 'Rufen Sie uns an', phone: '+43 660 666' } })
  await forgot(email)
  const link = await linkTo(email)
  await remove(token)
  expect((await reset(link)).status).toBe(200)
  expect(await user(email, NEW)).toMatchObject({ email, name: 'alone', phone: null, email_confirmed: true })
})

test('links outlive the claim that moved to another address, and end nothing there', async () => {
  const email = 'moved-away@example.at'
  const other = 'mover@evil.example'
  const token = await claim(email)
  const confirmation = await linkTo(email)
  await forgot(email)
  const link = await linkTo(email)
  await call(server, 'POST', '/api/auth/email', { token, body: { email: other, password: X } })
  const moving = await linkTo(other)
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: moving } })).status).toBe(200)
  await register(email)
  expect((await confirm(confirmation, PASSWORD)).status).toBe(200)
  expect(await user(email, PASSWORD)).toMatchObject({ email, email_confirmed: true })
  expect((await reset(link)).body.code, 'the address is somebody’s own now').toBe('auth.link')
  expect(await user(other, X)).toMatchObject({ email: other, email_confirmed: true })
})

test('links outlive a new password of the claim that a stranger made', async () => {
  const email = 'repassed@example.at'
  const token = await claim(email)
  await forgot(email)
  const link = await linkTo(email)
  const body = { current_password: X, password: `${X}2`, password_confirmation: `${X}2` }
  expect((await call(server, 'POST', '/api/auth/password', { token, body })).status).toBe(200)
  expect((await reset(link)).status).toBe(200)
  expect((await logIn(server, email, `${X}2`)).status).toBe(422)
  expect(await user(email, NEW)).toMatchObject({ email, email_confirmed: true })
})

test('a link for a new password survives the claim that was not confirmed in time; without links nothing is left', async () => {
  const email = 'late@example.at'
  await register('later@example.at')
  await claim(email)
  await forgot(email)
  const link = await linkTo(email)
  const { db } = server.ctx
  const accounts = () => db.selectFrom('account').select('password_hash').where('email', '=', email).execute()
  const age = (days: number) =>
    db
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('email', 'in', [email, 'later@example.at'])
      .execute()
  await age(8)
  await db.deleteFrom('account_token').where('purpose', '=', 'confirm').execute()
  await cleanAccounts(server.ctx)
  expect(await accounts()).toEqual([{ password_hash: null }])
  expect(await db.selectFrom('account').select('id').where('email', '=', 'later@example.at').execute()).toEqual([])
  expect((await reset(link)).status).toBe(200)
  expect(await user(email, NEW)).toMatchObject({ email, email_confirmed: true })
})

test('a request for a new password at the moment of the removal gets the usual answer', async () => {
  const email = 'going@example.at'
  await claim(email)
  const asked = await server.ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('email', '=', email).forUpdate().execute()
    const answer = forgot(email)
    await new Promise((done) => setTimeout(done, 700))
    await tx.deleteFrom('account').where('email', '=', email).execute()
    return { answer }
  })
  expect((await asked.answer).status).toBe(200)
})

test('a claim is found by its password behind those that strangers made before and after it', async () => {
  const email = 'behind@example.at'
  for (let nr = 0; nr < 7; nr++) await register(email, X)
  await register(email)
  for (let nr = 0; nr < 10; nr++) await register(email, X)
  expect((await confirm(await linkTo(email), PASSWORD)).status).toBe(200)
  expect(await user(email, PASSWORD)).toMatchObject({ email, email_confirmed: true })
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
