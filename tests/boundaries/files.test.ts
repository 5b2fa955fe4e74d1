import { describe, expect, test } from 'vitest'
import { translator } from '../../src/i18n/server.ts'
import { holds } from '../../src/server/boundaries/border.ts'
import { BorderFileError } from '../../src/server/boundaries/files/fault.ts'
import { readBorderFile } from '../../src/server/boundaries/files/read.ts'
import { packRings, unpackRings } from '../../src/server/boundaries/pack.ts'
import { area, collection, DIRECTORY, GRAZ, MUNICIPALITIES, POSTCODES, ring, TOPOLOGY } from './small.ts'

const read = (content: unknown) =>
  readBorderFile(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)))
const refusal = (content: unknown) => {
  try {
    read(content)
  } catch (error) {
    if (error instanceof BorderFileError) return { code: error.code, ...error.params }
    throw error
  }
  return null
}
const polygon = (coordinates: unknown, properties: object = { gkz: '60101', name: 'Graz' }) =>
  collection({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } })

describe('borders', () => {
  test('are read from GeoJSON', () => {
    const { borders } = read(MUNICIPALITIES)
    expect(borders.map(({ code, name }) => `${code} ${name}`)).toEqual([
      '60101 Graz',
      '60699 Musterberg',
      '60624 Lieboch',
    ])
    expect(borders[0]?.box).toEqual({ west: 15.36, south: 47.01, east: 15.53, north: 47.14 })
    expect([...(borders[0]?.rings[0] ?? [])]).toHaveLength(8)
  })

  test('are read from TopoJSON, whose neighbours share a side', () => {
    const { borders } = read(TOPOLOGY)
    const [graz, musterberg] = borders
    expect(graz?.box.east).toBeCloseTo(15.53)
    expect(musterberg?.box.west).toBeCloseTo(15.34)
    expect([holds(graz!, 47.07, 15.44), holds(musterberg!, 47.07, 15.44)]).toEqual([true, false])
    expect([holds(graz!, 47.07, 15.35), holds(musterberg!, 47.07, 15.35)]).toEqual([false, true])
  })

  test('have holes and several parts', () => {
    const outer = ring(GRAZ)
    const hole = ring([15.4, 47.05, 15.42, 47.07]).reverse()
    const [border] = read(
      collection(
        {
          type: 'Feature',
          properties: { gkz: '60101', name: 'Graz' },
          geometry: { type: 'MultiPolygon', coordinates: [[outer, hole]] },
        },
        area('60101', 'Graz', [15.6, 47.05, 15.62, 47.07]),
      ),
    ).borders
    const at = (lng: number) => holds(border!, 47.06, lng)
    expect([at(15.39), at(15.41), at(15.61), at(15.58)]).toEqual([true, false, true, false])
  })

  test('contain the border itself', () => {
    const [graz] = read(MUNICIPALITIES).borders
    expect([holds(graz!, 47.07, 15.36), holds(graz!, 47.01, 15.36), holds(graz!, 47.07, 15.3599999)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('are the same after the database', () => {
    const { rings } = read(TOPOLOGY).borders[0]!
    expect(unpackRings(packRings(rings))).toEqual(rings)
  })

  test.each(['iso', 'GKZ', 'g_id', 'Gemeindekennziffer', 'id'])('have their code in a field %s', (field) => {
    expect(read(polygon([ring(GRAZ)], { [field]: 60101, g_name: 'Graz' })).borders[0]?.code).toBe('60101')
  })
})

describe('a file is refused', () => {
  const crossing = [[15.4, 47], [15.5, 47.1], [15.5, 47], [15.4, 47.1], [15.4, 47]] // biome-ignore format: points
  test.each([
    ['without names', polygon([ring(GRAZ)], { gkz: '60101' }), { code: 'no_name', nr: 1, felder: 'gkz' }],
    ['without codes', polygon([ring(GRAZ)], { name: 'Graz', farbe: 'rot' }), { code: 'no_code', nr: 1, name: 'Graz', felder: 'name, farbe' }],
    ['with a code that begins with 0', polygon([ring(GRAZ)], { name: 'Graz', gkz: '06010' }), { code: 'bad_code', nr: 1, name: 'Graz', wert: '06010' }],
    ['with a code of two digits', polygon([ring(GRAZ)], { name: 'Graz', gkz: '60' }), { code: 'bad_code', nr: 1, name: 'Graz', wert: '60' }],
    ['with a ring that crosses itself', polygon([crossing]), { code: 'crossing', name: 'Graz', wert: '15.45000, 47.05000' }],
    ['in another projection', polygon([[[530000, 220000], [530100, 220000], [530100, 220100], [530000, 220000]]]), { code: 'projection', wert: '530000, 220000' }],
    ['that names another projection', { ...MUNICIPALITIES, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::31287' } } }, { code: 'projection', wert: 'urn:ogc:def:crs:EPSG::31287' }],
    ['with swapped coordinates', polygon([ring(GRAZ).map(([lng, lat]) => [lat, lng])]), { code: 'swapped', wert: '47.01, 15.36' }],
    ['of another country', polygon([ring([7.4, 46.9, 7.5, 47])]), { code: 'elsewhere', wert: '7.4, 46.9' }],
    ['with points only', collection({ type: 'Feature', properties: { gkz: '60101', name: 'Graz' }, geometry: { type: 'Point', coordinates: [15, 47] } }), { code: 'no_surface', name: 'Graz' }],
    ['with a ring without an area', polygon([[[15.4, 47], [15.5, 47], [15.4, 47]]]), { code: 'no_surface' }],
    ['with words for numbers', polygon([[['a', 'b'], ['c', 'd']]]), { code: 'no_geometry' }],
    ['with null coordinates', polygon(null), { code: 'no_geometry' }],
    ['with an arc that is missing', { ...TOPOLOGY, arcs: TOPOLOGY.arcs.slice(0, 1) }, { code: 'no_geometry' }],
    ['without arcs', { type: 'Topology', objects: {} }, { code: 'no_geometry' }],
    ['without areas', collection(), { code: 'no_geometry' }],
    ['that is another JSON', { hello: 'world' }, { code: 'no_geometry' }],
    ['that is a list', [1, 2], { code: 'no_geometry' }],
    ['cut off', '{"type":"FeatureCollection","features":[', { code: 'broken' }],
    ['that is empty', '', { code: 'no_columns' }],
    ['that is a text', 'Guten Tag, was ist das?', { code: 'no_columns' }],
    ['of postcodes without towns', 'plz;land\n8010;Steiermark\n', { code: 'no_columns', felder: 'plz;land' }],
    ['of towns without postcodes', 'gkz;plz\n60101;\n', { code: 'no_postcodes' }],
  ])('%s', (_, content, expected) => {
    const found = refusal(content)
    expect(found).toMatchObject(expected)
    for (const language of ['de', 'gb'] as const) {
      const { code, ...params } = found as { code: string }
      const words = translator(language).find(`borders.${code}`, params)
      expect(words).toBeTruthy()
      expect(words).not.toContain('{{')
    }
  }) // biome-ignore format: a table
})

describe('postcodes', () => {
  test('come by code, several in a field', () => {
    expect(read(POSTCODES).postcodes.map(({ plz, code }) => `${plz} ${code}`)).toEqual([
      '8010 60101',
      '8020 60101',
      '8055 60101',
      '8054 60699',
      '8055 60699',
      '8501 60624',
    ])
  })
  test('come by name, quoted, below titles, in the letters of Windows', () => {
    const table =
      'Gemeinden, Stand 2026\r\n\r\n"PLZ","Ort"\r\n"3100","St. Pölten"\r\n"9999x","Nirgends"\r\nQuelle: Amt\r\n'
    expect(readBorderFile(Buffer.from(table, 'latin1')).postcodes).toEqual([
      { plz: '3100', code: null, name: 'St. Pölten' },
    ])
  })
  test.each(['utf8', 'latin1'] as const)('come from a table in the layout of the Post, in %s', (letters) => {
    const { postcodes } = readBorderFile(Buffer.from(DIRECTORY.replaceAll('\n', '\r\n'), letters))
    // Neither what is no longer in force, nor boxes and internal numbers.
    expect(postcodes).toEqual([
      { plz: '3100', code: '3', name: 'St. Pölten' },
      { plz: '3950', code: '3', name: 'Gmünd' },
      { plz: '9853', code: '2', name: 'Gmünd' },
      { plz: '8054', code: '6', name: 'Musterberg' },
    ])
  })
  test('of a directory without one in force are refused', () => {
    const [head, ...lines] = DIRECTORY.split('\n')
    const old = [head, ...lines.filter((line) => /2019|Nein;Ja/.test(line))].join('\n')
    expect(() => readBorderFile(Buffer.from(old))).toThrow(expect.objectContaining({ code: 'no_postcodes' }))
  })
})
