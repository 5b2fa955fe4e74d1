import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBorderFile } from '../../src/server/boundaries/files/read.ts'
import { knowBorders } from '../../src/server/boundaries/known.ts'
import { checkAddress } from '../../src/server/places/check.ts'
import { extentOf } from '../../src/server/places/extents.ts'
import { BUILT_IN, ENTRIES } from '../../src/server/places/gazetteer.ts'
import { nameIn } from '../../src/server/places/names.ts'
import { neighboursOf } from '../../src/server/places/neighbours.ts'
import { placeBySlug, resolvePlace } from '../../src/server/places/places.ts'
import { BEZIRKE, DIRECTORY, DISTRICTS, MUNICIPALITIES, POSTCODES, STATES } from './small.ts'

const know = (...files: unknown[]) => {
  const read = files.map((file) => readBorderFile(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))))
  knowBorders(
    read.flatMap(({ borders }) => borders),
    read.flatMap(({ postcodes }) => postcodes),
  )
}
afterEach(() => knowBorders([], []))
const at = (lat: number, lng: number, words: object = {}) => resolvePlace({ land: 'AUT', lat, lng, ...words })

describe('with municipalities, Bezirke and states', () => {
  beforeEach(() => know(MUNICIPALITIES, BEZIRKE, STATES, DISTRICTS, POSTCODES))

  test('a home belongs where its point lies, whatever its address says', () => {
    expect(at(46.97, 15.32, { plz: '8010', ort: 'Graz' }).orte).toEqual([
      'lieboch',
      'bezirk-graz-umgebung',
      'steiermark',
    ])
    expect(at(47.1, 15.35, { plz: '8010', ort: 'Graz' })).toMatchObject({
      orte: ['musterberg', 'bezirk-graz-umgebung', 'steiermark'],
      bundesland: 'steiermark',
      name: 'Musterberg',
    })
  })

  test('a home in a town belongs to its district, built in or new', () => {
    expect(at(47.03, 15.44).orte).toEqual(['graz-jakomini', 'graz', 'steiermark'])
    expect(at(47.08, 15.44, { ort: 'Graz' }).orte).toEqual(['graz-neuviertel', 'graz', 'steiermark'])
  })

  test('a point outside of all municipalities belongs to the Bezirk or state around it', () => {
    expect(at(47.19, 15.3, { ort: 'Lieboch' }).orte).toContain('bezirk-graz-umgebung')
    expect(at(47.5, 14.5).orte).toContain('steiermark')
  })

  test('a home without a point belongs where its address says', () => {
    expect(resolvePlace({ land: 'AUT', ort: 'Musterberg' }).orte).toEqual([
      'musterberg',
      'bezirk-graz-umgebung',
      'steiermark',
    ])
    expect(resolvePlace({ land: 'AUT', ort: 'Wien', plz: '1030' }).orte).toEqual(['wien-3', 'wien'])
  })

  test('a point abroad belongs to no border', () => {
    expect(resolvePlace({ land: 'SVN', ort: 'Maribor', lat: 46.97, lng: 15.32 }).orte).toEqual(['si-maribor'])
  })

  test('new places exist, and old ones keep their slug and name', () => {
    expect(placeBySlug('musterberg')).toMatchObject({ name: 'Musterberg', art: 'ort', bundesland: 'steiermark' })
    expect(placeBySlug('graz')?.name).toBe('Graz')
    expect(BUILT_IN.filter(({ slug }) => !placeBySlug(slug))).toEqual([])
    expect(nameIn(ENTRIES.find(({ slug }) => slug === 'graz-neuviertel')!, 'gb')).toBe('Graz-Neuviertel')
  })

  test('the extent of a place is that of its border', () => {
    expect(extentOf('lieboch')).toEqual({ west: 15.3, south: 46.94, east: 15.34, north: 47 })
  })

  test('neighbours are those that share a line', () => {
    expect(neighboursOf('graz')).toEqual(['musterberg'])
    expect(neighboursOf('musterberg')).toEqual(['graz'])
    expect(neighboursOf('bezirk-graz-umgebung')).not.toEqual([])
  })

  test('postcodes know their towns', () => {
    const towns = ENTRIES.filter(({ plz }) => plz.includes('8055')).map(({ slug }) => slug)
    expect(towns).toEqual(['graz', 'musterberg'])
  })

  test.each([
    ['another municipality', { ort: 'Graz', plz: '8010', lat: 46.97, lng: 15.32 }, { ort: 'Graz', als: 'Lieboch' }],
    [
      'another district',
      { ort: 'Graz-Jakomini', plz: '8010', lat: 47.08, lng: 15.44 },
      { ort: 'Graz-Jakomini', als: 'Graz-Neuviertel' },
    ],
    ['a postcode of other towns', { ort: null, plz: '8054', lat: 46.97, lng: 15.32 }, { ort: '8054', als: 'Lieboch' }],
  ])('a point in %s is told', (_, words, params) => {
    const { address, doubts } = checkAddress({ land: 'AUT', bundesland: null, ...words }, 'AUT')
    expect(doubts).toMatchObject([
      { level: 'warning', path: 'geo/geokoordinaten', code: 'border_contradiction', params },
    ])
    expect(address).toMatchObject({ lat: words.lat, ort: words.ort })
  })

  test.each([
    [{ ort: 'Graz', plz: '8010', lat: 47.03, lng: 15.44 }],
    [{ ort: 'Musterberg', plz: '8055', lat: 47.1, lng: 15.35 }],
    [{ ort: 'Musterberg', plz: '8055', lat: null, lng: null }],
    [{ ort: 'Steiermark', plz: null, lat: 46.97, lng: 15.32 }],
  ])('%j is no contradiction', (words) => {
    expect(checkAddress({ land: 'AUT', bundesland: null, ...words }, 'AUT').doubts).toEqual([])
  })
})

