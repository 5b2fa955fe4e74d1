import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantRole } from '../../src/server/auth/grant.ts'
import { importHomes } from '../support/feed.ts'
import type { TestServer } from '../support/server.ts'
import {
  type Browser,
  comeBack,
  comeBackFromFacebook,
  openSocial,
  type Person,
  payloadOf,
  type Social,
  trade,
} from './social-support.ts'
import { call, form, logIn, newestMail, PASSWORD, resetTo, signUp, signUpConfirmed, tokensMailedTo } from './support.ts'

/** An attacker over HTTP, with a mailbox and passwords of their own, and earlier stolen credentials. */
const X = 'Nachbar7Kaktus'
const NEW = 'Neue5Kellertuer'
const evil = (name: string) => `${name}@evil.example`

const PEOPLE: Record<string, Person> = {}
let profile: Record<string, unknown> = {}
let social: Social
let server: TestServer
beforeAll(async () => {
  social = await openSocial(PEOPLE, () => profile, { RATE_LIMITS: '0' })
  server = social.server
  await importHomes(server.ctx, [{ nr: 'T1', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
})
afterAll(() => social.close())

const me = async (token: string) => (await call(server, 'GET', '/api/auth/me', { token })).body?.user
const claim = async (email: string) => {
  await call(server, 'POST', '/api/auth/register', { body: form(email, { password: X, password_confirmation: X }) })
  return (await logIn(server, email, X)).body as { token: string; user: { id: number } }
}
const ask = (token: string, email: string, password = PASSWORD) =>
  call(server, 'POST', '/api/auth/email', { token, body: { email, password } })
const confirm = (link: string | undefined, body: object = {}, token?: string) =>
  call(server, 'POST', '/api/auth/confirm', { body: { token: link, ...body }, ...(token && { token }) })
/** Everything that a link permits: with each of the passwords, in each of the sessions. */
async function followEverywhere(link: string | undefined, passwords: string[], tokens: string[]) {
  const answers = [await confirm(link)]
  for (const password of passwords) answers.push(await confirm(link, { password }))
  for (const token of tokens) answers.push(await confirm(link, {}, token))
  return answers.map(({ status }) => status)
}
const dead = (statuses: number[]) => expect(statuses.every((status) => status === 422)).toBe(true)

test('a link to the attacker’s mailbox is dead after the victim set the password anew', async () => {
  const { token } = await signUpConfirmed(server, 'reset@example.at')
  expect((await ask(token, evil('reset'))).status).toBe(200)
  const link = (await newestMail(server.ctx, evil('reset')))?.token
  expect(link).toHaveLength(43)
  expect((await resetTo(server, 'reset@example.at', NEW)).status).toBe(200)
  dead(await followEverywhere(link, [PASSWORD], [token]))
  const { body } = await logIn(server, 'reset@example.at', NEW)
  expect(body.user).toMatchObject({ email: 'reset@example.at', email_confirmed: true })
  expect((await confirm(link, {}, body.token)).body.code, 'not even by the owner').toBe('auth.link')
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: evil('reset') } })
  expect(await tokensMailedTo(server.ctx, evil('reset'))).toEqual([link])
})

test('a link to the attacker’s mailbox is dead after the victim changed the password', async () => {
  const stolen = await signUpConfirmed(server, 'change@example.at')
  await ask(stolen.token, evil('change'))
  const link = (await newestMail(server.ctx, evil('change')))?.token
  const { token } = (await logIn(server, 'change@example.at', PASSWORD)).body
  const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
  expect((await call(server, 'POST', '/api/auth/password', { token, body })).status).toBe(200)
  dead(await followEverywhere(link, [PASSWORD], [stolen.token]))
  expect((await confirm(link, {}, token)).body.code).toBe('auth.link')
  expect((await me(token)).email).toBe('change@example.at')
})

