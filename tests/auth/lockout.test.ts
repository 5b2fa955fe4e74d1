import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanAccounts } from '../../src/server/auth/clean.ts'
import { takeRate } from '../../src/server/http/limits/rate.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { call, form, logIn, newestMail, PASSWORD, resetTo, signUp, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

const HOME = { 'X-Forwarded-For': '198.51.100.7' }
const from = (place: number) => ({ 'X-Forwarded-For': `203.0.113.${place}` })
const attempt = async (email: string, headers: Record<string, string>, password = PASSWORD) =>
  (await logIn(server, email, password, headers)).status

/** Strangers in twelve networks, who try until the common counter is used up. */
async function siege(email: string) {
  for (let place = 1; place <= 12; place++) {
    for (let nr = 0; nr < 10; nr++) await attempt(email, from(place), 'Falsch123')
  }
}

/** Uses up the common counter without the work of a siege; after it, an unknown network is refused. */
async function besieged(email: string) {
  for (let nr = 0; nr < 100; nr++) await takeRate(server.ctx, { name: 'login.all', max: 1e9, seconds: 900 }, email)
  expect(await attempt(email, from(98))).toBe(429)
}

test('wrong tries from everywhere do not lock the owner out of a known network', async () => {
  const email = 'owner@example.at'
  await signUpConfirmed(server, email)
  expect(await attempt(email, HOME)).toBe(200)
  await siege(email)
  expect(await attempt(email, from(99)), 'a network that nobody knows').toBe(429)
  expect(await attempt(email, HOME)).toBe(200)
  // In a known network only its own limit counts, and it applies.
  for (let nr = 0; nr < 10; nr++) expect(await attempt(email, HOME, 'Falsch123')).toBe(422)
  expect(await attempt(email, HOME)).toBe(429)
})

test('behind an unknown proxy, ten wrong tries of a stranger lock no one out; many still do', async () => {
  const untold = await testServer()
  const tryAs = async (password: string) => (await logIn(untold, email, password, HOME)).status
  const email = 'shared@example.at'
  try {
    await signUpConfirmed(untold, email)
    for (let nr = 0; nr < 12; nr++) expect(await tryAs('Falsch123')).toBe(422)
    expect(await tryAs(PASSWORD)).toBe(200)
    for (let nr = 0; nr < 100; nr++) await takeRate(untold.ctx, { name: 'login.all', max: 1e9, seconds: 900 }, email)
    expect(await tryAs(PASSWORD)).toBe(429)
  } finally {
    await untold.close()
  }
})

test('an owner in an unknown network gets in by the mailed link, and the network is known from then on', async () => {
  const email = 'travels@example.at'
  await signUpConfirmed(server, email)
  await besieged(email)
  const there = from(200)
  expect(await attempt(email, there)).toBe(429)
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email }, headers: there })
  const { token } = (await newestMail(server.ctx, email)) ?? {}
  const body = { token, password: 'Neue5Kellertuer', password_confirmation: 'Neue5Kellertuer' }
  await call(server, 'POST', '/api/auth/password/reset', { body, headers: there })
  expect(await attempt(email, there, 'Neue5Kellertuer')).toBe(200)
})

test('a network is known no more after a reset, nor after 90 days', async () => {
  const email = 'places@example.at'
  await signUpConfirmed(server, email)
  await attempt(email, HOME)
  await resetTo(server, email, 'Neue5Kellertuer')
  await besieged(email)
  expect(await attempt(email, HOME, 'Neue5Kellertuer'), 'of whoever knew the old password').toBe(429)
  const kept = () => server.ctx.db.selectFrom('account_place').select('seen_at').execute()
  expect((await kept()).length).toBeGreaterThan(0)
  await cleanAccounts({ ...server.ctx, clock: () => new Date(Date.now() + 91 * 86_400_000) })
  expect(await kept()).toEqual([])
})

