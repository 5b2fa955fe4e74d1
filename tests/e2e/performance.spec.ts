import { expect, type Page, type Request, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { findings } from './axe.ts'

test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

const BANNER = 'Cookies und ähnliche Technologien'
/** A browser with a person: automated ones are asked and measured never. */
const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))

/** The beacons of the page, and the files of the measurement that it has loaded. */
function follow(page: Page) {
  const reports: Request[] = []
  // A preload and the import of one file are two requests.
  const files = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) reports.push(request)
    if (/\/vitals[^/]*\.js/.test(request.url())) files.add(request.url())
  })
  return { reports, files }
}

/** Keeps what beacons contain: the browser does not tell the bodies of beacons to its tools. */
const keepBodies = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    const kept: string[] = []
    Object.assign(window, { kept })
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => kept.push(text))
      return send(url, body)
    }
  })

/** As when the visitor changes to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a page reports nothing before the consent, and once after it, without the visitor', async ({ page }) => {
  await asPerson(page)
  await keepBodies(page)
  const { reports, files } = follow(page)
  await page.goto('/projekte')
  const banner = page.getByRole('region', { name: BANNER })
  await expect(banner).toBeVisible()
  await hide(page)
  expect(files.size).toBe(0)
  await page.goto('/impressum')
  expect(reports).toEqual([])

  await page.getByRole('region', { name: BANNER }).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => files.size).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 1 }).click()
  // The figures are ready after the next frame.
  await page.waitForTimeout(500)
  const answer = page.waitForResponse('**/api/vitals')
  await hide(page)
  expect((await answer).status()).toBe(202)
  await hide(page)
  expect(reports).toHaveLength(1)
  expect(await reports[0]?.headerValue('authorization')).toBeNull()
  const [body = '{}'] = await page.evaluate(() => (window as unknown as { kept: string[] }).kept)
  const { LCP, CLS, INP: _INP, ...rest } = JSON.parse(body)
  expect(rest).toEqual({ page: 'content', language: 'de', device: 'desk' })
  expect(LCP).toBeGreaterThan(0)
  expect(CLS).toBeGreaterThanOrEqual(0)
})

test('the next page is measured by the stored choice, and no longer when it is withdrawn', async ({ page }) => {
  await asPerson(page)
  await page.addInitScript(() => {
    const choice = {
      necessary: true,
      functional: false,
      analytics: true,
      marketing: false,
      date: '2026-11-23T10:00:00Z',
    }
    if (!sessionStorage.getItem('chosen')) localStorage.setItem('cookie-consent', JSON.stringify(choice))
    sessionStorage.setItem('chosen', 'yes')
  })
  const { reports, files } = follow(page)
  await page.goto('/gb/impressum')
  await expect.poll(() => files.size).toBeGreaterThan(0)
  // Not on the critical path: the page had loaded before.
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(1500)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await hide(page)
  files.clear()
  await page.goto('/gb/faq')
  await page.waitForTimeout(2500)
  await hide(page)
  expect(reports).toEqual([])
  expect(files.size).toBe(0)
})

test('an automated browser is never measured', async ({ page }) => {
  await page.addInitScript(() => {
    const choice = { necessary: true, functional: true, analytics: true, marketing: true, date: '2026-11-23T10:00:00Z' }
    localStorage.setItem('cookie-consent', JSON.stringify(choice))
  })
  const { reports, files } = follow(page)
  await page.goto('/impressum')
  await page.waitForTimeout(2500)
  await hide(page)
  expect(files.size).toBe(0)
  expect(reports).toEqual([])
})

test('an admin sees what visitors measured and how the server does, by keyboard, and shares the choice', async ({
  page,
  request,
}) => {
  const data = { page: 'property', language: 'fr', device: 'phone', LCP: 3210, INP: 90, CLS: 0.02 }
  expect((await request.post('/api/vitals', { data })).status()).toBe(202)
  await asStaff(page, 'admin')
  await page.goto('/admin/leistung')
  await expect(page.getByRole('heading', { level: 1, name: 'Leistung' })).toBeVisible()
  await expect(page.getByRole('button', { name: '4 Wochen' })).toHaveAttribute('aria-pressed', 'true')
  // Values are written in batches, and 3210 ms are in the bucket around 3.1 s.
  await expect(async () => {
    await page.goto('/admin/leistung?page=property&language=fr')
    await expect(page.getByRole('row', { name: /^Immobilie/ })).toContainText('3,1', { timeout: 3000 })
  }).toPass({ timeout: 40_000 })
  await expect(page.getByRole('region', { name: /LCP/ }).getByText('mittel', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Anfragen an den Server' })).toBeVisible()
  const table = page.getByRole('region', { name: 'Nach Route' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await page.getByRole('button', { name: 'Tag', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zeitraum=day/)
  await page.getByRole('button', { name: 'Früher' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bis=\d{4}-\d\d-\d\d/)
  await expect(page.getByText('Zu dieser Auswahl gibt es aus diesem Zeitraum keine Messungen.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Tag', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Später' }).click()
  await expect(page.getByText('Der heutige Tag läuft noch.')).toBeVisible()
})

for (const path of ['/admin/leistung', '/sa/admin/leistung?zeitraum=day'])
  test(`${path} has nothing for axe, and fits a phone`, async ({ page }) => {
    await asStaff(page, 'admin')
    await page.goto(path)
    await expect(page.locator('#server ~ div, #server').first()).toBeVisible()
    await expect(page.locator('.admin-table').last()).toBeVisible()
    expect(await findings(page, 'performance', { widths: [1440, 390], part: '#inhalt' })).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

test('an agent does not see the screen', async ({ page }) => {
  await asStaff(page, 'agent')
  await page.goto('/admin/leistung')
  await expect(page.getByText('Diesen Bereich gibt es für Ihr Konto nicht.')).toBeVisible()
})