test('two changes of the address: the first followed link ends the other, and every session but its own', async () => {
  const stolen = await signUpConfirmed(server, 'both@example.at')
  const { token } = (await logIn(server, 'both@example.at', PASSWORD)).body
  await ask(token, 'both-new@example.at')
  const own = (await newestMail(server.ctx, 'both-new@example.at'))?.token
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email: 'both@example.at' } })
  const reset = (await newestMail(server.ctx, 'both@example.at'))?.token
  expect((await confirm(own, {}, token)).status).toBe(200)
  const body = { token: reset, password: X, password_confirmation: X }
  const old = await call(server, 'POST', '/api/auth/password/reset', { body })
  expect([old.status, old.body.code], 'a reset link that lies in the old mailbox').toEqual([422, 'auth.link'])
  expect((await me(token)).email).toBe('both-new@example.at')
  expect(await me(stolen.token)).toBeUndefined()
})

test('an attacker who registered the address of a victim keeps nothing after the victim resets: no password, session, link or data', async () => {
  const email = 'claimed@example.at'
  const attacker = await claim(email)
  const { token, user } = attacker
  await ask(token, evil('claimed'), X)
  const link = (await newestMail(server.ctx, evil('claimed')))?.token
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  const { id } = await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const attach = async (path: string, body: object) =>
    expect((await call(server, 'POST', path, { token, body })).status, path).toBe(200)
  await attach('/api/push/subscriptions', { endpoint: 'https://push.example/evil', keys })
  await attach('/api/price-alerts', { property_id: id, target_price: 200_000, by_push: true })
  await attach('/api/favorites', { property_id: id })
  await attach('/api/search-agents', { name: 'Evil', email: evil('claimed'), criteria: 'ort=graz', privacy: true })
  await call(server, 'PATCH', '/api/auth/profile', { token, body: { name: 'Rufen Sie uns an', phone: '+43 660 666' } })
  expect((await resetTo(server, email, NEW)).status).toBe(200)
  dead(await followEverywhere(link, [X], [token]))
  expect((await logIn(server, email, X)).status).toBe(422)
  expect(await me(token)).toBeUndefined()
  const owner = (await logIn(server, email, NEW)).body
  expect(owner.user).toMatchObject({ email, email_confirmed: true, name: 'claimed', phone: null })
  expect(owner.user.id).not.toBe(user.id)
  const held = (await call(server, 'GET', '/api/auth/export', { token: owner.token })).body
  expect(held).toMatchObject({
    ...{ favorites: [], price_alerts: [], push_subscriptions: [], search_agents: [], identities: [] },
  })
})

test('a user who resets in a browser that is signed in to the claim keeps it, whatever others claim', async () => {
  const email = 'keeps@example.at'
  const { token, user } = await signUp(server, email)
  const { id } = await server.ctx.db.selectFrom('property').select('id').executeTakeFirstOrThrow()
  await call(server, 'POST', '/api/favorites', { token, body: { property_id: id } })
  const rival = await claim(email)
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
  const link = (await newestMail(server.ctx, email))?.token
  const body = { token: link, password: NEW, password_confirmation: NEW }
  expect((await call(server, 'POST', '/api/auth/password/reset', { token, body })).status).toBe(200)
  const owner = (await logIn(server, email, NEW)).body
  expect(owner.user).toMatchObject({ id: user.id, name: 'Eva Huber', email_confirmed: true })
  expect((await call(server, 'GET', '/api/favorites', { token: owner.token })).body.data).toHaveLength(1)
  expect([await me(rival.token), await me(token)]).toEqual([undefined, undefined])
})

test('an attacker who registered the address of a victim gains nothing when the victim follows the link', async () => {
  const email = 'waiting@example.at'
  const { token } = await claim(email)
  const link = (await newestMail(server.ctx, email))?.token
  // The victim has the mailbox, and neither the password nor the browser of the registration.
  const refused = await confirm(link)
  expect([refused.status, refused.body.code]).toEqual([422, 'auth.confirm'])
  expect(refused.body.fields).toEqual([expect.objectContaining({ field: 'password', code: 'password_missing' })])
  const wrong = await confirm(link, { password: PASSWORD })
  expect(wrong.body.fields).toEqual([expect.objectContaining({ field: 'password', code: 'password_wrong' })])
  const other = await signUpConfirmed(server, 'somebody@example.at')
  expect((await confirm(link, {}, other.token)).body.code, 'signed in as somebody else').toBe('auth.confirm')
  expect((await me(token)).email_confirmed).toBe(false)
})

