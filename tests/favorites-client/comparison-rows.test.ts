import { describe, expect, test } from 'vitest'
import { comparedPath, readComparedIds } from '../../src/domain/comparison/ids.ts'
import { comparisonOf } from '../../src/domain/comparison/rows.ts'
import type { PropertyDetail } from '../../src/domain/properties/card.ts'
import { commission, costPart, headPrice } from '../support/priced.ts'

type Part = Omit<Partial<PropertyDetail>, 'energie' | 'provision'> & {
  energie?: Partial<PropertyDetail['energie']>
  provision?: Partial<PropertyDetail['provision']>
}

/** A home with only the values that a test names. */
function home({ energie, provision, ...part }: Part): PropertyDetail {
  const known: Part = {
    vermarktungsart: 'KAUF',
    waehrung: 'EUR',
    kaufpreis: null,
    kaltmiete: null,
    gesamtmiete: null,
    flaeche: null,
    grundstuecksflaeche: null,
    location: {
      ort: 'Graz',
      bezirk: null,
      plz: '8010',
      bundesland: 'steiermark',
      land: 'AT',
      strasse: null,
      lat: null,
      lng: null,
      ungenau_radius: null,
    },
    groups: [],
    kosten: [],
    ausstattung: [],
    provisionsfrei: false,
    angebotsformen: [],
    preis: headPrice(part),
  }
  return {
    ...known,
    ...part,
    energie: {
      hwb: null,
      hwb_klasse: null,
      fgee: null,
      fgee_klasse: null,
      endenergiebedarf: null,
      endenergiebedarf_klasse: null,
      energieverbrauchkennwert: null,
      energieverbrauchkennwert_klasse: null,
      pflicht: ['hwb', 'fgee'],
      gueltig_bis: null,
      angaben: [],
      ...energie,
    },
    befristung: { befristet: null, max_mietdauer: null, monate: null, min_mietdauer: null, bisdatum: null },
    provision: commission(provision),
  } as PropertyDetail
}

const rowOf = (homes: PropertyDetail[], label: string) =>
  comparisonOf(homes)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

describe('prices', () => {
  test('the lower purchase price and the lower price of a square metre are best', () => {
    const homes = [home({ kaufpreis: 300_000, flaeche: 50 }), home({ kaufpreis: 400_000, flaeche: 100 })]
    expect(rowOf(homes, 'price.buy')).toMatchObject({ best: [0], isSame: false })
    expect(rowOf(homes, 'fact.preis_m2')).toMatchObject({ best: [1], cells: [{ value: 6000 }, { value: 4000 }] })
  })

  test('a rent is not cheaper than a purchase', () => {
    const homes = [
      home({ kaufpreis: 300_000, flaeche: 50 }),
      home({ vermarktungsart: 'MIETE', gesamtmiete: 900, flaeche: 50 }),
    ]
    const row = rowOf(homes, 'detail.history_price')
    expect(row?.best).toEqual([])
    expect(row?.cells[1]).toMatchObject({ value: 900, preis: { zeiteinheit: 'MONAT' } })
    expect(rowOf(homes, 'fact.preis_m2')?.best).toEqual([])
  })

  test('a net rent next to a total rent is not best, and neither is an unknown price', () => {
    const rent = { vermarktungsart: 'MIETE' as const }
    const mixed = [home({ ...rent, kaltmiete: 700 }), home({ ...rent, gesamtmiete: 900 })]
    expect(rowOf(mixed, 'detail.history_price')?.best).toEqual([])
    const unknown = rowOf([home({ kaufpreis: null }), home({ kaufpreis: 5 })], 'price.buy')
    expect(unknown).toMatchObject({ cells: [null, { value: 5 }], best: [] })
  })

  test('the period is beside each rent, unless the label of the row says it', () => {
    const rent = (part: Part) => home({ vermarktungsart: 'MIETE', ...part })
    const cellsOf = (homes: PropertyDetail[]) => comparisonOf(homes)[0]?.rows[1]
    const alike = cellsOf([rent({ gesamtmiete: 800 }), rent({ gesamtmiete: 900 })])
    expect(alike?.label).toBe('price.total_rent')
    expect(alike?.cells.map((one) => one?.preis?.zeiteinheit)).toEqual([null, null])
    const mixed = cellsOf([rent({ gesamtmiete: 800 }), home({ kaufpreis: 300_000 })])
    expect(mixed?.label).toBe('detail.history_price')
    expect(mixed?.cells.map((one) => one?.preis?.zeiteinheit)).toEqual(['MONAT', null])
  })

  test('another currency is not compared', () => {
    const row = rowOf([home({ kaufpreis: 1 }), home({ kaufpreis: 2, waehrung: 'CHF' })], 'detail.history_price')
    expect(row).toMatchObject({ best: [], cells: [{ value: 1 }, { value: 2 }] })
  })

  test('a price for a day, or without tax, is not cheaper than one for a month', () => {
    const month = home({ vermarktungsart: 'MIETE', kaltmiete: 900 })
    for (const other of [{ zeiteinheit: 'TAG' as const }, { ust: 'zzgl' as const }]) {
      const row = rowOf(
        [month, home({ preis: { ...headPrice({ kaltmiete: 180 }), ...other } })],
        'detail.history_price',
      )
      expect(row?.best).toEqual([])
    }
  })

  test('what is no ordinary sale says so in the row of the offer', () => {
    const row = rowOf([home({ angebotsformen: ['ERBPACHT'] }), home({})], 'fact.vermarktungsart')
    expect(row?.cells[0]).toEqual({ value: ['KAUF', 'ERBPACHT'] })
  })
})

