import { describe, expect, test } from 'vitest'
import {
  addressOf,
  differingBits,
  groupsOf,
  type Listing,
  type ListingPhoto,
  sameHome,
} from '../../src/domain/properties/duplicates.ts'

const photo = (hash: string, given: Partial<ListingPhoto> = {}): ListingPhoto => ({
  hash,
  look: null,
  uses: 2,
  ...given,
})

let next = 1
/** A flat in the Mozartgasse, as its first company offers it. */
const listing = (given: Partial<Listing> = {}): Listing => ({
  id: next++,
  company: 1,
  vermarktungsart: ['KAUF'],
  objektart: 'WOHNUNG',
  plz: '8010',
  zimmer: 3,
  flaeche: 84.6,
  preis: 350_000,
  strasse: 'Mozartgasse',
  hausnummer: '5',
  tuernummer: null,
  stiege: null,
  etage: 2,
  lat: null,
  lng: null,
  photos: [],
  ...given,
})
const elsewhere = { strasse: null, hausnummer: null }

describe('the same home at two companies', () => {
  test.each<[string, Partial<Listing>, Partial<Listing>]>([
    ['the same address', {}, {}],
    [
      'an address written another way',
      { strasse: 'Mozartstr. 5a', hausnummer: null },
      { strasse: 'Mozartstraße', hausnummer: '5 A' },
    ],
    ['an address with its door in it', { hausnummer: '5/14' }, { hausnummer: '5', tuernummer: 'Top 14' }],
    ['areas within one percent and prices within two', {}, { flaeche: 84, preis: 343_500 }],
    ['a floor that only one of them tells', {}, { etage: null }],
    ['the same photograph', { ...elsewhere, photos: [photo('a')] }, { ...elsewhere, photos: [photo('b'), photo('a')] }],
    [
      'the same photograph in another size',
      { ...elsewhere, photos: [photo('a', { look: '0123456789abcdef' })] },
      { ...elsewhere, photos: [photo('b', { look: '0123456789abcdec' })] },
    ],
    [
      'the same place to some metres',
      { ...elsewhere, lat: 47.0707, lng: 15.4395 },
      { ...elsewhere, lat: 47.07085, lng: 15.43965 },
    ],
    [
      'a plot, which has no rooms',
      { objektart: 'GRUNDSTUECK', zimmer: null, etage: null },
      { objektart: 'GRUNDSTUECK', zimmer: null, etage: null },
    ],
    ['one that is for sale and to let', { vermarktungsart: ['KAUF', 'MIETE'] }, { vermarktungsart: ['MIETE', 'KAUF'] }],
  ])('is recognised by %s', (_, one, other) => {
    const [a, b] = [listing(one), listing({ company: 2, ...other })]
    expect([sameHome(a, b), sameHome(b, a)]).toEqual([true, true])
  })

  test.each<[string, Partial<Listing>, Partial<Listing>]>([
    ['the company', {}, { company: 1 }],
    ['sale and rent', {}, { vermarktungsart: ['MIETE'] }],
    ['sale alone and either', {}, { vermarktungsart: ['KAUF', 'MIETE'] }],
    ['the type', {}, { objektart: 'HAUS' }],
    ['the place', {}, { plz: '8020' }],
    ['the rooms', {}, { zimmer: 2.5 }],
    ['the area by more than one percent', {}, { flaeche: 86 }],
    ['the price by more than two percent', {}, { preis: 340_000 }],
    ['the floor', {}, { etage: 3 }],
    ['the house', {}, { hausnummer: '7' }],
    ['the door', { tuernummer: '4' }, { tuernummer: '14' }],
    ['the staircase', { stiege: '1' }, { hausnummer: '5/2/14' }],
    [
      'the house, although they share a photograph',
      { photos: [photo('a')] },
      { hausnummer: '7', photos: [photo('a')] },
    ],
    [
      'the place by half a kilometre, although they share a photograph',
      { ...elsewhere, lat: 47.07, lng: 15.44, photos: [photo('a')] },
      { ...elsewhere, lat: 47.075, lng: 15.44, photos: [photo('a')] },
    ],
  ])('is not recognised where they differ in %s', (_, one, other) => {
    expect(sameHome(listing(one), listing({ company: 2, ...other }))).toBe(false)
  })

  test.each<[string, Partial<Listing>]>([
    ['area', { flaeche: null }],
    ['price', { preis: null }],
    ['number of rooms of a flat', { zimmer: null }],
    ['post code', { plz: null }],
    ['type', { objektart: null }],
    ['evidence: a street has many houses', { hausnummer: null }],
    ['area above nothing', { flaeche: 0 }],
  ])('is not recognised without any %s', (_, missing) => {
    expect(sameHome(listing(missing), listing({ company: 2, ...missing }))).toBe(false)
  })

  test('is not recognised by a common picture, nor by one without content', () => {
    const stock = { ...elsewhere, photos: [photo('agency', { uses: 7 })] }
    expect(sameHome(listing(stock), listing({ company: 2, ...stock }))).toBe(false)
    const [one, other] = [photo('a'), photo('b')]
    expect(
      sameHome(listing({ ...elsewhere, photos: [one] }), listing({ company: 2, ...elsewhere, photos: [other] })),
    ).toBe(false)
    const looks = ['0123456789abcdef', '0123456789abcd00'].map((look) => photo(look, { look }))
    expect(
      sameHome(
        listing({ ...elsewhere, photos: looks.slice(0, 1) }),
        listing({ company: 2, ...elsewhere, photos: looks.slice(1) }),
      ),
    ).toBe(false)
  })
})

