import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ADDRESS_MAX,
  AREAS_MAX,
  type Circle,
  formatAreas,
  insidePolygon,
  type Point,
  parseAreas,
} from '../../src/domain/search/area.ts'
import { CIRCLES_MAX } from '../../src/domain/search/around.ts'
import {
  addArea,
  addCircle,
  areasWithin,
  boxOfDrawing,
  changeArea,
  changeCircle,
  circlePoints,
  clipToBox,
  closeFreehand,
  type Drawing,
  FREEHAND_POINTS_MAX,
  hasPlaces,
  NOTHING_DRAWN,
  radiusTo,
  removeArea,
  removeCircle,
  simplifyLine,
} from '../../src/domain/search/drawing.ts'

const SQUARE: Point[] = [
  [47, 15],
  [47.2, 15],
  [47.2, 15.3],
  [47, 15.3],
]
const drawn = (points: readonly Point[], exclude = false) => {
  const added = addArea(NOTHING_DRAWN, points, exclude)
  if ('refused' in added) throw new Error(added.refused)
  return added.drawing
}

describe('areas', () => {
  test('areas that an address has no room for are refused before they are drawn; several lines by hand have room', () => {
    // As many corners as a freehand line keeps, each some hundred metres from the next.
    const byHand = (at: number) =>
      Array.from({ length: FREEHAND_POINTS_MAX }, (_, i): Point => {
        const angle = (i / FREEHAND_POINTS_MAX) * 2 * Math.PI
        const radius = 0.1 + 0.01 * Math.sin(i * 1.7)
        return [47 + at / 10 + radius * Math.sin(angle), 15 + radius * Math.cos(angle)]
      })
    let drawing = drawn(byHand(0))
    let refused = ''
    for (let at = 1; !refused; at++) {
      const added = addArea(drawing, byHand(at), at % 2 === 0)
      if ('refused' in added) refused = added.refused
      else drawing = added.drawing
    }
    expect(refused).toBe('long')
    expect(drawing.areas.length).toBeGreaterThanOrEqual(3)
    const address = `/kartensuche/google?${new URLSearchParams({ gebiet: formatAreas(drawing.areas) })}`
    expect(address.length).toBeLessThan(ADDRESS_MAX * 0.75)
    expect(changeArea(drawing, 0, [...byHand(0), ...byHand(9)])).toEqual({ refused: 'long' })
  })

  test('an area with two points is refused', () => {
    expect(addArea(NOTHING_DRAWN, SQUARE.slice(0, 2), false)).toEqual({ refused: 'points' })
  })

  test('three points of which two are one are two points', () => {
    expect(addArea(NOTHING_DRAWN, [SQUARE[0]!, SQUARE[0]!, SQUARE[1]!], false)).toEqual({ refused: 'points' })
  })

  test('points on one line are no area', () => {
    const line: Point[] = [
      [47, 15],
      [47.1, 15.1],
      [47.2, 15.2],
    ]
    expect(addArea(NOTHING_DRAWN, line, false)).toEqual({ refused: 'flat' })
  })

  test('one more than the address holds is refused', () => {
    let drawing = NOTHING_DRAWN
    for (let i = 0; i < AREAS_MAX; i++) {
      const added = addArea(drawing, SQUARE, i % 2 === 1)
      if ('drawing' in added) drawing = added.drawing
    }
    expect(drawing.areas).toHaveLength(AREAS_MAX)
    expect(addArea(drawing, SQUARE, false)).toEqual({ refused: 'full' })
  })

  test('an area is kept exactly as the address gives it back', () => {
    const { areas } = drawn([
      [47.123456, 15.654321],
      [47.2, 15.1],
      [47.1, 15.9],
    ])
    expect(parseAreas(formatAreas(areas))).toEqual(areas)
  })

  test('a change that leaves two points is refused, and the others keep their places', () => {
    const both = addArea(drawn(SQUARE), SQUARE, true)
    if ('refused' in both) throw new Error(both.refused)
    expect(changeArea(both.drawing, 1, SQUARE.slice(1, 3))).toEqual({ refused: 'points' })
    const triangle = changeArea(both.drawing, 1, SQUARE.slice(0, 3))
    expect('drawing' in triangle && triangle.drawing.areas.map((area) => area.points.length)).toEqual([4, 3])
    expect(removeArea(both.drawing, 0).areas).toEqual([{ exclude: true, points: SQUARE }])
  })
})

