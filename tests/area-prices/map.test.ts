import { afterEach, describe, expect, test } from 'vitest'
import { dotPaths } from '../../src/domain/area-prices/dot-grid.ts'
import { stepLimits, stepOf } from '../../src/domain/area-prices/steps.ts'
import { dotGrid } from '../../src/pages/_prices/dots.ts'
import { showMap } from '../../src/pages/_prices/map.ts'
import { readBorderFile } from '../../src/server/boundaries/files/read.ts'
import { knowBorders } from '../../src/server/boundaries/known.ts'
import { ENTRIES } from '../../src/server/places/gazetteer.ts'
import { area, collection, MUNICIPALITIES, STATES } from '../boundaries/small.ts'

describe('the steps of a map', () => {
  test('have about as many places each, between round limits', () => {
    const values = [2931, 3827, 3895, 3912, 4097, 6536, 6636, 7015, 7139, 9219]
    const limits = stepLimits(values)
    expect(limits).toEqual([3900, 4100, 6600, 7100])
    expect(values.map((value) => stepOf(value, limits))).toEqual([1, 1, 1, 2, 2, 3, 4, 4, 5, 5])
  })

  test('rents are told apart, too', () => {
    expect(stepLimits([9.1, 9.46, 10.2, 11.9, 13.4, 14.1, 16.2, 21.08])).toEqual([9.5, 12, 13, 16])
  })

  test('one place, equal places and none have a single step', () => {
    expect([[], [4000], [4000, 4000, 4000]].map(stepLimits)).toEqual([[], [], []])
    expect(stepOf(4000, [])).toBe(1)
  })
})

describe('the dots of a map', () => {
  afterEach(() => knowBorders([], []))

  test('cover the country, each in the states and Bezirke of its nearest town', () => {
    const grid = dotGrid('oesterreich')
    const states = new Set(grid?.dots.map(({ orte }) => orte.at(-1)))
    expect([...states].sort()).toEqual(
      'burgenland kaernten land-salzburg niederoesterreich oberoesterreich steiermark tirol vorarlberg wien'.split(' '),
    )
    expect(grid?.dots.length).toBeGreaterThan(900)
    expect(grid?.isExact).toBe(false)
    for (const { x, y } of grid?.dots ?? []) {
      expect(x).toBeLessThanOrEqual((grid?.width ?? 0) + 10)
      expect(y).toBeLessThanOrEqual(grid?.height ?? 0)
    }
  })

  test('of a region lie in it alone; a place without others inside it has no map', () => {
    expect(dotGrid('wien')?.dots.every(({ orte }) => orte.includes('wien'))).toBe(true)
    expect(new Set(dotGrid('wien')?.dots.map(({ orte }) => orte[0])).size).toBeGreaterThan(15)
    expect([dotGrid('wien-7'), dotGrid('8020'), dotGrid('nirgendwo')]).toEqual([null, null, null])
  })

  test('follow borders that are loaded, and again the nearest town when those are removed', () => {
    const placesOf = (region: string) => new Set(dotGrid(region)?.dots.map(({ orte }) => orte[0]))
    expect(placesOf('bezirk-graz-umgebung')).not.toContain('musterberg')
    knowBorders(readBorderFile(Buffer.from(JSON.stringify(MUNICIPALITIES))).borders, [])
    expect(placesOf('bezirk-graz-umgebung')).toContain('musterberg')
    knowBorders([], [])
    expect(placesOf('bezirk-graz-umgebung')).not.toContain('musterberg')
  })

  test('of borders of states alone belong to the nearest town in them, which the page tells', () => {
    knowBorders(readBorderFile(Buffer.from(JSON.stringify(STATES))).borders, [])
    const grid = dotGrid('steiermark')
    expect(grid?.isExact).toBe(false)
    expect(grid?.dots.some(({ orte }) => orte.includes('graz'))).toBe(true)
    expect(grid?.dots.every(({ orte }) => orte.includes('steiermark'))).toBe(true)
  })

  test('beyond the border of their nearest town lie in another country, and make the map no less exact', () => {
    const before = dotGrid('vorarlberg')
    // Each town of the state as a square: dots between them are beyond the border of the nearest one.
    const towns = ENTRIES.filter(({ bundesland, art, town }) => bundesland === 'vorarlberg' && art === 'ort' && !town)
    const squares = towns.map(({ name, lng, lat }, at) =>
      area(String(80_000 + 100 * (at + 1) + 1), name, [lng - 0.004, lat - 0.004, lng + 0.004, lat + 0.004]),
    )
    knowBorders(readBorderFile(Buffer.from(JSON.stringify(collection(...squares)))).borders, [])
    const grid = dotGrid('vorarlberg')
    expect(grid?.isExact).toBe(true)
    expect(grid?.dots.length).toBeLessThan((before?.dots.length ?? 0) / 2)
  })

  test('become one path for each place with a figure, and one for all others', () => {
    const dots = [
      { x: 5, y: 5, orte: ['graz-lend', 'graz', 'steiermark'] },
      { x: 15, y: 5, orte: ['graz', 'steiermark'] },
      { x: 10, y: 14, orte: ['linz', 'oberoesterreich'] },
    ]
    expect([...dotPaths(dots, (place) => place === 'graz')]).toEqual([
      ['graz', 'M5 5h0m10 0h0'],
      [null, 'M10 14h0'],
    ])
  })
})

test.each(['wien', 'graz', 'tirol'])('on phones the names on the map of %s do not overlap', (region) => {
  const grid = dotGrid(region)
  const labels = grid ? showMap(grid, [], region, 'de').labels : []
  const onPhones = labels.filter(({ isWideOnly }) => !isWideOnly)
  expect(onPhones.length).toBeGreaterThan(1)
  // 24 px of 358 by about 200 are the height of a name, 110 px the width of a long one.
  for (const [at, one] of onPhones.entries())
    for (const other of onPhones.slice(at + 1))
      expect(Math.abs(one.x - other.x) > 30 || Math.abs(one.y - other.y) > 12, `${one.name}, ${other.name}`).toBe(true)
})
