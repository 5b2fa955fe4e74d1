import { expect, test } from 'vitest'
import { cardsHtml } from '../../src/components/properties/card-html.tsx'
import type { PropertyCard } from '../../src/domain/properties/card.ts'
import { RowDetails } from '../../src/islands/search/results/RowDetails.tsx'

const PICTURE = {
  url: '/media/1/1600.webp',
  thumbnail_url: '/media/1/640.webp',
  srcset: '/media/1/320.webp 320w',
  width: 640,
  height: 427,
  thumbhash: null,
  gruppe: 'TITELBILD',
  titel: null,
}

const aCard = (said: Partial<PropertyCard>): PropertyCard => ({
  id: 1,
  external_id: 'K-1',
  title_slug: 'altbau',
  objekttitel: 'Altbau',
  objekttitel_lang: 'de-AT',
  objekttitel_translations: {},
  status: 'active',
  vermarktungsart: 'KAUF',
  vermarktungsarten: ['KAUF'],
  objektart: 'WOHNUNG',
  objektart_untergruppe: null,
  objektart_hauptgruppe: null,
  location: {
    ort: 'Wien',
    plz: '1020',
    bezirk: 'Leopoldstadt',
    bundesland: 'Wien',
    land: 'AT',
    strasse: null,
    lat: 48.22,
    lng: 16.38,
    ungenau_radius: 400,
  },
  waehrung: 'EUR',
  preis: { betrag: 380_000, art: 'kaufpreis', zeiteinheit: null, ust: null },
  angebotsformen: [],
  kaufpreis: 380_000,
  kaltmiete: null,
  gesamtmiete: null,
  preis_vorher: null,
  flaeche: 71,
  grundstuecksflaeche: null,
  anzahl_zimmer: 3,
  hwb_klasse: 'C',
  provisionsfrei: false,
  ertrag: null,
  primary_image: PICTURE,
  images: [PICTURE],
  bilder_anzahl: 1,
  kurztext: null,
  kurztext_lang: null,
  ausstattung: [],
  verfuegbar_ab: null,
  company: { id: 1, firma: 'Hofgasse Wohnen' },
  project_id: null,
  auch_bei: [],
  published_at: '2026-11-20T10:00:00.000Z',
  ...said,
})

const IN_LIST = { inList: true, Details: RowDetails }

test('an item is written once for a card, and again for the changed card of the same home', () => {
  const card = aCard({ id: 11, objekttitel: 'Altbau am Augarten' })
  const html = cardsHtml({ language: 'de' }, [card], IN_LIST)
  expect(html).toMatch(/^<li><article class="card" data-home="11".*<\/li>$/s)
  expect(html).toContain('Altbau am Augarten')
  // What is kept answers for the object, whatever would be rendered of it now.
  ;(card as { objekttitel: string }).objekttitel = 'Neu geschrieben'
  expect(cardsHtml({ language: 'de' }, [card], IN_LIST)).toBe(html)
  expect(cardsHtml({ language: 'de' }, [{ ...card }], IN_LIST)).toContain('Neu geschrieben')
})

test('language, place and the photograph that loads first each have an item of their own', () => {
  const card = aCard({ id: 12 })
  const items = [
    cardsHtml({ language: 'de' }, [card], IN_LIST),
    cardsHtml({ language: 'gb' }, [card], IN_LIST),
    cardsHtml({ language: 'de' }, [card], { heading: 'h3' }),
    cardsHtml({ language: 'de' }, [card], IN_LIST, 1),
  ]
  expect(new Set(items).size).toBe(4)
  expect(items[2]).toContain('<h3')
  expect(items[3]).toContain('fetchPriority="high"')
  for (const item of items) expect(item).toMatch(/^<li>/)
})

test('only the first photographs load at once, and cards without one do not count', () => {
  const cards: PropertyCard[] = [
    aCard({ id: 13, primary_image: null, images: [] }),
    aCard({ id: 14 }),
    aCard({ id: 15 }),
  ]
  const [bare, first, second] = cardsHtml({ language: 'de' }, cards, IN_LIST, 1).split('</li>')
  expect(bare).not.toContain('loading="eager"')
  expect(first).toContain('loading="eager"')
  expect(second).not.toContain('loading="eager"')
})
