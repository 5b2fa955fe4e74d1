import { BorderFileError } from './fault.ts'
import type { Feature } from './geojson.ts'

interface Topology {
  arcs: [number, number][][]
  transform?: { scale: [number, number]; translate: [number, number] }
  objects: Record<string, TopoObject>
}
interface TopoObject {
  type: string
  geometries?: TopoObject[]
  arcs?: unknown
  properties?: Record<string, unknown>
  id?: unknown
}

/**
 * The polygons of a TopoJSON file as GeoJSON features (the format: topojson-specification 1.0). Neighbours share their
 * arcs, which are made whole here.
 */
export function featuresOfTopology(file: unknown): Feature[] {
  const { arcs, transform, objects } = file as Topology
  if (!Array.isArray(arcs) || typeof objects !== 'object' || objects === null) throw new BorderFileError('no_geometry')
  const lines = arcs.map((arc) => decodeArc(arc, transform))
  const ringOf = (indexes: readonly number[]) =>
    indexes.flatMap((index, at) => {
      const line = lines[index < 0 ? ~index : index]
      if (!line) throw new BorderFileError('no_geometry')
      const points = index < 0 ? [...line].reverse() : line
      // The first point of an arc is the last one of the arc before.
      return at === 0 ? points : points.slice(1)
    })
  const features: Feature[] = []
  const visit = (object: TopoObject) => {
    const { type, geometries, properties = {}, id } = object
    if (type === 'GeometryCollection') for (const each of geometries ?? []) visit(each)
    else if (type === 'Polygon' || type === 'MultiPolygon') {
      const parts = (type === 'Polygon' ? [object.arcs] : object.arcs) as number[][][]
      features.push({
        properties: { ...properties, ...(id !== undefined && { id }) },
        geometry: { type: 'MultiPolygon', coordinates: parts.map((rings) => rings.map(ringOf)) },
      })
    }
  }
  for (const object of Object.values(objects)) visit(object)
  return features
}

/** Quantized arcs are steps of whole numbers from point to point; the others hold positions. */
function decodeArc(arc: [number, number][], transform: Topology['transform']): [number, number][] {
  if (!transform) return arc
  const { scale, translate } = transform
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
