import { expect, test } from '@playwright/test'
import { logIn, newAddress, register } from './accounts.ts'

test('no inline script runs but our own, on built pages and on those made on demand', async ({ page, request }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  for (const path of [
    '/',
    '/immobilien',
    '/gb/immobilien',
    '/projekte',
    '/faq',
    '/faq/kosten',
    '/blog/kaufnebenkosten',
    '/gibt-es-nicht',
  ]) {
    await page.goto(path)
    await page
      .locator('[data-search], [data-wakes]')
      .first()
      .hover({ timeout: 1000 })
      .catch(() => undefined)
  }
  await page.goto('/immobilien')
  await page.locator('.card-title a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  expect(violations).toEqual([])

  const header = (await request.get('/immobilien')).headers()['content-security-policy'] ?? ''
  const meta = /http-equiv="content-security-policy" content="([^"]*)"/.exec(
    await (await request.get('/faq')).text(),
  )?.[1]
  for (const policy of [header, meta ?? '']) {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toContain("'self'")
    expect(scripts).not.toContain('unsafe-inline')
    // No page has a <base>: an injected one would redirect every relative address to another host.
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
  }
})

test('an injected inline script is refused', async ({ page }) => {
  await page.goto('/immobilien')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.head.append(script)
    return (window as unknown as { smuggled?: boolean }).smuggled === true
  })
  expect(ran).toBe(false)
})

test('every page, built or made on demand, found or not, says its encoding and may not be sniffed', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/immobilien',
    '/sa/immobilien',
    '/projekte',
    '/faq',
    '/dashboard',
    '/gibt-es-nicht',
    '/.git/config',
  ]) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8'])
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
  }
  for (const folder of ['/_astro/', '/artwork/', '/pagefind/', '/media/']) {
    expect([folder, (await request.get(folder)).status()]).toEqual([folder, 404])
  }
})

test('after logging out nothing of the account is left: not in the storage, and not on the way back', async ({
  page,
}) => {
  const email = newAddress()
  await register(page, email)
  await page.goto('/anmelden')
  await logIn(page, email)
  await expect(page.locator('body')).toContainText(email)
  await page.locator('[data-logout]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(email)
  expect(kept).not.toContain('auth_token')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(email)
})
