import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findings, openedDark, themesOf } from './axe.ts'

const STAND_IN = readFileSync(new URL('../support/maps-service.js', import.meta.url), 'utf8')
const READY_MS = 60_000

interface StandIn {
  map: { getZoom(): number; setCenter(at: { lat: number; lng: number }): void }
  polygons: {
    options: { editable?: boolean }
    path: { points: unknown[]; setAt(index: number, at: { lat: number; lng: number }): void }
    fire(name: string): void
  }[]
  circles: unknown[]
}
const standIn = <T>(page: Page, ask: (service: StandIn) => T): Promise<T> =>
  page.evaluate(`(${ask})(window.standIn)`) as Promise<T>

/** Serves the stand-in on loopback and redirects the service's host to it. */
async function withMapsService(page: Page): Promise<() => void> {
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/javascript').end(STAND_IN))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const script = await fetch(`http://127.0.0.1:${port}/`)
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() })
  })
  return () => server.close()
}

/**
 * A separate server next to the one under test, which has no key, and with an empty catalogue. The same SITE_URL, so
 * that the prerendered pages need not be built again.
 */
async function serverWith(key: string, site: string): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-maps-'))
  const port = 20_000 + (process.pid % 20_000)
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: 'localhost',
    SITE_URL: site,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    PUBLIC_GOOGLE_MAPS_KEY: key,
  }
  const child = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const address = `http://localhost:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const until = Date.now() + READY_MS
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > until) {
      await stop()
      throw new Error(`no server after ${READY_MS} ms`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { address, stop }
}

test('without a key the page says so and leads to the open map', async ({ page }) => {
  const response = await page.goto('/kartensuche/google?objektart=HAUS')
  expect(response?.headers()['content-security-policy']).not.toContain('google')
  await expect(page.getByText('Der Google-Maps-API-Schlüssel fehlt.')).toBeVisible()
  await page.getByRole('link', { name: 'Zur basemap-Karte' }).click()
  await expect(page).toHaveURL(/\/kartensuche\?objektart=HAUS/)
})

test('with a key and consent: same areas, same list, drawing by our own means, its errors kept silent', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const server = await serverWith('stand-in', baseURL ?? '')
  const stop = await withMapsService(page)
  try {
    await openedDark(page)
    for (const prefix of ['/sa', '']) {
      await page.goto(`${server.address}${prefix}/kartensuche/google`)
      expect(
        await findings(page, `${prefix} before consent`, { widths: [390, 768, 1440], themes: themesOf(prefix) }),
      ).toEqual([])
    }
    const open = await page.goto(`${server.address}/kartensuche`)
    expect(open?.headers()['content-security-policy']).not.toContain('google')
    await page.getByRole('link', { name: 'Zur Karte von Google' }).click()
    await expect(page).toHaveURL(/\/kartensuche\/google/)
    // Moving the pointer over the map loads it; a pointer that was there before the page's script must move.
    const agree = page.getByRole('button', { name: 'Zustimmen und Karte laden' })
    await expect(async () => {
      await page.mouse.move(900, 500)
      await page.mouse.move(900, 560)
      await page.mouse.move(200, 10)
      await expect(agree).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 40_000 })
    await agree.click()
    await expect(page.locator('.map-ground')).toBeAttached({ timeout: 20_000 })
    await expect(page.locator('.map-stage')).toHaveCount(0)

    const box = await page.locator('.map-canvas').boundingBox()
    if (!box) throw new Error('no map')
    await page.getByRole('button', { name: 'Gebiet zeichnen' }).click()
    await page.getByRole('button', { name: 'Vieleck' }).click()
    await expect(page.locator('.map-ground')).toHaveAttribute('data-stand-in', 'none')
    for (const [x, y] of [
      [0.4, 0.4],
      [0.6, 0.4],
      [0.5, 0.6],
      [0.4, 0.4],
    ] as const) {
      await page.mouse.click(box.x + x * box.width, box.y + y * box.height)
    }
    await expect(page).toHaveURL(/gebiet=/)
    await expect(page.locator('.map-ground')).toHaveAttribute('data-stand-in', 'greedy')
    await expect
      .poll(() => standIn(page, ({ polygons }) => polygons.map(({ path }) => path.points.length)))
      .toEqual([3])

    await page.getByRole('button', { name: 'Gebiet 1' }).click()
    await expect
      .poll(() => standIn(page, ({ polygons }) => polygons.map(({ options }) => options.editable)))
      .toEqual([true])
    const drawn = page.url()
    await standIn(page, ({ polygons }) => polygons[0]?.path.setAt(0, { lat: 47, lng: 13 }))
    await expect(page).not.toHaveURL(drawn)
    await page.getByRole('button', { name: 'Umkreis', exact: true }).first().click()
    await page.mouse.click(box.x + 0.5 * box.width, box.y + 0.5 * box.height)
    await expect(page).toHaveURL(/umkreis=/)
    await expect.poll(() => standIn(page, ({ circles }) => circles.length)).toBe(1)

    expect(await findings(page, 'with areas', { widths: [390, 768, 1440] })).toEqual([])

    // Records what an error-reporting service would receive: no errors of the maps service, all of ours.
    await page.evaluate(() => {
      const heard: string[] = []
      addEventListener('error', (event) => heard.push(event.message))
      addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)))
      Object.assign(window, { heard })
      ;(window as unknown as { failMapsService(): void }).failMapsService()
      setTimeout(() => Promise.reject(new Error('our own')), 100)
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    await expect.poll(heard).toEqual(['Error: our own'])

    await page.getByRole('link', { name: 'Zur basemap-Karte' }).click()
    await expect(page).toHaveURL(/\/kartensuche\?gebiet=.*umkreis=/)

    await page.goto(`${server.address}/sa/kartensuche/google`)
    await expect(async () => {
      await page.mouse.move(900, 500)
      await page.mouse.move(900, 560)
      await expect(page.locator('.map-ground')).toBeAttached({ timeout: 2000 })
    }).toPass({ timeout: 40_000 })
    expect(await findings(page, '/sa after consent', { widths: [390, 768, 1440], themes: themesOf('/sa') })).toEqual([])
  } finally {
    stop()
    await server.stop()
  }
})
