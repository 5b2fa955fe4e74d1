import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FactorChallenge } from '../../src/domain/auth/second-factor.ts'
import type { TestServer } from '../support/server.ts'
import { securityKey, totpCode } from './authenticator.ts'
import {
  browser,
  comeBack,
  comeBackFromFacebook,
  openSocial,
  type Person,
  payloadOf,
  type Social,
  trade,
} from './social-support.ts'
import { call, logIn, PASSWORD, resetTo, signUpConfirmed } from './support.ts'

/** Users of the provider, by login name. */
const PEOPLE: Record<string, Person> = {}
let profile: Record<string, unknown> = {}
let social: Social
let server: TestServer
beforeAll(async () => {
  social = await openSocial(PEOPLE, () => profile, { RATE_LIMITS: '0' })
  server = social.server
})
afterAll(() => social.close())

interface Owner {
  id: number
  email: string
  login: string
  secret: string
}
let people = 0
let owner: Owner
/** A confirmed account with a password and a code app, whose address the provider vouches for. */
beforeEach(async () => {
  const login = `person${++people}`
  const email = `${login}@example.at`
  PEOPLE[login] = { email, email_verified: true, name: 'Eva Huber' }
  const { token, user } = await signUpConfirmed(server, email)
  const begun = (await post('second-factor/totp/begin', { password: PASSWORD }, token)).body
  const code = totpCode(begun.secret)
  expect((await post('second-factor/totp', { challenge: begun.challenge, code }, token)).status).toBe(200)
  await forgetCodes(user.id)
  owner = { id: user.id, email, login, secret: begun.secret }
})

const post = (path: string, body: object, token?: string) => call(server, 'POST', `/api/auth/${path}`, { body, token })
/** A code counts once; the app of a test is asked several times within half a minute. */
const forgetCodes = async (id: number) =>
  void (await server.ctx.db.updateTable('totp').set({ last_step: 0 }).where('user_id', '=', id).execute())
const sessions = async (id: number) =>
  (await server.ctx.db.selectFrom('session').select(['id', 'proven_at']).where('user_id', '=', id).execute()).length
const endSessions = (id: number) => server.ctx.db.deleteFrom('session').where('user_id', '=', id).execute()

interface Traded {
  success: boolean
  code?: string
  token?: string
  user?: object
  challenge: FactorChallenge
}

/** To the provider and back; the exchange of the short token asks for the second factor. */
async function comeBackAsked(login = owner.login): Promise<FactorChallenge> {
  const { visitor, end } = await comeBack(server, login)
  const { status, body } = await trade(server, visitor, payloadOf(end).token)
  const { success, code, token, user, challenge } = body as Traded
  expect([status, success, code, token, user]).toEqual([422, false, 'auth.second_factor', undefined, undefined])
  return challenge
}

test('a social login of an account with a code app opens no session before the code, and one after it', async () => {
  await endSessions(owner.id)
  const challenge = await comeBackAsked()
  expect(challenge.methods).toEqual(['totp', 'recovery_code'])
  expect(await sessions(owner.id)).toBe(0)
  const done = await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret) })
  expect([done.status, done.body.user.email]).toEqual([200, owner.email])
  const me = await call(server, 'GET', '/api/auth/me', { token: done.body.token })
  expect(me.body.user.id).toBe(owner.id)
})

test('the session counts as proven: staff need no further proof', async () => {
  await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', owner.id).execute()
  const challenge = await comeBackAsked()
  const { token } = (await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret) })).body
  expect((await call(server, 'GET', '/api/admin/users', { token })).status).toBe(200)
})

test('Facebook asks too', async () => {
  profile = { id: `fb-${owner.login}`, name: 'Eva Huber', email: owner.email }
  const row = { provider: 'facebook', subject: `fb-${owner.login}`, user_id: owner.id, created_at: new Date() }
  await server.ctx.db.insertInto('account_identity').values(row).execute()
  const { visitor, end } = await comeBackFromFacebook(server)
  const { status, body } = await trade(server, visitor, payloadOf(end).token, 'facebook')
  expect([status, (body as Traded).code]).toEqual([422, 'auth.second_factor'])
  const { challenge } = body as Traded
  expect((await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret) })).status).toBe(200)
})

test('a passkey is asked for, and its signature opens the session', async () => {
  const login = `key${people}`
  const email = `${login}@example.at`
  PEOPLE[login] = { email, email_verified: true, name: 'Karl Key' }
  const { token } = await signUpConfirmed(server, email)
  const key = securityKey(server.ctx.config.SITE_URL)
  const { challenge: begun, options } = (await post('second-factor/passkeys/begin', { password: PASSWORD }, token)).body
  const body = { challenge: begun, name: 'Schlüssel', passkey: key.create(options) }
  expect((await post('second-factor/passkeys', body, token)).status).toBe(200)
  const challenge = await comeBackAsked(login)
  expect(challenge.methods).toContain('passkey')
  const passkey = key.get(challenge.passkey as NonNullable<FactorChallenge['passkey']>)
  const done = await post('second-factor', { challenge: challenge.token, passkey })
  expect([done.status, done.body.user.email]).toEqual([200, email])
})

test('a wrong code leaves the challenge, a right one uses it up, and the short token opens nothing more', async () => {
  const { visitor, end } = await comeBack(server, owner.login)
  const { token } = payloadOf(end)
  const { challenge } = (await trade(server, visitor, token)).body as Traded
  const wrong = await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret, 9) })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'auth.proof'])
  const right = { challenge: challenge.token, code: totpCode(owner.secret) }
  expect((await post('second-factor', right)).status).toBe(200)
  await forgetCodes(owner.id)
  const again = await post('second-factor', right)
  expect([again.status, again.body.code]).toEqual([422, 'auth.challenge'])
  expect(((await trade(server, visitor, token)).body as Traded).code).toBe('auth.social')
  expect((await call(server, 'GET', '/api/auth/me', { token: challenge.token })).status).toBe(401)
})

test('the short token in another browser asks nothing: no challenge for a stranger who saw the address', async () => {
  const { end } = await comeBack(server, owner.login)
  const { status, body } = await trade(server, browser(), payloadOf(end).token)
  expect([status, (body as Traded).code, (body as Traded).challenge]).toEqual([422, 'auth.social', undefined])
})

test('a new password ends the challenge of a social login, and the login itself; the second factor stays', async () => {
  const challenge = await comeBackAsked()
  await resetTo(server, owner.email, 'Neubau1220Wien')
  const late = await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret) })
  expect([late.status, late.body.code]).toEqual([422, 'auth.challenge'])
  const byPassword = await logIn(server, owner.email, 'Neubau1220Wien')
  expect(byPassword.body.code).toBe('auth.second_factor')
  await comeBackAsked()
})

test('a disabled account gets no challenge, and a challenge from before opens nothing', async () => {
  const challenge = await comeBackAsked()
  await server.ctx.db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', owner.id).execute()
  const { visitor, end } = await comeBack(server, owner.login)
  const { status, body } = await trade(server, visitor, payloadOf(end).token)
  expect([status, (body as Traded).code, (body as Traded).challenge]).toEqual([
    expect.any(Number),
    'auth.disabled',
    undefined,
  ])
  const late = await post('second-factor', { challenge: challenge.token, code: totpCode(owner.secret) })
  expect(late.body.success).toBe(false)
  expect(late.body.token).toBeUndefined()
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
