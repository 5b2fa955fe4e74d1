import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { SCREENS, type Screen } from '../../src/islands/admin/screens.ts'
import { asStaff, logIn, newAddress, PASSWORD, register } from './accounts.ts'
import { findings, openedDark, themesOf } from './axe.ts'
import { LASTING } from './keeping.ts'

const PATHS = (SCREENS as readonly Screen[]).map(({ path }) => path)
const menu = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' })
/** Pixels of a line of a table, and how many a row may have. */
const [LINE, LINES_MOST] = [24, 6]
/** Nothing loads any more: no skeleton, no busy table. */
async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.account-waiting, [aria-busy="true"]')).toHaveCount(0)
}

test('guests find the login, users a sentence, and neither a screen', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Verwaltung' })).toBeVisible()
  const email = newAddress()
  await register(page, email)
  await page.goto('/admin')
  await logIn(page, email, PASSWORD)
  await expect(page.getByText('Ihr Konto gehört zu keinem von beiden.')).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
})

test('an admin sees every screen, an agent only those of the own company', async ({ browser }) => {
  const seen = async (role: 'admin' | 'agent') => {
    const context = await browser.newContext({ locale: 'de-AT', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await asStaff(page, role, 1)
    await page.goto('/admin')
    const links = menu(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    const paths = await links.evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
    await context.close()
    return paths
  }
  expect((await seen('admin')).toSorted()).toEqual(PATHS.map((path) => `/admin/${path}`).toSorted())
  const own = await seen('agent')
  expect(own).toContain('/admin/objekte')
  for (const path of ['nutzer', 'beitritte']) expect(own).not.toContain(`/admin/${path}`)
})

test('on a desk all columns of a list stand in the window, and its rows are low', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page, 'admin', 1)
  for (const path of [
    'objekte',
    'projekte',
    'importe',
    'quellen',
    'firmen',
    'personen',
    'nutzer',
    'zahlen?teil=firmen',
  ]) {
    await page.goto(`/admin/${path}`)
    await settled(page)
    const table = page.locator('.admin-table').first()
    await expect(table.locator('tbody tr').first()).toBeVisible()
    const outside = await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))
    expect(outside, path).toBeLessThanOrEqual(0)
    const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(Math.max(...rows), path).toBeLessThan(LINES_MOST * LINE)
  }
})

test('by keyboard: the palette opens a screen and a home, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await asStaff(page, 'admin')
  const { data } = await (await page.request.get(LASTING)).json()
  await page.goto('/admin')
  const door = page.getByRole('button', { name: 'Suchen oder öffnen' })
  await door.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Suchen oder öffnen' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(door).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill(data[0].external_id)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(data[0].objekttitel)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/objekte\\?id=${data[0].id}$`))
  await settled(page)
  await page.keyboard.press('Control+k')
  await field.fill('konten')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/nutzer')
})

