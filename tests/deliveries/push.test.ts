import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanAccounts } from '../../src/server/auth/clean.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { queuePush } from '../../src/server/deliveries/push/push.ts'
import { call as ask, PASSWORD, signUpConfirmed } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let token: string
let phone: string
let userId: number
let nr = 0
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
const login = async (email: string) =>
  (await ask(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })).body.token as string
const subscribe = (token: string, endpoint: string) =>
  ask(server, 'POST', '/api/push/subscriptions', { token, body: { endpoint, keys } })
const subscribed = async () =>
  (await server.ctx.db.selectFrom('push_subscription').select('endpoint').orderBy('id').execute()).map(
    ({ endpoint }) => endpoint,
  )

beforeEach(async () => {
  await server.ctx.db.deleteFrom('push_subscription').execute()
  const email = `push${++nr}@example.at`
  const signedUp = await signUpConfirmed(server, email)
  token = signedUp.token
  userId = signedUp.user.id
  phone = await login(email)
  await subscribe(token, 'https://push.example/office')
  await subscribe(phone, 'https://push.example/phone')
  expect(await subscribed()).toHaveLength(2)
})

test('signing out ends messages to that browser, and those that wait for it', async () => {
  await queuePush(server.ctx, { dedupeKey: `p${nr}`, userId }, { title: 'A', body: 'B', url: '/' })
  await ask(server, 'POST', '/api/auth/logout', { token: phone })
  expect(await subscribed()).toEqual(['https://push.example/office'])
  const waiting = await server.ctx.db
    .selectFrom('delivery')
    .where('channel', '<>', 'mail')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  expect(waiting).toHaveLength(1)
})

test('so does ending its session from elsewhere', async () => {
  const { data } = (await ask(server, 'GET', '/api/auth/sessions', { token })).body
  const other = data.find((one: { current: boolean }) => !one.current)
  await ask(server, 'DELETE', `/api/auth/sessions/${other.id}`, { token })
  expect(await subscribed()).toEqual(['https://push.example/office'])
})

test('and signing out everywhere else, and a new password', async () => {
  await ask(server, 'DELETE', '/api/auth/sessions', { token })
  expect(await subscribed()).toEqual(['https://push.example/office'])
  await subscribe(await login(`push${nr}@example.at`), 'https://push.example/new')
  const body = { current_password: PASSWORD, password: 'NeuesWort1', password_confirmation: 'NeuesWort1' }
  await ask(server, 'POST', '/api/auth/password', { token, body })
  expect(await subscribed()).toEqual(['https://push.example/office'])
})

test('one user cannot end the messages of another', async () => {
  const stranger = await signUpConfirmed(server, `stranger${nr}@example.at`)
  const { data } = (await ask(server, 'GET', '/api/auth/sessions', { token })).body
  expect((await ask(server, 'DELETE', `/api/auth/sessions/${data[0].id}`, { token: stranger.token })).status).toBe(404)
  await ask(server, 'DELETE', '/api/auth/sessions', { token: stranger.token })
  expect(await subscribed()).toHaveLength(2)
})

test('a session that only ran out leaves messages be, and signing out everywhere ends them after all', async () => {
  const past = new Date(Date.now() - 1000)
  const { db } = server.ctx
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('session').set({ expires_at: past }).where('id', '=', id).execute()
  await cleanAccounts(server.ctx)
  expect(await subscribed()).toHaveLength(2)
  await ask(server, 'DELETE', '/api/auth/sessions', { token })
  expect(await subscribed()).toEqual(['https://push.example/office'])
})

test('another user who signs in at the same browser and allows messages gets their own', async () => {
  const other = await signUpConfirmed(server, `next${nr}@example.at`)
  await subscribe(other.token, 'https://push.example/phone')
  await queuePush(server.ctx, { dedupeKey: `q${nr}`, userId }, { title: 'A', body: 'B', url: '/' })
  const rows = await server.ctx.db
    .selectFrom('delivery')
    .where('channel', '<>', 'mail')
    .innerJoin('push_subscription as p', 'p.id', 'push_subscription_id')
    .select('p.endpoint')
    .where('dedupe_key', 'like', `q${nr}:%`)
    .execute()
  expect(rows).toEqual([{ endpoint: 'https://push.example/office' }])
})

test.each(['[::7f00:1]', '[::127.0.0.1]', '127.0.0.1', '[64:ff9b::7f00:1]', '0x7f.1'])(
  'a browser that gives %s for its address makes us knock at no door of ours',
  async (host) => {
    const curve = createECDH('prime256v1')
    const valid = { p256dh: curve.generateKeys('base64url'), auth: 'x'.repeat(22) }
    const stranger = await signUpConfirmed(server, `at${nr}@example.at`)
    const body = { endpoint: `https://${host}:9/x`, keys: valid }
    expect((await ask(server, 'POST', '/api/push/subscriptions', { token: stranger.token, body })).status).toBe(200)
    const message = { title: 'A', body: 'B', url: '/' }
    await queuePush(server.ctx, { dedupeKey: `r${nr}`, userId: stranger.user.id }, message)
    const notice = () =>
      server.ctx.db
        .selectFrom('delivery')
        .where('channel', '<>', 'mail')
        .select(['id', 'status', 'last_error'])
        .where('user_id', '=', stranger.user.id)
        .executeTakeFirstOrThrow()
    const ctx = { ...server.ctx, config: { ...server.ctx.config, PRIVATE_ADDRESSES: false } }
    await deliver(ctx, CHANNELS.push, (await notice()).id)
    expect(await notice()).toMatchObject({ status: 'refused', last_error: 'answered 400' })
  },
)
