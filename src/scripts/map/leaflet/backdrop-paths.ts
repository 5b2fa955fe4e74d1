import { decodePolyline } from '../../../domain/search/area.ts'
import { worldPosition } from '../mercator.ts'
import { CITY_RIVERS, DISTRICT_BORDERS, pointsOf } from './city-lines.ts'

type Points = readonly (readonly [lat: number, lng: number])[]
type Source = Pick<
  typeof import('../../../domain/places/backdrop.json'),
  'states' | 'inner' | 'outer' | 'borders' | 'coast' | 'rivers' | 'lakes'
>

/** The drawing's lines as paths in world coordinates of zoom 0, so that a tile only scales them. */
export function pathsOf(source: Source) {
  const decoded = (lines: readonly string[]) => lines.map((line) => decodePolyline(line) ?? [])
  return {
    states: pathOf(decoded(source.states), true),
    inner: pathOf(decoded(source.inner)),
    outer: pathOf(decoded(source.outer)),
    borders: pathOf(decoded([...source.borders, ...source.coast])),
    rivers: pathOf(decoded(source.rivers), false, true),
    lakes: pathOf(decoded(source.lakes), true),
    cityRivers: CITY_RIVERS.map(([metres, line]) => ({ metres, path: pathOf([pointsOf(line)], false, true) })),
    districts: pathOf(DISTRICT_BORDERS.map(pointsOf)),
    aroundCities: aroundCities(),
  }
}

function pathOf(lines: readonly Points[], closed = false, isRound = false): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    const points = line.map(([lat, lng]) => worldPosition(lat, lng, 0))
    for (const [at, { x, y }] of points.entries()) {
      const next = points[at + 1]
      if (at === 0) path.moveTo(x, y)
      else if (isRound && next) path.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2)
      else path.lineTo(x, y)
    }
    if (closed) path.closePath()
  }
  return path
}

/** For each finely drawn river the world without its box: there, the coarse ones would be beside it. */
function aroundCities(): Path2D[] {
  return CITY_RIVERS.map(([, line]) => {
    const points = pointsOf(line).map(([lat, lng]) => worldPosition(lat, lng, 0))
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const path = new Path2D()
    path.rect(0, 0, 256, 256)
    path.rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
    return path
  })
}
