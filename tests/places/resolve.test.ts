import { describe, expect, test } from 'vitest'
import { bundeslandOf, placeBySlug, resolvePlace } from '../../src/server/places/places.ts'
import { bundeslaenderOfPlz, POSTCODES } from '../../src/server/places/postcodes.ts'

describe('spellings', () => {
  test.each([
    ['St. Pölten', 'st-poelten'],
    ['Sankt Pölten', 'st-poelten'],
    ['ST.POELTEN', 'st-poelten'],
    ['Wien, 3. Bezirk', 'wien-3'],
    ['1030 Wien', 'wien-3'],
    ['Wien-Landstraße', 'wien-3'],
    ['Wien 23', 'wien-23'],
    ['Vienna', 'wien'],
    ['A-8010 Graz', 'graz'],
    ['Graz-Umgebung', 'bezirk-graz-umgebung'],
    ['Graz-Jakomini', 'graz-jakomini'],
    ['Bezirk Mödling', 'bezirk-moedling'],
    ['Klagenfurt', 'klagenfurt-am-woerthersee'],
    ['Bruck/Mur', 'bruck-an-der-mur'],
    ['Spittal a.d. Drau', 'spittal-an-der-drau'],
    ['Wr. Neustadt', 'wiener-neustadt'],
    ['Großenzersdorf', 'gross-enzersdorf'],
    ['Salzburg', 'salzburg'],
    ['Niederösterreich', 'niederoesterreich'],
  ])('%s is %s', (ort, slug) => {
    expect(resolvePlace({ ort }).orte[0]).toBe(slug)
  })
})

describe('a name that several places have', () => {
  test.each(['Neudorf', 'St. Johann', 'Kirchberg'])('%s alone is none of them', (ort) => {
    const found = resolvePlace({ ort })
    expect(found).toMatchObject({ orte: [], lat: null, lng: null, name: ort })
    expect(found.isDoubtful).toBe(true)
  })
  test('is the far larger one', () => {
    expect(resolvePlace({ ort: 'Wolfsberg' })).toMatchObject({ name: 'Wolfsberg', bundesland: 'kaernten' })
  })
  test('keeps the Bundesland that its postcode shows', () => {
    expect(resolvePlace({ ort: 'Neudorf', plz: '8999' }).bundesland).toBe('steiermark')
  })
})

describe('homonyms', () => {
  test.each([
    [{ ort: 'Gmünd', plz: '3950' }, 'gmuend'],
    [{ ort: 'Gmünd', plz: '9853' }, 'gmuend-kaernten'],
    [{ ort: 'Gmünd', bundesland: 'Kärnten' }, 'gmuend-kaernten'],
    [{ ort: 'Gmünd', lat: 46.9, lng: 13.53 }, 'gmuend-kaernten'],
    [{ ort: 'Neubau', plz: '1070' }, 'wien-7'],
    [{ ort: 'Neubau', plz: '4063' }, 'neubau'],
    [{ ort: 'St. Johann', plz: '6380' }, 'st-johann-in-tirol'],
    [{ ort: 'St. Johann', plz: '5600' }, 'st-johann-im-pongau'],
    [{ ort: 'Bruck', plz: '2460' }, 'bruck-an-der-leitha'],
  ])('%j is %s', (address, slug) => {
    expect(resolvePlace(address).orte[0]).toBe(slug)
  })
})

test('a place carries everything that contains it', () => {
  expect(resolvePlace({ ort: 'Mödling', plz: '2340' })).toEqual({
    orte: ['moedling', 'bezirk-moedling', 'niederoesterreich'],
    bundesland: 'niederoesterreich',
    lat: expect.closeTo(48.086, 2),
    lng: expect.closeTo(16.289, 2),
    name: 'Mödling',
    isDoubtful: false,
  })
  expect(resolvePlace({ ort: 'Salzburg' }).orte).toEqual(['salzburg', 'land-salzburg'])
  expect(resolvePlace({ ort: 'Wien', plz: '1030' }).orte).toEqual(['wien-3', 'wien'])
})

