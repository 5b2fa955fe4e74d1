import { expect, type Page, test } from '@playwright/test'
import { findings, openedDark, themesOf } from './axe.ts'
import { LASTING } from './keeping.ts'
import { wrongWords } from './words.ts'

/**
 * Every route of the site, as German paths, with its status unless it is 200; `home`, `project` and `expose` stand for
 * the first ones of the catalogue. Each is checked in both themes and three widths, and in the other direction of
 * writing at the smallest and the largest width: between them only the number of columns changes. Afterwards its words
 * are read. Layers: accessibility-layers.spec.ts; pages for signed-in visitors: dashboard.spec.ts; the page of a removed
 * home: area-to-mail.spec.ts.
 */
const ROUTES: Record<string, number> = {
  '/': 200,
  '/immobilien': 200,
  '/immobilien?vermarktungsart=MIETE&ort=graz&preis_bis=abc&frage=Wohnung+in+Graz': 200,
  '/immobilien?preis_bis=1&objektart=HAUS': 200,
  home: 200,
  '/orte': 200,
  '/orte/steiermark': 200,
  '/orte/graz/wohnung-mieten': 200,
  '/orte/nirgendwo': 404,
  '/anbieter/1': 200,
  '/projekte': 200,
  project: 200,
  '/kartensuche': 200,
  '/preise': 200,
  '/preise/wien?vermarktungsart=MIETE': 200,
  '/preise/nirgendwo': 404,
  '/kartensuche?gebiet=abc&umkreis=47.07,15.44,12': 200,
  '/kartensuche/google': 200,
  '/ki-suche': 200,
  '/ki-suche?frage=3+Zimmer+in+Salzburg+mit+Seeblick&bleiben=1': 200,
  '/ki-suche?frage=xyzzy': 200,
  '/anbieter-werden': 200,
  '/assistent': 200,
  '/melden': 200,
  '/beschwerde': 404,
  '/transparenz': 200,
  '/favoriten': 200,
  '/vergleich': 200,
  comparison: 200,
  '/expose': 200,
  expose: 200,
  '/expose?immobilie=99999999': 404,
  '/suche': 200,
  '/anmelden': 200,
  '/registrieren': 200,
  '/passwort-vergessen': 200,
  '/social-callback': 200,
  '/dashboard': 200,
  '/mein-konto': 200,
  '/termin': 200,
  '/suchagent': 200,
  '/newsletter': 200,
  '/kontakt': 200,
  '/impressum': 200,
  '/datenschutz': 200,
  '/nutzungsbedingungen': 200,
  '/barrierefreiheit': 200,
  '/seite/ueber-uns': 200,
  '/hilfe': 200,
  '/hilfe/suche-zeichnen': 200,
  '/faq': 200,
  '/faq/kosten': 200,
  '/blog': 200,
  '/blog/kaufnebenkosten': 200,
  '/gibt-es-nicht': 404,
  '/immobilien/99999999': 404,
  '/500': 500,
}
const WIDTHS = [390, 768, 1440]
const ARABIC_WIDTHS = [390, 1440]

// One page per worker: the code of the site and of axe loads once, and no browser is set up again.
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
})
test.beforeEach(() => openedDark(page))
test.afterEach(() =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  }),
)
test.afterAll(() => page.context().close())

for (const prefix of ['', '/sa'])
  for (const [route, status] of Object.entries(ROUTES))
    test(`axe finds nothing on ${prefix}${route.replace(/^(?!\/)/, '/ ')}`, async () => {
      const answer = await page.goto(await address(prefix, route))
      expect(answer?.status()).toBe(status)
      // On the account's pages, which wait for their script, the check covers the rendered result.
      await expect(page.locator('.account-waiting')).toHaveCount(0)
      const widths = prefix ? ARABIC_WIDTHS : WIDTHS
      expect(await findings(page, route, { widths, themes: themesOf(prefix) })).toEqual([])
      // As words.spec.ts does in the other languages.
      await page.locator('main').hover()
      expect(await wrongWords(page)).toEqual([])
      // A margin of the page within another one.
      await expect(page.locator('.page .page')).toHaveCount(0)
    })

async function address(prefix: string, route: string): Promise<string> {
  if (route.startsWith('/')) return prefix + route
  const list = route === 'project' ? '/api/projects' : LASTING
  const { data } = (await (await page.request.get(list)).json()) as { data: { id: number }[] }
  if (route === 'comparison')
    return `${prefix}/vergleich?ids=${data
      .slice(0, 3)
      .map(({ id }) => id)
      .join(',')}`
  if (route === 'expose') return `${prefix}/expose?immobilie=${data[0]?.id}`
  return `${prefix}/${route === 'home' ? 'immobilien' : 'projekte'}/${data[0]?.id}`
}
