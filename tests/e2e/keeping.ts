import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'

export const LIST = '/immobilien?vermarktungsart=KAUF&objektart=WOHNUNG'
export const CONSENT = JSON.stringify({
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  date: '2026-01-01T00:00:00.000Z',
})
export const KEYS = [
  'auth_token',
  'user',
  'guest_favorites',
  'guest_favorite_notes',
  'viewed_properties',
  'comparedProperties',
  'cookie-consent',
  'klinke_account_favorites',
  'klinke_comparison_panel',
]

export const heart = (page: Page, nth = 0) => page.locator('.card [data-heart]').nth(nth)
export const compare = (page: Page, nth = 0) => page.locator('.card [data-compare]').nth(nth)
export const toast = (page: Page) => page.locator('.toast')
export const panel = (page: Page) => page.locator('.compare-panel')
export const idOf = async (page: Page, nth = 0) => Number(await heart(page, nth).getAttribute('data-heart'))
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Homes that stay: those that other journeys import, and remove again, are the newest of all. */
export const LASTING = '/api/properties?seite=3'

/** Ids of the first homes of LIST. No journey removes a flat for sale. */
export async function someIds(request: APIRequestContext, count: number): Promise<number[]> {
  const { data } = await (await request.get(`/api/properties${LIST.slice(LIST.indexOf('?'))}`)).json()
  return data.slice(0, count).map(({ id }: { id: number }) => id)
}

/** Pixels between the name of a selection and the selection, in a label that contains both. */
export const gapIn = (label: Locator) =>
  label.evaluate((label) => {
    const [name, select] = [...label.children].map((part) => part.getBoundingClientRect())
    return name && select ? select.left - name.right : 0
  })

/** Every uncaught error from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

export async function store(page: Page, values: Record<string, unknown>) {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('set')) return
    sessionStorage.setItem('set', '1')
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, values)
}

export async function withoutScript(browser: Browser, baseURL: string | undefined, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Scrolls like a hand, step by step. */
export async function scrollDown(page: Page) {
  for (let step = 0; step < 14; step++) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(80)
  }
}
