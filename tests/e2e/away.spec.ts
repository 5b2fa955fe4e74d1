import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { clear, kill, postmasterOf, ready, start } from '../support/processes.ts'

test('while the database is away, pages say so in the language of the visitor, and soon they are back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  // The same SITE_URL, so that the prerendered pages need not be built again. That engine queries the database for
  // lists.
  const env = { SITE_URL: baseURL ?? '', SEARCH_ENGINE: 'postgres', LOG_LEVEL: 'warn' }
  const server = await start({ script: ['scripts/serve.ts'], env })
  try {
    await ready(server, 100)
    expect((await page.goto(`${server.address}/immobilien`))?.status()).toBe(200)
    expect((await page.goto(`${server.address}/immobilie/1`))?.status()).toBe(404)
    // PostgreSQL cannot start while this file is damaged.
    const control = path.join(server.folder, 'postgres/cluster/global/pg_control')
    const whole = readFileSync(control)
    const postmaster = postmasterOf(server.folder)
    writeFileSync(control, whole.subarray(0, 100))
    kill(postmaster, 'SIGKILL')
    await expect.poll(async () => (await page.request.get(`${server.address}/readyz`)).status()).toBe(503)
    for (const [address, language, text] of [
      // The list fails before its page is rendered, the home during rendering.
      [
        '/immobilien?ort=graz',
        'de-AT',
        'Klinke ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      ],
      ['/immobilie/1', 'de-AT', 'Klinke ist gerade nicht erreichbar.'],
      ['/sa/immobilie/1', 'ar-SA', 'Klinke غير متاح مؤقتًا'],
      ['/gb/projekte/1', 'en-GB', 'Klinke is briefly unavailable.'],
    ] as const) {
      const answer = await page.goto(server.address + address)
      expect([answer?.status(), answer?.headers()['retry-after'], answer?.headers()['cache-control']], address).toEqual(
        [503, '5', 'no-store'],
      )
      await expect(page.locator('main')).toContainText(text)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
    }
    expect((await page.request.get(`${server.address}/livez`)).status()).toBe(200)
    writeFileSync(control, whole)
    await expect
      .poll(async () => (await page.request.get(`${server.address}/immobilien?ort=graz`)).status(), { timeout: 30_000 })
      .toBe(200)
    expect((await page.goto(`${server.address}/immobilie/1`))?.status()).toBe(404)
  } finally {
    await clear(server.folder)
  }
})