describe('costs', () => {
  const part = (netto: number | null, brutto: number | null) => costPart({ name: 'betriebskostennetto', netto, brutto })

  test('gross is compared with gross, and net with net', () => {
    const gross = rowOf(
      [home({ kosten: [part(100, 110)] }), home({ kosten: [part(90, 99)] })],
      'kosten.betriebskostennetto',
    )
    expect(gross).toMatchObject({ cells: [{ value: 110 }, { value: 99 }], best: [1] })
    const net = rowOf(
      [home({ kosten: [part(100, 110)] }), home({ kosten: [part(105, null)] })],
      'kosten.betriebskostennetto',
    )
    expect(net).toMatchObject({ cells: [{ value: 100 }, { value: 105 }], best: [0] })
  })

  test('net beside gross has no best', () => {
    const row = rowOf(
      [home({ kosten: [part(100, null)] }), home({ kosten: [part(null, 90)] })],
      'kosten.betriebskostennetto',
    )
    expect(row?.best).toEqual([])
  })

  test('no commission is best, unless none asks for one', () => {
    const free = home({ provision: { stand: 'frei' } })
    const asks = home({ provision: { stand: 'faellig', provisionspflichtig: true, text: '3 %' } })
    expect(rowOf([free, asks], 'detail.commission')).toMatchObject({
      cells: [{ value: true }, { value: '3 %' }],
      best: [0],
    })
    expect(rowOf([free, free], 'detail.commission')).toMatchObject({ best: [], isSame: true })
  })
})