describe('lines by hand', () => {
  test('a slip of the hand is refused', () => {
    expect(closeFreehand([])).toEqual({ refused: 'short' })
    expect(closeFreehand([[10, 10]])).toEqual({ refused: 'short' })
    const slip: Point[] = [
      [10, 10],
      [14, 13],
      [16, 18],
    ]
    expect(closeFreehand(slip)).toEqual({ refused: 'short' })
  })

  test('a long straight line is refused too, since it holds nothing', () => {
    const line = Array.from({ length: 100 }, (_, i): Point => [50, i * 4])
    expect(closeFreehand(line)).toEqual({ refused: 'short' })
  })

  test('a trembling ring of 5,000 points keeps its shape in at most 200', () => {
    const ring = Array.from({ length: 5000 }, (_, i): Point => {
      const angle = (i / 5000) * 2 * Math.PI
      const radius = 200 + 8 * Math.sin(i * 1.7)
      return [300 + radius * Math.sin(angle), 300 + radius * Math.cos(angle)]
    })
    const closed = closeFreehand(ring)
    if ('refused' in closed) throw new Error(closed.refused)
    expect(closed.points.length).toBeLessThanOrEqual(FREEHAND_POINTS_MAX)
    expect(closed.points.length).toBeGreaterThan(8)
    expect(insidePolygon(closed.points, 300, 300)).toBe(true)
    expect(insidePolygon(closed.points, 300, 560)).toBe(false)
  })

  test('a simpler line never leaves the old one by more than the tolerance', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })), {
      minLength: 2,
      maxLength: 60,
    })
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 60 }), (line, tolerance) => {
        const simple = simplifyLine(line, tolerance)
        expect(simple[0]).toEqual(line[0])
        expect(simple.at(-1)).toEqual(line.at(-1))
        for (const [y, x] of line) {
          const distances = simple.slice(1).map((to, at) => {
            const [ay, ax] = simple[at] as Point
            const [dy, dx] = [to[0] - ay, to[1] - ax]
            const length = dx * dx + dy * dy
            const along = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
            return Math.hypot(x - ax - along * dx, y - ay - along * dy)
          })
          expect(Math.min(...distances)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })
})

describe('the shown part of the map', () => {
  const box = { west: 15.1, south: 47.1, east: 15.2, north: 47.3 }

  test('without an area it is the box, less what is taken out', () => {
    const hole = { exclude: true, points: SQUARE }
    expect(areasWithin([hole], box)).toEqual([
      {
        exclude: false,
        points: [
          [47.3, 15.1],
          [47.3, 15.2],
          [47.1, 15.2],
          [47.1, 15.1],
        ],
      },
      hole,
    ])
  })

  test('areas out of sight leave nothing to ask for', () => {
    const far = { west: 10, south: 47, east: 11, north: 48 }
    expect(areasWithin([{ exclude: false, points: SQUARE }], far)).toBeNull()
  })

  test('a point is in the cut area exactly when it is in the area and in the box', () => {
    const degree = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000)
    const point = fc.tuple(degree(46, 48), degree(14, 16))
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 8 }), point, (polygon, [lat, lng]) => {
        // Borders belong to an area and are rounded again, so they are not tested.
        const [y, x] = [lat + 0.000437, lng + 0.000291]
        const inBox = x > box.west && x < box.east && y > box.south && y < box.north
        expect(insidePolygon(clipToBox(polygon, box), y, x)).toBe(inBox && insidePolygon(polygon, y, x))
      }),
      { numRuns: 500 },
    )
  })
})

