import { expect, type Page, test } from '@playwright/test'

/** Chooses a radius in the page as the server wrote it: the code of the field arrives later. */
async function chooseEarly(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/(client|Listing|PlaceField)\./, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('astro-island[ssr] [data-places]').first()).toBeAttached()
  await page.getByRole('combobox', { name: 'Umkreis um Graz' }).selectOption('15')
  release()
}
const radius = (page: Page) => page.getByRole('combobox', { name: 'Umkreis um Graz' })

for (const path of ['/immobilien', '/kartensuche']) {
  test(`a radius that is chosen before ${path} has loaded its code is kept`, async ({ page }) => {
    await chooseEarly(page, `${path}?ort=graz`)
    await page.mouse.move(700, 500)
    await page.mouse.move(720, 510)
    await expect(page).toHaveURL(/umkreis=graz%2C15/)
    expect(new URL(page.url()).searchParams.has('ort')).toBe(false)
    await expect(radius(page)).toHaveValue('15')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Graz \(\+ 15 km\)/)
  })
}
