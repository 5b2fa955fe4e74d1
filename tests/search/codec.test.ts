import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AREAS_MAX, type Area, parseAreas } from '../../src/domain/search/area.ts'
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

  test('a decimal comma is a comma', () => {
    expect(parse('zimmer_von=2,5').query.filter.zimmer).toEqual({ von: 2.5 })
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
    ['provisionsfrei', 'flag', 'provisionsfrei=ja'],
    ['umkreis', 'circle', 'umkreis=48,16'],
    ['umkreis', 'circle', 'umkreis=91,16,5'],
    ['umkreis', 'circle', 'umkreis=48,181,5'],
    ['umkreis', 'circle', 'umkreis=48,16,0'],
    ['umkreis', 'circle', 'umkreis=48,16,501'],
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
  const writable = anyFilter.map((filter): Filter => {
    const { gebiet, umkreis, q, ...rest } = filter
    const areas = gebiet?.map(({ exclude, points }): Area => {
      return { exclude, points: points.map(([lat, lng]) => [rounded(lat), rounded(lng)] as const) }
    })
    return {
      ...rest,
      ...(areas && { gebiet: areas }),
      ...(umkreis && { umkreis: { lat: rounded(umkreis.lat), lng: rounded(umkreis.lng), km: rounded(umkreis.km) } }),
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
