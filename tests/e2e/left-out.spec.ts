import { expect, type Page, test } from '@playwright/test'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const count = async (page: Page) => Number((await title(page).textContent())?.match(/^[\d.]+/)?.[0].replace('.', ''))
const without = (page: Page) => page.getByRole('combobox', { name: 'Ohne diese Orte', exact: true })
const chips = (page: Page) => page.getByRole('list', { name: 'Aktive Filter' })

test('a district of Vienna is left out in the panel of the list, and taken back by its chip', async ({ page }) => {
  await page.goto('/immobilien?ort=wien')
  const all = await count(page)
  await page.getByRole('button', { name: /^Weitere Filter/ }).click()
  await without(page).fill('Favoriten')
  await page.getByRole('option', { name: /^Wien 10/ }).click()
  await expect(page).toHaveURL(/ohne=wien-10/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  await expect(page.getByRole('list', { name: 'Ohne diese Orte' }).getByRole('listitem')).toHaveText([
    'Wien 10., Favoriten',
  ])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const chip = chips(page).getByRole('link', { name: 'Filter entfernen: ohne Wien 10., Favoriten' })
  await expect(chip).toBeVisible()

  // An agent for this search leaves the place out too.
  await page.getByRole('button', { name: 'Suchagent' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Ohne diese Orte' })).toHaveText('Wien 10., Favoriten')
  await page.keyboard.press('Escape')
  await chip.click()
  await expect.poll(() => count(page)).toBe(all)
})

test('on the map a place is left out, and comes back', async ({ page }) => {
  await page.goto('/kartensuche?ort=wien')
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await expect(page.locator('.map-canvas [data-pin]').first()).toBeAttached({ timeout: 20_000 })
  const all = await count(page)
  await without(page).fill('Favoriten')
  await page.getByRole('option', { name: /^Wien 10/ }).click()
  await expect(page).toHaveURL(/ohne=wien-10/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByRole('button', { name: 'Wien 10., Favoriten entfernen' }).click()
  await expect(page).not.toHaveURL(/ohne=/)
  await expect.poll(() => count(page)).toBe(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/immobilien', '/kartensuche']) {
    test(`${path} reads the text of the places to leave out, and names what it cannot leave out`, async ({ page }) => {
      await page.goto(`${path}?ort=wien`)
      const all = await count(page)
      const field = page.locator('input[name="ohne_wo"]').first()
      const send = async (text: string) => {
        if (path === '/immobilien') await page.getByRole('button', { name: /^Weitere Filter/ }).click()
        await field.fill(text)
        await field.press('Enter')
      }
      await send('10. Bezirk; Wien 11')
      await expect(page).toHaveURL(/ort=wien&ohne=wien-10%2Cwien-11/)
      expect(await count(page)).toBeLessThan(all)
      await expect(field).toHaveValue(/^Wien 10\., Favoriten; Wien 11\., /)
      await send('8010; Xyzzy')
      await expect(page.getByRole('alert')).toContainText('„8010“ ist hier kein gültiger Wert.')
      await expect(page.getByRole('alert')).toContainText('„Xyzzy“ kennen wir nicht.')
      expect(await count(page)).toBe(all)
    })
  }
})
