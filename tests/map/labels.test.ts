import { describe, expect, test } from 'vitest'
import source from '../../src/domain/places/backdrop.json' with { type: 'json' }
import { type Label, labelsAt, type Name } from '../../src/scripts/map/leaflet/labels.ts'
import { rankedNames } from '../../src/scripts/map/leaflet/names.ts'
import { worldPosition } from '../../src/scripts/map/mercator.ts'

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
      const boxes = shown(zoom).map(boxOf)
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

describe('names beside marks', () => {
  const measure = (text: string, size: number) => text.length * size * 0.55
  const floridsdorf: Name = { text: '21., Floridsdorf', lat: 48.28, lng: 16.41, kind: 'district', weight: 9e9 }
  const graz: Name = { text: 'Graz', lat: 47.07, lng: 15.44, kind: 'town', weight: 290_000 }
  const markOn = ({ lat, lng }: Name, zoom: number, size: number) => ({
    ...worldPosition(lat, lng, zoom),
    width: size,
    height: size,
  })

  test.each([34, 42, 50])('a district below a disc of %i pixels is named beside it', (size) => {
    const mark = markOn(floridsdorf, 11.25, size)
    const [label] = labelsAt(11.25, [floridsdorf], measure, [mark])
    expect(label?.text).toBe('21., Floridsdorf')
    expect(Math.abs((label?.y ?? 0) - mark.y)).toBeGreaterThan(size / 2)
  })

  test('a town below a disc loses its dot and keeps its name; beside one it keeps both', () => {
    const covered = labelsAt(8, [graz], measure, [markOn(graz, 8, 50)])
    expect(covered).toMatchObject([{ text: 'Graz', dot: null }])
    const at = markOn(graz, 8, 20)
    const beside = labelsAt(8, [graz], measure, [{ ...at, x: at.x + 30 }])
    expect(beside).toMatchObject([{ text: 'Graz', anchor: 'end', dot: { x: at.x, y: at.y } }])
  })

  test('where marks leave no room, there is no name', () => {
    expect(labelsAt(8, [graz, floridsdorf], measure, [markOn(graz, 8, 4000)])).toEqual([])
  })

  test('marks elsewhere change nothing', () => {
    const far = { x: 0, y: 0, width: 50, height: 50 }
    expect(labelsAt(11, NAMES, measure, [far])).toEqual(labelsAt(11, NAMES, measure))
  })
})

function boxOf({ text, x, y, width, anchor }: Label) {
  const left = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width)
  return { left, right: left + width, y, text }
}
