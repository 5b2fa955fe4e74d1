import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'
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
import { call, newestMail, signUpConfirmed } from './support.ts'

/** Users of the provider: the login name is the subject; the provider vouches for some addresses. */
const PEOPLE: Record<string, Person> = {
  gina: { email: 'gina@example.at', email_verified: true, name: 'Gina Gruber' },
  owner: { email: 'owner@example.at', email_verified: true, name: 'Otto Owner' },
  thief: { email: 'victim@example.at', email_verified: false, name: 'Theo Thief' },
  plain: { email: 'plain@example.at', email_verified: false, name: 'P' },
}

let profile: Record<string, unknown> = {}
let social: Social
let server: TestServer
beforeAll(async () => {
  social = await openSocial(PEOPLE, () => profile)
  server = social.server
})
afterAll(() => social.close())

const goAndComeBack = (login: string, tamper?: (url: URL) => void) => comeBack(server, login, tamper)

test('the address of the provider carries state, nonce and PKCE, and the cookie is out of reach of scripts', async () => {
  const answer = await call(server, 'GET', '/api/auth/social/google/redirect')
  const url = new URL(answer.body.redirect_url)
  expect(url.origin).toBe(social.issuerUrl)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'klinke',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${server.ctx.config.SITE_URL}/api/auth/social/google/return`,
  })
  expect(answer.headers.get('set-cookie')).toMatch(/^klinke_social=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
})

test('a new user comes back with an account, in their language, and exchanges the short token for a real one', async () => {
  const { visitor, end } = await goAndComeBack('gina')
  expect(end.pathname).toBe('/fr/social-callback')
  expect(end.searchParams.get('social-auth')).toBe('success')
  const { token, user } = payloadOf(end)
  // The address stays in the browser's history and in logs: it contains no more of the user than the payload's shape
  // needs.
  expect(user).toEqual({ id: expect.any(Number), name: 'Gina Gruber' })
  expect(Buffer.from(end.searchParams.get('auth') ?? '', 'base64url').toString()).not.toContain('gina@')
  expect((await call(server, 'GET', '/api/auth/me', { token })).status, 'the short token opens nothing').toBe(401)
  const { status, body } = await trade(server, visitor, token)
  expect([status, body]).toMatchObject([
    200,
    { success: true, user: { email: 'gina@example.at', has_password: false } },
  ])
  const me = await call(server, 'GET', '/api/auth/me', { token: (body as { token: string }).token })
  expect(me.body.user.email).toBe('gina@example.at')
  expect((await trade(server, visitor, token)).body, 'a second time').toMatchObject({
    success: false,
    code: 'auth.social',
  })
})

test('the same person finds the same account again', async () => {
  const first = payloadOf((await goAndComeBack('gina')).end)
  const second = payloadOf((await goAndComeBack('gina')).end)
  expect(second.user).toEqual(first.user)
})

test('an address that the provider vouches for opens the account that has it', async () => {
  const owner = await signUpConfirmed(server, 'owner@example.at')
  const { end } = await goAndComeBack('owner')
  expect(payloadOf(end).user).toEqual({ id: owner.user.id, name: 'Eva Huber' })
})

test('an address that the provider does not verify opens no existing account', async () => {
  await signUpConfirmed(server, 'victim@example.at')
  const { end } = await goAndComeBack('thief')
  expect([...end.searchParams]).toEqual([['social-auth', 'failed']])
  const { visitor, end: plain } = await goAndComeBack('plain')
  const { user } = (await trade(server, visitor, payloadOf(plain).token)).body as { user: object }
  expect(user).toMatchObject({ email: 'plain@example.at', email_confirmed: false, name: 'plain' })
  expect((await newestMail(server.ctx, 'plain@example.at'))?.subject).toBe('Veuillez confirmer votre adresse e-mail')
})

test('a token is worth nothing in another browser, after a minute, or at another provider', async () => {
  const stolen = await goAndComeBack('gina')
  expect((await trade(server, browser(), payloadOf(stolen.end).token)).status).toBe(422)
  const late = await goAndComeBack('gina')
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('purpose', '=', 'social')
    .execute()
  expect((await trade(server, late.visitor, payloadOf(late.end).token)).status).toBe(422)
  const other = await goAndComeBack('gina')
  expect((await trade(server, other.visitor, payloadOf(other.end).token, 'facebook')).status).toBe(422)
})

test.each([
  ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['another code', (url: URL) => url.searchParams.set('code', 'stolen')],
  ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
])('a return with %s fails', async (_name, tamper) => {
  const { end } = await goAndComeBack('gina', tamper)
  expect([...end.searchParams]).toEqual([['social-auth', 'failed']])
})

test('a return without the cookie of its beginning fails, and so does a second one', async () => {
  const { back, visitor } = await goAndComeBack('gina')
  const stop = (url: URL) => url.pathname.endsWith('social-callback')
  for (const who of [browser(), visitor]) {
    expect((await who.follow(back.href, stop)).searchParams.get('social-auth')).toBe('failed')
  }
})

test('Facebook works without OpenID, and its addresses wait for confirmation', async () => {
  profile = { id: '1001', name: 'Franz Huber', email: 'franz@example.at' }
  const { id } = payloadOf((await comeBackFromFacebook(server)).end).user
  const account = server.ctx.db.selectFrom('account').select(['name', 'email', 'email_confirmed_at'])
  const row = await account.where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ name: 'Franz Huber', email: 'franz@example.at', email_confirmed_at: null })
})

test.each([
  [{ id: '1002', name: 'Ohne Adresse' }],
  [{ name: 'Ohne Nummer', email: 'x@example.at' }],
  [{ id: '1003', name: 'V', email: 'victim@example.at' }],
])('a profile that says too little, or claims another’s address, fails: %j', async (given) => {
  profile = given
  expect((await comeBackFromFacebook(server)).end.searchParams.get('social-auth')).toBe('failed')
})

test('providers that are not configured, or unknown, are not there', async () => {
  expect((await call(server, 'GET', '/api/auth/providers')).body.data).toEqual(['google', 'facebook'])
  const bare = await testServer()
  expect((await call(bare, 'GET', '/api/auth/providers')).body.data).toEqual([])
  const { status, body } = await call(bare, 'GET', '/api/auth/social/google/redirect')
  expect([status, body.code]).toEqual([404, 'auth.provider'])
  expect((await call(bare, 'GET', '/api/auth/social/myspace/redirect')).status).toBe(400)
  await bare.close()
})

test('a provider that cannot be reached is a refusal, no fault of ours', async () => {
  const away = await testServer({
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    LOG_LEVEL: 'error',
  })
  const { status, body } = await call(away, 'GET', '/api/auth/social/google/redirect')
  expect([status, body.code]).toEqual([422, 'auth.social'])
  await away.close()
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})

test('over https the cookie is this host’s alone, and goes nowhere without TLS', async () => {
  const secure = await testServer({
    SITE_URL: 'https://klinke.example',
    FACEBOOK_CLIENT_ID: 'fb',
    FACEBOOK_CLIENT_SECRET: 'fb',
  })
  const answer = await fetch(`${secure.local}/api/auth/social/facebook/redirect`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-klinke_social=[\w-]{43}; Max-Age=660; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  await secure.close()
})
