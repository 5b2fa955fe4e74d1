/** A point of a drawing, in its units. */
export interface At {
  x: number
  y: number
}

/** Lines end this far outside of the frame, so that their ends are not seen. */
const MARGIN = 20

type Side = { axis: 'x' | 'y'; at: number; sign: 1 | -1 }

/** SVG paths of areas and lines, cut off at the frame of a drawing. */
export function clipTo(width: number, height: number) {
  const sides: readonly Side[] = [
    { axis: 'x', at: -MARGIN, sign: 1 },
    { axis: 'x', at: width + MARGIN, sign: -1 },
    { axis: 'y', at: -MARGIN, sign: 1 },
    { axis: 'y', at: height + MARGIN, sign: -1 },
  ]
  return {
    /** The part of an area inside the frame (Sutherland and Hodgman). */
    area(points: readonly At[]): string {
      let kept = points
      for (const { axis, at, sign } of sides) {
        const isInside = (point: At) => sign * (point[axis] - at) >= 0
        kept = kept.flatMap((point, nr) => {
          const before = kept.at(nr - 1) as At
          if (isInside(point) === isInside(before)) return isInside(point) ? [point] : []
          const share = (at - before[axis]) / (point[axis] - before[axis])
          const crossing = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) }
          return isInside(point) ? [crossing, point] : [crossing]
        })
      }
      return kept.length > 2 ? `${kept.map(written).join('')}Z` : ''
    },
    /** The parts of a line that may cross the frame. */
    line(points: readonly At[]): string {
      let path = ''
      let isOpen = false
      for (const [nr, point] of points.entries()) {
        const before = points[nr - 1]
        const crosses =
          before &&
          sides.every(({ axis, at, sign }) => sign * (point[axis] - at) >= 0 || sign * (before[axis] - at) >= 0)
        if (crosses) path += `${isOpen ? '' : written(before, 0)}${written(point, 1)}`
        isOpen = crosses === true
      }
      return path
    },
  }
}

const written = ({ x, y }: At, nr: number) => `${nr === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
