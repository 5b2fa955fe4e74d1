import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

/**
 * Every route of the site, as German paths; `home` and `project` stand for the first ones of the catalogue.
 * Each is looked at in two directions of writing, both themes and three widths, and once more with each dialog open.
 */
const ROUTES = [
  '/',
  '/immobilien',
  '/immobilien?vermarktungsart=MIETE&ort=graz&preis_bis=abc',
  '/immobilien?preis_bis=1&objektart=HAUS',
  'home',
  '/projekte',
  'project',
  '/kartensuche',
  '/favoriten',
  '/vergleich',
  '/suche',
  '/anmelden',
  '/registrieren',
  '/passwort-vergessen',
  '/newsletter',
  '/kontakt',
  '/impressum',
  '/datenschutz',
  '/nutzungsbedingungen',
  '/barrierefreiheit',
  '/hilfe',
  '/hilfe/suche-zeichnen',
  '/faq',
  '/faq/kosten',
  '/blog',
  '/blog/kaufnebenkosten',
  '/gibt-es-nicht',
]
const WIDTHS = [390, 768, 1440]
const THEMES = ['light', 'dark'] as const

/** Dialogs, popovers and panels: where each opens, and how. `narrow` ones exist on phones only. */
const DIALOGS: { name: string; route: string; narrow?: boolean; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'languages',
    route: '/',
    open: (page) => page.locator('[popovertarget="sprachen"]:visible').first().click(),
  },
  { name: 'menu', route: '/', narrow: true, open: (page) => page.locator('[data-menu-open]:visible').click() },
  {
    name: 'filters',
    route: '/immobilien',
    open: (page) => page.locator('.filter-open:visible, .filter-more:visible').first().click(),
  },
  { name: 'photographs', route: 'home', open: (page) => page.locator('[data-photo]').first().click() },
]

for (const prefix of ['', '/sa'])
  for (const route of ROUTES)
    test(`axe finds nothing on ${prefix}${route}`, async ({ page }) => {
      const found: string[] = []
      for (const theme of THEMES) {
        // Opened anew in each theme: colours on their way from one to the other are nobody's contrast.
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
        await page.goto(await address(page, prefix, route))
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          found.push(...(await findings(page, `${width} ${theme}`)))
        }
      }
      expect(found).toEqual([])
    })

for (const prefix of ['', '/sa'])
  for (const dialog of DIALOGS)
    test(`axe finds nothing with ${dialog.name} open on ${prefix}${dialog.route}`, async ({ page }) => {
      const found: string[] = []
      for (const theme of THEMES)
        for (const width of dialog.narrow ? [390] : [390, 1440]) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
          await page.setViewportSize({ width, height: 900 })
          await page.goto(await address(page, prefix, dialog.route))
          await dialog.open(page)
          await expect(page.locator('dialog[open], :popover-open').first()).toBeVisible()
          found.push(...(await findings(page, `${width} ${theme}`)))
        }
      expect(found).toEqual([])
    })

async function address(page: Page, prefix: string, route: string): Promise<string> {
  if (route !== 'home' && route !== 'project') return route === '/' ? `${prefix}/` : prefix + route
  const list = route === 'home' ? '/api/properties?pro_seite=1' : '/api/projects'
  const answer = (await (await page.request.get(list)).json()) as { data: { id: number }[] }
  return `${prefix}/${route === 'home' ? 'immobilien' : 'projekte'}/${answer.data[0]?.id}`
}

/** What axe finds on the page as it is, one line a rule. */
async function findings(page: Page, where: string): Promise<string[]> {
  // Once a document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  })
  return violations.map((violation) => `${where} ${violation}`)
}
