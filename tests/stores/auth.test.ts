import { expect, test, vi } from 'vitest'
import type { User } from '../../src/domain/auth/user.ts'
import { openBrowser, openSession, settled } from './browser.ts'

const USER = { id: 7, name: 'Anna', email: 'anna@example.at', role: 'user' } as User

async function page() {
  vi.resetModules()
  const [api, auth, session] = [
    await import('../../src/stores/api.ts'),
    await import('../../src/stores/account/auth.ts'),
    await import('../../src/stores/account/session.ts'),
  ]
  return { ...api, ...auth, ...session }
}

function keep(browser: ReturnType<typeof openBrowser>, token = 'abc', user: object = USER) {
  browser.storage.set('auth_token', token)
  browser.storage.set('user', JSON.stringify(user))
}

test('every call carries X-Requested-With, and token and CSRF tag where there are some', async () => {
  const browser = openBrowser({ csrf: 'c1' })
  keep(browser)
  browser.answers['POST /api/favorites'] = { status: 200, body: { success: true } }
  const { call } = await page()
  await call('POST /api/favorites', { body: { property_id: 1 }, idempotencyKey: 'k' })
  expect(browser.calls[0]?.headers).toMatchObject({
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: 'Bearer abc',
    'X-CSRF-TOKEN': 'c1',
    'Idempotency-Key': 'k',
  })
})

test('a guest sends neither token nor CSRF header', async () => {
  const browser = openBrowser()
  browser.answers['GET /api/favorites'] = { status: 200, body: { success: true } }
  await (await page()).call('GET /api/favorites')
  expect(Object.keys(browser.calls[0]?.headers ?? {}).sort()).toEqual(['Accept', 'Accept-Language', 'X-Requested-With'])
})

test('a refusal carries status, code, message and fields', async () => {
  const browser = openBrowser()
  const fields = [{ field: 'email', code: 'invalid', message: 'Diese E-Mail-Adresse ist nicht gültig.' }]
  browser.answers['POST /api/favorites'] = {
    status: 400,
    body: { success: false, code: 'input.invalid', message: 'Bitte prüfen', fields },
  }
  const { call } = await page()
  await expect(call('POST /api/favorites', { body: { property_id: 1 } })).rejects.toMatchObject({
    status: 400,
    code: 'input.invalid',
    message: 'Bitte prüfen',
    fields,
  })
})

test('without a network the error has status 0 and no code', async () => {
  openBrowser()
  await expect((await page()).call('GET /api/favorites')).rejects.toMatchObject({ status: 0, code: null })
})

test('401 clears token and user and goes to the login, which knows why and the way back', async () => {
  const browser = openBrowser({ path: '/gb/immobilien', search: '?ort=graz&seite=2', hash: '#liste' })
  keep(browser)
  browser.answers['GET /api/favorites'] = { status: 401, body: { success: false, code: 'auth.required', message: '' } }
  await expect((await page()).call('GET /api/favorites')).rejects.toMatchObject({ status: 401 })
  expect([...browser.storage.keys()]).toEqual([])
  const back = encodeURIComponent('/gb/immobilien?ort=graz&seite=2#liste')
  expect(browser.visited).toEqual([`/#/anmelden?weiter=${back}&abgelaufen=1`])
})

test('401 for a guest is no session that has ended', async () => {
  const browser = openBrowser({ path: '/favoriten' })
  browser.answers['GET /api/favorites'] = { status: 401, body: { success: false } }
  await expect((await page()).call('GET /api/favorites')).rejects.toMatchObject({ status: 401 })
  expect(browser.visited).toEqual(['/#/anmelden?weiter=%2Ffavoriten'])
})

test.each([
  { path: '/anmelden' },
  { path: '/gb/anmelden' },
  { path: '/social-callback' },
  { path: '/login' },
  { path: '/', hash: '#/anmelden?weiter=%2Ffavoriten' },
])('401 on %j clears but stays', async (place) => {
  const browser = openBrowser(place)
  keep(browser)
  browser.answers['GET /api/favorites'] = { status: 401, body: { success: false } }
  await expect((await page()).call('GET /api/favorites')).rejects.toMatchObject({ status: 401 })
  expect(browser.storage.size).toBe(0)
  expect(browser.visited).toEqual([])
})

test('a stored token is checked at start, and the user of the server counts', async () => {
  const browser = openBrowser()
  keep(browser)
  browser.answers['GET /api/auth/me'] = { status: 200, body: { success: true, user: { ...USER, name: 'Anna Neu' } } }
  const { $auth, $user } = await page()
  const seen: string[] = []
  $auth.subscribe((state) => void seen.push(state))
  await settled()
  expect(seen).toEqual(['loading', 'authenticated'])
  expect($user.get()?.name).toBe('Anna Neu')
  expect(browser.calls).toHaveLength(1)
})

