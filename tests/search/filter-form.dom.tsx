import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatSearch, parseSearch } from '../../src/domain/search/codec.ts'
import { FilterForm } from '../../src/islands/search/filter/FilterForm.tsx'
import { readForm } from '../../src/islands/search/filter/read-form.ts'
import { answerWith, t } from '../support/dom.ts'

const GRAZ = { slug: 'graz', name: 'Graz', art: 'gemeinde', einwohner: 300_000 }
const words = { t, language: 'de' as const, tag: 'de-AT', places: { graz: GRAZ } }
const HISTOGRAM = { preis: { edges: [0, 100_000, 200_000, 300_000, 400_000], counts: [1, 5, 3, 1] } }

/** The form for an address, as the list renders it. */
async function open(search: string, typed = '', { counts = {}, tag = words.tag } = {}) {
  const { query } = parseSearch(new URLSearchParams(search))
  await render(
    <FilterForm
      query={query}
      drawn={query}
      typed={typed}
      counts={counts}
      histograms={HISTOGRAM}
      total={3}
      isSure
      words={{ ...words, tag } as never}
    />,
  )
  // On a desktop the style sheet shows the row; here it is the sheet of a phone.
  await page.getByRole('button', { name: /^Filter/ }).click()
}
async function read() {
  const form = document.querySelector<HTMLFormElement>('#suche') as HTMLFormElement
  const { query, problems } = await readForm(form)
  return {
    search: decodeURIComponent(String(formatSearch(query))),
    problems: problems.map(({ field, code }) => [field, code]),
  }
}
const box = (name: string) => page.getByRole('textbox', { name })

test.each([
  'vermarktungsart=KAUF&objektart=WOHNUNG&preis_von=100000&preis_bis=300000&zimmer_von=2',
  'ausstattung=BALKON,LIFT&heizung=GAS&hwb_bis=50&provisionsfrei=true',
  'objektart=WOHNUNG,HAUS&untergruppe=VILLA&anbieter=7&umkreis=47.07,15.43,5',
])('the form of %s is read back as the same search', async (search) => {
  await open(search)
  const { query } = parseSearch(new URLSearchParams(search))
  expect(await read()).toEqual({ search: decodeURIComponent(String(formatSearch(query))), problems: [] })
})

test('what is no number, and bounds the wrong way round, are named; the rest of the search stands', async () => {
  await open('vermarktungsart=KAUF')
  await box('Kaufpreis von').fill('viel')
  await box('Fläche von').fill('90')
  await box('Fläche bis').fill('50')
  expect(await read()).toEqual({
    search: 'vermarktungsart=KAUF',
    problems: [
      ['preis_von', 'number'],
      ['flaeche_bis', 'range_order'],
    ],
  })
})

const placeText = () => page.getByRole('combobox', { name: 'Ort', exact: true })
const READ = 'GET /api/places/read'

test('a typed place adds to the chosen ones, which stay without a request', async () => {
  const sent = answerWith({
    [READ]: {
      body: { data: [{ text: '8010', place: { slug: '8010', name: '8010', art: 'plz', in: '', count: 1 }, near: [] }] },
    },
    'GET /api/places': { body: { data: [] } },
  })
  await open('ort=graz')
  expect((await read()).search).toBe('ort=graz')
  expect(sent).toEqual([])
  await placeText().fill('8010')
  expect((await read()).search).toBe('ort=graz&plz=8010')
})

test('a place that nobody knows is told, and not searched for', async () => {
  answerWith({
    [READ]: { body: { data: [{ text: 'Atlantis', place: null, near: [] }] } },
    'GET /api/places': { body: { data: [] } },
  })
  await open('')
  await placeText().fill('Atlantis')
  expect(await read()).toEqual({ search: '', problems: [['ort', 'place']] })
})

test('slider and fields follow each other, and the ends of the slider are no bound', async () => {
  await open('preis_von=190000')
  const lower = page.getByRole('slider', { name: 'Gesamtmiete' }).first()
  await expect.element(lower).toHaveValue('2')
  ;(lower.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(box('Gesamtmiete von')).toHaveValue('300000')
  // The thumbs cannot pass each other.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(box('Gesamtmiete von')).toHaveValue('300000')
  await userEvent.keyboard('{Home}')
  await expect.element(box('Gesamtmiete von')).toHaveValue('')
  await box('Gesamtmiete bis').fill('210000,50')
  await expect.element(page.getByRole('slider', { name: 'Gesamtmiete' }).last()).toHaveValue('2')
  await box('Gesamtmiete bis').fill('quatsch')
  await expect.element(page.getByRole('slider', { name: 'Gesamtmiete' }).last()).toHaveValue('4')
})

test('the counts beside the choices are in the digits of the language', async () => {
  const counts = { objektart: { WOHNUNG: 1348 }, ausstattung: { BALKON: 128 } }
  await open('objektart=WOHNUNG', '', { counts, tag: 'fa-IR' })
  const shown = [...document.querySelectorAll('#suche small')].map((count) => count.textContent?.trim())
  expect(shown).toEqual(expect.arrayContaining(['۱٬۳۴۸', '۱۲۸']))
  expect(shown.filter((text) => /^[0-9]+$/.test(text ?? ''))).toEqual([])
})
