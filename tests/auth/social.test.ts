import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'
import { call, newestMail, signUpConfirmed } from './support.ts'

/** People at the provider: what they type as login is their subject; the provider vouches for some addresses. */
const PEOPLE: Record<string, { email: string; email_verified: boolean; name: string }> = {
  gina: { email: 'gina@example.at', email_verified: true, name: 'Gina Gruber' },
  owner: { email: 'owner@example.at', email_verified: true, name: 'Otto Owner' },
  thief: { email: 'victim@example.at', email_verified: false, name: 'Theo Thief' },
  free: { email: 'free@example.at', email_verified: true, name: 'Franz Frei' },
  gone: { email: 'gone@example.at', email_verified: true, name: 'Gerda Gone' },
  plain: { email: 'plain@example.at', email_verified: false, name: 'P' },
}

let server: TestServer
let issuer: Server
let graph: Server
let issuerUrl: string
let profile: Record<string, unknown> = {}

const open = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const freePort = async () => {
  const probe = createServer()
  const port = new URL(await open(probe)).port
  await new Promise((resolve) => probe.close(resolve))
  return port
}

beforeAll(async () => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  issuer = createServer()
  issuerUrl = await open(issuer)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuerUrl, {
    clients: [
      {
        client_id: 'klinke',
        client_secret: 'secret-of-klinke',
        redirect_uris: [`${site}/api/auth/social/google/return`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of this test only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, ...PEOPLE[id] }) }),
  })
  issuer.on('request', provider.callback())

  // Facebook's two calls, as its documentation describes them: a code for a token, a token for a profile.
  graph = createServer((req, res) => {
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (req.url?.startsWith('/me')) {
      const known = req.headers.authorization === 'Bearer graph-token'
      return answer(known ? 200 : 400, known ? profile : { error: { code: 190 } })
    }
    let sent = ''
    req.on('data', (chunk) => (sent += chunk))
    req.on('end', () => {
      const form = new URLSearchParams(sent)
      const good = form.get('code') === 'graph-code' && form.get('client_secret') === 'fb' && form.get('code_verifier')
      answer(
        good ? 200 : 400,
        good ? { access_token: 'graph-token', token_type: 'bearer' } : { error: 'invalid_grant' },
      )
    })
  })
  const graphUrl = await open(graph)
  server = await testServer({
    PORT: port,
    SITE_URL: site,
    LOG_LEVEL: 'error',
    GOOGLE_ISSUER: issuerUrl,
    GOOGLE_CLIENT_ID: 'klinke',
    GOOGLE_CLIENT_SECRET: 'secret-of-klinke',
    FACEBOOK_CLIENT_ID: 'fb',
    FACEBOOK_CLIENT_SECRET: 'fb',
    FACEBOOK_AUTHORIZATION_URL: `${graphUrl}/dialog`,
    FACEBOOK_TOKEN_URL: `${graphUrl}/token`,
    FACEBOOK_PROFILE_URL: `${graphUrl}/me?fields=id,name,email`,
  })
})
afterAll(async () => {
  await server.close()
  for (const one of [issuer, graph]) {
    one.closeAllConnections()
    await new Promise((resolve) => one.close(resolve))
  }
})

/** A browser that keeps cookies and goes where it is sent, until an address that `stop` knows. */
function browser() {
  const jar = new Map<string, string>()
  const send = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
  const follow = async (start: string, stop: (url: URL) => boolean, init?: RequestInit): Promise<URL> => {
    let url = new URL(start)
    let next = init
    for (let hop = 0; hop < 20; hop++) {
      if (stop(url)) return url
      const answer = await send(url.href, next)
      next = undefined
      const to = answer.headers.get('location')
      if (!to) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
      url = new URL(to, url)
    }
    throw new Error('too many redirects')
  }
  return { jar, send, follow }
}

/** From the button to the provider and back, as `login` there. @returns where the browser ends, and the browser */
async function comeBack(login: string, tamper: (url: URL) => void = () => {}) {
  const visitor = browser()
  const begun = await visitor.send(`${server.address}/api/auth/social/google/redirect?lang=fr`)
  const { redirect_url } = (await begun.json()) as { redirect_url: string }
  const at = (path: RegExp) => (url: URL) => path.test(url.pathname)
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const ask = await visitor.follow(redirect_url, at(/^\/interaction/))
  const consent = await visitor.follow(ask.href, (url) => at(/^\/interaction/)(url) && url.href !== ask.href, {
    ...form({ prompt: 'login', login, password: 'any' }),
  })
  const back = await visitor.follow(consent.href, at(/social\/google\/return$/), form({ prompt: 'consent' }))
  tamper(back)
  return { visitor, end: await visitor.follow(back.href, at(/social-callback$/)), back }
}

const payloadOf = (end: URL) =>
  JSON.parse(Buffer.from(end.searchParams.get('auth') ?? '', 'base64url').toString()) as {
    token: string
    user: { email: string; name: string }
  }
