import { type Border, boxOfRings, type Ring } from '../border.ts'
import { BorderFileError } from './fault.ts'
import { crossingOf, readRing } from './rings.ts'

/** A feature of GeoJSON (RFC 7946), as far as it is read here. */
export interface Feature {
  properties: Record<string, unknown> | null
  geometry: { type: string; coordinates?: unknown } | null
  id?: unknown
}

/** Names of the field with the Gemeindekennziffer, as offices publish them. */
const CODE_FIELDS = ['gemeindekennziffer', 'gkz', 'iso', 'g_id', 'bkz', 'b_id', 'lkz', 'bl_kz', 'gem_nr', 'code', 'id']
const NAME_FIELDS = [
  'name',
  'g_name',
  'gemeindename',
  'gemeinde',
  'pg',
  'pb',
  'bezirk',
  'bl',
  'bundesland',
  'bezeichnung',
]
const CODE = /^[1-9](?:\d{2}|\d{4,7})?$/

/** The features of a GeoJSON file. @throws BorderFileError when it holds none, or names another projection */
export function featuresOfGeojson(file: unknown): Feature[] {
  const { type, features, crs } = file as {
    type?: unknown
    features?: unknown
    crs?: { properties?: { name?: string } }
  }
  const system = crs?.properties?.name
  if (system && !/(?:CRS84|EPSG:{1,2}4326)$/i.test(system)) throw new BorderFileError('projection', { wert: system })
  if (type === 'Feature') return [file as Feature]
  if (type === 'FeatureCollection' && Array.isArray(features)) return features as Feature[]
  throw new BorderFileError('no_geometry')
}

/**
 * The borders of all features. Features with one code are parts of one place.
 * @throws BorderFileError for features without a code, a name or a surface, and for rings that cross themselves
 */
export function bordersOf(features: readonly Feature[]): Border[] {
  const found = new Map<string, { name: string; rings: Ring[] }>()
  if (features.length === 0) throw new BorderFileError('no_geometry')
  for (const [at, { properties, geometry, id }] of features.entries()) {
    const fields = new Map(Object.entries(properties ?? {}).map(([key, value]) => [key.toLowerCase(), value]))
    if (id !== undefined && !fields.has('id')) fields.set('id', id)
    const name = firstOf(fields, NAME_FIELDS, (text) => text !== '')
    const code = firstOf(fields, CODE_FIELDS, (text) => CODE.test(text))
    const seen = [...fields.keys()].slice(0, 8).join(', ')
    if (!name) throw new BorderFileError('no_name', { nr: at + 1, felder: seen })
    const wrong = code ? '' : firstOf(fields, CODE_FIELDS, (text) => text !== '')
    if (wrong) throw new BorderFileError('bad_code', { nr: at + 1, name, wert: wrong.slice(0, 40) })
    if (!code) throw new BorderFileError('no_code', { nr: at + 1, name, felder: seen })
    const rings = ringsOf(geometry)
    if (rings.length === 0) throw new BorderFileError('no_surface', { gkz: code, name })
    for (const ring of rings) {
      const crossing = crossingOf(ring)
      if (crossing)
        throw new BorderFileError('crossing', { gkz: code, name, wert: crossing.map((n) => n.toFixed(5)).join(', ') })
    }
    const known = found.get(code)
    if (known) known.rings.push(...rings)
    else found.set(code, { name: name.slice(0, 120), rings })
  }
  return [...found].map(([code, { name, rings }]) => ({ code, name, rings, box: boxOfRings(rings) }))
}

function firstOf(fields: ReadonlyMap<string, unknown>, names: readonly string[], isGood: (text: string) => boolean) {
  for (const name of names) {
    const value = fields.get(name)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    if (isGood(text)) return text
  }
  return null
}

function ringsOf(geometry: Feature['geometry']): Ring[] {
  const { type, coordinates } = geometry ?? { type: 'none' }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return []
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as unknown[][]
  if (!Array.isArray(polygons)) throw new BorderFileError('no_geometry')
  return polygons.flatMap((rings) => {
    if (!Array.isArray(rings)) throw new BorderFileError('no_geometry')
    return rings.flatMap((ring) => readRing(ring) ?? [])
  })
}
