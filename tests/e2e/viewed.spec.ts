import { expect, test } from '@playwright/test'
import {
  CONSENT,
  compare,
  errorsOf,
  heart,
  idOf,
  KEYS,
  kept,
  LIST,
  panel,
  scrollDown,
  someIds,
  store,
} from './keeping.ts'

test.describe('viewed homes', () => {
  test('are not kept without consent', async ({ page, request }) => {
    const [id] = await someIds(request, 1)
    await page.goto(`/immobilien/${id}`)
    await page.waitForTimeout(500)
    expect(await kept(page, 'viewed_properties')).toBeNull()
  })

  test('are kept with it, marked in lists, and shown on the start page', async ({ page }) => {
    await store(page, { 'cookie-consent': CONSENT })
    await page.goto(LIST)
    const id = await idOf(page)
    await page.locator('.card-title a').first().click()
    await expect.poll(() => kept(page, 'viewed_properties')).toMatchObject([{ propertyId: id }])
    const [entry] = await kept(page, 'viewed_properties')
    expect(Object.keys(entry).sort()).toEqual([
      'image',
      'location',
      'locationString',
      'objektart',
      'objektart_hauptgruppe',
      'objektart_untergruppe',
      'price',
      'propertyId',
      'title',
      'title_slug',
      'vermarktungsart',
      'viewedAt',
    ])
    await page.goto(LIST)
    await expect(page.locator(`[data-home="${id}"] .card-seen`)).toBeVisible()
    await expect(page.locator('.card-seen:visible')).toHaveCount(1)
    await page.goto('/')
    await scrollDown(page)
    const row = page.getByRole('region', { name: 'Zuletzt angesehen' })
    await expect(row.locator('.card')).toHaveCount(1)
    await row.getByRole('button', { name: 'Liste leeren' }).click()
    await expect(row).toHaveCount(0)
    expect(await kept(page, 'viewed_properties')).toBeNull()
  })

  for (const [speed, ms] of [
    ['at once', 0],
    ['late', 1500],
  ] as const)
    test(`the row moves nothing that is in sight, when its homes come ${speed}`, async ({ page, request }) => {
      const ids = await someIds(request, 3)
      const viewed = ids.map((propertyId) => ({ propertyId, viewedAt: Date.now(), title: 'x' }))
      await store(page, { 'cookie-consent': CONSENT, viewed_properties: viewed })
      await page.route('**/api/properties/batch*', async (route) => {
        await new Promise((later) => setTimeout(later, ms))
        await route.continue()
      })
      await page.goto('/')
      await page.evaluate(() => {
        const shifts: [number, string][] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Element | null }[]
          })[])
            shifts.push([entry.value, entry.sources.map(({ node }) => node?.className ?? '').join()])
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const place = page.locator('[data-viewed-place]')
      const top = () => place.evaluate((element) => element.getBoundingClientRect().top)
      // Scrolls until the place is in the window below other homes, and after the answer past it.
      while ((await top()) > 500) {
        await page.mouse.wheel(0, 100)
        await page.waitForTimeout(80)
      }
      await page.waitForTimeout(ms)
      await scrollDown(page)
      await expect(page.getByRole('region', { name: 'Zuletzt angesehen' })).toHaveCount(1)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts)
      // The header becomes smaller as the page scrolls, by a few ten-thousandths.
      expect(shifts.filter(([value]) => value > 0.001)).toEqual([])
    })
})

test.describe('nothing breaks a page', () => {
  const PAGES = ['/', LIST, '/favoriten', '/vergleich']

  for (const junk of ['{"broken', 'null', '[null,{"id":"x"},7]', '{"a":1}'])
    test(`when every stored value is ${junk}`, async ({ page }) => {
      const errors = errorsOf(page)
      await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value)
        },
        [KEYS, junk] as const,
      )
      // An invalid token must not redirect the visitor.
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto(LIST)
      await heart(page, 1).click()
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
      expect(errors).toEqual([])
    })

  test('when the storage is full', async ({ page }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(LIST)
    await heart(page).click()
    await compare(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('when storage is forbidden', async ({ page }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(LIST)
    await heart(page).click()
    await compare(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel(page)).toBeVisible()
    expect(errors).toEqual([])
  })

  test('when the network goes away before the first click: the heart stays empty, and the next click fills it', async ({
    page,
  }) => {
    const errors = errorsOf(page)
    await page.goto(LIST)
    // Without scripts from now on, even if the page has some in its cache.
    await page.route('**/_astro/*.js', (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed')
    await heart(page).click()
    await failed
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/_astro/*.js')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    expect(errors).toEqual([])
  })

  test('when the code of a heart is slow, and the visitor presses it again: both presses keep the home', async ({
    page,
  }) => {
    await page.goto(LIST)
    const id = await idOf(page)
    let goOn = () => {}
    const waiting = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/_astro/*.js', async (route) => {
      await waiting
      await route.continue()
    })
    const asked = page.waitForEvent('request', (request) => request.url().endsWith('.js'))
    await heart(page).click()
    await asked
    await heart(page).click()
    await compare(page).click()
    await compare(page).click()
    goOn()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(compare(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await kept(page, 'guest_favorites')).toEqual([id])
    // From here on the heart is visibly filled: the next press empties it.
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })
})