const trade = async (visitor: ReturnType<typeof browser>, token: string, provider = 'google') => {
  const answer = await visitor.send(`${server.address}/api/auth/social/${provider}/callback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return { status: answer.status, body: await answer.json() }
}

test('the address of the provider carries state, nonce and PKCE, and the cookie is out of reach of scripts', async () => {
  const answer = await call(server, 'GET', '/api/auth/social/google/redirect')
  const url = new URL(answer.body.redirect_url)
  expect(url.origin).toBe(issuerUrl)
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

test('somebody new comes back with an account, in his language, and trades the short token for a real one', async () => {
  const { visitor, end } = await comeBack('gina')
  expect(end.pathname).toBe('/fr/social-callback')
  expect(end.searchParams.get('social-auth')).toBe('success')
  const { token, user } = payloadOf(end)
  expect(user).toMatchObject({ email: 'gina@example.at', name: 'Gina Gruber', email_confirmed: true })
  expect((await call(server, 'GET', '/api/auth/me', { token })).status, 'the short token opens nothing').toBe(401)
  const { status, body } = await trade(visitor, token)
  expect([status, body]).toMatchObject([
    200,
    { success: true, user: { email: 'gina@example.at', has_password: false } },
  ])
  const me = await call(server, 'GET', '/api/auth/me', { token: (body as { token: string }).token })
  expect(me.body.user.email).toBe('gina@example.at')
  expect((await trade(visitor, token)).body, 'a second time').toMatchObject({ success: false, code: 'auth.social' })
})

test('the same person finds the same account again', async () => {
  const first = payloadOf((await comeBack('gina')).end)
  const second = payloadOf((await comeBack('gina')).end)
  expect(second.user).toEqual(first.user)
})

test('who only knows the social login chooses a password without an old one, and leaves without any', async () => {
  const { visitor, end } = await comeBack('free')
  const { token } = (await trade(visitor, payloadOf(end).token)).body as { token: string }
  const change = (current_password?: string) =>
    call(server, 'POST', '/api/auth/password', {
      token,
      body: { current_password, password: 'NeuesWort1', password_confirmation: 'NeuesWort1' },
    })
  expect((await change()).body.success).toBe(true)
  expect((await change()).status, 'now there is an old one').toBe(422)
  const login = await call(server, 'POST', '/api/auth/login', {
    body: { email: 'free@example.at', password: 'NeuesWort1' },
  })
  expect(login.body.user).toMatchObject({ email: 'free@example.at', has_password: true })
  const other = await comeBack('gone')
  const { token: last } = (await trade(other.visitor, payloadOf(other.end).token)).body as { token: string }
  expect((await call(server, 'DELETE', '/api/auth/account', { token: last, body: {} })).body.success).toBe(true)
  expect((await call(server, 'GET', '/api/auth/me', { token: last })).status).toBe(401)
})

test('an address that the provider vouches for opens the account that has it', async () => {
  const owner = await signUpConfirmed(server, 'owner@example.at')
  const { end } = await comeBack('owner')
  expect(payloadOf(end).user).toMatchObject({ id: owner.user.id, name: 'Eva Huber', has_password: true })
})

test('an address that nobody vouches for opens nobody’s account', async () => {
  await signUpConfirmed(server, 'victim@example.at')
  const { end } = await comeBack('thief')
  expect([...end.searchParams]).toEqual([['social-auth', 'failed']])
  const plain = payloadOf((await comeBack('plain')).end)
  expect(plain.user).toMatchObject({ email: 'plain@example.at', email_confirmed: false, name: 'plain' })
  expect((await newestMail(server.ctx, 'plain@example.at'))?.subject).toBe('Veuillez confirmer votre adresse e-mail')
})

test('a token is worth nothing in another browser, after a minute, or at another provider', async () => {
  const stolen = await comeBack('gina')
  expect((await trade(browser(), payloadOf(stolen.end).token)).status).toBe(422)
  const late = await comeBack('gina')
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('purpose', '=', 'social')
    .execute()
  expect((await trade(late.visitor, payloadOf(late.end).token)).status).toBe(422)
  const other = await comeBack('gina')
  expect((await trade(other.visitor, payloadOf(other.end).token, 'facebook')).status).toBe(422)
})

test.each([
  ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['another code', (url: URL) => url.searchParams.set('code', 'stolen')],
  ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
])('a return with %s fails', async (_name, tamper) => {
  const { end } = await comeBack('gina', tamper)
  expect([...end.searchParams]).toEqual([['social-auth', 'failed']])
})

test('a return without the cookie of its beginning fails, and so does a second one', async () => {
  const { back, visitor } = await comeBack('gina')
  const stop = (url: URL) => url.pathname.endsWith('social-callback')
  for (const who of [browser(), visitor]) {
    expect((await who.follow(back.href, stop)).searchParams.get('social-auth')).toBe('failed')
  }
})

/** Facebook's page sends the browser back with a code and the state it was given. */
async function comeBackFromFacebook() {
  const visitor = browser()
  const begun = await visitor.send(`${server.address}/api/auth/social/facebook/redirect`)
  const asked = new URL(((await begun.json()) as { redirect_url: string }).redirect_url).searchParams
  const back = `${asked.get('redirect_uri')}?code=graph-code&state=${asked.get('state')}`
  return visitor.follow(back, (url) => url.pathname.endsWith('social-callback'))
}

test('Facebook works without OpenID, and its addresses wait for confirmation', async () => {
  profile = { id: '1001', name: 'Franz Huber', email: 'franz@example.at' }
  expect(payloadOf(await comeBackFromFacebook()).user).toMatchObject({
    email: 'franz@example.at',
    name: 'Franz Huber',
    email_confirmed: false,
  })
})

test.each([
  [{ id: '1002', name: 'Ohne Adresse' }],
  [{ name: 'Ohne Nummer', email: 'x@example.at' }],
  [{ id: '1003', name: 'V', email: 'victim@example.at' }],
])('a profile that says too little, or claims another’s address, fails: %j', async (given) => {
  profile = given
  expect((await comeBackFromFacebook()).searchParams.get('social-auth')).toBe('failed')
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
