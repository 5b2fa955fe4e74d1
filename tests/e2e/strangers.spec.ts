import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { intruders, linkedData, skeleton } from '../support/markup.ts'
import { HOSTILE, MARK } from '../support/strangers.ts'
import { CONSENT } from './keeping.ts'
import type { OwnSite } from './own-server.ts'
import { startOwnSite } from './own-site.ts'
import { forgetLimits } from './server.ts'

/**
 * A feed in which every text tries to become markup, on every page that shows it: as the standard's parser reads it,
 * with scripts and without, and as Chromium does. The browser must not be redirected, contact other hosts or run any of
 * it.
 */
let site: Awaited<ReturnType<typeof startOwnSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startOwnSite('strangers')
})
test.afterAll(() => site.stop())

/** Pages of one home, in the same order for each, so that they can be compared. */
const ofHome = ({ id, title_slug, company_id, project_id }: OwnSite['homes'][number]) => [
  `/immobilien/${id}/${title_slug}`,
  `/projekte/${project_id}`,
  `/immobilien?anbieter=${company_id}`,
  `/vergleich?ids=${id}`,
]
const ofAll = () => {
  const ids = site.homes.map(({ id }) => id)
  return [
    '/',
    '/immobilien',
    '/immobilien?sort=preis_ab',
    '/kartensuche',
    '/projekte',
    `/vergleich?ids=${ids.slice(0, 4).join(',')}`,
    `/vergleich?ids=${ids.slice(6, 10).join(',')}`,
    '/immobilien/999999/weg',
    ...HOSTILE.flatMap((value) => {
      const asked = encodeURIComponent(value)
      return [
        `/immobilien?q=${asked}`,
        `/kartensuche?q=${asked}`,
        `/immobilien?ort=${asked}`,
        `/${asked}`,
        `/onr/${asked}`,
      ]
    }),
  ]
}
const inArabic = (path: string) => (path === '/' ? '/sa' : `/sa${path}`)
const everywhere = (paths: readonly string[]) => paths.flatMap((path) => [path, inArabic(path)])

const answers = new Map<string, ReturnType<typeof ask>>()

/** Asks once for each page: several tests read the same ones. */
function read(path: string) {
  const answer = answers.get(path) ?? ask(path)
  answers.set(path, answer)
  return answer
}

async function ask(path: string) {
  const answer = await fetch(site.address + path, { signal: AbortSignal.timeout(30_000) })
  const headers = [...answer.headers].map((pair) => pair.join(': '))
  return { html: await answer.text(), url: answer.url, headers: headers.join('\n') }
}

test('no page holds anything that its template did not put there, with scripts and without', async () => {
  test.setTimeout(300_000)
  const found: Record<string, string[]> = {}
  let shown = 0
  const paths = [...site.homes.flatMap(ofHome), ...ofAll()]
  // Every third in Arabic too: with four pages per home, each kind has its turn.
  for (const path of [...paths, ...paths.filter((_, at) => at % 3 === 0).map(inArabic)]) {
    const { html, headers } = await read(path)
    if (html.includes(MARK)) shown++
    const foreign = [...new Set([...intruders(html, true), ...intruders(html, false)])]
    if (/evil|kanari|</i.test(headers)) foreign.push(headers)
    if (foreign.length) found[path] = foreign
    for (const thing of linkedData(html)) {
      const wrong = addressesOf(thing).filter(
        (address) => !address.startsWith(`${site.address}/`) && !KNOWN.test(address),
      )
      if (wrong.length) found[`${path} (schema.org)`] = wrong
    }
  }
  expect(found).toEqual({})
  expect(shown).toBeGreaterThan(100)
})

/** Names of schema.org and GoodRelations, and the page itself when there is no site. */
const KNOWN = /^https?:\/\/(?:schema\.org|purl\.org\/goodrelations)\b/

function addressesOf(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([name, value]) =>
    typeof value === 'string'
      ? /^(?:url|item|image|logo|@id|sameAs|target|urlTemplate)$/.test(name)
        ? [value]
        : []
      : addressesOf(value),
  )
}

test('an address that no route matches is answered like any other that is not there', async () => {
  for (const path of [
    '/%0A',
    '/a%0D%0Ab',
    '/immobilien/1%0A',
    '/sa/x%E2%80%A8',
    '/blog/%E2%80%A9',
    '/%00',
    '/%',
    '/%C3',
  ]) {
    const answer = await fetch(site.address + path, { signal: AbortSignal.timeout(30_000) })
    expect([path, answer.status === 404 || answer.status === 400]).toEqual([path, true])
  }
})

