import { expect, type Page, test } from '@playwright/test'

/**
 * Push messages (issue: people, section 4) on a phone that several people share. Chromium without Google's service has
 * no subscriptions, so the test simulates the browser's side of them; all our code is real.
 */
const PASSWORD = 'Altbau1090Wien'
const headers = { 'X-Requested-With': 'XMLHttpRequest' }

/** @param answer the visitor's answer to the browser's prompt */
async function playBrowser(page: Page, answer: NotificationPermission) {
  await page.addInitScript((answer) => {
    const kept = (name: string) => localStorage.getItem(`browser_${name}`)
    Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' })
    Notification.requestPermission = async () => {
      localStorage.setItem('browser_asked', String(Number(kept('asked') ?? 0) + 1))
      localStorage.setItem('browser_permission', answer)
      return answer
    }
    const subscription = () => ({
      toJSON: () => JSON.parse(kept('push') ?? '{}'),
      unsubscribe: async () => {
        localStorage.removeItem('browser_push')
        return true
      },
    })
    PushManager.prototype.subscribe = async () => {
      const endpoint = `https://push.example/${crypto.getRandomValues(new Uint32Array(2)).join('')}`
      localStorage.setItem(
        'browser_push',
        JSON.stringify({ endpoint, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }),
      )
      return subscription() as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => (kept('push') ? (subscription() as PushSubscription) : null)
  }, answer)
}

const browser = (page: Page, name: 'asked' | 'push') =>
  page.evaluate((name) => localStorage.getItem(`browser_${name}`), name)

/** An account with two sessions: `token` for the test, another one for the browser. */
async function signIn(page: Page) {
  const email = `push-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.at`
  const who = { name: 'Dora Egger', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true }
  expect((await page.request.post('/api/auth/register', { headers, data: who })).ok()).toBe(true)
  const session = async () =>
    (await page.request.post('/api/auth/login', { headers, data: { email, password: PASSWORD } })).json()
  const [{ token }, { token: own, user }] = [await session(), await session()]
  await page.goto('/impressum')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('auth_token', token)
      localStorage.setItem('user', user)
    },
    [own as string, JSON.stringify(user)] as const,
  )
  return async () => {
    const bearer = { ...headers, Authorization: `Bearer ${token}` }
    const { push_subscriptions } = await (await page.request.get('/api/auth/export', { headers: bearer })).json()
    return (push_subscriptions as unknown[]).length
  }
}

const part = (page: Page) => page.locator('.push-setting')
const turnOn = (page: Page) => part(page).getByRole('button', { name: 'In diesem Browser einschalten' })

test('the profile asks a browser that was never asked, and signing out ends its messages', async ({ page }) => {
  await playBrowser(page, 'granted')
  const subscriptions = await signIn(page)
  await page.goto('/mein-konto#profil')
  await expect(part(page).getByRole('checkbox')).toBeChecked()
  await expect(turnOn(page)).toBeVisible()
  expect([await browser(page, 'asked'), await subscriptions()]).toEqual([null, 0])
  await turnOn(page).click()
  await expect(part(page)).toContainText('Dieser Browser ist bereit.')
  await expect(turnOn(page)).toHaveCount(0)
  expect([await browser(page, 'asked'), await subscriptions()]).toEqual(['1', 1])
  await page.reload()
  await expect(part(page)).toContainText('Dieser Browser ist bereit.')

  // One of the visitor's messages is still visible.
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    Object.assign(worker, { getNotifications: async () => [{ close: () => localStorage.setItem('closed', '1') }] })
    navigator.serviceWorker.getRegistration = async () => worker
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-logout]')?.click())
  await expect(page).toHaveURL('/')
  expect(await browser(page, 'push')).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('closed'))).toBe('1')
  await expect.poll(subscriptions).toBe(0)
})

test('the tick asks when it is set, and a refusal says what can be done', async ({ page }) => {
  await playBrowser(page, 'denied')
  const subscriptions = await signIn(page)
  await page.goto('/mein-konto#profil')
  const tick = part(page).getByRole('checkbox')
  await tick.uncheck()
  await expect(turnOn(page)).toHaveCount(0)
  expect(await browser(page, 'asked')).toBeNull()
  await tick.check()
  await expect(part(page)).toContainText('lässt keine Benachrichtigungen von Klinke zu. Sie können das in seinen')
  expect([await browser(page, 'asked'), await subscriptions()]).toEqual(['1', 0])
  // It applies to the account's other browsers.
  await expect(tick).toBeChecked()
  await page.reload()
  await expect(part(page)).toContainText('lässt keine Benachrichtigungen von Klinke zu.')
})

test('a user who waits for messages and has signed out meanwhile finds where to turn them on again', async ({
  page,
}) => {
  await playBrowser(page, 'granted')
  const subscriptions = await signIn(page)
  const { data } = await (await page.request.get('/api/properties?vermarktungsart=KAUF&preis_von=1')).json()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const set = await page.request.post('/api/price-alerts', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { property_id: data[0].id, target_price: Math.round(data[0].kaufpreis / 2), by_push: true },
  })
  expect(set.ok()).toBe(true)
  await page.goto('/mein-konto#preisalarme')
  await expect(part(page)).toContainText('Preisalarme als Benachrichtigung im Browser')
  await turnOn(page).click()
  await expect(part(page)).toHaveCount(0)
  expect(await subscriptions()).toBe(1)
  await page.reload()
  await expect(page.locator('.account-card')).toHaveCount(1)
  await expect(part(page)).toHaveCount(0)
})

test('a session that was ended elsewhere ends the messages of its browser too', async ({ page }) => {
  await playBrowser(page, 'granted')
  await signIn(page)
  await page.goto('/mein-konto#profil')
  await turnOn(page).click()
  await expect(part(page)).toContainText('Dieser Browser ist bereit.')
  await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
  await page.goto('/favoriten')
  await expect(page).toHaveURL(/anmelden/)
  expect(await browser(page, 'push')).toBeNull()
})
