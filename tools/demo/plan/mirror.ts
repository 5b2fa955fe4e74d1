import type { Floor, Point } from './types.ts'

/** The floor mirrored left to right and top to bottom, as requested. */
export function mirror(floor: Floor, x: boolean, y: boolean): Floor {
  const { width, depth } = floor
  const point = ([px, py]: Point): Point => [x ? width - px : px, y ? depth - py : py]
  const vector = ([dx, dy]: Point): Point => [x ? -dx : dx, y ? -dy : dy]
  return {
    ...floor,
    rooms: floor.rooms.map((r) => ({ ...r, x: x ? width - r.x - r.w : r.x, y: y ? depth - r.y - r.h : r.y })),
    doors: floor.doors.map((d) => ({ ...d, hinge: point(d.hinge), end: point(d.end), into: vector(d.into) })),
    windows: floor.windows.map((w) => ({ from: point(w.from), to: point(w.to) })),
  }
}
