import { expect, test } from '@playwright/test'

const LIGHT = 'rgb(250, 248, 244)'
const DARK = 'rgb(20, 22, 20)'

for (const [system, choice, paper] of [
  ['light', null, LIGHT],
  ['dark', null, DARK],
  ['dark', 'false', LIGHT],
  ['light', 'true', DARK],
] as const) {
  test(`a ${system} system and the choice ${choice} give the colours of one theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((dark) => dark && localStorage.setItem('darkMode', dark), choice)
    await page.goto('/kartensuche')
    await expect(page.locator('html')).toHaveCSS('background-color', paper)
    const read = (name: string) =>
      page.locator('.map-page').evaluate((map, key) => getComputedStyle(map).getPropertyValue(key).trim(), name)
    // The canvas of the base map gets colours of this theme, not formulas.
    const colour = (name: string) =>
      page.locator('.map-page').evaluate((map, key) => {
        const probe = map.appendChild(document.createElement('i'))
        probe.style.color = `var(${key})`
        return getComputedStyle(probe).color
      }, name)
    expect(await colour('--map-land')).toBe(paper === DARK ? 'rgb(26, 29, 27)' : 'rgb(250, 248, 244)')
    for (const name of ['--map-ground', '--map-water', '--map-name', '--brass', '--brick'])
      expect(await colour(name), name).toMatch(/^rgb/)
    expect(await read('--tiles')).toBe(paper === DARK ? 'invert(.9) hue-rotate(180deg)' : '')
  })
}

test('paper is white in every theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.addInitScript(() => localStorage.setItem('darkMode', 'true'))
  await page.goto('/hilfe')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('h1').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
})