test('of several claims of an address each link proves the mailbox, and the password selects the claim', async () => {
  const email = 'several@example.at'
  const first = await claim(email)
  await call(server, 'POST', '/api/auth/register', { body: form(email) })
  const second = await claim(email)
  const links = await tokensMailedTo(server.ctx, email)
  expect(links).toHaveLength(3)
  // The attacker caused the newest mail; the victim's own password works with it.
  expect((await confirm(links.at(-1), { password: PASSWORD })).status).toBe(200)
  expect((await logIn(server, email, PASSWORD)).body.user).toMatchObject({ email, email_confirmed: true })
  expect([await me(first.token), await me(second.token)]).toEqual([undefined, undefined])
  expect((await logIn(server, email, X)).status).toBe(422)
  for (const link of links) dead(await followEverywhere(link, [X, PASSWORD], [first.token, second.token]))
})

test('an account of the attacker’s does not get the victim’s address by the victim’s click', async () => {
  const attacker = await signUpConfirmed(server, evil('trojan'))
  await ask(attacker.token, 'trojan@example.at')
  const link = (await newestMail(server.ctx, 'trojan@example.at'))?.token
  expect((await confirm(link)).body.code).toBe('auth.confirm')
  const victim = await signUp(server, 'trojan@example.at')
  expect((await confirm(link, { password: 'Anderes9Schloss' }, victim.token)).status).toBe(422)
  expect((await me(attacker.token)).email).toBe(evil('trojan'))
})

test('a social login that claimed the address ends with the claim: by a reset, and a click does not confirm it', async () => {
  const email = 'facebook@example.at'
  profile = { id: 'attacker', name: 'Theo Thief', email }
  const { visitor, end } = await comeBackFromFacebook(server)
  const { token } = (await trade(server, visitor, payloadOf(end).token, 'facebook')).body as { token: string }
  const link = (await newestMail(server.ctx, email))?.token
  expect((await confirm(link)).body.code).toBe('auth.confirm_session')
  const body = { password: X, password_confirmation: X }
  expect((await call(server, 'POST', '/api/auth/password', { token, body })).body.code).toBe('auth.unconfirmed')
  expect((await resetTo(server, email, NEW)).status).toBe(200)
  expect(await me(token)).toBeUndefined()
  expect((await comeBackFromFacebook(server)).end.searchParams.get('social-auth')).toBe('failed')
})

test('a social login of a confirmed account ends at a reset and at a change of the password', async () => {
  for (const way of ['reset', 'change'] as const) {
    const email = `beside-${way}@example.at`
    const { user, token } = await signUpConfirmed(server, email)
    profile = { id: `beside-${way}`, name: 'Theo', email }
    // The state of accounts whose owner confirmed a stranger's claim before that was refused.
    const identity = { provider: 'facebook', subject: `beside-${way}`, user_id: user.id, created_at: new Date() }
    await server.ctx.db.insertInto('account_identity').values(identity).execute()
    expect((await comeBackFromFacebook(server)).end.searchParams.get('social-auth')).toBe('success')
    const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
    if (way === 'reset') await resetTo(server, email, NEW)
    else expect((await call(server, 'POST', '/api/auth/password', { token, body })).status).toBe(200)
    expect((await comeBackFromFacebook(server)).end.searchParams.get('social-auth')).toBe('failed')
  }
})

