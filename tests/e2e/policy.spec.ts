import { expect, test } from '@playwright/test'

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
    // No page has a <base>: one that was smuggled in would turn every address into another host's.
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
  }
})

test('an inline script that somebody smuggled in is refused', async ({ page }) => {
  await page.goto('/immobilien')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.head.append(script)
    return (window as unknown as { smuggled?: boolean }).smuggled === true
  })
  expect(ran).toBe(false)
})
