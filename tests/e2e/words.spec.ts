import { expect, test } from '@playwright/test'
import { wrongWords } from './words.ts'

/**
 * No page shows text that only programs read: an unfilled placeholder, a key without a message, or the name of a
 * missing value. The test reads the visible text and the text for screen readers, with layers open.
 */
const LANGUAGES = ['de', 'gb', 'fr', 'ru', 'sa', 'ir', 'jp']
/** In German and Arabic, accessibility.spec.ts opens them and reads them too. */
const WITH_AXE = [
  ...['/', '/immobilien', '/projekte', '/orte', '/orte/nirgendwo', '/anbieter/1', '/anmelden', '/registrieren'],
  ...['/passwort-vergessen', '/dashboard', '/kontakt', '/newsletter', '/hilfe', '/faq/kosten', '/blog', '/impressum'],
  ...['/ki-suche', '/ki-suche?frage=3+Zimmer+in+Salzburg+mit+Seeblick&bleiben=1', '/ki-suche?frage=xyzzy'],
  ...['/assistent', '/gibt-es-nicht'],
]

// What is read needs neither pictures nor fonts.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.webp', '*.avif', '*.jpg', '*.woff2'] })
})

test('the check finds what it looks for', async ({ page }) => {
  await page.goto('/kontakt')
  expect(await wrongWords(page)).toEqual([])
  for (const text of ['{{count}} Zi.', 'filter.ort', 'card.no_photo', 'undefined', '1 NaN', '[object Object]']) {
    await page.evaluate((words) => document.querySelector('main')?.append(words), text)
    expect((await wrongWords(page)).length, text).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector('main')?.lastChild?.remove())
  }
})

for (const language of LANGUAGES)
  test(`every page says only words in ${language}`, async ({ page, request }) => {
    test.slow()
    const prefix = language === 'de' ? '' : `/${language}`
    const of = async (path: string) =>
      (await (await request.get(path)).json()).data as { id: number; title_slug: string }[]
    const [rent] = await of('/api/properties?vermarktungsart=MIETE&objektart=WOHNUNG&pro_seite=1')
    const [sale] = await of('/api/properties?vermarktungsart=KAUF&objektart=HAUS&pro_seite=1')
    const projects = await of('/api/projects')
    await page.addInitScript(
      ([one, two]) => {
        localStorage.setItem('guest_favorites', JSON.stringify([one, two]))
      },
      [rent?.id, sale?.id],
    )
    for (const path of [
      ...(language === 'de' || language === 'sa' ? [] : WITH_AXE),
      ...[
        '/immobilien?ort=graz,nirgendwo&preis_bis=x',
        '/immobilien?q=xyzzy',
        '/orte/graz',
        '/orte/wien/wohnung-kaufen',
      ],
      `/immobilien/${rent?.id}/${rent?.title_slug}`,
      `/immobilien/${sale?.id}/${sale?.title_slug}`,
      ...projects.slice(0, 3).map(({ id }) => `/projekte/${id}`),
      ...['/favoriten', `/vergleich?ids=${rent?.id},${sale?.id}`, '/suche?q=makler'],
    ]) {
      await page.goto(prefix + path)
      await page.locator('main').hover()
      expect.soft(await wrongWords(page), path).toEqual([])
    }
    expect(test.info().errors).toEqual([])
  })

for (const language of LANGUAGES)
  test(`so does what opens in ${language}: a home over the map, filters, messages, the comparison, the banner`, async ({
    page,
  }) => {
    test.slow()
    const prefix = language === 'de' ? '' : `/${language}`
    await page.setViewportSize({ width: 1440, height: 900 })
    const clean = async (what: string) => expect.soft(await wrongWords(page), what).toEqual([])

    await page.goto(`${prefix}/kartensuche?vermarktungsart=MIETE&objektart=WOHNUNG#12/48.2082/16.3738`)
    await page.mouse.move(700, 500)
    await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
    // Those of the map, not of the server's drawing, which stays until the map has its backdrop.
    const homes = page.locator('.map-canvas .pin-home[data-pin]')
    await homes.first().waitFor({ state: 'attached' })
    await clean('map')
    await homes.first().dispatchEvent('click')
    await expect(page.locator('.map-home')).toBeVisible()
    await expect(page.locator('.map-home')).toContainText(/[0-9۰-۹]/)
    await clean('home over the map')

    await page.goto(`${prefix}/immobilien?vermarktungsart=MIETE&objektart=WOHNUNG`)
    await page.locator('[data-search]').first().hover()
    await expect(page.locator('astro-island[client="interaction"]')).not.toHaveAttribute('ssr')
    await page.locator('[data-search="more"]').click()
    await expect(page.locator('.results [data-home]')).not.toHaveCount(24)
    await clean('list, more')
    const heart = page.locator('[data-heart]').first()
    await heart.click()
    // Before its code has loaded, a second press would ask for the same (decision 38).
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await page.locator('.toast').waitFor()
    await clean('message')
    await page.locator('[data-compare]').first().click()
    await page.waitForTimeout(700)
    await clean('comparison')
    await page.locator('[data-consent-open]').first().click()
    await page.locator('.consent').waitFor()
    await clean('banner')
    expect(test.info().errors).toEqual([])
  })
