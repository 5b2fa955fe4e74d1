import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestServer, testServer } from '../support/server.ts'

/** An issuer on this machine that signs any token the test wants. */
let issuer: Server
let url: string
let server: TestServer
let own: CryptoKeyPair
let metadata: Record<string, unknown>
let sign: (nonce: string) => Promise<string>
let nonce = ''

const now = () => Math.floor(Date.now() / 1000)
const claims = (more: object = {}) => ({
  iss: url,
  aud: 'klinke',
  sub: 'gina',
  nonce,
  iat: now(),
  exp: now() + 60,
  email: 'gina@example.at',
  email_verified: true,
  name: 'Gina Gruber',
  ...more,
})
const signed = (body: object, key: CryptoKey = own.privateKey, header: object = {}) =>
  new SignJWT(body as Record<string, unknown>).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)

beforeAll(async () => {
  own = await generateKeyPair('RS256', { extractable: true })
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  issuer = createServer((req, res) => {
    const answer = (body: object) =>
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (req.url === '/.well-known/openid-configuration') return answer(metadata)
    if (req.url === '/jwks') return answer({ keys })
    req.resume().on('end', async () => {
      answer({ access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: await sign(nonce) })
    })
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  server = await testServer({
    LOG_LEVEL: 'error',
    GOOGLE_ISSUER: url,
    GOOGLE_CLIENT_ID: 'klinke',
    GOOGLE_CLIENT_SECRET: 'secret-of-klinke',
  })
})
afterAll(async () => {
  await server.close()
  issuer.closeAllConnections()
  await new Promise((resolve) => issuer.close(resolve))
})
beforeEach(() => {
  metadata = {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
  sign = () => signed(claims())
})

/** From the button and back with a code. @returns success or failed, from the address of the return */
async function comeBack(): Promise<string | null> {
  const begun = await fetch(`${server.address}/api/auth/social/google/redirect`)
  if (!begun.ok) return 'refused'
  const { redirect_url } = (await begun.json()) as { redirect_url: string }
  const asked = new URL(redirect_url).searchParams
  nonce = asked.get('nonce') ?? ''
  const back = await fetch(
    `${server.address}/api/auth/social/google/return?${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '' })}`,
    { redirect: 'manual', headers: { cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' } },
  )
  return new URL(back.headers.get('location') ?? '', server.address).searchParams.get('social-auth')
}
const accounts = async () => (await server.ctx.db.selectFrom('account').select('email').execute()).length

test.each<[string, () => Promise<string>]>([
  ['for another application', () => signed(claims({ aud: 'somebody-else' }))],
  ['of another issuer', () => signed(claims({ iss: 'https://accounts.google.com' }))],
  ['of another attempt', () => signed(claims({ nonce: 'x'.repeat(43) }))],
  ['of no attempt', () => signed(claims({ nonce: undefined }))],
  ['that ran out', () => signed(claims({ iat: now() - 7200, exp: now() - 3600 }))],
  ['of nobody', () => signed(claims({ sub: undefined }))],
  [
    'by an algorithm that was not agreed',
    async () => {
      const { privateKey } = await generateKeyPair('ES256')
      return signed(claims(), privateKey, { alg: 'ES256' })
    },
  ],
  ['by the key of somebody else', async () => signed(claims(), (await generateKeyPair('RS256')).privateKey)],
  [
    'without a signature',
    async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none' })}.${part(claims())}.`
    },
  ],
])('an ID token %s opens nothing', async (_what, made) => {
  sign = made
  expect(await comeBack()).toBe('failed')
  expect(await accounts()).toBe(0)
})

test('an issuer that calls itself by another name than was configured is not asked', async () => {
  metadata.issuer = 'https://accounts.google.com'
  expect(await comeBack()).toBe('refused')
  expect(await accounts()).toBe(0)
})

test('the right one opens an account', async () => {
  expect(await comeBack()).toBe('success')
  expect(await accounts()).toBe(1)
})
