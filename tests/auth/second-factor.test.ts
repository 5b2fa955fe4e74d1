import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FactorChallenge } from '../../src/domain/auth/second-factor.ts'
import { resetSecondFactor } from '../../src/server/auth/second-factor/service.ts'
import { atOnce } from '../../src/server/auth/service.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { securityKey, totpCode } from './authenticator.ts'
import { call, logIn, mailCount, newestMail, PASSWORD, resetTo, signUpConfirmed } from './support.ts'

const ORIGIN = 'http://localhost:4321'
let server: TestServer
beforeAll(async () => {
  server = await testServer({ SITE_URL: ORIGIN, RATE_LIMITS: '0' })
  // Calls go to the real port; passkeys are bound to SITE_URL.
  Object.assign(server, { address: server.local })
})
afterAll(() => server.close())

let people = 0
const newAddress = () => `factor${++people}@example.at`
const post = (path: string, body: object, token?: string) => call(server, 'POST', `/api/auth/${path}`, { body, token })
const userOf = async (token: string) => (await call(server, 'GET', '/api/auth/me', { token })).body.user

/** The app's codes count once; later tests of one half minute need the earlier ones forgotten. */
const forgetCodes = async (id: number) =>
  void (await server.ctx.db.updateTable('totp').set({ last_step: 0 }).where('user_id', '=', id).execute())

async function someApp(email = newAddress()) {
  const { token, user } = await signUpConfirmed(server, email)
  const begun = await post('second-factor/totp/begin', { password: PASSWORD }, token)
  expect(begun.status).toBe(200)
  const { secret, challenge, uri } = begun.body as { secret: string; challenge: string; uri: string }
  const added = await post('second-factor/totp', { challenge, code: totpCode(secret) }, token)
  expect(added.status).toBe(200)
  await forgetCodes(user.id)
  return { email, token, id: user.id, secret, uri, codes: added.body.recovery_codes as string[] }
}

async function someKey(email = newAddress()) {
  const { token, user } = await signUpConfirmed(server, email)
  const key = securityKey(ORIGIN)
  const begun = await post('second-factor/passkeys/begin', { password: PASSWORD }, token)
  const { challenge, options } = begun.body
  const body = { challenge, name: 'Schlüssel', passkey: key.create(options) }
  expect((await post('second-factor/passkeys', body, token)).status).toBe(200)
  return { email, token, id: user.id, key }
}

/** The answer of a login that waits for its second factor. */
async function begin(email: string, password = PASSWORD): Promise<FactorChallenge> {
  const { status, body } = await logIn(server, email, password)
  expect([status, body.success, body.code, body.token]).toEqual([422, false, 'auth.second_factor', undefined])
  return body.challenge
}

