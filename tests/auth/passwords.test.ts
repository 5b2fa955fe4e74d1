import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { type Answer, call, form, mailCount, newestMail, PASSWORD, signUpConfirmed } from './support.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  Object.assign(server.ctx.config, { SITE_URL: 'https://www.heimportal.example' })
})
afterAll(() => server.close())

const both = (password: string) => ({ password, password_confirmation: password })
const COMMON = 'weil es häufig vorkommt'
const OWN = 'Ihrem Namen, Ihrer E-Mail-Adresse, Ihrer Telefonnummer oder dem Namen des Portals'
const signIn = (email: string, password: string) =>
  call(server, 'POST', '/api/auth/login', { body: { email, password } })

function expectRefused({ status, body }: Answer, code: string, sentence: string) {
  expect([status, body.success, body.code]).toEqual([400, false, 'input.invalid'])
  expect(body.fields).toEqual([{ field: 'password', code, message: expect.stringContaining(sentence) }])
}

/** Passwords of Eva Huber, eva.huber@hausbau-sued.at, +43 660 1234567. */
const WEAK = [
  ...['Password1', 'Passwort1', 'Qwertz123', 'Sommer2026', 'P@ssw0rt!'].map((one) => [one, 'password_common', COMMON]),
  ...['Klinke123', 'Heimportal1', 'EvaHuber85', 'Hausbau-Sued1', '6601234567aA'].map((one) => [
    one,
    'password_own',
    OWN,
  ]),
] as const

describe.each(WEAK)('the password %s', (password, code, sentence) => {
  const email = `eva.huber+${WEAK.findIndex(([one]) => one === password)}@hausbau-sued.at`
  const phone = '+43 660 1234567'

  test('opens no account', async () => {
    const answer = await call(server, 'POST', '/api/auth/register', { body: form(email, { phone, ...both(password) }) })
    expectRefused(answer, code, sentence)
    expect(await mailCount(server.ctx, email)).toBe(0)
    expect((await signIn(email, password)).status).toBe(422)
  })

  test('is not set by a mailed link, which is still good for a better one', async () => {
    const { token } = await signUpConfirmed(server, email)
    await call(server, 'PATCH', '/api/auth/profile', { token, body: { phone } })
    await call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
    const link = (await newestMail(server.ctx, email))?.token
    const reset = (word: string) =>
      call(server, 'POST', '/api/auth/password/reset', { body: { token: link, ...both(word) } })
    expectRefused(await reset(password), code, sentence)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect((await call(server, 'GET', '/api/auth/me', { token })).status).toBe(200)
    expect((await reset('Dachboden7Leiter')).body.success).toBe(true)
    expect((await signIn(email, 'Dachboden7Leiter')).status).toBe(200)
  })

  test('does not replace the old one', async () => {
    const { token } = (await signIn(email, 'Dachboden7Leiter')).body
    const change = (word: string) =>
      call(server, 'POST', '/api/auth/password', {
        token,
        body: { current_password: 'Dachboden7Leiter', ...both(word) },
      })
    expectRefused(await change(password), code, sentence)
    expect((await signIn(email, 'Dachboden7Leiter')).status).toBe(200)
    expect((await change('Stiege3LinksTuer9')).body.success).toBe(true)
  })
})

test('without the current password a visitor does not learn which new one is accepted', async () => {
  const { token } = await signUpConfirmed(server, 'still@example.at')
  const body = { current_password: 'Falsch-und-7-fremd', ...both('Passwort1') }
  const answer = await call(server, 'POST', '/api/auth/password', { token, body })
  expect([answer.status, answer.body.fields[0].field]).toEqual([422, 'current_password'])
})

test('the address of another account makes no difference: a known one is refused like an unknown one', async () => {
  await signUpConfirmed(server, 'known@example.at')
  const [known, unknown] = await Promise.all(
    ['known@example.at', 'unknown@example.at'].map((email) =>
      call(server, 'POST', '/api/auth/register', { body: form(email, both('Passwort1')) }),
    ),
  )
  expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body])
})

test.each(Object.keys(LANGUAGES))('the sentence is written in %s', async (language) => {
  const [common, own] = await Promise.all(
    ['Passwort1', 'Klinke123'].map((word) =>
      call(server, 'POST', `/api/auth/register?lang=${language}`, { body: form('lang@example.at', both(word)) }),
    ),
  )
  const german = (await call(server, 'POST', '/api/auth/register', { body: form('l@example.at', both('Passwort1')) }))
    .body
  const sentences = [common, own].map((answer) => answer?.body.fields[0].message as string)
  expect(new Set(sentences).size).toBe(2)
  expect(sentences[0] === german.fields[0].message).toBe(language === 'de')
})

test.each([
  ['64 letters and more', `Aa1${'xyzzy kabelbrand '.repeat(7)}`.slice(0, 100)],
  ['64 signs of two units each', `Aa1${'🏡🔑'.repeat(31)}`],
  ['128 signs', `Aa1${'kabelbrand;'.repeat(12)}`.slice(0, 128)],
  ['words and blanks', 'Die Leiter lehnt am 7. Apfelbaum'],
])('a password of %s is good', async (what, password) => {
  const email = `${what.replace(/\W/g, '-')}@example.at`
  expect((await call(server, 'POST', '/api/auth/register', { body: form(email, both(password)) })).status).toBe(200)
  expect((await signIn(email, password)).status).toBe(200)
  expect((await signIn(email, password.slice(0, -1))).status).toBe(422)
})

test('letters with accents are the same however a keyboard composes them', async () => {
  const [one, two] = ['Kübel-für-7-Ziegen'.normalize('NFC'), 'Kübel-für-7-Ziegen'.normalize('NFD')] as const
  const body = form('accent@example.at', { password: one, password_confirmation: two })
  expect((await call(server, 'POST', '/api/auth/register', { body })).status).toBe(200)
  for (const password of [one, two]) expect((await signIn('accent@example.at', password)).status).toBe(200)
})

test.each([
  ['too_long', 'höchstens 128 Zeichen', `Aa1${'x'.repeat(126)}`],
  // One character that Unicode normalises to eighteen.
  ['too_long', 'höchstens 128 Zeichen', `Aa1${'\ufdfa'.repeat(20)}`],
  ['password_rule', 'mindestens 8 Zeichen', 'Aa1🏡🏡🏡🏡'],
  ['invalid', 'nicht möglich', 'Dachboden7\ud83dLeiter'],
])('what is no password is %s', async (code, sentence, password) => {
  const answer = await call(server, 'POST', '/api/auth/register', { body: form('odd@example.at', both(password)) })
  const [problem] = answer.body.fields
  expect([answer.status, problem.field, problem.code]).toEqual([400, 'password', code])
  expect(problem.message).toContain(sentence)
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