test('a view is saved under a name, opens from the list, and its address shows the same to a colleague', async ({
  page,
  browser,
}) => {
  await asStaff(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/nutzer')
  await settled(page)
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('staff')
  await expect(page).toHaveURL(/q=staff/)
  await page.getByText('Ansichten', { exact: true }).click()
  await page.getByLabel('Name der Ansicht').fill('Nur Team')
  await page.getByRole('button', { name: 'Diese Ansicht speichern' }).click()
  await expect(page.getByRole('link', { name: 'Nur Team' })).toHaveAttribute('href', '?q=staff')
  const rows = await page.locator('.admin-table tbody tr').count()
  const context: BrowserContext = await browser.newContext({ locale: 'de-AT' })
  const colleague = await context.newPage()
  await asStaff(colleague, 'admin')
  await colleague.goto(page.url())
  await settled(colleague)
  await expect(colleague.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('staff')
  expect(await colleague.locator('.admin-table tbody tr').count()).toBeGreaterThanOrEqual(rows)
  await context.close()
})

for (const prefix of ['', '/sa']) {
  test(`axe finds nothing on any screen below ${prefix || '/'}, nothing is wider than a phone, and nothing fails`, async ({
    page,
  }) => {
    // Twenty screens at two widths in two themes.
    test.setTimeout(480_000)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // Axe wants to look into the preview of a mail as well, which permits no scripts.
      const isAxe = /^Blocked script execution in 'about:srcdoc'/.test(message.text())
      if (message.type() === 'error' && !isAxe) complaints.push(message.text())
    })
    await asStaff(page, 'admin')
    await openedDark(page)
    const found: string[] = []
    for (const path of ['', ...PATHS.map((one) => `/${one}`)]) {
      await page.goto(`${prefix}/admin${path}`)
      await settled(page)
      const also = async () => {
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        return wide > 0 ? `is ${wide} pixels too wide` : undefined
      }
      found.push(...(await findings(page, path, { widths: [390, 1440], themes: themesOf(prefix), also })))
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('by keyboard: several values in one filter, in the address and the view; a record leads on and back to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page, 'admin')
  await page.goto('/admin/objekte?sort=-preis')
  await settled(page)
  const rows = page.locator('.admin-table tbody tr')
  const kinds = page.locator('summary[aria-label^="Objektart"]')
  await kinds.focus()
  await page.keyboard.press('Enter')
  const group = page.getByRole('group', { name: 'Objektart' })
  await group.getByRole('checkbox', { name: 'Haus', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/objektart=HAUS/)
  await group.getByRole('checkbox', { name: 'Parkplatz' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/objektart=HAUS(%2C|,)PARKEN/)
  await settled(page)
  const found = await findings(page, 'choices', { widths: [1440], part: '#inhalt' })
  await page.keyboard.press('Escape')
  await expect(group).toBeHidden()
  await expect(kinds).toBeFocused()
  // On a phone the filters open with a button, and their boxes below them.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await kinds.click()
  await group.getByRole('checkbox', { name: 'Parkplatz' }).uncheck()
  await expect(page).toHaveURL(/objektart=HAUS$/)
  await group.getByRole('checkbox', { name: 'Parkplatz' }).check()
  await expect(page).toHaveURL(/objektart=HAUS(%2C|,)PARKEN/)
  await settled(page)
  found.push(...(await findings(page, 'choices on a phone', { widths: [390], part: '#inhalt' })))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await settled(page)
  await expect(kinds).toHaveAttribute('aria-label', 'Objektart: Haus oder Parkplatz')
  const list = page.url()

  await expect(rows.nth(2)).toBeVisible()
  const links = rows.getByRole('link')
  const names = await links.allTextContents()
  // Two homes may have the same title.
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  await rows.nth(0).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
  await expect(page.getByRole('link', { name: 'Voriger Eintrag' })).toHaveCount(0)
  await settled(page)
  found.push(...(await findings(page, 'record', { widths: [1440, 390], part: '#inhalt' })))
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).toHaveURL(addresses[1] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '')
  await page.getByRole('link', { name: 'Nächster Eintrag' }).click()
  await expect(page).toHaveURL(addresses[2] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[2] ?? '')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '')
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expect(page).toHaveURL(list)
  await expect(kinds).toHaveAttribute('aria-label', 'Objektart: Haus oder Parkplatz')

  await page.goto('/admin/objekte?objektart=BURG')
  await expect(page.getByRole('alert')).toContainText('Objektart: „BURG“ ist hier kein gültiger Wert.')
  expect(found).toEqual([])
})

test('public pages load nothing of the admin area', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/immobilien', '/dashboard']) await page.goto(path, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(
    [...new Set(asked)]
      .filter((url) => /\.(css|js)$/.test(new URL(url).pathname))
      .map(async (url) => {
        return (await (await page.request.get(url)).text()).includes('admin-table') ? [url] : []
      }),
  )
  expect(bodies.flat()).toEqual([])
})