test('an app: the login asks for its code, and the answer is that of a login', async () => {
  const { email, secret, uri, codes } = await someApp()
  expect(uri).toBe(
    `otpauth://totp/Klinke:${encodeURIComponent(email)}?issuer=Klinke&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(new Set(codes).size).toBe(10)
  const challenge = await begin(email)
  expect(challenge).toMatchObject({ methods: ['totp', 'recovery_code'], passkey: null })
  const code = totpCode(secret)
  const done = await post('second-factor', { challenge: challenge.token, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect([done.status, done.body.success, done.body.user.email]).toEqual([200, true, email])
  expect((await userOf(done.body.token)).email).toBe(email)
  expect((await newestMail(server.ctx, email))?.subject).toContain('zweite Faktor')
})

test('a code counts once, a challenge too, and a wrong code leaves the challenge', async () => {
  const { email, secret, id } = await someApp()
  const first = await begin(email)
  const second = await begin(email)
  const wrong = await post('second-factor', { challenge: first.token, code: totpCode(secret, 9) })
  expect([wrong.status, wrong.body.code, wrong.body.fields[0].field]).toEqual([422, 'auth.proof', 'code'])
  const code = totpCode(secret)
  expect((await post('second-factor', { challenge: first.token, code })).status).toBe(200)
  const replayed = await post('second-factor', { challenge: second.token, code })
  expect([replayed.status, replayed.body.code], 'the same code').toEqual([422, 'auth.proof'])
  const older = await post('second-factor', { challenge: second.token, code: totpCode(secret, -1) })
  expect(older.body.code, 'the code before it').toBe('auth.proof')
  await forgetCodes(id)
  const again = await post('second-factor', { challenge: first.token, code: totpCode(secret) })
  expect([again.status, again.body.code], 'the same challenge').toEqual([422, 'auth.challenge'])
})

test('of two logins with one code at the same moment, one succeeds', async () => {
  const { email, secret } = await someApp()
  const challenges = await Promise.all([begin(email), begin(email), begin(email)])
  const code = totpCode(secret)
  const answers = await Promise.all(challenges.map(({ token }) => post('second-factor', { challenge: token, code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a clock may be wrong by half a minute, not by more', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [2, 422],
    [1, 200],
  ] as const) {
    // A new half minute between code and check would shift the steps.
    if (Date.now() % 30_000 > 27_000) await new Promise((resolve) => setTimeout(resolve, 3_100))
    const { email, secret } = await someApp()
    const { token } = await begin(email)
    expect((await post('second-factor', { challenge: token, code: totpCode(secret, steps) })).status, `${steps}`).toBe(
      status,
    )
  }
})

test('a recovery code counts once, however it is written, and its owner is told', async () => {
  const { email, codes } = await someApp()
  const [one = '', two = ''] = codes
  const spoken = one.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  const first = await begin(email)
  expect((await post('second-factor', { challenge: first.token, recovery_code: spoken })).status).toBe(200)
  expect((await newestMail(server.ctx, email))?.text).toContain('Wiederherstellungscode verwendet')
  const second = await begin(email)
  const repeated = await post('second-factor', { challenge: second.token, recovery_code: one })
  expect([repeated.status, repeated.body.fields[0].field]).toEqual([422, 'recovery_code'])
  expect((await post('second-factor', { challenge: second.token, recovery_code: two })).status).toBe(200)
})

test('a passkey: the login asks for it, and only this portal’s signature counts', async () => {
  const { email, key } = await someKey()
  const stranger = securityKey(ORIGIN)
  const attempts = [
    ['another origin', (one: FactorChallenge) => key.get(asked(one), { origin: 'https://klinke.evil' })],
    ['another site', (one: FactorChallenge) => key.get(asked(one), { rpId: 'klinke.evil' })],
    ['another challenge', (one: FactorChallenge) => key.get(asked(one), { challenge: 'AAAA' })],
    ['a registration', (one: FactorChallenge) => key.get(asked(one), { type: 'webauthn.create' })],
    ['another key', (one: FactorChallenge) => stranger.get(asked(one))],
    [
      'another key by this name',
      (one: FactorChallenge) => ({ ...stranger.get(asked(one)), id: key.id, rawId: key.id }),
    ],
  ] as const
  for (const [name, answer] of attempts) {
    const challenge = await begin(email)
    const { status, body } = await post('second-factor', { challenge: challenge.token, passkey: answer(challenge) })
    expect([status, body.code], name).toEqual([422, 'auth.proof'])
  }
  const challenge = await begin(email)
  expect(challenge.methods).toEqual(['passkey', 'recovery_code'])
  expect(asked(challenge).allowCredentials?.map(({ id }) => id)).toEqual([key.id])
  const signed = key.get(asked(challenge))
  expect((await post('second-factor', { challenge: challenge.token, passkey: signed })).status).toBe(200)
  const other = await begin(email)
  const replayed = await post('second-factor', { challenge: other.token, passkey: signed })
  expect(replayed.body.code, 'a recorded signature').toBe('auth.proof')
  const copied = await post('second-factor', { challenge: other.token, passkey: key.get(asked(other), { counter: 1 }) })
  expect(copied.body.code, 'a counter that went back').toBe('auth.proof')
})

const asked = ({ passkey }: FactorChallenge) => passkey ?? { challenge: '' }

test('a challenge belongs to its account and its purpose, and expires', async () => {
  const victim = await someApp()
  const thief = await someApp()
  const challenge = await begin(victim.email)
  for (const proof of [{ code: totpCode(thief.secret) }, { recovery_code: thief.codes[0] }]) {
    expect((await post('second-factor', { challenge: challenge.token, ...proof })).body.code).toBe('auth.proof')
  }
  const { body } = await post('step-up/begin', {}, thief.token)
  const asLogin = await post('second-factor', { challenge: body.challenge.token, code: totpCode(thief.secret) })
  expect(asLogin.body.code, 'a step-up’s challenge').toBe('auth.challenge')
  expect((await post('second-factor', { challenge: 'x'.repeat(43), code: '123456' })).body.code).toBe('auth.challenge')
  await server.ctx.db
    .updateTable('account_token')
    .set({ expires_at: new Date() })
    .where('user_id', '=', victim.id)
    .execute()
  const late = await post('second-factor', { challenge: challenge.token, code: totpCode(victim.secret) })
  expect([late.status, late.body.code]).toEqual([422, 'auth.challenge'])
})

test('a new password ends the challenges of the old one, and keeps the second factor', async () => {
  const { email, secret } = await someApp()
  const old = await begin(email)
  expect((await resetTo(server, email, 'Neubau1220Wien')).status).toBe(200)
  const late = await post('second-factor', { challenge: old.token, code: totpCode(secret) })
  expect(late.body.code).toBe('auth.challenge')
  const challenge = await begin(email, 'Neubau1220Wien')
  expect((await post('second-factor', { challenge: challenge.token, code: totpCode(secret) })).status).toBe(200)
})

test('bad input names its field, and a body with two proofs or none is refused', async () => {
  const challenge = 'x'.repeat(43)
  for (const [body, field] of [
    [{ challenge: 'short', code: '123456' }, 'challenge'],
    [{ challenge, code: '12345' }, 'code'],
    [{ challenge, code: 123456 }, 'code'],
    [{ challenge, recovery_code: 'UUUU-UUUU-UUUU-UUUU' }, 'recovery_code'],
    [{ challenge, passkey: { id: 'a' } }, 'passkey.rawId'],
    [{ challenge }, 'code'],
    [{ challenge, code: '123456', recovery_code: '0000-0000-0000-0000' }, 'code'],
  ] as const) {
    const answer = await post('second-factor', body)
    const fields = answer.body.fields?.map((one: { field: string }) => one.field)
    expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([400, 'input.invalid'])
    expect(fields).toContain(field)
  }
})

test('the first factor needs the password, the next one a proof of the first', async () => {
  const { token } = await signUpConfirmed(server, newAddress())
  const stolen = await post('second-factor/totp/begin', {}, token)
  expect([stolen.status, stolen.body.code]).toEqual([422, 'auth.credentials'])
  expect((await post('second-factor/passkeys/begin', { password: 'Falsch12345' }, token)).body.code).toBe(
    'auth.credentials',
  )
  const { email, secret, codes } = await someApp()
  const { token: challenge } = await begin(email)
  const session = (await post('second-factor', { challenge, recovery_code: codes[3] })).body.token
  expect((await post('second-factor/passkeys/begin', {}, session)).status, 'just proven').toBe(200)
  await server.ctx.db
    .updateTable('session')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  const late = await post('second-factor/passkeys/begin', { password: PASSWORD }, session)
  expect([late.status, late.body.code]).toEqual([403, 'auth.step_up'])
  for (const [method, path] of [
    ['DELETE', '/api/auth/second-factor/totp'],
    ['POST', '/api/auth/second-factor/recovery-codes'],
  ] as const) {
    expect((await call(server, method, path, { token: session })).body.code, path).toBe('auth.step_up')
  }
  expect((await post('step-up', { code: totpCode(secret) }, session)).status).toBe(200)
  expect((await post('second-factor/passkeys/begin', {}, session)).status).toBe(200)
})

test('what is set up in one session cannot be completed in another, nor by a wrong code', async () => {
  const { token, user } = await signUpConfirmed(server, newAddress())
  const other = (await logIn(server, user.email, PASSWORD)).body.token
  const { body } = await post('second-factor/totp/begin', { password: PASSWORD }, token)
  const code = totpCode(body.secret)
  expect((await post('second-factor/totp', { challenge: body.challenge, code }, other)).body.code).toBe(
    'auth.challenge',
  )
  const wrong = await post('second-factor/totp', { challenge: body.challenge, code: totpCode(body.secret, 7) }, token)
  expect([wrong.status, wrong.body.code]).toEqual([422, 'auth.proof'])
  expect((await logIn(server, user.email, PASSWORD)).status, 'nothing is set up yet').toBe(200)
  expect((await post('second-factor/totp', { challenge: body.challenge, code }, token)).status).toBe(200)
  const key = securityKey(ORIGIN)
  const begun = (await post('second-factor/passkeys/begin', {}, token)).body
  const foreign = {
    challenge: begun.challenge,
    name: 'A',
    passkey: key.create(begun.options, { origin: 'https://evil.example' }),
  }
  expect((await post('second-factor/passkeys', foreign, token)).body.code).toBe('auth.proof')
  const garbage = { ...key.create(begun.options), response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
  const broken = await post(
    'second-factor/passkeys',
    { challenge: begun.challenge, name: 'A', passkey: garbage },
    token,
  )
  expect([broken.status, broken.body.code]).toEqual([422, 'auth.proof'])
})

test('a step-up counts in its session only, and a passkey signs the session’s own challenge', async () => {
  const { email, key, token } = await someKey()
  const { token: login, passkey } = await begin(email)
  const other = (await post('second-factor', { challenge: login, passkey: key.get(passkey ?? { challenge: '' }) })).body
    .token
  await server.ctx.db.updateTable('session').set({ proven_at: null }).execute()
  const { challenge } = (await post('step-up/begin', {}, token)).body as { challenge: FactorChallenge }
  const body = () => ({ challenge: challenge.token, passkey: key.get(asked(challenge)) })
  expect((await post('step-up', body(), other)).body.code, 'another session').toBe('auth.challenge')
  expect((await post('step-up', { passkey: key.get(asked(challenge)) }, token)).body.code, 'no challenge').toBe(
    'auth.proof',
  )
  const proven = async (one: string) =>
    (await call(server, 'GET', '/api/auth/second-factor', { token: one })).body.factors.proven
  expect([await proven(token), await proven(other)]).toEqual([false, false])
  expect((await post('step-up', body(), token)).status).toBe(200)
  expect([await proven(token), await proven(other)]).toEqual([true, false])
  expect((await post('step-up', body(), token)).body.code, 'once').toBe('auth.challenge')
  const { token: plain } = await signUpConfirmed(server, newAddress())
  const nothing = await post('step-up', { code: '123456' }, plain)
  expect([nothing.status, nothing.body.code]).toEqual([409, 'auth.factor_none'])
})

test('removing the last factor ends its proofs and codes; staff keep one', async () => {
  const { email, token, id } = await someApp()
  await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute()
  const kept = await call(server, 'DELETE', '/api/auth/second-factor/totp', { token })
  expect([kept.status, kept.body.code]).toEqual([409, 'auth.second_factor_last'])
  await begin(email)
  await server.ctx.db.updateTable('account').set({ role: 'user' }).where('id', '=', id).execute()
  const { status, body } = await call(server, 'DELETE', '/api/auth/second-factor/totp', { token })
  expect([status, body.factors.totp, body.factors.recovery_codes]).toEqual([200, null, 0])
  expect((await logIn(server, email, PASSWORD)).status).toBe(200)
  expect((await newestMail(server.ctx, email))?.text).toContain('entfernt')
  expect((await call(server, 'DELETE', '/api/auth/second-factor/totp', { token })).status).toBe(404)
})

test('a passkey of somebody else does not exist, the own one is removed and no longer signs', async () => {
  const owner = await someKey()
  const thief = await someApp()
  const { passkeys } = (await call(server, 'GET', '/api/auth/second-factor', { token: owner.token })).body.factors
  const path = `/api/auth/second-factor/passkeys/${passkeys[0].id}`
  expect((await call(server, 'DELETE', path, { token: thief.token })).status).toBe(404)
  const challenge = await begin(owner.email)
  expect((await call(server, 'DELETE', path, { token: owner.token })).status).toBe(200)
  const passkey = owner.key.get(asked(challenge))
  expect((await post('second-factor', { challenge: challenge.token, passkey })).status).toBe(422)
})

test('new recovery codes end the old ones', async () => {
  const { email, token, codes } = await someApp()
  const renewed = (await post('second-factor/recovery-codes', {}, token)).body.recovery_codes
  const challenge = await begin(email)
  const old = await post('second-factor', { challenge: challenge.token, recovery_code: codes[0] })
  expect(old.body.code).toBe('auth.proof')
  expect((await post('second-factor', { challenge: challenge.token, recovery_code: renewed[9] })).status).toBe(200)
})

test('a reset by the administration removes everything, tells the owner, and no session counts as proven', async () => {
  const { email, token, id } = await someApp()
  const waiting = await begin(email)
  const mails = await mailCount(server.ctx, email)
  expect(await atOnce(server.ctx, (ctx) => resetSecondFactor(ctx, id))).toBe(true)
  expect(await mailCount(server.ctx, email)).toBe(mails + 1)
  const { factors } = (await call(server, 'GET', '/api/auth/second-factor', { token })).body
  expect(factors).toMatchObject({ passkeys: [], totp: null, recovery_codes: 0, proven: false })
  expect((await post('second-factor', { challenge: waiting.token, code: '123456' })).body.code).toBe('auth.challenge')
  expect((await logIn(server, email, PASSWORD)).status).toBe(200)
  expect(await atOnce(server.ctx, (ctx) => resetSecondFactor(ctx, id)), 'nothing is left').toBe(false)
})

test('the database and the export reveal no secret', async () => {
  const { token, id, secret, codes } = await someApp()
  const { body } = await call(server, 'GET', '/api/auth/export', { token })
  expect(body.second_factors).toMatchObject({ recovery_codes: 10, passkeys: [] })
  const row = await server.ctx.db.selectFrom('totp').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
  const stored = [row.secret.toString('latin1'), JSON.stringify(body)].join()
  for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(one)
  // Moved to another account, the secret does not open.
  const other = await someApp()
  await server.ctx.db.updateTable('totp').set({ secret: row.secret }).where('user_id', '=', other.id).execute()
  const challenge = await begin(other.email)
  const moved = await post('second-factor', { challenge: challenge.token, code: totpCode(secret) })
  expect(moved.body.code).toBe('auth.proof')
  const removed = await call(server, 'DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
  expect(removed.status).toBe(200)
  const left = await server.ctx.db.selectFrom('recovery_code').selectAll().where('user_id', '=', id).execute()
  expect(left).toEqual([])
})

test('ten wrong codes from one network end the attempts there for a while', async () => {
  const own = await testServer({ SITE_URL: ORIGIN })
  try {
    Object.assign(own, { address: own.local })
    const ask = (path: string, body: object, token?: string) =>
      call(own, 'POST', `/api/auth/second-factor${path}`, { body, token })
    const { token, user } = await signUpConfirmed(own, 'limited@example.at')
    const key = securityKey(ORIGIN)
    const begun = (await ask('/passkeys/begin', { password: PASSWORD }, token)).body
    await ask('/passkeys', { challenge: begun.challenge, name: 'A', passkey: key.create(begun.options) }, token)
    const { challenge } = (await logIn(own, user.email, PASSWORD)).body
    const codes: string[] = []
    for (let nr = 0; nr < 11; nr++) {
      const body = { challenge: challenge.token, recovery_code: '0000-0000-0000-0000' }
      codes.push((await ask('', body)).body.code)
    }
    expect(codes).toEqual([...Array(10).fill('auth.proof'), 'rate.exceeded'])
    // Later.
    await own.ctx.db.deleteFrom('rate_limit').execute()
    const passkey = key.get(challenge.passkey)
    expect((await ask('', { challenge: challenge.token, passkey })).status).toBe(200)
  } finally {
    await own.close()
  }
})
