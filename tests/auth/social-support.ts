import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { type TestServer, testServer } from '../support/server.ts'

/** A user of the provider: the login name is the subject; the provider vouches for some addresses. */
export interface Person {
  email: string
  email_verified: boolean
  name: string
}

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

export type Browser = ReturnType<typeof browser>
export type Social = Awaited<ReturnType<typeof openSocial>>

/**
 * A server of ours with an OpenID provider in Google's place and another in Facebook's.
 * @param people by login name; may be changed meanwhile
 * @param facebook returns Facebook's profile of the returning user
 */
export async function openSocial(
  people: Record<string, Person>,
  facebook: () => object,
  env: Record<string, string> = {},
) {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const issuer = createServer()
  const issuerUrl = await open(issuer)
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
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  })
  issuer.on('request', provider.callback())

  // Facebook's two calls, as its documentation describes them: a code for a token, a token for a profile.
  const graph = createServer((req, res) => {
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (req.url?.startsWith('/me')) {
      const known = req.headers.authorization === 'Bearer graph-token'
      return answer(known ? 200 : 400, known ? facebook() : { error: { code: 190 } })
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
  const server = await testServer({
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
    ...env,
  })
  return {
    server,
    issuerUrl,
    async close() {
      await server.close()
      for (const one of [issuer, graph]) {
        one.closeAllConnections()
        await new Promise((resolve) => one.close(resolve))
      }
    },
  }
}

/** A browser that keeps cookies and follows redirects, until an address that `stop` accepts. */
export function browser() {
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

/**
 * From the button to the provider and back, as `login` there. @returns the final address of the browser, and the
 * browser
 */
export async function comeBack(server: TestServer, login: string, tamper: (url: URL) => void = () => {}) {
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

export const payloadOf = (end: URL) =>
  JSON.parse(Buffer.from(end.searchParams.get('auth') ?? '', 'base64url').toString()) as {
    token: string
    user: { id: number; name: string }
  }
export const trade = async (server: TestServer, visitor: Browser, token: string, provider = 'google') => {
  const answer = await visitor.send(`${server.address}/api/auth/social/${provider}/callback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** Facebook's page redirects the browser back with a code and the received state. */
export async function comeBackFromFacebook(server: TestServer) {
  const visitor = browser()
  const begun = await visitor.send(`${server.address}/api/auth/social/facebook/redirect`)
  const asked = new URL(((await begun.json()) as { redirect_url: string }).redirect_url).searchParams
  const back = `${asked.get('redirect_uri')}?code=graph-code&state=${asked.get('state')}`
  return { visitor, end: await visitor.follow(back, (url) => url.pathname.endsWith('social-callback')) }
}
