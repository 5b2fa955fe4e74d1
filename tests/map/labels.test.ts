import { describe, expect, test } from 'vitest'
import source from '../../src/domain/places/backdrop.json' with { type: 'json' }
import { labelsAt } from '../../src/scripts/map/leaflet/labels.ts'
import { rankedNames } from '../../src/scripts/map/leaflet/names.ts'

const NAMES = rankedNames(source)
const shown = (zoom: number) => labelsAt(zoom, NAMES, (text, size) => text.length * size * 0.55)
const of = (zoom: number, kind: string) => shown(zoom).filter((label) => label.kind === kind)
const ZOOMS = [12, 13, 14, 15, 16, 17, 18]

describe('names on the map without tiles', () => {
  test.each(ZOOMS)('at zoom %i all 23 districts of Vienna are named, some by their number', (zoom) => {
    const names = of(zoom, 'district').map(({ text }) => text)
    expect(names).toHaveLength(23)
    expect(names.some((name) => name.startsWith('3.'))).toBe(true)
    expect(names).toContain('22., Donaustadt')
    if (zoom > 13) expect(names).toContain('3., Landstraße')
  })

  test.each([
    [9, 1],
    [10, 9],
    [11, 17],
  ])('at zoom %i at least %i districts have room', (zoom, least) => {
    expect(of(zoom, 'district').length).toBeGreaterThanOrEqual(least)
  })

  test.each([6, 8, 10, ...ZOOMS])('at zoom %i waters are named', (zoom) => {
    const names = new Set(of(zoom, 'water').map(({ text }) => text))
    const wanted = zoom < 8 ? ['Donau', 'Bodensee'] : ['Donau', 'Bodensee', 'Neusiedler See', 'Mur', 'Inn', 'Attersee']
    expect([...names]).toEqual(expect.arrayContaining(wanted))
  })

  test.each([6, 8, 10, 12])('at zoom %i a river is not named twice at one place', (zoom) => {
    const waters = of(zoom, 'water')
    for (const [at, one] of waters.entries())
      for (const other of waters.slice(at + 1))
        if (one.text === other.text) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(400)
  })

  test('no name stands over another', () => {
    for (const zoom of [7, 9, 11]) {
      const boxes = shown(zoom).map((label) => {
        const left = label.kind === 'town' || label.kind === 'city' ? label.x : label.x - label.width / 2
        return { left, right: left + label.width, y: label.y, text: label.text }
      })
      const over = boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 11)
          .map((b) => `${a.text} over ${b.text}`),
      )
      expect(over).toEqual([])
    }
  })
})