describe('with Bezirke alone', () => {
  beforeEach(() => know(BEZIRKE))
  test('the address gives the town inside', () => {
    expect(at(46.97, 15.32, { ort: 'Lieboch' }).orte).toEqual(['lieboch', 'bezirk-graz-umgebung', 'steiermark'])
    expect(at(46.97, 15.32, { ort: 'Weiz' }).orte).toContain('bezirk-graz-umgebung')
    expect(at(46.97, 15.32, { ort: 'Weiz' }).orte).not.toContain('weiz')
  })
})

test('without files all is as built in', () => {
  know(MUNICIPALITIES)
  knowBorders([], [])
  expect(ENTRIES).toBe(BUILT_IN)
  expect(placeBySlug('musterberg')).toBeNull()
  expect(at(46.97, 15.32, { plz: '8010', ort: 'Graz' }).orte).toEqual(['graz', 'steiermark'])
})

test('what was asked before the load is asked anew after it', () => {
  expect(resolvePlace({ land: 'AUT', ort: 'Musterberg' }).orte).not.toContain('musterberg')
  expect(neighboursOf('musterberg')).toEqual([])
  know(MUNICIPALITIES)
  expect(resolvePlace({ land: 'AUT', ort: 'Musterberg' }).orte).toContain('musterberg')
  expect(neighboursOf('musterberg')).not.toEqual([])
})

test('a name that two states have is told apart by the state of the directory, with and without its border', () => {
  const townsOf = (plz: string) => ENTRIES.filter((entry) => entry.plz.includes(plz)).map(({ slug }) => slug)
  for (const files of [[DIRECTORY], [MUNICIPALITIES, STATES, DIRECTORY]]) {
    know(...files)
    expect([townsOf('3950'), townsOf('9853'), townsOf('3100')]).toEqual([
      ['gmuend'],
      ['gmuend-kaernten'],
      ['st-poelten'],
    ])
    expect(townsOf('8054').includes('musterberg')).toBe(files.length > 1)
  }
  expect(townsOf('8099')).toEqual([])
})
