import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { makeRandom } from '../operations/generated.ts'
import { compare, errorsOf, heart, idOf, kept, LIST, panel, someIds } from './keeping.ts'

/** Rounds of corrupted storage; CHAOS_ROUNDS=200 for a long run (npm run chaos). */
const ROUNDS = Number(process.env.CHAOS_ROUNDS || 3)
const SEED = Number(process.env.CHAOS_SEED || 20_261_128)

/** Every key that the code of the browser stores something under, from the code itself. */
const STORED = [
  ...new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:stores|scripts|islands)\b.*\.(?:tsx?|js)$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'))
      .flatMap((code) =>
        [
          ...code.matchAll(/persisted<[^;]*?>\(\s*'([\w-]+)'/g),
          ...code.matchAll(/KEY = '([\w-]+)'/g),
          ...code.matchAll(/(?:readText|storeText|[sg]etItem)\('([\w-]+)'/g),
        ].map(([, key]) => key as string),
      ),
  ),
].sort()

/** What a bug, an older version, another program or a curious person leaves there. */
const JUNK = [
  ...['', ' ', 'null', 'undefined', '{', '"', '[]', '{}', '[[]]', '0', '-1', '1e999', 'NaN', 'true', '"x"', 'de'],
  ...['[null]', '[1.5,-1,"7",1e308]', '{"__proto__":{"a":1}}', '{"necessary":"yes","date":5}', '\uD83D', '\0', '%'],
  ...['[{"id":1e309,"propertyId":null}]', '{"homes":{},"turns":[{"role":5,"text":{}}],"draft":[]}'],
  ...['{"id":"x","email":5,"name":{},"role":"king"}', '{"at":"never","rates":{"USD":"x"},"ids":[["a"]]}'],
  ...['['.repeat(20_000), 'x'.repeat(200_000), `[${'1,'.repeat(20_000)}1]`],
]

const opened = async (page: Page, path: string) => {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
}

test('the keys of the storage are found', () => {
  expect(STORED).toEqual(expect.arrayContaining(['auth_token', 'cookie-consent', 'klinke_results', 'klinke_assistant']))
  expect(STORED.length).toBeGreaterThan(20)
})

test(`${ROUNDS} times each stored key holds junk: pages open, hearts work, no error is uncaught`, async ({
  page,
  request,
}) => {
  test.setTimeout(60_000 + ROUNDS * 60_000)
  const [id] = await someIds(request, 1)
  const pages = ['/', LIST, `/immobilien/${id}`, '/favoriten', '/vergleich', '/kartensuche', '/ki-suche', '/assistent']
  const errors = errorsOf(page)
  await page.goto('/robots.txt')
  for (let round = 0; round < ROUNDS; round++) {
    const random = makeRandom(SEED + round)
    const junk = Object.fromEntries(STORED.map((key) => [key, random.pick(JUNK)]))
    const put = (values: Record<string, string>) =>
      page.evaluate((given) => {
        for (const [key, value] of Object.entries(given))
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value)
      }, values)
    const { auth_token: _, ...rest } = junk
    for (const path of [random.pick(pages), random.pick(pages), LIST]) {
      await put(rest)
      await opened(page, path)
    }
    const pressed = await heart(page, 1).getAttribute('aria-pressed')
    await heart(page, 1).click()
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', String(pressed !== 'true'))
    // A token that the server refuses leads to the login, as it has to, whenever the answer comes.
    await put(junk)
    await opened(page, random.pick(pages))
    await page.waitForLoadState('networkidle')
    await page.goto('/robots.txt')
    expect(errors, `seed ${SEED + round}: ${JSON.stringify(junk).slice(0, 2000)}`).toEqual([])
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})

test('a storage that is full to the last byte keeps what it had, and pages work', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto(LIST)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const before = await kept(page, 'guest_favorites')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
        try {
          for (let at = 0; ; at++) storage.setItem(`filler-${size}-${at}`, 'x'.repeat(size))
        } catch {
          // A smaller piece may still fit.
        }
  })
  await heart(page, 1).click()
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await compare(page, 2).click()
  await expect(panel(page)).toBeVisible()
  for (const path of ['/', '/kartensuche', LIST]) await opened(page, path)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await kept(page, 'guest_favorites')).toEqual(expect.arrayContaining(before))
  expect(errors).toEqual([])
})

test('two tabs: what one keeps, the other shows, and no press is lost', async ({ page, context }) => {
  const other = await context.newPage()
  const errors = [errorsOf(page), errorsOf(other)]
  await Promise.all([page.goto(LIST), other.goto(LIST)])
  const [first, second] = [await idOf(page, 0), await idOf(page, 1)]
  await heart(page, 0).click()
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator(`[data-heart="${first}"]`).first()).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([heart(page, 1).click(), compare(other, 2).click()])
  await expect(panel(page)).toBeVisible()
  await other.bringToFront()
  await heart(other, 3).click()
  const third = await idOf(other, 3)
  await expect
    .poll(async () => (await kept(page, 'guest_favorites'))?.toSorted())
    .toEqual([first, second, third].toSorted())
  // Another program of the visitor clears everything; both tabs go on.
  await other.evaluate(() => localStorage.clear())
  await expect(page.locator(`[data-heart="${first}"]`).first()).toHaveAttribute('aria-pressed', 'false')
  await heart(page, 4).click()
  await expect(heart(page, 4)).toHaveAttribute('aria-pressed', 'true')
  expect(errors).toEqual([[], []])
})

test('offline: hearts and comparison go on, and what was pressed is there when the network is back', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page)
  await page.goto(LIST)
  await heart(page).click()
  await compare(page).click()
  await expect(panel(page)).toBeVisible()
  await context.setOffline(true)
  await heart(page, 1).click()
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await compare(page, 1).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await context.setOffline(false)
  await page.reload()
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
  expect((await kept(page, 'guest_favorites')).length).toBe(2)
  expect((await kept(page, 'comparedProperties')).length).toBe(2)
  expect(errors).toEqual([])
})
