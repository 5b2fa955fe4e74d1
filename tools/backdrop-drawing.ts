/**
 * Draws public/artwork/austria.svg, the map before its script has loaded, from the data of the backdrop:
 *
 *   node tools/backdrop-drawing.ts
 */
import { writeFileSync } from 'node:fs'
import source from '../src/domain/places/backdrop.json' with { type: 'json' }
import { decodePolyline, type Point } from '../src/domain/search/area.ts'
import { CITY_RIVERS, DISTRICT_BORDERS, pointsOf } from '../src/scripts/map/leaflet/city-lines.ts'
import { worldPosition } from '../src/scripts/map/mercator.ts'

/** The zoom of the drawing's units, as in components/map/MapStage.astro. */
const ZOOM = 7
/** Metres of a unit in the middle of Austria. */
const METRES = (156_543 * Math.cos((47.6 * Math.PI) / 180)) / 2 ** ZOOM

const decoded = (lines: readonly string[]) => lines.map((line) => decodePolyline(line) ?? [])
const cities = CITY_RIVERS.map(([metres, line]) => ({ metres, points: pointsOf(line) }))
const boxes = cities.map(({ points }) => {
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)]
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) }
})
const isInCity = ([lat, lng]: Point) =>
  boxes.some(({ south, north, west, east }) => lat > south && lat < north && lng > west && lng < east)

/** Degrees, some 500 m. */
const CUT = 0.005

/** A river without its parts in towns, whose rivers are drawn finely. */
function outsideCities(line: readonly Point[]): Point[][] {
  const dense = line.flatMap((point, at) => {
    const next = line[at + 1] ?? point
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / CUT))
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps
      const now: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]
      return { now, isCorner: step === 0, isIn: isInCity(now) }
    })
  })
  const parts: Point[][] = [[]]
  for (const [at, { now, isCorner, isIn }] of dense.entries()) {
    if (isIn) parts.push([])
    else if (isCorner || dense[at - 1]?.isIn || dense[at + 1]?.isIn) parts.at(-1)?.push(now)
  }
  return parts.filter((part) => part.length > 1)
}

/** Steps of 1/`fine` units. */
const path = (line: readonly Point[], closed: boolean, fine: number) => {
  let d = ''
  let last = { x: 0, y: 0 }
  for (const [at, [lat, lng]] of line.entries()) {
    const { x, y } = worldPosition(lat, lng, ZOOM)
    const now = { x: Math.round(x * fine), y: Math.round(y * fine) }
    if (at && now.x === last.x && now.y === last.y) continue
    d += at ? `l${(now.x - last.x) / fine} ${(now.y - last.y) / fine}` : `M${now.x / fine} ${now.y / fine}`
    last = now
  }
  return d + (closed ? 'z' : '')
}
const d = (lines: readonly (readonly Point[])[], closed = false, fine = 10) =>
  lines.map((line) => path(line, closed, fine)).join('')
const layer = (id: string, lines: readonly (readonly Point[])[], closed = false) =>
  `<path id="${id}" d="${d(lines, closed)}" vector-effect="non-scaling-stroke"/>`

writeFileSync(
  'public/artwork/austria.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">
${layer('land', decoded(source.states), true)}
${layer('rivers', decoded(source.rivers))}
${layer('lakes', decoded(source.lakes), true)}
${layer('borders', decoded(source.borders))}
${layer('inner', decoded(source.inner))}
${layer('outer', decoded(source.outer))}
<g id="near"><path d="${d(decoded(source.rivers).flatMap(outsideCities))}" vector-effect="non-scaling-stroke"/>${cities
    .map(
      ({ metres, points }) => `<path d="${d([points], false, 100)}" stroke-width="${(metres / METRES).toFixed(3)}"/>`,
    )
    .join('')}</g>
<path id="districts" d="${d(DISTRICT_BORDERS.map(pointsOf), false, 100)}" vector-effect="non-scaling-stroke"/>
</svg>
`,
)
