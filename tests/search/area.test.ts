import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AREA_POINTS_MAX,
  type Area,
  decodePolyline,
  distanceKm,
  encodePolyline,
  formatAreas,
  insidePolygon,
  type Point,
  parseAreas,
} from '../../src/domain/search/area.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'

const inAustria = fc.tuple(fc.integer({ min: 46_30000, max: 49_10000 }), fc.integer({ min: 9_40000, max: 17_20000 }))
const point = inAustria.map(([lat, lng]): Point => [lat / 1e5, lng / 1e5])
const polygon = fc.array(point, { minLength: 3, maxLength: 30 })
const square: Point[] = [
  [48, 16],
  [48, 17],
  [49, 17],
  [49, 16],
]

describe('polylines', () => {
  test("Google's own example reads and writes the same", () => {
    const points: Point[] = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points)
  })

  test('every drawing in Austria comes back unchanged, several areas and excluded ones too', () => {
    const areas = fc.array(fc.record({ exclude: fc.boolean(), points: polygon }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(areas, (drawn: Area[]) => {
        expect(parseAreas(formatAreas(drawn))).toEqual(drawn)
      }),
      { numRuns: 300 },
    )
  })

  test.each(['', '!', 'abc', '_p~iF', '_p~iF~ps|U', '\u0000', '_p~iF~ps|U_ulLnnqC', '~', 'ÄÖÜ'])(
    '%j is no list of areas',
    (text) => {
      expect(parseAreas(text)).toBeNull()
    },
  )

  test('a point off the globe is refused', () => {
    expect(decodePolyline(encodePolyline([[91, 16]]))).toBeNull()
    expect(decodePolyline(encodePolyline([[48, 181]]))).toBeNull()
  })

  test('areas with more corners than allowed, all together, are refused with the number that is', () => {
    const half = Array.from({ length: AREA_POINTS_MAX / 2 }, (_, i): Point => [48 + i / 1e5, 16])
    const read = (...areas: Point[][]) => {
      const gebiet = formatAreas(areas.map((points) => ({ exclude: false, points })))
      return parseSearch(new URLSearchParams({ gebiet }))
    }
    expect(read(half, half).query.filter.gebiet).toHaveLength(2)
    expect(read(half, [...half, [48, 17]])).toMatchObject({
      query: { filter: {} },
      problems: [{ field: 'gebiet', code: 'area_points', params: { max: AREA_POINTS_MAX } }],
    })
  })

  test('reading any text ends without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const areas = parseAreas(text)
        for (const { points } of areas ?? []) expect(points.length).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('inside', () => {
  test('corners and edges belong to the area', () => {
    for (const [lat, lng] of square) expect(insidePolygon(square, lat, lng)).toBe(true)
    expect(insidePolygon(square, 48.5, 16)).toBe(true)
    expect(insidePolygon(square, 48.5, 17)).toBe(true)
    expect(insidePolygon(square, 48, 16.5)).toBe(true)
    expect(insidePolygon(square, 49, 16.5)).toBe(true)
  })

  test('what is next to it does not', () => {
    expect(insidePolygon(square, 48.5, 15.999999)).toBe(false)
    expect(insidePolygon(square, 48.5, 17.000001)).toBe(false)
    expect(insidePolygon(square, 47.999999, 16.5)).toBe(false)
    expect(insidePolygon(square, 49.000001, 16.5)).toBe(false)
  })

  test('on the line of an edge but past its end is outside', () => {
    expect(insidePolygon(square, 48, 17.5)).toBe(false)
    expect(insidePolygon(square, 49, 15.5)).toBe(false)
  })

  test('the notch of a concave area is outside', () => {
    const notched: Point[] = [
      [48, 16],
      [48.5, 16.5],
      [48, 17],
      [49, 17],
      [49, 16],
    ]
    expect(insidePolygon(notched, 48.1, 16.5)).toBe(false)
    expect(insidePolygon(notched, 48.6, 16.5)).toBe(true)
  })

  test('neither the direction of drawing nor the first corner matters', () => {
    fc.assert(
      fc.property(polygon, point, fc.nat(), (points, [lat, lng], turn) => {
        const at = turn % points.length
        const turned = [...points.slice(at), ...points.slice(0, at)]
        expect(insidePolygon(turned, lat, lng)).toBe(insidePolygon(points, lat, lng))
      }),
    )
  })

  test('corners that repeat change nothing', () => {
    fc.assert(
      fc.property(polygon, point, (points, [lat, lng]) => {
        expect(
          insidePolygon(
            points.flatMap((one) => [one, one]),
            lat,
            lng,
          ),
        ).toBe(insidePolygon(points, lat, lng))
      }),
    )
  })
})

test('distances are those of the globe: Vienna to Graz, and none to oneself', () => {
  expect(distanceKm(48.2082, 16.3719, 47.0707, 15.4395)).toBeCloseTo(144.6, 0)
  expect(distanceKm(48, 16, 48, 16)).toBe(0)
  expect(distanceKm(0, 0, 0, 180)).toBeCloseTo(Math.PI * 6371.0088, 3)
})