test('a hostile home’s pages have the elements and attributes of a harmless one’s', async () => {
  test.setTimeout(300_000)
  const harmless = site.homes.at(-1) as OwnSite['homes'][number]
  for (const [at, path] of ofHome(harmless).entries()) {
    const { html } = await read(path)
    const wanted = [true, false].map((scripting) => skeleton(html, scripting).join('\n'))
    expect(wanted[0]?.length).toBeGreaterThan(2000)
    // All but the last hostile one: it is an address without a scheme that a link may use, so its page has more links.
    for (const home of site.homes.slice(0, -2)) {
      const same = ofHome(home)[at] as string
      const theirs = (await read(same)).html
      expect(
        [true, false].map((scripting) => skeleton(theirs, scripting).join('\n')),
        same,
      ).toEqual(wanted)
    }
  }
})

test('every way to a home leads to its own page', async () => {
  test.setTimeout(300_000)
  for (const { id, title_slug, external_id } of site.homes) {
    const page = `${site.address}/immobilien/${id}/${encodeURIComponent(title_slug)}`
    for (const way of [
      `/immobilien/${id}`,
      `/immobilie/${encodeURIComponent(title_slug)}`,
      `/onr/${encodeURIComponent(external_id)}`,
      `/immobilien/${id}/x`,
    ])
      expect((await read(way)).url, way).toBe(page)
  }
})

/** Watches everything that a value could make a browser do. */
async function watched(context: BrowserContext): Promise<{ page: Page; wrong: string[] }> {
  const wrong: string[] = []
  const own = new URL(site.address).host
  await context.route(
    (url) => url.protocol.startsWith('http') && url.host !== own,
    (route) => {
      // Map tiles come from their own service.
      if (!/wien\.gv\.at|basemap/.test(route.request().url())) wrong.push(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  await context.exposeFunction(MARK, () => void wrong.push(`${MARK} ran`))
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) wrong.push(message.text())
  })
  page.on('dialog', (dialog) => {
    wrong.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).host !== own && frame.url() !== 'about:blank') wrong.push(`led to ${frame.url()}`)
  })
  return { page, wrong }
}

/** The content of the live document; for all its elements, also those that scripts created. */
const living = (page: Page, mark = MARK) =>
  page.evaluate((name) => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      if (element.localName.includes(name)) found.push(`<${element.localName}>`)
      if (element.matches('meta[http-equiv=refresh], base, object, embed')) found.push(element.outerHTML.slice(0, 200))
      for (const { name: attribute, value } of element.attributes) {
        const isHandler = /^on/.test(attribute) || attribute.includes(name)
        const isRun =
          /^(?:href|src|action|formaction|.*:href)$/.test(attribute) &&
          /^\s*(?:javascript|vbscript|data:text)/i.test(value)
        if (isHandler || isRun) found.push(`<${element.localName} ${attribute}="${value.slice(0, 80)}">`)
      }
    }
    return found
  }, mark)

/** Long enough for an immediate refresh, and for late requests. */
const settle = (page: Page) => page.waitForTimeout(400)

for (const javaScriptEnabled of [true, false]) {
  test(`Chromium ${javaScriptEnabled ? 'with' : 'without'} scripts is led nowhere and runs nothing`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({
      baseURL: site.address,
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    })
    const { page, wrong } = await watched(context)
    // With scripts, the last two tests open the page of every home.
    const paths = site.homes.flatMap((home, at) => ofHome(home).slice(javaScriptEnabled && at > 0 ? 1 : 0, 2))
    for (const path of [
      ...paths,
      ...everywhere(['/', '/immobilien', '/projekte', '/kartensuche']),
      ...everywhere(paths.slice(0, 2)),
    ]) {
      await page.goto(path)
      if (path.startsWith('/immobilien/')) await settle(page)
      expect(await living(page), path).toEqual([])
      expect(new URL(page.url()).pathname, path).toBe(encodeURI(decodeURI(path)))
    }
    expect(wrong).toEqual([])
    await context.close()
  })
}

