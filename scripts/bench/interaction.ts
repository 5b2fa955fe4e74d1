import { chromium, type Page } from '@playwright/test'

/** Enough changes for a median and a tail; every one is a search of its own with facets and cards. */
const ROUNDS = 2
/** What a visitor does to the list: who asks, how, and what he would see change. */
const CHANGES: { name: string; change: (page: Page) => Promise<void> }[] = [
  ...['WOHNUNG', 'HAUS', ''].map((type) => ({
    name: `type ${type || 'all'}`,
    change: (page: Page) => choose(page, 'select[name="objektart"]', type),
  })),
  { name: 'rent', change: (page) => check(page, 'input[name="vermarktungsart"][value="MIETE"]') },
  { name: 'buy', change: (page) => check(page, 'input[name="vermarktungsart"][value="KAUF"]') },
  { name: 'all', change: (page) => check(page, 'input[name="vermarktungsart"][value=""]') },
  { name: 'balcony', change: (page) => check(page, 'input[name="ausstattung"][value="BALKON"]') },
  { name: 'no balcony', change: (page) => check(page, 'input[name="ausstattung"][value="BALKON"]') },
]

/**
 * From the change of a filter to the paint of its results, in ms, as the browser sees it: the question, the server's
 * answer, React, and the frame after it. In a browser of its own, started from `executablePath`.
 */
export async function benchInteraction(base: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-AT' })
    const page = await context.newPage()
    await page.goto(`${base}/immobilien`)
    await page.locator('#suche [name="wo"]').focus()
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]:has(.listing)'))
    const all: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const { change } of CHANGES) {
        await watch(page)
        await change(page)
        // The first round warms the code up, as any visitor's first change does; it counts all the same.
        all.push(await painted(page))
      }
    }
    all.sort((a, b) => a - b)
    const at = (share: number) => (all[Math.min(all.length - 1, Math.floor(share * all.length))] as number).toFixed(0)
    console.log(
      `\ninteraction to paint, /immobilien, ${all.length} filter changes: ` +
        `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, greatest ${at(1)} ms (at most 100)`,
    )
  } finally {
    await browser.close()
  }
}

/** Starts the clock at the next change of a field, stops it in the frame that shows its results. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const results = document.querySelector('.results') as HTMLElement
    const window_ = window as unknown as { painted: Promise<number> }
    window_.painted = new Promise((done) => {
      let began = 0
      const start = () => {
        began ||= performance.now()
      }
      // Boxes are heard of by their click, menus by their change.
      for (const name of ['click', 'change']) document.addEventListener(name, start, { once: true, capture: true })
      let isAsked = false
      const watcher = new MutationObserver(() => {
        if (results.getAttribute('aria-busy') === 'true') isAsked = true
        else if (isAsked) {
          watcher.disconnect()
          // The task after the frame: what changed has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
        }
      })
      watcher.observe(results, { attributes: true, attributeFilter: ['aria-busy'] })
    })
  })
}

function painted(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

function choose(page: Page, field: string, value: string): Promise<void> {
  return page
    .locator(field)
    .first()
    .selectOption(value)
    .then(() => undefined)
}

/** Also in the closed panel: what is measured is the search, not the mouse. */
function check(page: Page, field: string): Promise<void> {
  return page
    .locator(field)
    .first()
    .evaluate((input: HTMLInputElement) => input.click())
}