describe('facts', () => {
  const area = (value: number | null) => ({
    groups: [{ title: 'fact_group.flaechen', facts: [{ label: 'fact.wohnflaeche', format: 'area' as const, value }] }],
  })

  test('the larger area is best, also between two that are equal', () => {
    const homes = [home(area(80)), home(area(80)), home(area(60)), home(area(null))]
    expect(rowOf(homes, 'fact.wohnflaeche')?.best).toEqual([0, 1])
  })

  test('equal rows are marked, and have no best', () => {
    expect(rowOf([home(area(80)), home(area(80))], 'fact.wohnflaeche')).toMatchObject({ isSame: true, best: [] })
  })

  test('a value of only one home gives a row with gaps; a value of none gives no row', () => {
    const homes = [home(area(80)), home({})]
    expect(rowOf(homes, 'fact.wohnflaeche')?.cells).toEqual([{ value: 80 }, null])
    expect(rowOf([home(area(null)), home({})], 'fact.wohnflaeche')).toBeUndefined()
  })

  test('each thing that one of them has is a row', () => {
    const group = {
      title: 'fact_group.ausstattung',
      facts: [{ label: 'fact.ausstattung', format: 'words' as const, value: ['LIFT'] }],
    }
    const homes = [home({ ausstattung: ['LIFT'], groups: [group] }), home({})]
    expect(rowOf(homes, 'ausstattung.LIFT')).toMatchObject({ cells: [{ value: true }, { value: false }], best: [] })
    expect(rowOf(homes, 'fact.ausstattung')).toBeUndefined()
  })

  test('less heat is best; a class without a number is shown and not compared', () => {
    const homes = [
      home({ energie: { hwb: 40, hwb_klasse: 'B' } }),
      home({ energie: { hwb: 90 } }),
      home({ energie: { hwb_klasse: 'C' } }),
    ]
    expect(rowOf(homes, 'fact.hwb')).toMatchObject({
      best: [0],
      cells: [{ letter: 'B' }, { value: 90 }, { value: 'C' }],
    })
  })
})

test('a number is not best beside a class alone that may be better', () => {
  const homes = (letter: 'A' | 'B' | 'G') => [
    home({ energie: { hwb: 40 } }),
    home({ energie: { hwb: 90 } }),
    home({ energie: { hwb_klasse: letter } }),
  ]
  expect((['A', 'B', 'G'] as const).map((letter) => rowOf(homes(letter), 'fact.hwb')?.best)).toEqual([[], [], [0]])
})

test('a share of the price is a number, which each language writes in its own way', () => {
  const kosten = [costPart({ name: 'vertragserrichtung', gruppe: 'einmalig', prozent: 1.5 })]
  expect(rowOf([home({ kosten }), home({})], 'kosten.vertragserrichtung')).toMatchObject({
    cells: [{ value: 1.5, format: 'percent' }, null],
    best: [],
  })
})

test('the town and the distances are below one title, the town first', () => {
  const facts = [{ label: 'fact.distanz_bus', format: 'text' as const, value: '0,25 km' }]
  const groups = comparisonOf([home({ groups: [{ title: 'fact_group.lage', facts }] }), home({})])
  const place = groups.filter(({ title }) => title === 'fact_group.lage')
  expect(place.map(({ rows }) => rows.map(({ label }) => label))).toEqual([
    ['favorites.sort_place', 'fact.distanz_bus'],
  ])
})

test('each home has its own way of writing a fact: a day, or a word', () => {
  const free = (format: 'date' | 'words', value: string | string[]) =>
    home({ groups: [{ title: 'fact_group.verwaltung', facts: [{ label: 'fact.verfuegbar_ab', format, value }] }] })
  expect(rowOf([free('words', ['SOFORT']), free('date', '2027-02-01')], 'fact.verfuegbar_ab')).toMatchObject({
    format: 'date',
    cells: [{ value: ['SOFORT'], format: 'words' }, { value: '2027-02-01' }],
  })
})

describe('the address', () => {
  test.each([
    ['1,2,3', [1, 2, 3]],
    ['3,1,3,1', [3, 1]],
    ['1,2,3,4,5,6', [1, 2, 3, 4]],
    [' 7 , 8', [7, 8]],
    ['0,-1,1.5,a,,1e3,99999999999999999,٣', []],
    ['1;DROP TABLE property,<script>', []],
    ['', []],
    [null, []],
  ])('%j names %j', (text, ids) => {
    expect(readComparedIds(text)).toEqual(ids)
  })

  test('is read back as it was written', () => {
    expect(readComparedIds(new URL(comparedPath([5, 2]), 'http://x').searchParams.get('ids'))).toEqual([5, 2])
    expect(comparedPath([])).toBe('/vergleich')
  })
})
