import { expect, test } from 'vitest'
import type { PlaceSuggestion } from '../../src/domain/places/place.ts'
import { joinTyped, readTyped, typedName } from '../../src/domain/places/typed.ts'

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
    unknown: [],
  })
})

test('digits are postcodes or their beginnings, also when chosen by name', async () => {
  expect(await readTyped('80; 8010 Graz', lookup)).toEqual({ ort: [], plz: ['80', '8010'], unknown: [] })
})

test('a homonym is told by what stands in brackets', async () => {
  const written = typedName(KNOWN[2] as PlaceSuggestion, true)
  expect(written).toBe('Gmünd (Bezirk Spittal)')
  expect((await readTyped(written, lookup)).ort).toEqual(['gmuend-spittal'])
})

test('the beginning of a name takes the first suggestion', async () => {
  expect((await readTyped('gra', lookup)).ort).toEqual(['graz'])
})

test('what is no place is named', async () => {
  expect(await readTyped('Xyzzy; <script>; ', lookup)).toEqual({ ort: [], plz: [], unknown: ['Xyzzy', '<script>'] })
})

test('an empty field asks for nothing', async () => {
  expect(await readTyped(' ; ;', lookup)).toEqual({ ort: [], plz: [], unknown: [] })
})

test('endless input is cut', async () => {
  const read = await readTyped(joinTyped(Array.from({ length: 500 }, () => 'Graz')), lookup)
  expect(read.ort.length).toBeLessThanOrEqual(20)
})