test('an account that claims the address of another neither makes its network known nor resets the counter', async () => {
  const email = 'claimed@example.at'
  await signUpConfirmed(server, email)
  const body = form(email, { password: 'Nachbar7Kaktus', password_confirmation: 'Nachbar7Kaktus' })
  await call(server, 'POST', '/api/auth/register', { body })
  const place = from(50)
  const tried: number[] = []
  for (let nr = 0; nr < 14; nr++) {
    tried.push(await attempt(email, place, 'Falsch123'))
    await attempt(email, place, 'Nachbar7Kaktus')
  }
  expect(tried.filter((status) => status === 422).length).toBe(10)
  await besieged(email)
  expect(await attempt(email, from(51), 'Nachbar7Kaktus')).toBe(429)
})

test('an attacker with a stolen session uses up its own tries at the password, not the owner’s', async () => {
  const stolen = await signUpConfirmed(server, 'stolen@example.at')
  const { token } = (await logIn(server, 'stolen@example.at', PASSWORD, HOME)).body
  const change = (session: string, current_password: string) =>
    call(server, 'POST', '/api/auth/password', {
      token: session,
      body: { current_password, password: 'Neue5Kellertuer', password_confirmation: 'Neue5Kellertuer' },
    })
  for (let nr = 0; nr < 10; nr++) expect((await change(stolen.token, 'Falsch123')).status).toBe(422)
  expect((await change(stolen.token, PASSWORD)).status).toBe(429)
  expect((await change(token, PASSWORD)).status).toBe(200)
})

test('messages of strangers under an address do not use up the limit of its account', async () => {
  const email = 'sender@example.at'
  const { token } = await signUpConfirmed(server, email)
  const body = { name: 'Eva Huber', email, message: 'Ist das noch zu haben?', privacy: true }
  const send = async (headers: Record<string, string>, session?: string) =>
    (await call(server, 'POST', '/api/inquiries', { body, headers, ...(session && { token: session }) })).status
  for (let nr = 0; nr < 20; nr++) expect(await send(from(100 + Math.floor(nr / 10)))).toBe(200)
  expect(await send(from(103)), 'a guest').toBe(429)
  expect(await send(from(103), token)).toBe(200)
})

test('unconfirmed agents of strangers for an address do not use up the limit of its account', async () => {
  const email = 'agents@example.at'
  const { token } = await signUpConfirmed(server, email)
  const rows = Array.from({ length: 50 }, (_, nr) => ({
    ...{ name: 'X', email, language: 'de' as const, criteria: 'ort=graz', frequency: 'daily' as const },
    ...{ token: `t${nr}`.padEnd(43, 'x'), confirm_token: `c${nr}`.padEnd(43, 'x') },
    ...{ created_at: new Date(), last_digest_at: new Date() },
  }))
  await server.ctx.db.insertInto('search_agent').values(rows).execute()
  const body = { name: 'Eva', email, criteria: 'ort=graz', privacy: true }
  expect((await call(server, 'POST', '/api/search-agents', { token, body })).status).toBe(200)
})

test('the limit of tries at a link is shared by all who have the link', async () => {
  const { token } = await signUp(server, 'linked@example.at')
  const link = (await newestMail(server.ctx, 'linked@example.at'))?.token
  const confirm = (password: string) =>
    call(server, 'POST', '/api/auth/confirm', { body: { token: link, password }, headers: HOME })
  for (let nr = 0; nr < 10; nr++) expect((await confirm('Falsch123')).status).toBe(422)
  expect((await confirm(PASSWORD)).status).toBe(429)
  expect((await call(server, 'POST', '/api/auth/confirm', { token, body: { token: link } })).status).toBe(200)
})

test('nothing in this file made the server complain', () => {
  // Some calls above lack the header of the configured proxy.
  expect(server.complaints.filter((line) => !line.includes('TRUST_PROXY'))).toEqual([])
})