describe('groups', () => {
  test('have the smallest id of their members, and single listings have none', () => {
    const all = [1, 2, 3].map((company) => listing({ company, preis: 350_000 - company * 1000 }))
    const alone = listing({ company: 4, hausnummer: '9' })
    const id = all[0]?.id
    expect([...groupsOf([alone, ...all.toReversed()])].sort(([a], [b]) => a - b)).toEqual([
      ...all.map((one) => [one.id, id]),
      [alone.id, null],
    ])
  })

  test('tie two through a third that shares something with each', () => {
    const one = listing({ ...elsewhere, photos: [photo('a')] })
    const both = listing({ company: 2, photos: [photo('a')] })
    const other = listing({ company: 3 })
    expect(sameHome(one, other)).toBe(false)
    expect(new Set(groupsOf([one, other, both]).values())).toEqual(new Set([one.id]))
  })

  test('are not made where a company has two that fit: two like flats of one house', () => {
    const flats = [listing(), listing({ company: 2 }), listing({ company: 2 })]
    expect([...groupsOf(flats).values()]).toEqual([null, null, null])
    expect([...groupsOf(flats.slice(0, 2)).values()]).not.toContain(null)
    const told = [
      listing({ tuernummer: '3' }),
      listing({ company: 2, tuernummer: '3' }),
      listing({ company: 2, tuernummer: '4' }),
    ]
    expect([...groupsOf(told).values()]).toEqual([told[0]?.id, told[0]?.id, null])
  })

  test('are not made where prices creep from one to the next', () => {
    const prices = [350_000, 344_000, 338_000].map((preis, at) => listing({ company: at + 1, preis }))
    expect([...groupsOf(prices).values()]).toEqual([null, null, null])
  })

  test('of nothing are none', () => {
    expect(groupsOf([])).toEqual(new Map())
  })
})

test.each<[string | null, string | null, string | null]>([
  ['Mozartgasse 5', null, 'mozartgasse 5'],
  ['Mozartgasse', '5-7', 'mozartgasse 5-7'],
  ['Mozartgasse 5', '5', 'mozartgasse 5'],
  ['Mozartgasse 15', '5', 'mozartgasse15 5'],
  ['Straße des 17. Juni', '3', 'strdes17juni 3'],
  ['MOZARTSTRASSE', '05', 'mozartstr 5'],
  ['Mozartgasse 5/2/14', null, 'mozartgasse 5'],
  ['Mozartgasse', null, null],
  [null, '5', null],
  ['', '', null],
])('the house of %j %j is %j', (strasse, hausnummer, haus) => {
  expect(addressOf({ strasse, hausnummer, tuernummer: null, stiege: null }).haus).toBe(haus)
})

test('bits are counted over all of a look', () => {
  expect(differingBits('0000000000000000', 'ffffffffffffffff')).toBe(64)
  expect(differingBits('8000000000000001', '0000000000000000')).toBe(2)
})