test('given coordinates are kept and find the town where its name is unknown', () => {
  const found = resolvePlace({ ort: 'Hinterdorf am Irgendwo', lat: 48.086, lng: 16.29 })
  expect(found).toMatchObject({ name: 'Mödling', lat: 48.086, lng: 16.29, bundesland: 'niederoesterreich' })
})

describe('bad addresses', () => {
  test("Vienna's postcode outweighs a wrong Bundesland", () => {
    expect(resolvePlace({ plz: '1030', ort: 'Wien', bundesland: 'Salzburg' }).orte).toEqual(['wien-3', 'wien'])
  })
  test('coordinates that are zero, swapped or abroad give way to the centre of the town', () => {
    const graz = placeBySlug('graz')
    for (const [lat, lng] of [
      [0, 0],
      [15.44, 47.07],
      [52.5, 13.4],
      [Number.NaN, 15],
    ] as const) {
      expect(resolvePlace({ ort: 'Graz', lat, lng })).toMatchObject({ lat: graz?.lat, lng: graz?.lng })
    }
  })
  test('what is nowhere in Austria has no place and keeps its name', () => {
    expect(resolvePlace({ ort: 'Berlin', plz: '10115' })).toEqual({
      orte: [],
      bundesland: null,
      lat: null,
      lng: null,
      name: 'Berlin',
      isDoubtful: false,
    })
    expect(resolvePlace({})).toMatchObject({ orte: [], bundesland: null, lat: null, lng: null, name: null })
  })
  test('only a postcode or a Bundesland still gives the Bundesland', () => {
    expect(resolvePlace({ plz: '8999', ort: 'Xyzzy' })).toMatchObject({ orte: ['steiermark'], name: 'Xyzzy' })
    expect(resolvePlace({ bundesland: 'AT-5' }).orte).toEqual(['land-salzburg'])
  })
  test('odd text never throws', () => {
    for (const ort of [
      '',
      '   ',
      ',,,',
      '((',
      '/',
      '-',
      '\u0000',
      '💡',
      '9'.repeat(5000),
      'Wien 99',
      '12. Bezirk, 13. Bezirk',
    ]) {
      expect(() => resolvePlace({ ort, plz: ort, bundesland: ort })).not.toThrow()
    }
  })
})

test('every known postcode lies in the state of its town', () => {
  for (const [slug, codes] of Object.entries(POSTCODES)) {
    const place = placeBySlug(slug)
    expect(place, slug).not.toBeNull()
    for (const plz of codes.split(' ')) {
      expect(bundeslaenderOfPlz(plz), plz).toContain(place?.bundesland)
      expect(resolvePlace({ plz }).orte[0]).toBe(slug)
    }
  }
})

test('states are known by name, abbreviation and ISO code, other words are not', () => {
  expect(['Niederösterreich', 'NÖ', 'AT-3', 'Land Tirol', '9'].map(bundeslandOf)).toEqual([
    'niederoesterreich',
    'niederoesterreich',
    'niederoesterreich',
    'tirol',
    'wien',
  ])
  expect(['Bayern', '', null, undefined, 'AT-10'].map(bundeslandOf)).toEqual([null, null, null, null, null])
})

test('a place abroad has a slug of its country, and is in no Bundesland, whatever its postcode means here', () => {
  const zurich = { ort: 'Zürich', plz: '8001', land: 'CHE', lat: 47.37, lng: 8.54 }
  expect(resolvePlace(zurich)).toMatchObject({
    orte: ['ch-zuerich'],
    bundesland: null,
    lat: 47.37,
    lng: 8.54,
    name: 'Zürich',
  })
  expect(resolvePlace({ ort: 'München', plz: '80331', land: 'DEU' }).orte).toEqual(['de-muenchen'])
  expect(resolvePlace({ ort: 'Graz', plz: '8010', land: null }).orte).toEqual([])
})

test('DEU beside a postcode of four digits is what the software wrote, not the agency', () => {
  expect(resolvePlace({ ort: 'Graz', plz: '8010', land: 'DEU' }).orte[0]).toBe('graz')
})
