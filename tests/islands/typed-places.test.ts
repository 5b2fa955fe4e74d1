import { expect, test } from 'vitest'
import type { PlaceSuggestion } from '../../src/domain/places/suggestion.ts'
import { joinTyped, placeOptions, placeProblems, readTyped, typedName } from '../../src/domain/places/typed.ts'

const place = (slug: string, name: string, where: string, art: PlaceSuggestion['art'] = 'ort'): PlaceSuggestion => ({
  slug,
  name,
  art,
  in: where,
  count: 1,
})
const KNOWN = [
  place('graz', 'Graz', 'Steiermark'),
  place('gmuend', 'Gmünd', 'Bezirk Gmünd, Niederösterreich'),
  place('gmuend-spittal', 'Gmünd', 'Bezirk Spittal, Kärnten'),
  place('wien-3', 'Wien 3., Landstraße', 'Wien', 'gemeindebezirk'),
  place('8010', '8010 Graz', 'Steiermark', 'plz'),
]
const lookup = async (name: string) => KNOWN.filter((one) => one.name.toLowerCase().startsWith(name.toLowerCase()))

test('several places are parted by semicolons, since names have commas', async () => {
  expect(await readTyped('graz; Wien 3., Landstraße', lookup)).toEqual({
    ort: ['graz', 'wien-3'],
    plz: [],
    land: [],
    unknown: [],
    wider: [],
  })
})

test('digits are postcodes or their beginnings, also when chosen by name', async () => {
  expect(await readTyped('80; 8010 Graz', lookup)).toEqual({
    ort: [],
    plz: ['80', '8010'],
    land: [],
    unknown: [],
    wider: [],
  })
})

test('a homonym is identified by its brackets', async () => {
  const written = typedName(KNOWN[2] as PlaceSuggestion, true)
  expect(written).toBe('Gmünd (Bezirk Spittal)')
  expect((await readTyped(written, lookup)).ort).toEqual(['gmuend-spittal'])
})

test('the beginning of a name takes the first suggestion', async () => {
  expect((await readTyped('gra', lookup)).ort).toEqual(['graz'])
})

test('what is no place is named', async () => {
  expect(await readTyped('Xyzzy; <script>; ', lookup)).toEqual({
    ort: [],
    plz: [],
    land: [],
    unknown: ['Xyzzy', '<script>'],
    wider: [],
  })
})

test('an empty field asks for nothing', async () => {
  expect(await readTyped(' ; ;', lookup)).toEqual({ ort: [], plz: [], land: [], unknown: [], wider: [] })
})

test('endless input is cut', async () => {
  const read = await readTyped(joinTyped(Array.from({ length: 500 }, () => 'Graz')), lookup)
  expect(read.ort.length).toBeLessThanOrEqual(20)
})

test('a whole name is taken as it is ranked, not for another that is written alike', async () => {
  const ranked = [
    { ...place('wien-7', 'Wien 7., Neubau', 'Wien', 'gemeindebezirk'), exact: true },
    { ...place('neubau', 'Neubau', 'Hörsching', 'ort'), count: 0, exact: true },
  ]
  expect((await readTyped('Neubau', async () => ranked)).ort).toEqual(['wien-7'])
  expect((await readTyped('Neubau (Hörsching)', async () => ranked)).ort).toEqual(['neubau'])
})

test('a town without homes is not taken for one whose name begins alike', async () => {
  const ranked = [place('hardegg', 'Hardegg', ''), { ...place('hard', 'Hard', ''), count: 0, exact: true }]
  expect((await readTyped('Hard', async () => ranked)).ort).toEqual(['hard'])
})

test('a part of a town searches the town, and the page says so', async () => {
  const part = { ...KNOWN[0]!, part: 'Graz-Lend', exact: true }
  const read = await readTyped('Lend', async () => [part])
  expect(read).toMatchObject({ ort: ['graz'], unknown: [], wider: [{ part: 'Graz-Lend', town: 'Graz' }] })
  expect(placeProblems(read)).toEqual([
    { field: 'ort', code: 'place_part', params: { value: 'Graz-Lend', town: 'Graz' } },
  ])
})

test('what the list writes is read as the place that was chosen, and says where nothing is', async () => {
  const places = [
    { ...place('wien-23', 'Wien 23., Liesing', 'Wien', 'gemeindebezirk'), exact: true },
    { ...place('liesing', 'Liesing', 'Lesachtal, Kärnten'), exact: true },
    { ...place('hard', 'Hard', 'Bezirk Bregenz, Vorarlberg'), count: 0 },
    { ...KNOWN[0]!, part: 'Graz-Lend' },
  ]
  const options = placeOptions(places)
  expect(options.map(({ value }) => value)).toEqual([
    'Wien 23., Liesing',
    'Liesing (Lesachtal)',
    'Hard (Bezirk Bregenz)',
    'Graz',
  ])
  expect(options.map(({ label }) => label)).toEqual([
    'Wien',
    'Lesachtal, Kärnten',
    'Bezirk Bregenz, Vorarlberg (0)',
    'Graz-Lend, Steiermark',
  ])
  for (const [at, { value }] of options.entries()) {
    const lookup = async (name: string) => places.filter((one) => one.name.endsWith(name))
    expect((await readTyped(value, lookup)).ort).toEqual([places[at]?.slug])
  }
})