test('a user who opened an account by a social login confirms it in the same browser, and keeps the login', async () => {
  profile = { id: 'franz', name: 'Franz Huber', email: 'franz@example.at' }
  const { visitor, end } = await comeBackFromFacebook(server)
  const { token } = (await trade(server, visitor, payloadOf(end).token, 'facebook')).body as { token: string }
  const link = (await newestMail(server.ctx, 'franz@example.at'))?.token
  expect((await confirm(link, {}, token)).status).toBe(200)
  const again = await comeBackFromFacebook(server)
  const { body } = await trade(server, again.visitor, payloadOf(again.end).token, 'facebook')
  expect(body).toMatchObject({ user: { email_confirmed: true } })
})

test('a social token that waits to be traded is worth nothing after a reset', async () => {
  PEOPLE.sam = { email: 'sam@example.at', email_verified: true, name: 'Sam' }
  await trade(server, ...(await arrive('sam')))
  const waiting = await arrive('sam')
  await resetTo(server, 'sam@example.at', NEW)
  expect((await trade(server, ...waiting)).status).toBe(422)
})

async function arrive(login: string): Promise<[Browser, string]> {
  const { visitor, end } = await comeBack(server, login)
  return [visitor, payloadOf(end).token]
}

test('a social login with a verified address ends all accounts that only claimed it', async () => {
  const attacker = await claim('vouched@example.at')
  await ask(attacker.token, evil('vouched'), X)
  const link = (await newestMail(server.ctx, evil('vouched')))?.token
  PEOPLE.vera = { email: 'vouched@example.at', email_verified: true, name: 'Vera' }
  const owner = (await trade(server, ...(await arrive('vera')))).body as { token: string; user: { id: number } }
  expect(owner.user).toMatchObject({ email: 'vouched@example.at', email_confirmed: true, name: 'Vera' })
  expect(owner.user.id).not.toBe(attacker.user.id)
  dead(await followEverywhere(link, [X], [attacker.token]))
  expect((await logIn(server, 'vouched@example.at', X)).status).toBe(422)
  expect(await me(attacker.token)).toBeUndefined()
})

test('a role that the operator gives is nothing that a session or a link from before can use', async () => {
  const stolen = await signUpConfirmed(server, 'agent@example.at')
  await ask(stolen.token, evil('agent'))
  const link = (await newestMail(server.ctx, evil('agent')))?.token
  await grantRole(server.ctx, { email: 'agent@example.at', role: 'admin' })
  expect(await me(stolen.token)).toBeUndefined()
  dead(await followEverywhere(link, [PASSWORD], []))
  const { user } = (await logIn(server, 'agent@example.at', PASSWORD)).body
  expect(user).toMatchObject({ role: 'admin', email: 'agent@example.at' })
  await claim('granted@example.at')
  const { token } = await grantRole(server.ctx, { email: 'granted@example.at', role: 'agent' })
  expect((await logIn(server, 'granted@example.at', X)).status).toBe(422)
  // The command prints a link that expires, not a password that stays valid.
  const body = { token, password: NEW, password_confirmation: NEW }
  expect((await call(server, 'POST', '/api/auth/password/reset', { body })).status).toBe(200)
  expect((await logIn(server, 'granted@example.at', NEW)).body.user.role).toBe('agent')
  expect((await grantRole(server.ctx, { email: 'granted@example.at', role: 'admin' })).token).toBeNull()
})

test('a role that the operator gives stands in the audit, without an address', async () => {
  const email = 'told@example.at'
  const { user } = await grantRole(server.ctx, { email, role: 'admin', name: 'Ada Told' })
  const acts = await server.ctx.db.selectFrom('audit').selectAll().where('entity_id', '=', user.id).execute()
  expect(acts).toMatchObject([
    {
      ...{ act: 'users.access', entity: 'account', label: 'Ada Told', actor_id: null, actor_role: 'operator' },
      changes: { role: ['user', 'admin'] },
    },
  ])
  expect(JSON.stringify(acts)).not.toContain(email)
})

