import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AREAS_MAX, type Area, parseAreas } from '../../src/domain/search/area.ts'
import { type Around, formatAround, NEARBY } from '../../src/domain/search/around.ts'
import { formatSearch, paramNames, parseSearch } from '../../src/domain/search/codec.ts'
import { CRITERIA, type Filter, SORTS } from '../../src/domain/search/criteria.ts'
import { filter as anyFilter, query as anyQuery } from './arbitraries.ts'

const parse = (text: string) => parseSearch(new URLSearchParams(text))

describe('reading', () => {
  test('an empty query string is everything, newest first', () => {
    expect(parse('')).toEqual({ query: { filter: {}, sort: 'neueste', seite: 1, pro_seite: 24 }, problems: [] })
  })

  test('the documented example is understood', () => {
    expect(parse('objektart=WOHNUNG&vermarktungsart=MIETE&ort=graz&preis_bis=1200').query.filter).toEqual({
      vermarktungsart: ['MIETE'],
      objektart: ['WOHNUNG'],
      ort: ['graz'],
      preis: { bis: 1200 },
    })
  })

  test('lists may be repeated, spaced, doubled and have gaps', () => {
    const { query, problems } = parse('ort=wien,%20graz,,wien&ort=linz')
    expect(query.filter.ort).toEqual(['wien', 'graz', 'linz'])
    expect(problems).toEqual([])
  })

  test('unknown names and empty values, as a form without JavaScript sends them, are ignored', () => {
    const { query, problems } = parse('utm_source=x&preis_von=&objektart=&q=&provisionsfrei=false&gebiet=&sort=')
    expect(query.filter).toEqual({})
    expect(problems).toEqual([])
  })

  test('surroundings of places and of points, each once', () => {
    expect(parse('umkreis=graz,15~47.07,15.44,10&umkreis=linz,nah~graz,15').query.filter.umkreis).toEqual([
      { ort: 'graz', km: 15 },
      { lat: 47.07, lng: 15.44, km: 10 },
      { ort: 'linz', km: 'nah' },
    ])
  })

  test('one bad radius does not take the good ones away', () => {
    const { query, problems } = parse('umkreis=graz,15~linz,0')
    expect(query.filter.umkreis).toEqual([{ ort: 'graz', km: 15 }])
    expect(problems).toEqual([{ field: 'umkreis', code: 'radius', params: { min: 1, max: 100 } }])
  })

  test.each([
    ['preis_bis=400.000', { preis: { bis: 400_000 } }],
    ['preis_bis=1.000,50', { preis: { bis: 1000.5 } }],
    ['preis_bis=1200%20%E2%82%AC', { preis: { bis: 1200 } }],
    ['preis_von=1%20000&preis_bis=400.000,-', { preis: { von: 1000, bis: 400_000 } }],
    ['grund_von=1.250%20m%C2%B2&flaeche_von=62.5', { grund: { von: 1250 }, flaeche: { von: 62.5 } }],
    // Only amounts and areas are long enough for thousands.
    ['rendite_von=3.125&zimmer_von=2.5', { rendite: { von: 3.125 }, zimmer: { von: 2.5 } }],
  ])('%s is read as people mean it', (text, filter) => {
    const { query, problems } = parse(text)
    expect(problems).toEqual([])
    expect(query.filter).toEqual(filter)
  })

  test.each(['preis_bis=1.2.3', 'preis_bis=-5', 'flaeche_von=viel', 'zimmer_von=1.000,5'])('%s is refused', (text) => {
    expect(parse(text).problems.map(({ code }) => code)).toEqual(['number'])
  })

  test('a decimal comma is a comma', () => {
    expect(parse('zimmer_von=2,5').query.filter.zimmer).toEqual({ von: 2.5 })
  })

  test('a storey may lie below the ground, a day is an ISO date, a term a number or a word', () => {
    const { query, problems } = parse('stock_von=-1&stock_bis=2&verfuegbar_bis=2027-03-01&befristung=unbefristet')
    expect(query.filter).toEqual({
      stock: { von: -1, bis: 2 },
      verfuegbar: { bis: Date.UTC(2027, 2, 1) / 86_400_000 },
      befristung: 'UNBEFRISTET',
    })
    expect(problems).toEqual([])
    expect(formatSearch(query).toString()).toBe(
      'stock_von=-1&stock_bis=2&verfuegbar_bis=2027-03-01&befristung=UNBEFRISTET',
    )
    expect(parse('befristung=2,5').query.filter.befristung).toBe(2.5)
  })

  test('rents have a range of their own only where both kinds of offer are asked for', () => {
    const both = { preis: { bis: 300_000 }, miete: { bis: 900 } }
    expect(parse('preis_bis=300000&miete_bis=900').query.filter).toEqual(both)
    expect(parse('vermarktungsart=KAUF,MIETE&preis_bis=300000&miete_bis=900').query.filter).toMatchObject(both)
    expect(parse('vermarktungsart=KAUF&preis_bis=300000&miete_bis=900').query.filter).toEqual({
      vermarktungsart: ['KAUF'],
      preis: { bis: 300_000 },
    })
    expect(parse('vermarktungsart=MIETE&miete_bis=900').query.filter).toEqual({
      vermarktungsart: ['MIETE'],
      preis: { bis: 900 },
    })
    expect(parse('vermarktungsart=MIETE&preis_bis=700&miete_bis=900').query.filter.preis).toEqual({ bis: 700 })
  })

  test('free text sorts by relevance unless another order is asked for', () => {
    expect(parse('q=garten').query.sort).toBe('relevanz')
    expect(parse('q=garten&sort=preis_auf').query.sort).toBe('preis_auf')
  })
})

