import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../support/server.ts'
import { comeBackFromFacebook, openSocial, payloadOf, type Social, trade } from './social-support.ts'
import { call, form, logIn, newestMail, PASSWORD, tokensMailedTo } from './support.ts'

/** The owner of a mailbox and an attacker without access to it act in any order; at the end only one has access. */
const X = 'Nachbar7Kaktus'
const NEW = 'Neue5Kellertuer'
/** ORDERINGS=500 for a long run. */
const RUNS = Number(process.env.ORDERINGS || 10)

let profile: Record<string, unknown> = {}
let social: Social
let server: TestServer
beforeAll(async () => {
  social = await openSocial({}, () => profile, { RATE_LIMITS: '0' })
  server = social.server
})
afterAll(() => social.close())

interface World {
  email: string
  evil: string
  /** The sessions that the attacker has obtained in any way, and the owner's credentials. */
  stolen: string[]
  own: string[]
  waiting: (() => Promise<string | undefined>)[]
}
type Act = (world: World) => Promise<unknown>

const register = (email: string, password: string) =>
  call(server, 'POST', '/api/auth/register', { body: form(email, { password, password_confirmation: password }) })
const tokenOf = async (email: string, password: string): Promise<string[]> => {
  const { body } = await logIn(server, email, password)
  return body?.token ? [body.token] : []
}
const confirm = (token: string, body: object, session?: string) =>
  call(server, 'POST', '/api/auth/confirm', { body: { token, ...body }, ...(session && { token: session }) })
const user = async (token: string) => (await call(server, 'GET', '/api/auth/me', { token })).body?.user

const OWNER: Record<string, Act> = {
  registers: ({ email }) => register(email, PASSWORD),
  'signs in': async ({ email, own }) => own.push(...(await tokenOf(email, PASSWORD))),
  'follows the newest link': async ({ email }) => {
    const link = (await tokensMailedTo(server.ctx, email)).at(-1)
    if (link) await confirm(link, { password: PASSWORD })
  },
  'presses the button of the newest link alone': async ({ email }) => {
    const link = (await tokensMailedTo(server.ctx, email)).at(-1)
    if (link) await confirm(link, {})
  },
}

const ATTACKER: Record<string, Act> = {
  registers: ({ email }) => register(email, X),
  'signs in': async ({ email, stolen }) => stolen.push(...(await tokenOf(email, X))),
  'steals what the owner has': async ({ email, own, stolen }) =>
    stolen.push(...own, ...(await tokenOf(email, PASSWORD))),
  'asks for his own address': async ({ evil, stolen }) => {
    for (const token of stolen) {
      for (const password of [PASSWORD, X, NEW]) {
        await call(server, 'POST', '/api/auth/email', { token, body: { email: evil, password } })
      }
    }
  },
  'asks for the owner’s address': async ({ email, evil, stolen }) => {
    await register(evil, X)
    const [token] = await tokenOf(evil, X)
    if (!token) return
    stolen.push(token)
    await call(server, 'POST', '/api/auth/email', { token, body: { email, password: X } })
  },
  'wants a new password for it': ({ email }) => call(server, 'POST', '/api/auth/password/forgot', { body: { email } }),
  'comes from Facebook under it': async ({ email, waiting }) => {
    profile = { id: email, name: 'Theo', email }
    const { visitor, end } = await comeBackFromFacebook(server)
    if (end.searchParams.get('social-auth') !== 'success') return
    const { token } = payloadOf(end)
    waiting.push(async () => {
      const { body } = await trade(server, visitor, token, 'facebook')
      return (body as { token?: string }).token
    })
  },
  'trades what waits': collect,
  'sets a password': async ({ stolen }) => {
    for (const token of stolen) {
      const body = { password: X, password_confirmation: X }
      await call(server, 'POST', '/api/auth/password', { token, body })
    }
  },
}

async function collect({ waiting, stolen }: World) {
  for (const trading of waiting.splice(0)) {
    const token = await trading()
    if (token) stolen.push(token)
  }
}

/** Everything that the attacker can still try at the end. */
async function tryAll(world: World) {
  const { email, evil, stolen } = world
  await ATTACKER['comes from Facebook under it']?.(world)
  await collect(world)
  for (const password of [X, PASSWORD]) stolen.push(...(await tokenOf(email, password)))
  for (const link of await tokensMailedTo(server.ctx, evil)) {
    for (const password of [X, PASSWORD]) await confirm(link, { password })
    for (const token of stolen) await confirm(link, {}, token)
    await call(server, 'POST', '/api/auth/password/reset', {
      body: { token: link, password: X, password_confirmation: X },
    })
  }
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: evil } })
  const link = (await newestMail(server.ctx, evil))?.token
  if (link) {
    const body = { token: link, password: X, password_confirmation: X }
    await call(server, 'POST', '/api/auth/password/reset', { body })
    stolen.push(...(await tokenOf(evil, X)))
  }
}

let nr = 0
const acts = fc.array(
  fc.oneof(
    fc.constantFrom(...Object.keys(OWNER)).map((name) => ['owner', name] as const),
    fc.constantFrom(...Object.keys(ATTACKER)).map((name) => ['attacker', name] as const),
  ),
  { maxLength: 9 },
)

test('in any order of actions of owner and attacker, after the owner sets a password by the mailbox only the owner is in', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (order) => {
      const world: World = {
        email: `o${++nr}@example.at`,
        evil: `e${nr}@evil.example`,
        stolen: [],
        own: [],
        waiting: [],
      }
      const { email } = world
      for (const [who, name] of order) await (who === 'owner' ? OWNER : ATTACKER)[name]?.(world)
      await call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
      const link = (await newestMail(server.ctx, email))?.token
      const body = { token: link, password: NEW, password_confirmation: NEW }
      const reset = await call(server, 'POST', '/api/auth/password/reset', { body })
      if (reset.status !== 200) {
        // No one claimed the address: the owner opens an account now.
        await register(email, NEW)
        const confirmation = (await newestMail(server.ctx, email))?.token ?? ''
        expect((await confirm(confirmation, { password: NEW })).status).toBe(200)
      }
      await tryAll(world)
      const [token] = await tokenOf(email, NEW)
      expect(token, 'the owner is in').toBeDefined()
      const owner = await user(token ?? '')
      expect(owner).toMatchObject({ email, email_confirmed: true })
      for (const one of world.stolen) {
        const found = await user(one)
        expect(found?.id, 'the attacker is not').not.toBe(owner.id)
        expect(found?.email === email && found.email_confirmed).toBe(false)
      }
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  )
}, 300_000)

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
