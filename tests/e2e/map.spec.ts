import { expect, type Locator, type Page, test } from '@playwright/test'
import { fingerOf } from './finger.ts'
import { LASTING } from './keeping.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const areas = (page: Page) => page.getByRole('list', { name: 'Gezeichnete Gebiete' }).getByRole('button')
const gebiet = (page: Page) => new URL(page.url()).searchParams.get('gebiet')
const count = async (page: Page) => Number((await title(page).textContent())?.replace(/\D/g, '') ?? Number.NaN)

/** leaflet-draw ignores a second point for a moment after the first. */
const SETTLED_MS = 300

/** Opens the map and waits for its code, which loads with the first interaction. */
async function open(page: Page, path = '/kartensuche') {
  await page.goto(path)
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await started(page)
}

/** The code has loaded, and its own marks have replaced the server's. */
async function started(page: Page) {
  await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.map-canvas [data-pin]').first()).toBeAttached({ timeout: 20_000 })
}

/** The sheet's height in pixels, after it has stopped moving. */
const restingHeight = (list: Locator) =>
  list.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    return element.getBoundingClientRect().height
  })

/** A place on the map, by its share of width and height. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('.map-canvas').boundingBox()
  if (!box) throw new Error('no map')
  return [box.x + x * box.width, box.y + y * box.height]
}

async function drag(page: Page, ...places: [number, number][]) {
  const [first, ...rest] = await Promise.all(places.map(([x, y]) => at(page, x, y)))
  if (!first) throw new Error('nowhere to begin')
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 8 })
  await page.mouse.up()
}

const ring = (x: number, y: number, radius: number, corners = 24) =>
  Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (i / corners) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * 1.3 * Math.sin(angle)]
  })

test('by mouse: draws, changes and takes out areas, goes back, reloads and shares', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const all = await count(page)
  await tool(page, 'Gebiet zeichnen').click()

  await tool(page, 'Vieleck').click()
  await expect(page.getByText('Setzen Sie Punkt für Punkt')).toBeVisible()
  const corners = page.locator('.map-corner')
  await page.mouse.click(...(await at(page, 0.55, 0.35)))
  await expect(corners).toHaveCount(1)
  await page.waitForTimeout(SETTLED_MS)
  await page.mouse.click(...(await at(page, 0.9, 0.4)))
  await expect(corners).toHaveCount(2)
  await tool(page, 'Fertig').click()
  await expect(page.getByText('Ein Gebiet braucht mindestens 3 Punkte.')).toBeVisible()
  await page.mouse.click(...(await at(page, 0.85, 0.65)))
  await expect(corners).toHaveCount(3)
  await page.waitForTimeout(SETTLED_MS)
  await page.mouse.click(...(await at(page, 0.55, 0.35)))
  await expect(page).toHaveURL(/\/kartensuche\?gebiet=/)
  await expect(areas(page)).toHaveText(['Gebiet 1'])
  await expect.poll(() => count(page)).toBeLessThan(all)
  const one = await count(page)
  expect(one).toBeGreaterThan(0)

  await tool(page, 'Gebiet ausschließen').click()
  await tool(page, 'Rechteck').click()
  await drag(page, [0.72, 0.4], [0.84, 0.55])
  await expect(areas(page)).toHaveText(['Gebiet 1', 'Ausgeschlossen 2'])
  await expect(page).toHaveURL(/%7E%21/)
  await expect.poll(() => count(page)).toBeLessThan(one)
  const less = await count(page)

  const drawn = gebiet(page)
  await page.getByRole('button', { name: 'Gebiet 1' }).click()
  const corner = await corners.first().boundingBox()
  if (!corner) throw new Error('no corner')
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(corner.x - 60, corner.y + 90, { steps: 6 })
  await page.waitForTimeout(SETTLED_MS)
  await page.mouse.up()
  await expect.poll(() => gebiet(page)).not.toBe(drawn)
  await page.keyboard.press('Control+z')
  await expect.poll(() => gebiet(page)).toBe(drawn)
  await expect.poll(() => count(page)).toBe(less)

  await page.reload()
  await page.mouse.move(740, 520)
  await expect(areas(page)).toHaveText(['Gebiet 1', 'Ausgeschlossen 2'])
  await expect.poll(() => count(page)).toBe(less)

  await tool(page, 'Teilen').click()
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  // The list accepts the same address.
  await page.getByRole('link', { name: 'Als Liste ansehen' }).click()
  await expect(page).toHaveURL(/\/immobilien\?gebiet=/)
  await expect(title(page)).toHaveText(new RegExp(`^${less} `))
})

test('a home that is pressed on the drawing, before the map has loaded, opens when it has', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { data } = await (await page.request.get(`${LASTING}&vermarktungsart=KAUF&preis_von=1`)).json()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/start\./, (route) => held.then(() => route.continue()))
  // Few homes have one price: they stand alone, with their labels if they lie near the middle of the map.
  const drawn = page.locator('.map-stage .pin-home:has(data):visible')
  let price = 0
  for (const { kaufpreis } of data) {
    await page.goto(`/kartensuche?vermarktungsart=KAUF&preis_von=${kaufpreis}&preis_bis=${kaufpreis}`)
    price = kaufpreis
    if ((await drawn.count()) > 0) break
  }
  await drawn.first().click()
  release()
  await expect(page.locator('.map-canvas [data-pin]').first()).toBeAttached({ timeout: 60_000 })
  await expect(page.locator('.map-home b data').first()).toHaveAttribute('value', String(price))
})

test("the browser's back steps through what was drawn, and a circle takes its kilometres", async ({ page }) => {
  await open(page)
  await tool(page, 'Gebiet zeichnen').click()
  await tool(page, 'Umkreis').click()
  await page.mouse.click(...(await at(page, 0.6, 0.5)))
  await expect(page).toHaveURL(/umkreis=/)
  await page.getByLabel('Entfernung in km').fill('60')
  await page.getByLabel('Entfernung in km').press('Enter')
  await expect(page).toHaveURL(/umkreis=[\d.]+%2C[\d.]+%2C60/)
  await tool(page, 'Freihand').click()
  await drag(page, ...ring(0.7, 0.5, 0.12))
  await expect(page).toHaveURL(/gebiet=/)
  await page.goBack()
  await expect(page).toHaveURL(/umkreis=[\d.]+%2C[\d.]+%2C60/)
  await expect(page).not.toHaveURL(/gebiet=/)
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/umkreis=/)
  await expect(areas(page)).toHaveCount(0)
})

test('a line by hand that is too short is refused, and the tool stays in hand', async ({ page }) => {
  await open(page)
  await tool(page, 'Gebiet zeichnen').click()
  await tool(page, 'Freihand').click()
  await drag(page, [0.5, 0.5], [0.51, 0.505])
  await expect(page.getByText('Die gezeichnete Linie ist zu kurz.')).toBeVisible()
  await expect(page).not.toHaveURL(/gebiet=/)
  await expect(tool(page, 'Freihand')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Freihand')).toHaveAttribute('aria-pressed', 'false')
})

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('draws by finger and point by point, and moves the sheet', async ({ page }) => {
    await page.goto('/kartensuche')
    await tool(page, 'Gebiet zeichnen').tap()
    await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
    await tool(page, 'Freihand').tap()
    const touch = await fingerOf(page)
    const places = await Promise.all(ring(0.6, 0.55, 0.25).map(([x, y]) => at(page, x, y)))
    const points = places.map(([x, y]) => ({ x, y }))
    await touch('touchStart', points[0])
    for (const point of points.slice(1)) await touch('touchMove', point)
    await touch('touchEnd')
    await expect(page).toHaveURL(/gebiet=/)
    await expect(areas(page)).toHaveText(['Gebiet 1'])

    await tool(page, 'Vieleck').tap()
    await page.waitForTimeout(SETTLED_MS)
    for (const [x, y] of [
      [0.2, 0.5],
      [0.45, 0.5],
      [0.3, 0.7],
    ] as const) {
      await page.touchscreen.tap(...(await at(page, x, y)))
      await page.waitForTimeout(SETTLED_MS)
    }
    await tool(page, 'Fertig').tap()
    await expect(areas(page)).toHaveText(['Gebiet 1', 'Gebiet 2'])

    const list = page.locator('.map-list')
    const half = await restingHeight(list)
    await page.getByRole('button', { name: 'Liste', exact: true }).tap()
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(half * 1.5)
    await page.getByRole('button', { name: 'Karte', exact: true }).tap()
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeCloseTo(half, 0)
    const grip = await page.locator('[data-map-grip]').boundingBox()
    if (!grip) throw new Error('no grip')
    await touch('touchStart', { x: 120, y: grip.y + 12 })
    for (let y = grip.y; y < 840; y += 40) await touch('touchMove', { x: 120, y })
    await touch('touchEnd')
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeLessThan(100)

    // By keyboard: a step, the whole, a line.
    const bar = page.getByRole('button', { name: 'Höhe der Liste ändern' })
    await bar.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => restingHeight(list)).toBeCloseTo(half, 0)
    await page.keyboard.press('Home')
    await expect.poll(() => restingHeight(list)).toBeGreaterThan(half * 1.5)
    // The head follows the finger while it is down, and the sheet ends at the nearest height.
    const head = await title(page).boundingBox()
    if (!head) throw new Error('no title')
    const [x, from] = [head.x + 20, head.y + 10]
    await touch('touchStart', { x, y: from })
    for (let y = from; y <= from + 260; y += 20) await touch('touchMove', { x, y })
    await page.waitForTimeout(SETTLED_MS)
    await touch('touchMove', { x, y: from + 262 })
    expect(await title(page).evaluate((element) => element.getBoundingClientRect().y)).toBeCloseTo(head.y + 262, -1)
    await page.waitForTimeout(SETTLED_MS)
    await touch('touchMove', { x, y: from + 263 })
    await touch('touchEnd')
    await expect.poll(() => restingHeight(list)).toBeCloseTo(half, 0)
    // One way to the list: the link to the page of the list is for wide screens.
    await expect(page.getByRole('link', { name: 'Als Liste ansehen' })).toBeHidden()
  })

  test('every tool for drawing is within the screen, freehand first', async ({ page }) => {
    await page.goto('/kartensuche')
    await tool(page, 'Gebiet zeichnen').tap()
    await expect(tool(page, 'Freihand')).toBeVisible()
    const boxes = await page
      .locator('#kartenwerkzeuge button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(7)
    for (const { left, right, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('#kartenwerkzeuge button').first()).toHaveText('Freihand')
  })
})

test('by keyboard only: an area, its size and place, the list, a home', async ({ page }) => {
  await page.goto('/kartensuche')
  await page.keyboard.press('Tab')
  // A press while the code is loading is stored, and handled once.
  await tool(page, 'Gebiet zeichnen').focus()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Freihand')).toBeFocused({ timeout: 20_000 })
  await started(page)
  await expect(tool(page, 'Vieleck')).toBeVisible()
  const all = await count(page)
  await page.getByText('Gebiet eingeben statt zeichnen').focus()
  await page.keyboard.press('Enter')
  await tool(page, 'Ausschnitt als Gebiet').focus()
  await page.keyboard.press('Enter')
  await expect(areas(page)).toHaveText(['Gebiet 1'])
  const whole = page.url()
  await areas(page).first().focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await expect(areas(page).first()).toBeFocused()
  await expect(page).not.toHaveURL(whole)
  // The answer for the smaller area; before it, the number is that of the whole map.
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByRole('combobox', { name: 'Sortieren nach' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.locator('.map-cards[aria-busy="true"]')).toHaveCount(0)
  const home = page.locator('.map-cards .card-title a').first()
  await home.focus()
  await expect(page.locator('.pin-pointed')).toHaveCount(1)
  const within = await count(page)
  await areas(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(areas(page)).toHaveCount(0)
  // The list of the whole map replaces this one, and removes the focus from a home that it does not contain.
  await expect.poll(() => count(page)).toBeGreaterThan(within)
  await home.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/immobilien\/\d+\//)
})

test('the list follows the map, or stays when that is switched off', async ({ page }) => {
  await open(page)
  const all = await count(page)
  // Short: the map glides on, and beyond the border there are no homes.
  await drag(page, [0.4, 0.6], [0.6, 0.6])
  await expect(title(page)).toContainText('im Kartenausschnitt')
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByLabel('Beim Verschieben suchen').uncheck()
  const stays = await title(page).textContent()
  await drag(page, [0.5, 0.5], [0.7, 0.5])
  await expect(tool(page, 'Hier suchen')).toBeVisible()
  expect(await title(page).textContent()).toBe(stays)
  await tool(page, 'Hier suchen').click()
  await expect(tool(page, 'Hier suchen')).toBeHidden()
  await expect.poll(() => title(page).textContent()).not.toBe(stays)
})

test("after the browser's back the list shows the part of the map that is visible", async ({ page }) => {
  await open(page, '/kartensuche?objektart=WOHNUNG#11/47.07/15.44')
  await expect(title(page)).toContainText('im Kartenausschnitt')
  const order = page.getByRole('combobox', { name: 'Sortieren nach' })
  await order.selectOption('preis_auf')
  await expect(page).toHaveURL(/sort=preis_auf/)
  const graz = await title(page).textContent()
  await drag(page, [0.3, 0.5], [0.9, 0.5])
  await expect.poll(() => title(page).textContent()).not.toBe(graz)
  await page.goBack()
  await expect(page).toHaveURL(/\/kartensuche\?objektart=WOHNUNG#11\/47\.07\d*\/15\.4/)
  await expect.poll(() => title(page).textContent()).toBe(graz)
})

test('a mark and its home point at each other, and a popup shows the photo', async ({ page }) => {
  await open(page, '/kartensuche?ort=graz&vermarktungsart=KAUF')
  // A visible one: there are marks slightly beyond the map's edge too.
  const inSight = await page.waitForFunction(() => {
    const isOnTop = (pin: HTMLElement) => {
      const { x, y, width, height } = pin.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.pin') === pin
    }
    return [...document.querySelectorAll<HTMLElement>('.pin-home:not(.pin-dot)')].find(isOnTop)?.dataset.pin
  })
  const key = await inSight.jsonValue()
  const pin = page.locator(`[data-pin="${key}"]`)
  await pin.click()
  const home = page.locator('.map-home')
  await expect(home.locator('img')).toBeVisible()
  await expect(home).toContainText(/80\d\d Graz/)
  const heart = home.getByRole('button', { name: /^Merken/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(pin).toHaveClass(/pin-selected/)
  const listed = page.locator('.map-cards [data-map-home]').first()
  await listed.hover()
  const id = await listed.getAttribute('data-map-home')
  await expect(page.locator(`[data-pin="${id}"]`)).toHaveClass(/pin-pointed/)
  expect(key).toMatch(/^\d+$/)
  await page.keyboard.press('Escape')
})

test('a place is searched and shown; an unknown one is told, and changes nothing', async ({ page }) => {
  await open(page)
  const place = page.getByRole('combobox', { name: 'Ort', exact: true })
  await place.fill('Linz')
  await page.getByRole('option', { name: /^Linz Ort/ }).click()
  await expect(page).toHaveURL(/ort=linz/)
  await expect(title(page)).toContainText('in Linz')
  await expect.poll(() => Number(new URL(page.url()).hash.split('/')[1])).toBeCloseTo(48.3, 0)
  await place.fill('Xyzzyburg')
  await place.press('Enter')
  await expect(page.locator('[data-map-state]')).toContainText('Xyzzyburg')
  await expect(page).toHaveURL(/ort=linz/)
  await page.getByRole('button', { name: 'Linz entfernen' }).click()
  await expect(page).not.toHaveURL(/ort=/)
})

test('of a state or a Bezirk the map shows the homes in it', async ({ page }) => {
  await open(page)
  const stage = () => new URL(page.url()).hash.slice(1).split('/').map(Number)
  await page.getByRole('combobox', { name: 'Ort', exact: true }).fill('Bezirk Liezen')
  // Before the field's code is there, Enter asks the server for a page, which shows the area without a position.
  await expect(page.getByRole('option', { name: /^Bezirk Liezen/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ort=bezirk-liezen/)
  await expect.poll(() => stage()[1]).toBeCloseTo(47.5, 0)
  await open(page, '/kartensuche?ort=vorarlberg')
  await drag(page, [0.3, 0.3], [0.32, 0.32])
  await expect.poll(() => stage()[1]).toBeCloseTo(47.28, 1)
})

test('where the visitor is, is asked only on request, the list follows, and a refusal has words', async ({
  page,
  context,
}) => {
  await open(page)
  const before = await count(page)
  await tool(page, 'Mein Standort').click()
  await expect(page.getByText('Der Browser gibt den Standort nicht frei.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 47.07, longitude: 15.44 })
  await tool(page, 'Mein Standort').click()
  await expect(page).toHaveURL(/#13\/47\.07/)
  await expect.poll(() => count(page)).toBeLessThan(before / 2)
  await expect(page.locator('.map-cards .card').first()).toContainText('Graz')
})

test('without JavaScript the list, the filters and a drawing of the map are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/kartensuche?ort=graz')
  await expect(title(page)).toContainText('in Graz')
  await expect(page.locator('.map-cards .card').first()).toBeVisible()
  await expect(page.getByText('Ohne JavaScript lässt sich die Karte nicht bewegen.')).toBeVisible()
  await expect(page.locator('.map-stage-wide .pin').first()).toBeVisible()
  // Too many single homes for separate elements, too few for clusters.
  await page.goto('/kartensuche?ort=steiermark')
  const homes = await count(page)
  expect(homes).toBeGreaterThan(80)
  expect(homes).toBeLessThanOrEqual(200)
  const dots = await page.locator('.map-stage-wide .map-dots').last().getAttribute('d')
  expect(dots?.split('h0').length).toBeGreaterThan(80)
  await page.goto('/kartensuche?ort=graz')
  await page.locator('#kartenfilter [name="preis_bis"]').fill('300000')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/kartensuche?ort=graz&preis_bis=300000')
  await context.close()
})

test('before any script the map names places and prices', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/kartensuche?ort=graz&vermarktungsart=KAUF')
  const stage = page.locator('.map-stage-wide')
  await expect(stage.locator('.pin-home', { hasText: '€' }).first()).toBeVisible()
  await expect(stage.locator('svg text', { hasText: 'Jakomini' })).toBeVisible()
  await expect(stage.locator('svg text', { hasText: 'Mur' }).first()).toBeVisible()
  await context.close()
})

test('the first cards are continued by a press, also before the script is there', async ({ page }) => {
  await page.goto('/kartensuche')
  const cards = page.locator('.map-cards .card')
  await expect(cards).toHaveCount(14)
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click()
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click()
  await expect(cards).toHaveCount(48)
})

test('no foreign server is asked before the visitor wants the street map', async ({ page, baseURL }) => {
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  await open(page, '/kartensuche?ort=wien')
  await drag(page, [0.5, 0.5], [0.6, 0.55])
  await page.waitForTimeout(SETTLED_MS)
  expect(foreign).toEqual([])
  await page.getByText('Straßenkarte', { exact: true }).click()
  await expect(page.getByText('Er erfährt dabei Ihre IP-Adresse')).toBeVisible()
  expect(foreign).toEqual([])
  await tool(page, 'Straßenkarte laden').click()
  await expect.poll(() => foreign.length).toBeGreaterThan(0)
  await expect(page.getByText('Straßenkarte', { exact: true })).toBeHidden()
})

test('far from every name the map points to the nearest ones', async ({ page }) => {
  await open(page, '/kartensuche#17/48.198/16.35')
  await expect(page.locator('.map-pointers span').first()).toBeVisible()
  await expect(page.locator('.map-pointers')).toContainText('Neubau')
  await expect(page.locator('.leaflet-control-scale')).toContainText(/\d m/)
})

test('while its program is on the way the map says so, and then is silent', async ({ page }) => {
  await page.goto('/kartensuche', { waitUntil: 'networkidle' })
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/_astro/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.mouse.move(700, 500)
  await page.mouse.move(720, 510)
  await expect(page.getByText('Karte wird geladen...')).toBeVisible()
  // The earlier content is still there: an empty map would not be an answer.
  await expect(page.locator('.map-stage-wide .pin').first()).toBeVisible()
  isHeld = false
  for (const release of held) release()
  await expect(page.locator('.map-canvas.leaflet-container')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Karte wird geladen...')).toBeHidden()
})

test('bad areas in an address are named and the rest is searched', async ({ page }) => {
  const response = await page.goto('/kartensuche?gebiet=!!!&objektart=HAUS')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(title(page)).toContainText('Häuser')
})

test('before anybody moves, less than 20 kB of script have come', async ({ page }) => {
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const sizes = await response.request().sizes()
    bytes += sizes.responseBodySize
  })
  await page.goto('/kartensuche', { waitUntil: 'networkidle' })
  await expect(page.locator('.map-stage-wide .pin').first()).toBeVisible()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(20_000)
})
