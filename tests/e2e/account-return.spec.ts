import { expect, type Page, test } from '@playwright/test'
import { elsewhere, field, logIn, newAddress, register, wrong } from './accounts.ts'
import { base } from './server.ts'

/** An account, opened by a login in this browser. */
async function account(page: Page): Promise<string> {
  const email = newAddress()
  await register(page, email)
  return email
}

test.describe('the way back after the login', () => {
  for (const way of [
    '/.//evil.example:4461/x',
    '/x/..//evil.example/x',
    '//evil.example/',
    '/\\evil.example',
    '/%09/evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'javascript:document.title="x"',
  ])
    test(`never leads to another host: ${way}`, async ({ page }) => {
      const email = await account(page)
      const hosts = new Set<string>()
      page.on('request', (request) => void (request.isNavigationRequest() && hosts.add(new URL(request.url()).host)))
      // As reported: already in the address, and by the old address of the login.
      for (const door of [`/gb/anmelden?weiter=${way}`, `/#/anmelden?weiter=${way}`]) {
        await page.goto('/robots.txt')
        await page.evaluate(() => localStorage.clear())
        await page.goto(door)
        await page.locator('main input[type="email"]').fill(email)
        await page.locator('main input[type="password"]').fill('Altbau1090Wien')
        await page.locator('main form button[type="submit"]').click()
        await page.waitForURL(({ pathname }) => !pathname.endsWith('/anmelden'))
        await page.waitForLoadState()
        const { host, pathname } = new URL(page.url())
        expect(host).toBe(base.host)
        expect(pathname).not.toMatch(/^\/\//)
      }
      expect([...hosts]).toEqual([base.host])
    })

  test('is handed on to the registration, and nothing else of the address', async ({ page }) => {
    const link = page.getByRole('main').getByRole('link', { name: 'Registrieren' })
    await page.goto(`/anmelden?weiter=${encodeURIComponent('/immobilien?ort=graz')}&quelle=brief`)
    await expect(link).toHaveAttribute('href', `/registrieren?weiter=${encodeURIComponent('/immobilien?ort=graz')}`)
    await page.goto('/anmelden?weiter=//evil.example')
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeEnabled()
    await expect(link).toHaveAttribute('href', '/registrieren')
  })
})

test('a session that has ended says so at the login, which leads back to the page', async ({ page, browser }) => {
  const email = await account(page)
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page).toHaveURL('/dashboard')
  // Signed out from another browser.
  const other = await elsewhere(browser, email)
  await other.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    await fetch('/api/auth/sessions', { method: 'DELETE', headers })
  })
  await other.context().close()
  await page.goto('/immobilien?ort=graz&seite=1')
  const notice = page.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(`/anmelden?weiter=${encodeURIComponent('/immobilien?ort=graz&seite=1')}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/immobilien?ort=graz&seite=1')
  // A visitor who opens the login directly sees no message.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/anmelden?weiter=/favoriten')
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test.describe('a password that is easy to guess', () => {
  for (const [password, sentence] of [
    ['Passwort1', /^Dieses Passwort ist leicht zu erraten, weil es häufig vorkommt/],
    ['HuberAnna1985', /^Dieses Passwort ist leicht zu erraten: Es besteht aus Ihrem Namen/],
  ] as const)
    test(`is refused at its field, with the reason, and can be changed at once: ${password}`, async ({ page }) => {
      await page.goto('/registrieren')
      await field(page, 'Name').fill('Anna Huber')
      await field(page, 'E-Mail-Adresse').fill(newAddress())
      for (const label of ['Passwort', 'Passwort wiederholen']) await field(page, label).fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(wrong(page)).toHaveText([sentence])
      await expect(field(page, 'Passwort')).toBeFocused()
      await expect(field(page, 'Passwort')).toHaveAccessibleDescription(/leicht zu erraten/)
      await expect(field(page, 'Name')).toHaveValue('Anna Huber')
      for (const label of ['Passwort', 'Passwort wiederholen']) await field(page, label).fill('Altbau1090Wien')
      await expect(wrong(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeFocused()
    })
})
