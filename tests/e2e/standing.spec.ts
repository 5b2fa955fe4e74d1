import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { findings, openedDark, themesOf } from './axe.ts'

const rows = (page: Page) => page.locator('.admin-table tbody tr')
const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.account-waiting, [aria-busy="true"]')).toHaveCount(0)
}

test('an agent sees how the own homes do, opens one, and saves the report', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await asStaff(page, 'agent', 1)
  await page.goto('/admin/wirkung')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'So kommen Ihre Immobilien an', level: 1 })).toBeVisible()
  await expect(page.getByText(/Die letzten 28 Tage\. Verglichen am/)).toBeVisible()
  const views = page.getByRole('region', { name: 'Aufrufe', exact: true })
  await expect(views).toContainText(/\d/)
  await expect(rows(page).first()).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bericht als PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^klinke-1-de\.pdf$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(page.getByText('Der Bericht ist gespeichert.')).toBeVisible()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(readFileSync(await (await csv).path(), 'utf8')).toContain('Aufrufe;Gemerkt;Anfragen;Besichtigungen')

  await rows(page).first().getByRole('link').first().click()
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Was helfen würde' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wer so etwas sucht' })).toBeVisible()
  await expect(page.getByText('weniger als 5')).toBeVisible()
})

test('an admin chooses a company by keyboard, and the address keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await asStaff(page, 'admin')
  await page.goto('/admin/wirkung')
  await settled(page)
  await expect(page.getByText('Wählen Sie eine Firma')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Firma' })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Firma' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/company=\d+/)
  await expect(page.getByRole('button', { name: 'Bericht als PDF' })).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Bericht als PDF' })).toBeVisible()
})

test('an agent of another company finds nothing at the address of a home', async ({ page, browser }) => {
  const { token } = await asStaff(page, 'agent', 1)
  const headers = { Authorization: `Bearer ${token}` }
  const { data } = await (await page.request.get('/api/admin/standings?pro_seite=25', { headers })).json()
  const { id, titel } = data[0]
  const context = await browser.newContext({ locale: 'de-AT' })
  const other = await context.newPage()
  await asStaff(other, 'agent', 2)
  await other.goto(`/admin/wirkung?id=${id}`)
  await expect(other.getByRole('alert').first()).toBeVisible()
  await expect(other.getByText(titel)).toHaveCount(0)
  await context.close()
})

for (const prefix of ['', '/sa'])
  test(`axe finds nothing on the homes of an agent below ${prefix || '/'}, and nothing is wider than a phone`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await asStaff(page, 'agent', 1)
    await openedDark(page)
    const also = async () => {
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      return wide > 0 ? `is ${wide} pixels too wide` : undefined
    }
    const look = { widths: [390, 1440], themes: themesOf(prefix), also }
    await page.goto(`${prefix}/admin/wirkung`)
    await settled(page)
    const found = await findings(page, 'list', look)
    await page.goto((await rows(page).first().getByRole('link').first().getAttribute('href')) ?? '')
    await settled(page)
    found.push(...(await findings(page, 'home', look)))
    expect(found).toEqual([])
  })
