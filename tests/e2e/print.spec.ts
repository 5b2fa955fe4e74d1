import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { readPdf } from '../exposes/reader.ts'
import { someIds, store } from './keeping.ts'

// Each page is printed as Chromium does, in German and from right to left.
test.slow()

/** Points: printers cut what is nearer to the edge. */
const EDGE = 20
/** Letters of a page that says something; a blank one has none. */
const LEAST = 20

/** Pages that people take along on paper; `most` is the number of sheets that they may take. */
const PAGES: { name: string; path: (request: APIRequestContext) => Promise<string>; most: number }[] = [
  { name: 'a home', path: async (request) => `/immobilien/${(await someIds(request, 1))[0]}`, most: 8 },
  {
    name: 'a home whose plan does not fit below the text',
    path: async (request) => `/immobilien/${(await someIds(request, 2))[1]}`,
    most: 8,
  },
  {
    name: 'a project',
    path: async (request) => `/projekte/${(await (await request.get('/api/projects')).json()).data[0].id}`,
    most: 5,
  },
  { name: 'a comparison', path: async (request) => `/vergleich?ids=${await someIds(request, 3)}`, most: 6 },
  { name: 'a list', path: async () => '/immobilien?objektart=WOHNUNG&vermarktungsart=MIETE&ort=wien', most: 8 },
  { name: 'the projects', path: async () => '/projekte', most: 8 },
  { name: 'an article', path: async () => '/blog/kaufnebenkosten', most: 6 },
  { name: 'an article of the help', path: async () => '/hilfe/expose-und-drucken', most: 3 },
  { name: 'questions and answers', path: async () => '/faq/kosten', most: 5 },
  { name: 'prices of a town', path: async () => '/preise/wien', most: 8 },
  { name: 'the price map', path: async () => '/preise', most: 8 },
  { name: 'the contact', path: async () => '/kontakt', most: 1 },
  { name: 'a company', path: async () => '/anbieter/1', most: 5 },
  { name: 'the terms of use', path: async () => '/nutzungsbedingungen', most: 5 },
]

/** Words that stand on a sheet without use: what can only be pressed, and what floats. */
const CONTROLS = [
  ...['Zum Hauptinhalt springen', 'Nur notwendige', 'Alle akzeptieren', 'Assistent öffnen'],
  ...['Nächste Seite', 'Mit Filtern suchen', 'Als Tabelle', 'Postleitzahlen'],
]

const titlesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, caption, legend, dt, h2 + p:has(+ .prose))')]
      .filter((title) => title.checkVisibility())
      .map((title) => title.innerText.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length > 3),
  )

for (const { name, path, most } of PAGES)
  for (const language of ['', '/sa'])
    test(`${name} is printed with its address, without blank or cut sheets${language && ', in Arabic'}`, async ({
      page,
      request,
    }) => {
      const address = await path(request)
      await page.goto(language + address)
      await expect(page.locator('html')).toHaveAttribute('data-loaded')
      // A plan or a map has no words, and the line above would be the last one of its sheet.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('.plans li, .place-map')) one.prepend('–––')
      })
      const asked = page.url()
      const pdf = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      expect(pdf.pages).toBeLessThanOrEqual(most)
      for (const [at, text] of pdf.texts.entries()) {
        expect(text.trim().length, `page ${at + 1}`).toBeGreaterThan(LEAST)
        expect(pdf.aside[at], `page ${at + 1}`).toBeGreaterThan(EDGE)
        for (const control of CONTROLS) expect(text).not.toContain(control)
      }
      // A list of a place prints the shorter address that shows the same homes.
      const known = await page
        .locator('link[rel="canonical"]')
        .getAttribute('href', { timeout: 1000 })
        .catch(() => null)
      const [first = ''] = pdf.texts.map((text) => text.replace(/\s+/g, ''))
      expect([asked, known].some((each) => each !== null && first.includes(each))).toBe(true)
      // The letters of an Arabic title are joined differently in a PDF.
      if (!language) expect(first).toContain((await page.locator('h1').innerText()).replace(/\s+/g, ''))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('img', { name: language ? 'رمز QR' : 'QR-Code' })).toBeVisible()
      const titles = await titlesOf(page)
      for (const line of pdf.lastLine.slice(0, -1)) expect(titles).not.toContain(line.replace(/\s+/g, ' ').trim())
    })

test('kept homes are printed with their notes, and without what can only be pressed', async ({ page, request }) => {
  const ids = await someIds(request, 4)
  await store(page, { guest_favorites: ids, guest_favorite_notes: { [ids[0] as number]: 'Lift fragen' } })
  await page.goto('/favoriten')
  await expect(page.locator('.card')).toHaveCount(4)
  const { texts, pages } = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  expect(pages).toBe(1)
  expect(texts[0]).toContain('4 gemerkte Immobilien')
  for (const control of ['Sortieren', 'Alle entfernen', 'Notiz hinzufügen', 'Anmelden'])
    expect(texts[0]).not.toContain(control)
})

test('after another search the list has its new address on paper, and no code of the old one', async ({ page }) => {
  await page.goto('/immobilien?objektart=HAUS')
  await page
    .getByRole('link', { name: /^Filter entfernen/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/HAUS/)
  const { texts } = await readPdf(await page.pdf({ format: 'A4' }))
  expect(texts[0]).toContain(new URL(page.url()).pathname)
  expect(texts[0]).not.toContain('objektart=HAUS')
})