test.each([400, 403, 404])('an answer of %i to the check erases both', async (status) => {
  const browser = openBrowser()
  keep(browser)
  browser.answers['GET /api/auth/me'] = { status, body: { success: false } }
  const { $auth } = await page()
  $auth.listen(() => undefined)
  await settled()
  expect($auth.get()).toBe('anonymous')
  expect(browser.storage.size).toBe(0)
})

test('an offline visitor stays signed in', async () => {
  const browser = openBrowser()
  keep(browser)
  const { $auth } = await page()
  $auth.listen(() => undefined)
  await settled()
  expect($auth.get()).toBe('authenticated')
  expect(browser.storage.get('auth_token')).toBe('abc')
})

test.each(['', 'null', 'undefined', '{"broken', 'a b', 'x\ny', '"'])('a token %j is none', async (token) => {
  const browser = openBrowser()
  keep(browser, token)
  const { $auth } = await page()
  expect($auth.get()).toBe('anonymous')
})

test.each(['{"broken', '[]', 'null', '3', '"Anna"'])('a user %s is none', async (user) => {
  const browser = openBrowser()
  browser.storage.set('auth_token', 'abc')
  browser.storage.set('user', user)
  expect((await page()).$auth.get()).toBe('anonymous')
})

test('login keeps the bare token and the user, without asking again', async () => {
  const browser = openBrowser()
  const { $auth, login } = await page()
  $auth.listen(() => undefined)
  login('tok', USER)
  await settled()
  expect($auth.get()).toBe('authenticated')
  expect(browser.storage.get('auth_token')).toBe('tok')
  expect(JSON.parse(browser.storage.get('user') ?? '')).toEqual(USER)
  expect(browser.calls).toEqual([])
})

test.each([{ status: 200, body: { success: true } }, { status: 500, body: {} }, undefined])(
  'logout clears whatever the server says: %j',
  async (answer) => {
    const browser = openBrowser({ path: '/dashboard' })
    const tab = openSession()
    for (const key of ['klinke_assistant', 'klinke_inquiry', 'klinke_admin_list']) tab.set(key, 'Ich bin Anna')
    browser.storage.set('klinke_account_favorites', '{"note":"Am Park"}')
    if (answer) browser.answers['POST /api/auth/logout'] = answer
    const { $auth, login, logout } = await page()
    login('tok', USER)
    await logout()
    expect($auth.get()).toBe('anonymous')
    expect(browser.storage.size).toBe(0)
    expect(tab.size).toBe(0)
    expect(browser.visited).toEqual(['/'])
    expect(browser.calls[0]?.headers.Authorization).toBe('Bearer tok')
  },
)

test('who logs out without a network is logged out at once, and does not wait for it', async () => {
  const browser = openBrowser({ path: '/dashboard' })
  openSession()
  const { $auth, login, logout } = await page()
  login('tok', USER)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const done = logout()
  expect($auth.get()).toBe('anonymous')
  expect(browser.storage.size).toBe(0)
  await done
  expect(browser.visited).toEqual(['/'])
})

test('a logout in another tab leaves no words here, the end of a session does', async () => {
  const browser = openBrowser()
  const tab = openSession()
  browser.answers['GET /api/auth/me'] = { status: 200, body: { success: true, user: USER } }
  const { $auth, login } = await page()
  $auth.listen(() => undefined)
  login('tok', USER)
  tab.set('klinke_inquiry', 'Ich bin Anna')
  browser.fromOtherTab('auth_token', null)
  expect(tab.size).toBe(1)
  browser.fromOtherTab('auth_token', '')
  browser.fromOtherTab('auth_token', null)
  expect(tab.size).toBe(0)
})

test('a visitor removes with their account what they wrote in this tab', async () => {
  const browser = openBrowser()
  const tab = openSession()
  tab.set('klinke_assistant', 'Ich bin Anna')
  browser.answers['DELETE /api/auth/account'] = { status: 200, body: { success: true, message: 'Gelöscht.' } }
  const { login } = await page()
  const { deleteAccount } = await import('../../src/stores/account/account.ts')
  login('tok', USER)
  await deleteAccount({ password: 'geheim' } as never)
  expect([tab.size, browser.storage.size]).toEqual([0, 0])
})

test('a login and a logout in another tab arrive here', async () => {
  const browser = openBrowser()
  browser.answers['GET /api/auth/me'] = { status: 200, body: { success: true, user: USER } }
  const { $auth } = await page()
  $auth.listen(() => undefined)
  browser.fromOtherTab('auth_token', 'tok')
  browser.fromOtherTab('user', JSON.stringify(USER))
  await settled()
  expect($auth.get()).toBe('authenticated')
  browser.fromOtherTab('auth_token', null)
  expect($auth.get()).toBe('anonymous')
})

test('with storage full or forbidden a login lasts as long as the page', async () => {
  const browser = openBrowser()
  browser.full = true
  const { $auth, login } = await page()
  login('tok', USER)
  expect($auth.get()).toBe('authenticated')
  vi.stubGlobal('localStorage', undefined)
  expect((await page()).$auth.get()).toBe('anonymous')
})