test('the operator asks for a link again without a role, and never ends the last administrator', async () => {
  await server.ctx.db.updateTable('account').set({ role: 'user' }).where('role', '=', 'admin').execute()
  const email = 'only@example.at'
  const first = await grantRole(server.ctx, { email, role: 'admin' })
  const again = await grantRole(server.ctx, { email })
  expect(again.user.role).toBe('admin')
  const body = { token: again.token, password: NEW, password_confirmation: NEW }
  const reset = (token: string | null) => call(server, 'POST', '/api/auth/password/reset', { body: { ...body, token } })
  expect((await reset(first.token)).status).not.toBe(200)
  expect((await reset(again.token)).status).toBe(200)
  for (const role of ['user', 'agent'] as const) {
    await expect(grantRole(server.ctx, { email, role })).rejects.toThrow('account.last_admin')
  }
  expect((await logIn(server, email, NEW)).body.user.role).toBe('admin')
  // Used, it has no need of a link; beside another administrator, its role may end.
  await grantRole(server.ctx, { email: 'second@example.at', role: 'admin' })
  expect(await grantRole(server.ctx, { email, role: 'user' })).toMatchObject({ token: null, user: { role: 'user' } })
  expect((await grantRole(server.ctx, { email: 'fresh@example.at' })).user.role).toBe('user')
})

test('data of an address follows the account to the new one, and the tokens in the old mailbox end', async () => {
  const from = 'mover@example.at'
  const to = 'moved@example.at'
  const who = { name: 'Eva', email: from, privacy: true }
  await call(server, 'POST', '/api/inquiries', { body: { ...who, message: 'Noch als Gast geschrieben' } })
  const { token } = await signUpConfirmed(server, from)
  await call(server, 'POST', '/api/search-agents', { token, body: { ...who, criteria: 'ort=graz' } })
  const agents = async () => (await call(server, 'GET', '/api/search-agents', { token })).body.data
  const [before] = await agents()
  expect(before).toMatchObject({ email: from, confirmed: true })
  await ask(token, to)
  expect((await confirm((await newestMail(server.ctx, to))?.token, {}, token)).status).toBe(200)
  const [after, ...more] = await agents()
  expect([after.email, after.confirmed, more]).toEqual([to, true, []])
  expect((await call(server, 'GET', `/api/search-agents/${before.token}`)).status).toBe(404)
  expect((await call(server, 'GET', '/api/inquiries', { token })).body.data).toHaveLength(1)
  // The next owner of the old address finds no data of the account.
  const next = await signUpConfirmed(server, from)
  expect((await call(server, 'GET', '/api/inquiries', { token: next.token })).body.data).toEqual([])
  expect((await call(server, 'GET', '/api/search-agents', { token: next.token })).body.data).toEqual([])
})

test('an old password used at the moment when the owner sets a new one gains nothing', async () => {
  for (let nr = 0; nr < 6; nr++) {
    const email = `race${nr}@example.at`
    const stolen = await signUpConfirmed(server, email)
    await call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
    const link = (await newestMail(server.ctx, email))?.token
    const reset = { token: link, password: NEW, password_confirmation: NEW }
    const change = { current_password: PASSWORD, password: X, password_confirmation: X }
    const [done, login] = await Promise.all([
      call(server, 'POST', '/api/auth/password/reset', { body: reset }),
      logIn(server, email, PASSWORD),
      ask(stolen.token, evil(`race${nr}`)),
      call(server, 'POST', '/api/auth/password', { token: stolen.token, body: change }),
    ])
    // Either may come first; then one password works, and the other's credentials do not.
    const owns = (await logIn(server, email, NEW)).status === 200
    expect(owns).toBe(done.status === 200)
    if (!owns) continue
    expect((await logIn(server, email, X)).status).toBe(422)
    expect(await me(stolen.token)).toBeUndefined()
    if (login.body.token) expect(await me(login.body.token)).toBeUndefined()
    for (const one of await tokensMailedTo(server.ctx, evil(`race${nr}`))) {
      dead(await followEverywhere(one, [PASSWORD, X], [stolen.token]))
      const { token } = (await logIn(server, email, NEW)).body
      expect((await confirm(one, {}, token)).body.code).toBe('auth.link')
    }
  }
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
