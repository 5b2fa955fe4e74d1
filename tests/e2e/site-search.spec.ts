import { expect, type Page, test } from '@playwright/test'

/** The first word loads Pagefind and its index, which takes time on a busy machine. */
const SLOWLY = { timeout: 20_000 }

const dialog = (page: Page) => page.locator('dialog.site-search')
const results = (page: Page) => dialog(page).locator('li a')

/** Opens the search by its key and waits for the results of a word. */
async function ask(page: Page, address: string, word: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('searchbox').fill(word)
  await expect(dialog(page).getByRole('status')).not.toBeEmpty(SLOWLY)
}

const WORDS = [
  { prefix: '', word: 'Kaution', address: '/faq/mieten#kaution-hoehe' },
  { prefix: '/gb', word: 'deposit', address: '/gb/faq/mieten#kaution-hoehe' },
  { prefix: '/pl', word: 'kaucja', address: '/pl/faq/mieten#kaution-hoehe' },
  { prefix: '/ru', word: 'залог', address: '/ru/faq/mieten#kaution-hoehe' },
  { prefix: '/sa', word: 'التأمين', address: '/sa/faq/mieten#kaution-hoehe' },
  { prefix: '/ir', word: 'ودیعه', address: '/ir/faq/mieten#kaution-hoehe' },
  { prefix: '/cn', word: '押金', address: '/cn/faq/mieten#kaution-hoehe' },
  { prefix: '/jp', word: '敷金', address: '/jp/faq/mieten#kaution-hoehe' },
]
for (const { prefix, word, address } of WORDS) {
  test(`finds "${word}" on ${prefix || '/'}, and only pages of that language`, async ({ page }) => {
    await ask(page, `${prefix}/kontakt`, word)
    const hrefs = () => results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect.poll(hrefs).toContain(address)
    const addresses = await hrefs()
    expect(addresses.filter((one) => !one?.startsWith(`${prefix}/`))).toEqual([])
    await expect(dialog(page).locator('mark').first()).not.toBeEmpty()
  })
}

test('the whole search by keyboard: open, type, walk, open a result; focus comes back on Escape', async ({ page }) => {
  await page.goto('/kontakt')
  const door = page.locator('header a[data-site-search]')
  await door.focus()
  await page.keyboard.press('Enter')
  const field = dialog(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('Kaution')
  await expect(dialog(page).getByRole('status')).toContainText(/Treffer: \d+/, SLOWLY)
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(door).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toHaveValue('Kaution')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faq\/mieten#kaution-hoehe$/)
  await expect(page.locator('#kaution-hoehe')).toBeVisible()
})

test('typing on from a result goes on in the field', async ({ page }) => {
  await ask(page, '/kontakt', 'Kautio')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.type('n')
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('Kaution')
})

test('a result on the page itself closes the search and opens the answer', async ({ page }) => {
  await ask(page, '/faq/mieten', 'Kaution')
  await results(page).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#kaution-hoehe')).toBeVisible()
})

test('the slash is a letter while the visitor types, and does nothing while another dialog is open', async ({
  page,
}) => {
  await page.goto('/blog/kaufnebenkosten')
  const price = page.locator('.calculator').first().getByLabel('Kaufpreis')
  await price.focus()
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('[data-menu-open]').click()
  await page.keyboard.press('/')
  await expect(page.locator('#menue')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('nothing found says so, leads to people and to the homes with the same words', async ({ page }) => {
  await ask(page, '/gb/kontakt', 'qwxyz&xyzzy')
  await expect(dialog(page).getByRole('status')).toHaveText('No results.')
  await expect(dialog(page).getByRole('link', { name: 'Contact' })).toBeVisible()
  const homes = dialog(page).getByRole('link', { name: 'qwxyz&xyzzy' })
  await expect(homes).toHaveAttribute('href', /\/gb\/immobilien\?q=qwxyz%26xyzzy$/)
})

test('the input is text, never markup', async ({ page }) => {
  await ask(page, '/kontakt', '<img src=x onerror=alert(1)>')
  await expect(dialog(page).locator('img')).toHaveCount(0)
})

test('without the index the search says so and leads to the list of everything', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort())
  await page.goto('/kontakt')
  await page.keyboard.press('/')
  await dialog(page).getByRole('searchbox').fill('Kaution')
  await expect(dialog(page).locator('[data-failed]')).toBeVisible(SLOWLY)
  await dialog(page).getByRole('link', { name: 'Alle Themen' }).click()
  await expect(page).toHaveURL(/\/suche$/)
})

test('without JavaScript the door leads to a page that lists everything', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/gb/kontakt')
  await page.locator('header a[data-site-search]').click()
  await expect(page).toHaveURL(/\/gb\/suche$/)
  // Playwright reads no text from a noscript, so the test reads its HTML.
  expect(await page.locator('main noscript').innerHTML()).toContain('Search needs JavaScript')
  expect(await page.locator('main ul li a').count()).toBeGreaterThan(40)
  await context.close()
})

test('nothing of the search loads before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/faq', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /pagefind|\/dialog/.test(path))).toEqual([])
  await page.keyboard.press('/')
  await dialog(page).getByRole('searchbox').fill('Kaution')
  await expect(dialog(page).getByRole('status')).not.toBeEmpty(SLOWLY)
  expect(asked.filter((path) => path.startsWith('/pagefind/')).length).toBeGreaterThan(2)
})

for (const width of [390, 1440]) {
  test(`the dialog stays within a screen of ${width}, also from right to left`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [address, word] of [
      ['/kontakt', 'kosten'],
      ['/sa/kontakt', 'التأمين'],
    ] as const) {
      await ask(page, address, word)
      const box = await dialog(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
      const inside = await dialog(page)
        .locator('li')
        .evaluateAll((items) => items.every((item) => item.scrollWidth <= item.clientWidth + 12))
      expect(inside).toBe(true)
    }
  })
}