for (const language of ['', '/sa']) {
  test(`texts of strangers that scripts show are text${language ? ', in Arabic too' : ''}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({ baseURL: site.address, viewport: { width: 1440, height: 900 } })
    const ids = site.homes.map(({ id }) => id)
    const account = await signUp()
    await context.addInitScript(
      ({ all, consent, token, user }) => {
        localStorage.setItem('cookie-consent', consent)
        localStorage.setItem('auth_token', token)
        localStorage.setItem('user', user)
        localStorage.setItem(
          'comparedProperties',
          JSON.stringify(all.slice(0, 3).map((id) => ({ id, objekttitel: 'x' }))),
        )
      },
      { all: ids, consent: CONSENT, token: account.token, user: JSON.stringify(account.user) },
    )
    const { page, wrong } = await watched(context)
    const look = async (path: string, act: () => Promise<unknown> = async () => {}) => {
      const asked = path === '/' ? language || path : language + path
      await page.goto(asked)
      await act()
      await settle(page)
      expect(await living(page), path).toEqual([])
      if (path.startsWith('/immobilien/'))
        expect(new URL(page.url()).pathname, path).toBe(new URL(asked, site.address).pathname)
    }
    // Homes that were opened are stored as viewed. In Arabic every third: the values are those of the German pages.
    for (const { id, title_slug } of site.homes.filter((_, at) => !language || at % 3 === 0)) {
      await look(`/immobilien/${id}/${title_slug}`, async () => {
        await page.locator('.gallery [data-photo]').first().click()
        await expect(page.locator('.lightbox[open]')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.locator('.lightbox[open]')).toHaveCount(0)
        await page.locator('.aside [data-contact="inquiry"]').click()
        await expect(page.locator('dialog[open] form')).toBeVisible()
        await page.keyboard.press('Escape')
      })
    }
    await look('/', () => page.locator('[data-viewed], .viewed-row, .card').first().scrollIntoViewIfNeeded())
    await look('/immobilien', () => page.locator('button.view').last().click())
    await look('/kartensuche', async () => {
      await page.mouse.move(700, 500)
      await page.mouse.move(720, 510)
      const pin = page.locator('.map-canvas [data-pin]').first()
      await expect(pin).toBeAttached({ timeout: 60_000 })
      await pin.click({ force: true })
    })
    await look(`/vergleich?ids=${ids.slice(0, 4).join(',')}`)
    await look('/favoriten', () => expect(page.locator('.card').first()).toBeVisible({ timeout: 20_000 }))
    for (const part of ['', '#anfragen', '#suchagenten', '#preisalarme', '#favoriten']) {
      await look(`/dashboard${part}`, () => expect(page.locator('main')).toContainText(MARK, { timeout: 20_000 }))
    }
    // The list of appointments names the partner.
    await look('/dashboard#termine', () => expect(page.locator('main article, main li').first()).toBeVisible())
    await look('/mein-konto')
    expect(wrong).toEqual([])
    await context.close()
  })
}

/** An account in which every text is hostile too. */
async function signUp() {
  const call = async (path: string, body: object, token = '') => {
    const answer = await fetch(site.address + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const said = await answer.json()
    expect(answer.status, `${path}: ${JSON.stringify(said)}`).toBeLessThan(300)
    return said
  }
  const email = `strangers-${Math.random().toString(36).slice(2)}@example.at`
  const password = 'Altbau1090Wien'
  const words = (at: number) => (HOSTILE[at] as string).replace(/\s+/g, ' ').slice(0, 110)
  await call('/api/auth/register', { name: words(0), email, password, password_confirmation: password, terms: true })
  const { token, user } = await call('/api/auth/login', { email, password })
  for (const [at, { id }] of site.homes.slice(0, HOSTILE.length).entries()) {
    const form = { name: words(at), email, privacy: true, property_id: id }
    await call('/api/favorites', { property_id: id, note: HOSTILE[at] }, token)
    await forgetLimits()
    await call('/api/inquiries', { ...form, message: `${HOSTILE[at]} und mehr` }, token)
    await call('/api/price-alerts', { property_id: id, target_price: 10, notes: HOSTILE[at] }, token)
    await call('/api/search-agents', { ...form, criteria: new URLSearchParams({ q: words(at) }).toString() }, token)
  }
  const { id } = site.homes[0] as OwnSite['homes'][number]
  const booking = { name: words(0), email, privacy: true, property_id: id, type: 'phone', duration: 15 }
  await forgetLimits()
  await call('/api/appointments', { ...booking, starts_at: await firstTime(id), message: HOSTILE[0] }, token)
  return { token, user }
}

/** The first free time on one of the next days. */
async function firstTime(id: number): Promise<string> {
  for (let ahead = 2; ahead < 20; ahead++) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const answer = await fetch(`${site.address}/api/appointments/times?property_id=${id}&day=${day}&duration=15`)
    const [first] = (await answer.json()).data
    if (first) return first
  }
  throw new Error('No time is free.')
}
