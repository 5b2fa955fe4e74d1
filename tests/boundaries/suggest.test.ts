import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBorderFile } from '../../src/server/boundaries/files/read.ts'
import { knowBorders } from '../../src/server/boundaries/known.ts'
import { suggestPlaces } from '../../src/server/places/suggest.ts'
import { BEZIRKE, DISTRICTS, MUNICIPALITIES, POSTCODES, STATES } from './small.ts'

const suggest = (text: string, counts: [string, number][] = []) => suggestPlaces(text, new Map(counts), 8, 'de')

beforeAll(() => {
  // So that nothing is derived from the built-in places alone.
  expect(suggest('Musterberg').map(({ slug }) => slug)).not.toContain('musterberg')
  const read = [MUNICIPALITIES, BEZIRKE, STATES, DISTRICTS, POSTCODES].map((file) =>
    readBorderFile(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))),
  )
  knowBorders(
    read.flatMap(({ borders }) => borders),
    read.flatMap(({ postcodes }) => postcodes),
  )
})
afterAll(() => knowBorders([], []))

test('places of a file are suggested, with what tells them from others and the box of their border', () => {
  expect(suggest('Musterb', [['musterberg', 2]])[0]).toMatchObject({
    slug: 'musterberg',
    name: 'Musterberg',
    art: 'ort',
    in: 'Bezirk Graz-Umgebung, Steiermark',
    count: 2,
    box: { west: 15.34, south: 47.01, east: 15.36, north: 47.14 },
  })
})

test('a misspelt name is found too', () => {
  expect(suggest('Mustrberg')[0]?.slug).toBe('musterberg')
})

test('districts of a town are found by their own name, and lead to the town while they have no homes', () => {
  expect(suggest('Neuviertel', [['graz-neuviertel', 1]])[0]).toMatchObject({ slug: 'graz-neuviertel', count: 1 })
  expect(suggest('Neuviertel', [['graz', 5]])[0]).toMatchObject({ slug: 'graz', part: 'Graz-Neuviertel', count: 5 })
})

test('a postcode names its town', () => {
  expect(suggest('8501')[0]).toMatchObject({ slug: '8501', name: '8501 Lieboch', art: 'plz' })
})

test('without the borders they are not suggested any more', () => {
  knowBorders([], [])
  expect(suggest('Musterberg').map(({ slug }) => slug)).not.toContain('musterberg')
})
