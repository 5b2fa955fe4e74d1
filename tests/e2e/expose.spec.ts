import { readFileSync } from 'node:fs'
import { type APIRequestContext, type Download, expect, type Page, test } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { asStaff } from './accounts.ts'
import { kept, someIds, store, withoutScript } from './keeping.ts'
import { importFeed, MAILS } from './server.ts'

// A document is made in a process of its own, beside a browser and a database on two cores.
test.slow()

const pages = (page: Page) => page.locator('.expose-pages img')
const status = (page: Page) => page.locator('.expose-preview').getByRole('status')
const made = (page: Page) => expect(status(page)).toHaveText(/Seite.* MB$/, { timeout: 40_000 })
const beginningOf = async (download: Download) =>
  readFileSync(await download.path())
    .subarray(0, 5)
    .toString('latin1')

/** Opens the page of a home, and waits for the pages of its expose. @returns the id */
async function openGenerator(page: Page, request: APIRequestContext, more = ''): Promise<number> {
  const [id = 0] = await someIds(request, 1)
  await page.goto(`/expose?immobilie=${id}${more}`)
  await made(page)
  return id
}

test.describe('the expose of a home', () => {
  test('begins on its page; template and switches change the pages, and the browser remembers them', async ({
    page,
    request,
  }) => {
    const [id = 0] = await someIds(request, 1)
    await page.goto(`/immobilien/${id}`)
    await page.getByRole('link', { name: 'Exposé', exact: true }).click()
    await expect(page).toHaveURL(`/expose?immobilie=${id}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await made(page)
    await expect
      .poll(() =>
        pages(page)
          .first()
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBeGreaterThan(300)
    const before = await pages(page).first().getAttribute('src')
    await page.getByRole('radio', { name: 'Kompakt' }).check({ force: true })
    await expect(page).toHaveURL(/template=compact/)
    await expect(pages(page).first()).not.toHaveAttribute('src', before ?? '', { timeout: 40_000 })
    await made(page)
    await page.getByRole('switch', { name: 'QR-Code zum Inserat' }).uncheck()
    await expect(page).toHaveURL(/qr=0/)
    await made(page)
    await page.goto(`/expose?immobilie=${id}`)
    await expect(page.getByRole('radio', { name: 'Kompakt' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'QR-Code zum Inserat' })).not.toBeChecked()
  })

  test('is saved as a PDF with the choices of the address', async ({ page, request }) => {
    await openGenerator(page, request, '&template=professional&bilder=3&energie=0')
    await expect(page.getByRole('radio', { name: 'Professionell' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF herunterladen' }).click(),
    ])
    expect(new URL(download.url()).search).toMatch(/template=professional.*bilder=3.*energie=0/)
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await beginningOf(download)).toBe('%PDF-')
    // An address with choices is somebody else's: this browser has none yet.
    expect(await page.evaluate(() => localStorage.getItem('klinke_expose'))).toBeNull()
  })

  test('is saved without JavaScript, with what was switched off left out', async ({ browser, baseURL, request }) => {
    const [id = 0] = await someIds(request, 1)
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto(`/immobilien/${id}`)
      await page.getByRole('link', { name: 'Exposé', exact: true }).click()
      await expect(page.getByText('Die Vorschau braucht JavaScript.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
      await page.getByRole('radio', { name: 'Exklusiv' }).press('Space')
      await expect(page.getByRole('radio', { name: 'Exklusiv' })).toBeChecked()
      await page.getByRole('switch', { name: 'QR-Code zum Inserat' }).uncheck()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDF herunterladen' }).click(),
      ])
      const asked = new URL(download.url()).searchParams
      expect([asked.get('template'), asked.getAll('qr').at(-1), asked.getAll('kontakt').at(-1)]).toEqual([
        'luxury',
        '0',
        '1',
      ])
      expect(await beginningOf(download)).toBe('%PDF-')
    })
  })

  test('is chosen by keyboard', async ({ page, request }) => {
    await openGenerator(page, request)
    await page.getByRole('radio', { name: 'Modern' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Professionell' })).toBeChecked()
    await expect(page).toHaveURL(/template=professional/)
    const qr = page.getByRole('switch', { name: 'QR-Code zum Inserat' })
    await qr.focus()
    await page.keyboard.press('Space')
    await expect(qr).not.toBeChecked()
    const mail = page.getByRole('button', { name: 'Per E-Mail senden' })
    await mail.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' })).toBeFocused()
  })

  test('keeps its buttons and the form of the mail together, however many pages stand beside them', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const [id = 0] = await someIds(request, 1)
    await page.goto(`/expose?immobilie=${id}&template=luxury`)
    await made(page)
    const button = page.getByRole('button', { name: 'Per E-Mail senden' })
    await button.click()
    const [opener, field] = [
      await button.boundingBox(),
      await page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).boundingBox(),
    ]
    expect(opener?.height).toBeLessThan(64)
    expect((field?.y ?? 9999) - (opener?.y ?? 0)).toBeLessThan(200)
    expect(field?.x).toBeLessThan(500)
  })

  test('is Arabic on an Arabic page, and nothing sticks out on a telephone', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [id = 0] = await someIds(request, 1)
    const asked = page.waitForRequest(/\/expose\/pages\?/)
    await page.goto(`/sa/expose?immobilie=${id}`)
    expect(new URL((await asked).url()).searchParams.get('language')).toBe('sa')
    await expect(pages(page).first()).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('radio', { name: 'حديث' })).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('that is not there is 404; one that is gone is 410 and says so', async ({ page }) => {
    expect((await page.goto('/expose?immobilie=99999999'))?.status()).toBe(404)
    expect((await page.goto('/expose?projekt=99999999'))?.status()).toBe(404)
    expect((await page.goto('/expose'))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Wofür soll das Exposé sein?' })).toBeVisible()
    expect((await page.goto('/expose?ids=99999998,99999999'))?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'Von dieser Auswahl wird nichts mehr angeboten' })).toBeVisible()
    const home = {
      nr: `E${Date.now()}`,
      titel: 'Bald vergeben',
      // No other journey opens the newest parking place.
      objektart: '<parken parkentyp="TIEFGARAGE"/>',
      vermarktungsart: 'KAUF',
      kaufpreis: 250_000,
    } as const
    await importFeed(feedOf([home]))
    // The search follows an import within moments.
    let id: number | undefined
    await expect
      .poll(async () => {
        const asked = '/api/properties?pro_seite=96&vermarktungsart=KAUF&preis_von=250000&preis_bis=250000'
        const { data } = (await (await page.request.get(asked)).json()) as {
          data: { id: number; objekttitel: string }[]
        }
        id = data.find(({ objekttitel }) => objekttitel === home.titel)?.id
        return id
      })
      .toBeDefined()
    expect((await page.goto(`/expose?immobilie=${id}`))?.status()).toBe(200)
    await importFeed(feedOf([{ ...home, aktion: 'DELETE' }]))
    await expect.poll(async () => (await page.goto(`/expose?immobilie=${id}`))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/nicht mehr/)
  })

  test('arrives in a mailbox as an attachment', async ({ page, request }) => {
    await openGenerator(page, request, '&template=compact')
    const to = `expose-${Date.now()}@example.at`
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click()
    await page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).fill(to)
    await page.getByRole('button', { name: 'Exposé senden' }).click()
    await expect(page.getByText(`Das Exposé ist unterwegs an ${to}.`)).toBeVisible({ timeout: 30_000 })
    const mails = async () => (await (await fetch(`${MAILS}/?to=${to}`)).json()) as Letter[]
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
    const [letter] = await mails()
    expect(letter?.subject).toMatch(/^Exposé: /)
    expect(letter?.text).toContain('template=compact')
    expect(letter?.attachments).toEqual([
      { filename: expect.stringMatching(/\.pdf$/), contentType: 'application/pdf', begins: '%PDF-' },
    ])
  })
})

interface Letter {
  subject: string
  text: string
  attachments: { filename: string; contentType: string; begins: string }[]
}

test.describe('the print of an expose', () => {
  const PDF = /\/expose\.pdf\?/
  /** What the pages and frames of a test have printed, as paths. */
  const printed = (page: Page) => page.evaluate(() => (window as { printed?: string[] }).printed ?? [])

  test.beforeEach(async ({ page }) => {
    // The browser of these tests has no viewer for PDFs, and no printer.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true })
      window.print = () => {
        const first = window.top as { printed?: string[] } | null
        if (first) first.printed = [...(first.printed ?? []), location.pathname + location.search]
      }
    })
  })

  test('loads its PDF into a hidden frame, prints that once, and gives the focus back', async ({ page, request }) => {
    const begins: string[] = []
    await page.route(PDF, async (route) => {
      const answer = await route.fetch()
      begins.push((await answer.body()).subarray(0, 5).toString('latin1'))
      // In place of the viewer, which is a page, too.
      await route.fulfill({ contentType: 'text/html', body: '<title>viewer</title>' })
    })
    const id = await openGenerator(page, request, '&template=compact&qr=0')
    const button = page.getByRole('button', { name: 'Drucken' })
    await button.click()
    await expect.poll(() => printed(page)).toHaveLength(1)
    const [path = ''] = await printed(page)
    expect(path).toMatch(new RegExp(`^/api/properties/${id}/expose\\.pdf\\?template=compact.*qr=0`))
    expect(begins).toEqual(['%PDF-'])
    await expect(button).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-disabled')
    const frame = page.locator('iframe[data-prints]')
    await expect(frame).toHaveAttribute('aria-hidden', 'true')
    const { width = 99, height = 99 } = (await frame.boundingBox()) ?? {}
    expect(Math.max(width, height)).toBeLessThan(2)
    // Once more prints once more, from one frame.
    await button.press('Enter')
    await expect.poll(() => printed(page)).toHaveLength(2)
    await expect(frame).toHaveCount(1)
    await expect(button).toBeFocused()
  })

  for (const fails of ['refuses', 'never ends loading'] as const)
    test(`opens the PDF in a tab where the frame ${fails} it`, async ({ page, request }) => {
      // A browser that saves PDFs tells its frame nothing.
      await page.route(PDF, (route) => (fails === 'refuses' ? route.abort() : undefined))
      // The new tab is not part of the page.
      await page
        .context()
        .route(PDF, (route) => route.fulfill({ contentType: 'text/html', body: '<title>viewer</title>' }))
      const id = await openGenerator(page, request, '&template=compact')
      const button = page.getByRole('button', { name: 'Drucken' })
      await page.clock.install()
      const opened = page.waitForEvent('popup')
      await button.click()
      await expect(page.locator('iframe[data-prints]')).toHaveCount(fails === 'refuses' ? 0 : 1)
      await page.clock.fastForward(15_000)
      const tab = await opened
      await expect(tab).toHaveTitle('viewer')
      expect(new URL(tab.url()).pathname).toBe(`/api/properties/${id}/expose.pdf`)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await expect(page.locator('iframe[data-prints]')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await printed(page)).toEqual([])
    })
})

test('several homes of the comparison and of the favourites become one document', async ({ page, request }) => {
  const ids = await someIds(request, 3)
  await store(page, { guest_favorites: ids })
  await page.goto(`/vergleich?ids=${ids.slice(0, 2).join(',')}`)
  await page.getByRole('main').getByRole('link', { name: 'Exposé', exact: true }).click()
  await expect(page).toHaveURL(`/expose?ids=${ids.slice(0, 2).join(',')}`)
  await expect(page.getByText('2 Immobilien in einem Dokument')).toBeVisible()
  await made(page)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto('/favoriten')
  expect(await kept(page, 'guest_favorites')).toHaveLength(3)
  await page.getByRole('main').getByRole('link', { name: 'Exposé', exact: true }).click()
  await expect(page.getByText('3 Immobilien in einem Dokument')).toBeVisible()
  await page.goto(`/expose?ids=${ids[0]},99999999`)
  await expect(page.getByText('1 Immobilie wird nicht mehr angeboten und fehlt im Exposé.')).toBeVisible()
})

test('a project has its brochure', async ({ page, request }) => {
  const { data } = await (await request.get('/api/projects')).json()
  await page.goto(`/projekte/${data[0].id}`)
  await page.getByRole('link', { name: 'Exposé', exact: true }).click()
  await expect(page).toHaveURL(`/expose?projekt=${data[0].id}`)
  await made(page)
})

test('staff reach the sheet for the shop window on the record of a home', async ({ page }) => {
  await asStaff(page, 'admin')
  const [id = 0] = await someIds(page.request, 1)
  await page.goto(`/admin/objekte?id=${id}`)
  const sheet = page.getByRole('link', { name: 'Aushang A3' })
  await expect(sheet).toHaveAttribute('href', `/expose?immobilie=${id}&template=aushang&paper=a3`)
  await page.goto((await sheet.getAttribute('href')) ?? '')
  await made(page)
  await expect(page.getByRole('radio', { name: 'Aushang' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'A3' })).toBeChecked()
  const { width, height } = (await pages(page).first().boundingBox()) ?? { width: 0, height: 1 }
  expect(width / height).toBeCloseTo(Math.SQRT2, 1)
})
