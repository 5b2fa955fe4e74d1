import { expect, test } from '@playwright/test'
import type { AreaPrices } from '../../src/domain/area-prices/schemas.ts'
import { LEVELS } from '../support/months.ts'
import type { OwnSite } from './own-server.ts'
import { startOwnSite } from './own-site.ts'

let site: OwnSite & { stop(): Promise<void> }
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startOwnSite('months')
})
test.afterAll(() => site.stop())

test('the months of a place are a line, a sentence, a table and a file with the same figures', async ({
  page,
  request,
}) => {
  const at = (path: string) => new URL(path, site.address).href
  const ask = async () => (await (await request.get(at('/api/prices?ort=graz'))).json()) as AreaPrices
  await expect.poll(async () => (await ask()).months.length, { timeout: 60_000 }).toBe(LEVELS.length)
  const { months } = await ask()
  await page.goto(at('/preise/graz'))
  const section = page.getByRole('region', { name: 'Verlauf des Medians' })
  await expect(section.getByRole('img')).toBeVisible()
  const change = (100 * ((months.at(-1)?.median ?? 0) / (months[0]?.median ?? 1) - 1)).toFixed(1).replace('.', ',')
  await expect(
    section
      .locator('p')
      .filter({ hasText: `+${change} %` })
      .first(),
  ).toBeVisible()

  await section.getByText('Als Tabelle').click()
  const rows = section.getByRole('row')
  await expect(rows).toHaveCount(LEVELS.length + 1)
  for (const [nr, { median }] of months.entries())
    await expect(rows.nth(nr + 1)).toContainText(String(Math.round(median)).replace(/(?=\d{3}$)/, '.'))

  const href = await page.getByRole('link', { name: /CSV/ }).getAttribute('href')
  const file = await (await request.get(at(href ?? ''))).text()
  for (const { month, count, median } of months)
    expect(file).toMatch(new RegExp(`^graz,Graz,ort,WOHNUNG,KAUF,${month},${count},[\\d.]+,${median.toFixed(2)},`, 'm'))
})
