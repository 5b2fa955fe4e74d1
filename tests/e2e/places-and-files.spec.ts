import { expect, test } from '@playwright/test'
import type { OwnSite } from './own-server.ts'
import { startOwnSite } from './own-site.ts'

let site: OwnSite & { stop(): Promise<void> }
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startOwnSite('files')
})
test.afterAll(() => site.stop())

const homeAt = (number: string) => new URL(`/onr/${number}`, site.address).href

test('each file of a home is shown in its place, and the title picture is the cover', async ({ page }) => {
  await page.goto(homeAt('GRAZ'))
  const photos = page.locator('.gallery [data-photo]')
  await expect(photos).toHaveCount(2)
  await expect(photos.first().getByRole('img')).toHaveAttribute('alt', 'Haus von vorn')
  await expect(page.getByRole('img', { name: 'Logo von Bilder und Orte GmbH' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Energieskala' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Skala' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Plan' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Zum Rundgang' })).toBeVisible()
})

test('the country is in the address, in the language of the page, and in the data for search engines', async ({
  page,
}) => {
  await page.goto(homeAt('MUC'))
  await expect(page.locator('.detail-place')).toHaveText('80331 München, Deutschland')
  await expect(page.locator('.detail-main address')).toContainText('Deutschland')
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    '"addressCountry":"DE"',
  )
  const { id, title_slug } = site.homes.find(({ external_id }) => external_id === 'MUC') as OwnSite['homes'][number]
  await page.goto(new URL(`/fr/immobilien/${id}/${title_slug}`, site.address).href)
  await expect(page.locator('.detail-place')).toHaveText('80331 München, Allemagne')
})

test('a home whose country is in doubt names none', async ({ page }) => {
  await page.goto(homeAt('BONN'))
  await expect(page.locator('.detail-place')).toHaveText('53111 Bonn')
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).not.toContain('addressCountry')
})

test('a town abroad, a postcode abroad and a country are found by their names', async ({ page }) => {
  for (const [typed, address] of [
    ['München', /ort=de-muenchen/],
    ['80331', /plz=DE-80331/],
    ['Deutschland', /land=DE/],
  ] as const) {
    await page.goto(new URL('/immobilien', site.address).href)
    await page.getByRole('combobox', { name: 'Ort' }).or(page.locator('input[name="wo"]')).first().fill(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.locator('[data-home], .card').filter({ hasText: 'Wohnung MUC' }).first()).toBeVisible()
    await expect(page.getByText('Wohnung GRAZ')).toHaveCount(0)
  }
})