describe('refusing', () => {
  const refused = [
    ['objektart', 'word', 'objektart=SCHLOSSALLEE'],
    ['objektart', 'word', 'objektart=wohnung'],
    ['ort', 'word', 'ort=St. Pölten'],
    ['plz', 'word', 'plz=10x0'],
    ['plz', 'word', 'plz=XX-1010'],
    ['land', 'word', 'land=ZZ'],
    ['anbieter', 'word', 'anbieter=0'],
    ['anbieter', 'word', 'anbieter=-1'],
    ['anbieter', 'word', 'anbieter=1e3'],
    ['preis_von', 'number', 'preis_von=viel'],
    ['preis_von', 'number', 'preis_von=-1'],
    ['preis_von', 'number', 'preis_von=NaN'],
    ['preis_bis', 'number', 'preis_bis=Infinity'],
    ['preis_bis', 'number', 'preis_bis=0x10'],
    ['preis_bis', 'too_large', 'preis_bis=2000000000'],
    ['preis_bis', 'range_order', 'preis_von=5&preis_bis=4'],
    ['baujahr_von', 'number', 'baujahr_von=1990.5'],
    ['stock_von', 'number', 'stock_von=EG'],
    ['stock_von', 'number', 'stock_von=1.5'],
    ['stock_von', 'too_small', 'stock_von=-11'],
    ['stock_bis', 'too_large', 'stock_bis=151'],
    ['stock_bis', 'range_order', 'stock_von=2&stock_bis=-1'],
    ['verfuegbar_bis', 'day', 'verfuegbar_bis=bald'],
    ['verfuegbar_bis', 'day', 'verfuegbar_bis=2027-02-30'],
    ['verfuegbar_bis', 'day', 'verfuegbar_bis=20000'],
    ['verfuegbar_bis', 'day', 'verfuegbar_bis=1969-12-31'],
    ['verfuegbar_bis', 'too_large', 'verfuegbar_bis=2201-01-01'],
    ['befristung', 'term', 'befristung=BEFRISTET'],
    ['befristung', 'term', 'befristung=0'],
    ['befristung', 'term', 'befristung=-3'],
    ['befristung', 'term', 'befristung=3,5,7'],
    ['befristung', 'too_large', 'befristung=101'],
    ['kaution_bis', 'number', 'kaution_bis=-1'],
    ['rendite_von', 'too_large', 'rendite_von=101'],
    ['miete_bis', 'number', 'miete_bis=viel'],
    ['dachgeschoss', 'flag', 'dachgeschoss=ja'],
    ['provisionsfrei', 'flag', 'provisionsfrei=ja'],
    ['umkreis', 'circle', 'umkreis=48,16'],
    ['umkreis', 'circle', 'umkreis=91,16,5'],
    ['umkreis', 'circle', 'umkreis=48,181,5'],
    ['umkreis', 'radius', 'umkreis=48,16,0'],
    ['umkreis', 'radius', 'umkreis=48,16,101'],
    ['umkreis', 'radius', 'umkreis=graz,0'],
    ['umkreis', 'radius', 'umkreis=graz,10000'],
    ['umkreis', 'radius', 'umkreis=graz,-5'],
    ['umkreis', 'circle', 'umkreis=graz'],
    ['umkreis', 'circle', 'umkreis=graz,weit'],
    ['umkreis', 'circle', 'umkreis=Graz,5'],
    ['umkreis', 'circle', 'umkreis=48,16,nah'],
    ['umkreis', 'list_length', `umkreis=${Array.from({ length: 21 }, (_, i) => `o${i},5`).join('~')}`],
    ['gebiet', 'area', 'gebiet=%01'],
    ['gebiet', 'area', 'gebiet=!'],
    ['q', 'too_long', `q=${'x'.repeat(201)}`],
    ['ort', 'list_length', `ort=${Array.from({ length: 101 }, (_, i) => `o${i}`).join()}`],
    ['sort', 'word', 'sort=teuer'],
    ['seite', 'whole', 'seite=0'],
    ['seite', 'whole', 'seite=10001'],
    ['seite', 'whole', 'seite=1.5'],
    ['pro_seite', 'whole', 'pro_seite=97'],
  ] as const

  test.each(refused)('%s: %s', (field, code, text) => {
    const { query, problems } = parse(`${text}&bauart=ALTBAU`)
    expect(problems).toMatchObject([{ field, code }])
    expect(query.filter).toEqual({ bauart: ['ALTBAU'] })
  })

  test('every bad field is named, not only the first', () => {
    expect(parse('preis_von=a&sort=b&plz=c').problems.map(({ field }) => field)).toEqual(['plz', 'preis_von', 'sort'])
  })

  test('reading any query string does not throw', () => {
    const names = [
      ...CRITERIA.flatMap(([name, criterion]) => paramNames(name, criterion)),
      'sort',
      'seite',
      'pro_seite',
    ]
    const params = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(params, (pairs) => {
        const { query } = parseSearch(new URLSearchParams(pairs))
        expect(SORTS).toContain(query.sort)
        expect(query.seite).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('writing', () => {
  /** Positions in the precision of the polylines and of `umkreis`. */
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  const written = (around: readonly Around[]): Around[] => {
    const list = around.map(({ ort, km, lat = 0, lng = 0 }): Around => {
      const radius = km === NEARBY ? km : rounded(km)
      return ort === undefined ? { lat: rounded(lat), lng: rounded(lng), km: radius } : { ort, km: radius }
    })
    return list.filter((one, at) => list.findIndex((other) => formatAround(other) === formatAround(one)) === at)
  }
  const writable = anyFilter.map((filter): Filter => {
    const { gebiet, umkreis, q, miete, ...rest } = filter
    const areas = gebiet?.map(({ exclude, points }): Area => {
      return { exclude, points: points.map(([lat, lng]) => [rounded(lat), rounded(lng)] as const) }
    })
    return {
      ...rest,
      ...(miete && rest.vermarktungsart?.length !== 1 && { miete }),
      ...(areas && { gebiet: areas }),
      ...(umkreis && { umkreis: written(umkreis) }),
      ...(q?.trim() && { q: q.trim() }),
    }
  })

  test('what is written is read back the same', () => {
    fc.assert(
      fc.property(writable, anyQuery, (filter, asked) => {
        const query = { ...asked, filter }
        expect(parseSearch(new URLSearchParams(formatSearch(query).toString()))).toEqual({ query, problems: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('an area of three decimals is no area of thousands', () => {
    const text = formatSearch(parse('grund_von=62.1250').query).toString()
    expect(parse(text).query.filter.grund).toEqual({ von: 62.125 })
  })

  test('defaults are left out, so that one search has one address', () => {
    expect(formatSearch({ filter: {}, sort: 'neueste', seite: 1, pro_seite: 24 }).toString()).toBe('')
    expect(formatSearch({ filter: { q: 'see' }, sort: 'relevanz' }).toString()).toBe('q=see')
    expect(formatSearch({ filter: { q: 'see' }, sort: 'neueste' }).toString()).toBe('q=see&sort=neueste')
  })

  test('names come in the order of their declaration', () => {
    const { query } = parse('q=a&preis_bis=5&objektart=HAUS&vermarktungsart=KAUF')
    expect(formatSearch(query).toString()).toBe('vermarktungsart=KAUF&objektart=HAUS&preis_bis=5&q=a')
  })

  test('no two criteria share a name in the query string', () => {
    const names = CRITERIA.flatMap(([name, criterion]) => paramNames(name, criterion))
    expect(new Set(names).size).toBe(names.length)
  })

  test('more areas than allowed are refused as a whole', () => {
    const one = '_p~iF_ps|U_ulL_ulL~ulL_ulL'
    const areas = parseAreas(one)
    expect(areas).not.toBeNull()
    expect(
      parseAreas(
        Array(AREAS_MAX + 1)
          .fill(one)
          .join('~'),
      ),
    ).toBeNull()
  })
})
