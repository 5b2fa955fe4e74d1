import { expect, type Page, test } from '@playwright/test'
import { findings, openedDark, themesOf } from './axe.ts'
import { LASTING } from './keeping.ts'

/**
 * Everything that opens over or within the pages: dialogs, popovers, panels, messages, forms with every field invalid.
 * Each is checked on a phone and on a wide screen in both themes, and in the other direction of writing at one width:
 * dialogs, popovers and a named `part` by themselves, everything else with its page around it.
 */
interface Layer {
  name: string
  /** With a width, the layer exists at that width only. */
  width?: 390 | 1440
  /** For a layer that is neither a dialog nor a popover, the part to check instead of the whole page. */
  part?: string
  open(page: Page): Promise<unknown>
}

/** One after the other on one page; Escape closes the layers that it can. */
const PAGES: { route: string; before?: (page: Page) => Promise<unknown>; layers: Layer[] }[] = [
  {
    route: '/',
    layers: [
      { name: 'languages', open: (page) => press(page, '[popovertarget="sprachen"]', '#sprachen:popover-open') },
      {
        name: 'menu with its languages',
        width: 390,
        open: async (page) => {
          await press(page, '[data-menu-open]', '#menue[open]')
          await press(page, '#menue summary', '#menue details[open]')
        },
      },
      { name: 'results of the site search', open: (page) => search(page, 'Klinke', 'li a') },
      { name: 'site search without a result', open: (page) => search(page, 'xqzwvk', '[data-hint]') },
      {
        name: 'cookie settings',
        part: '.consent',
        open: (page) => press(page, '[data-consent-open]', '.consent fieldset'),
      },
    ],
  },
  {
    route: '/projekte',
    before: (page) =>
      page.addInitScript(() => {
        // A browser with a person: others get no banner.
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
        Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0' })
      }),
    layers: [{ name: 'cookie banner', part: '.consent', open: (page) => page.locator('.consent').waitFor() }],
  },
  {
    route: '/immobilien?vermarktungsart=KAUF',
    layers: [
      { name: 'filters', open: (page) => press(page, '.filter-open, .filter-more', 'dialog[open], :popover-open') },
      { name: 'menu of a card', open: (page) => press(page, '[data-card-menu]', '.card-menu:popover-open') },
      {
        name: 'home that was hidden',
        open: async (page) => {
          // On another card: the press that closed a menu does not open it again at once.
          await press(page, 'li:nth-child(2) [data-card-menu]', '.card-menu:popover-open')
          await press(page, '.card-menu button', '.card-folded')
        },
      },
      { name: 'search agent', open: (page) => wrong(page, '[data-contact="search-agent"]') },
      {
        name: 'full comparison and the message that it is full',
        part: '.toast, .compare-panel, .compare-tab, .card-grid',
        open: async (page) => {
          const compare = page.locator('.card [data-compare]:visible')
          for (const nth of [0, 1, 2, 3, 4]) await compare.nth(nth).click()
          // It stays while the pointer is over it.
          await page.locator('.toast[data-kind="limit"]').hover()
        },
      },
      {
        name: 'comparison panel',
        width: 390,
        part: '.compare-panel',
        open: (page) => press(page, '.compare-tab button', '.compare-panel'),
      },
      {
        name: 'comparison tab',
        width: 1440,
        part: '.compare-tab',
        open: async (page) => {
          // The additions have opened the panel, which closes by itself.
          await expect(page.locator('.compare-panel')).toHaveCount(0)
          await press(page, '.compare-tab button', '.compare-panel')
        },
      },
      { name: 'lines', open: (page) => press(page, '[data-view-mode="list"]', 'html[data-view="list"]') },
      {
        name: 'map beside the list',
        width: 1440,
        open: (page) => press(page, '[data-view-mode="map"]', '.leaflet-container .pin'),
      },
      {
        name: 'part that failed',
        open: async (page) => {
          const nonsense = { success: true, data: [{ id: 1 }], total: 1, page: 1, pages: 1, facets: {}, took_ms: 1 }
          await page.route('**/api/properties?*', (route) => route.fulfill({ json: nonsense }))
          await page.locator('select[name="sort"]').locator('visible=true').first().selectOption({ index: 2 })
          await page.locator('[role="alert"] .button').waitFor()
          await page.unroute('**/api/properties?*')
        },
      },
    ],
  },
  {
    route: 'home',
    layers: [
      { name: 'photographs', open: (page) => press(page, '[data-photo]', '#fotos[open]') },
      { name: 'inquiry', open: (page) => wrong(page, '.aside-card [data-contact="inquiry"]') },
      { name: 'appointment', open: (page) => wrong(page, '.aside-card [data-contact="appointment"]') },
      {
        name: 'price alert of a guest',
        open: (page) => press(page, '.aside-card [data-contact="price-alert"]', '.contact-guest'),
      },
      { name: 'report', open: (page) => wrong(page, '.aside-card [data-contact="report"]') },
      {
        name: 'report that was sent',
        open: async (page) => {
          await page.route('**/api/reports', (route) => route.fulfill({ json: { success: true, message: 'Danke.' } }))
          await press(page, '.aside-card [data-contact="report"]', 'dialog.contact[open] [type="radio"]')
          await page.locator('dialog.contact[open] [type="radio"][value="gone"]').check()
          await page.locator('dialog.contact[open] [name="good_faith"]').check()
          await press(page, 'dialog.contact[open] [type="submit"]', '.contact-done')
        },
      },
    ],
  },
  {
    route: '/kartensuche?ort=graz&vermarktungsart=KAUF',
    layers: [
      {
        name: 'criteria',
        width: 390,
        open: (page) => press(page, '.map-filter-open', '#kartenfilter-felder:popover-open'),
      },
      {
        name: 'tools',
        open: async (page) => {
          await wake(page)
          await press(page, '[data-tool="open"]', '#kartenwerkzeuge')
          await press(page, '.map-tool-keys summary', '.map-tool-keys[open]')
        },
      },
      { name: 'home over its mark', open: popup },
      { name: 'tool in hand', open: (page) => press(page, '[data-tool="rectangle"]', '[data-map-hint]') },
      {
        name: 'list over the map',
        width: 390,
        open: (page) => press(page, '[data-map-sheet-word]', '[data-sheet="full"]'),
      },
      { name: 'list put down', width: 390, open: (page) => press(page, '[data-map-sheet]', '[data-sheet="peek"]') },
    ],
  },
  {
    route: '/kartensuche?umkreis=47.07,15.44,12',
    layers: [
      {
        name: 'area in hand',
        open: async (page) => {
          await wake(page)
          await page.locator('[data-map-areas] button').first().click()
        },
      },
    ],
  },
  ...['kaufnebenkosten', 'finanzierung-und-eigenmittel'].map((article) => ({
    route: `/blog/${article}`,
    layers: [
      {
        name: 'calculator',
        open: async (page: Page) => {
          await page.locator('.calculator input:visible').first().fill('')
          await expect(page.locator('astro-island[ssr]:has(.calculator)')).toHaveCount(0)
        },
      },
    ],
  })),
  ...['kontakt', 'newsletter', 'anmelden', 'registrieren', 'passwort-vergessen'].map((form) => ({
    route: `/${form}`,
    layers: [
      {
        name: 'everything wrong',
        open: async (page: Page) => {
          await page.locator('main form input').locator('visible=true').first().focus()
          await press(page, 'main form [type="submit"]', '.field-problem')
        },
      },
    ],
  })),
  {
    route: '/favoriten',
    before: async (page) => {
      const { data } = await (await page.request.get(LASTING)).json()
      const ids = JSON.stringify((data as { id: number }[]).slice(0, 2).map(({ id }) => id))
      await page.addInitScript((ids) => localStorage.setItem('guest_favorites', ids), ids)
    },
    layers: [
      { name: 'homes', open: (page) => expect(page.locator('.favorite')).toHaveCount(2) },
      {
        name: 'nothing any more, and the way back',
        open: async (page) => {
          await page.locator('main button.link').first().click()
          // It stays while the pointer is over it.
          await page.locator('.toast button').hover()
        },
      },
    ],
  },
]