const circled = (drawing: Drawing, circle: Circle) => {
  const added = addCircle(drawing, circle)
  if ('refused' in added) throw new Error(added.refused)
  return added.drawing
}

describe('circles', () => {
  test('the radius stays within what an address may say', () => {
    const rounded = (circle: Circle) => circled(NOTHING_DRAWN, circle).circles[0]
    expect(rounded({ lat: 48.2, lng: 16.37, km: 0 })?.km).toBe(1)
    expect(rounded({ lat: 48.2, lng: 16.37, km: 9000 })?.km).toBe(100)
    expect(rounded({ lat: 48.123456789, lng: 16.37, km: 2.345 })).toEqual({ lat: 48.12346, lng: 16.37, km: 2.3 })
  })

  test('one more than a search may have is refused', () => {
    let drawing = NOTHING_DRAWN
    for (let i = 0; i < CIRCLES_MAX; i++) drawing = circled(drawing, { lat: 47 + i / 100, lng: 15, km: 5 })
    expect(addCircle(drawing, { lat: 47, lng: 15, km: 5 })).toEqual({ refused: 'full' })
    expect(removeCircle(drawing, 0).circles[0]?.lat).toBe(47.01)
  })

  test('around a place it keeps the place while it is resized, and loses it when it is moved away', () => {
    const around = { ort: 'graz', km: 10, lat: 47.06667, lng: 15.45, orte: ['graz'] }
    const drawing: Drawing = { areas: [], circles: [{ lat: 48, lng: 16, km: 5 }, around] }
    expect(changeCircle(drawing, 1, { lat: 47.06668, lng: 15.45001, km: 25.04 }).circles).toEqual([
      drawing.circles[0],
      { ...around, km: 25 },
    ])
    expect(changeCircle(drawing, 1, { lat: 47.1, lng: 15.45, km: 10 }).circles[1]).toEqual({
      lat: 47.1,
      lng: 15.45,
      km: 10,
    })
  })

  test('a new area or circle takes named places away, a hole does not', () => {
    const named: Drawing = {
      areas: [],
      circles: [
        { ort: 'graz', km: 10 },
        { lat: 48, lng: 16, km: 5 },
      ],
      ort: ['linz'],
      plz: ['1010'],
    }
    expect(hasPlaces(named)).toBe(true)
    const area = addArea(named, SQUARE, false)
    expect(area).toEqual({ drawing: { areas: [{ exclude: false, points: SQUARE }], circles: [named.circles[1]] } })
    expect(circled(named, { lat: 47, lng: 15, km: 3 })).toEqual({
      areas: [],
      circles: [named.circles[1], { lat: 47, lng: 15, km: 3 }],
    })
    expect(addArea(named, SQUARE, true)).toEqual({ drawing: { ...named, areas: [{ exclude: true, points: SQUARE }] } })
    expect(hasPlaces(circled(named, { lat: 47, lng: 15, km: 3 }))).toBe(false)
  })

  test('as a polygon every corner is as far away as the radius says', () => {
    for (const corner of circlePoints({ lat: 47.5, lng: 13.2, km: 10 })) {
      expect(radiusTo([47.5, 13.2], corner)).toBeCloseTo(10, 1)
    }
  })

  test('the map fits to areas and circle, not to what is taken out alone', () => {
    expect(boxOfDrawing(drawn(SQUARE, true))).toBeNull()
    expect(boxOfDrawing(drawn(SQUARE))).toEqual({ west: 15, south: 47, east: 15.3, north: 47.2 })
    const box = boxOfDrawing(circled(NOTHING_DRAWN, { lat: 48, lng: 16, km: 55.5975 }))
    expect(box?.south).toBeCloseTo(47.5, 3)
    expect(box?.north).toBeCloseTo(48.5, 3)
  })
})
