import { describe, expect, test } from 'vitest'
import source from '../../src/domain/places/backdrop.json' with { type: 'json' }
import { CITY_RIVERS, DISTRICT_BORDERS, pointsOf } from '../../src/scripts/map/leaflet/city-lines.ts'
import { QUARTERS, SPOTS, spotOf } from '../../src/scripts/map/leaflet/city-names.ts'
import { labelsAt } from '../../src/scripts/map/leaflet/labels.ts'
import { rankedNames } from '../../src/scripts/map/leaflet/names.ts'
import { namesOfStage } from '../../src/scripts/map/leaflet/stage-names.ts'
import { AUSTRIA } from '../../src/scripts/map/stage.ts'

const at = (zoom: number) => labelsAt(zoom, rankedNames(source), (text, size) => text.length * size * 0.55)
const isInAustria = ([lat, lng]: readonly number[]) =>
  lat !== undefined &&
  lng !== undefined &&
  lat > AUSTRIA.south &&
  lat < AUSTRIA.north &&
  lng > AUSTRIA.west &&
  lng < AUSTRIA.east

describe('the map at the scale of streets', () => {
  test.each([14, 15, 16, 17])('at zoom %i quarters and squares are named beside the districts', (zoom) => {
    const names = at(zoom).map(({ text }) => text)
    expect(names).toEqual(expect.arrayContaining(['Grinzing', 'Westbahnhof', 'Jakomini', 'Lend', 'Maxglan']))
    expect(names).not.toContain('Graz-Jakomini')
  })

  test('further out they would hide towns, and are not named', () => {
    const names = at(11).map(({ text }) => text)
    expect(names).not.toContain('Westbahnhof')
    expect(names).not.toContain('Grinzing')
    expect(names).toContain('Wien')
  })

  test('every line and every name has its place in Austria', () => {
    const lines = [...CITY_RIVERS.map(([, line]) => line), ...DISTRICT_BORDERS]
    for (const line of lines) expect(pointsOf(line).every(isInAustria), line).toBe(true)
    for (const line of [...QUARTERS, ...SPOTS]) {
      const [text, ...place] = spotOf(line)
      expect(text.length, line).toBeGreaterThan(2)
      expect(isInAustria(place), line).toBe(true)
    }
  })

  test('neighbouring points of a line are at most six kilometres apart: no digit has slipped', () => {
    for (const line of [...CITY_RIVERS.map(([, line]) => line), ...DISTRICT_BORDERS]) {
      const points = pointsOf(line)
      for (const [index, [lat, lng]] of points.slice(1).entries()) {
        const [fromLat = 0, fromLng = 0] = points[index] ?? []
        expect(Math.hypot((lat - fromLat) * 111, (lng - fromLng) * 75), line).toBeLessThan(6)
      }
    }
  })
})

describe('the names in the drawing of the server', () => {
  const stage = { lat: 48.205, lng: 16.37, zoom: 13 }

  test('are those within its box, from the middle of the map', () => {
    const names = namesOfStage(stage, 900, 700, 28, [])
    expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(['7., Neubau', 'Donaukanal']))
    expect(names.every(({ x, y }) => Math.abs(x) < 450 && Math.abs(y) < 350)).toBe(true)
    expect(names.length).toBeLessThanOrEqual(28)
  })

  test('between whole zooms they move apart, and keep their size', () => {
    const [whole] = namesOfStage(stage, 900, 700, 28, [])
    const quarter = namesOfStage({ ...stage, zoom: 13.25 }, 900, 700, 28, []).find(({ text }) => text === whole?.text)
    expect(quarter?.x).toBeCloseTo((whole?.x ?? 0) * 2 ** 0.25, -1)
    expect(quarter?.size).toBe(whole?.size)
  })

  test('none lies below a mark', () => {
    const mark = { x: 0, y: 0, width: 300, height: 200 }
    const isBelow = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 150 && Math.abs(y) < 100
    expect(namesOfStage(stage, 900, 700, 28, []).some(isBelow)).toBe(true)
    expect(namesOfStage(stage, 900, 700, 28, [mark]).some(isBelow)).toBe(false)
  })

  test('where nothing is, there is no name', () => {
    expect(namesOfStage({ lat: 40, lng: 0, zoom: 16 }, 900, 700, 28, [])).toEqual([])
  })
})