for (const prefix of ['', '/sa'])
  for (const { route, before, layers } of PAGES)
    test(`axe finds nothing with ${layers.map(({ name }) => name).join(', ')} on ${prefix}${route.replace(/^(?!\/)/, '/ ')}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await before?.(page)
      const found: string[] = []
      for (const width of [390, 1440]) {
        const here = layers.filter((layer) => (layer.width ?? width) === width)
        // In Arabic each layer once: a wide screen has the same ones, but for those that exist there only.
        const isChecked = (layer: Layer) => !prefix || width === 390 || layer.width === width
        if (!here.some(isChecked)) continue
        await openedDark(page)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(prefix + (route === 'home' ? await firstHome(page) : route))
        for (const layer of here) {
          const { name, part } = layer
          await test.step(`${name}, ${width} px`, () => layer.open(page))
          if (isChecked(layer))
            found.push(
              ...(await findings(page, name, { widths: [width], themes: themesOf(prefix), isLayer: true, part })),
            )
          await page.keyboard.press('Escape')
          await expect(page.locator('dialog[open]')).toHaveCount(0)
        }
        // Removes the stored and hidden homes before the next page.
        await page.evaluate(() => localStorage.clear())
      }
      expect(found).toEqual([])
    })

/** Presses the first visible button, and waits for the layer, whose code may load only now. */
async function press(page: Page, button: string, opened: string) {
  await page.locator(button).locator('visible=true').first().click()
  await page.locator(opened).locator('visible=true').first().waitFor({ timeout: 20_000 })
}

/** Opens the dialog of a form and sends it empty. */
async function wrong(page: Page, button: string) {
  await press(page, button, 'dialog.contact[open] [type="submit"]')
  await press(page, 'dialog.contact[open] [type="submit"]', 'dialog.contact[open] .field-problem')
}

async function search(page: Page, words: string, found: string) {
  await press(page, 'a[data-site-search]', 'dialog.site-search[open]')
  await page.locator('dialog.site-search input').fill(words)
  await expect(page.locator(`dialog.site-search ${found}`).first()).toBeVisible()
}

/** The map's code loads with the first interaction. */
async function wake(page: Page) {
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect(page.locator('.map-canvas.leaflet-container .pin').first()).toBeAttached({ timeout: 20_000 })
}

/** The card of a home whose mark is not covered. */
async function popup(page: Page) {
  const place = await page.evaluate(() => {
    const middle = (pin: Element) => {
      const { x, y, width, height } = pin.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const isOnTop = (pin: Element) => {
      const { x, y } = middle(pin)
      return document.elementFromPoint(x, y)?.closest('.pin') === pin
    }
    const pin = [...document.querySelectorAll('.pin-home:not(.pin-dot)')].find(isOnTop)
    return pin && middle(pin)
  })
  if (!place) throw new Error('no mark in sight')
  await page.mouse.click(place.x, place.y)
  await page.locator('.map-home').waitFor()
}

async function firstHome(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/properties?vermarktungsart=KAUF&objektart=WOHNUNG')).json()
  return `/immobilien/${data[0].id}`
}
