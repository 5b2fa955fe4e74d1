import { type Rng, roundTo } from '../random.ts'
import type { Door, Floor, Room, Use, Window } from './types.ts'

/** A room before its placement: name, use and its share of the strip (m² or any proportional figure). */
export interface Wish {
  name: string
  use: Use
  size: number
}

/**
 * The scheme of most Austrian flats and houses: a column for living on the left over the whole depth (one room, or two
 * above each other), and to its right a strip of rooms on the sunny side, the Vorraum, and a strip of wet rooms. Every
 * room has a door to the Vorraum. Returns null when the figures give unusable rooms.
 */
export interface Scheme {
  column: Wish[]
  front: Wish[]
  hall: Wish
  back: Wish[]
  hallDepth: number
  /** For houses, so that the floors are congruent. */
  fixed?: { width: number; depth: number; backDepth: number; columnWidth: number }
}

export interface Built {
  rooms: Room[]
  doors: Door[]
  windows: Window[]
  width: number
  depth: number
  penalty: number
}

const snap = (value: number) => roundTo(value, 0.05)
const total = (wishes: readonly Wish[]) => wishes.reduce((sum, wish) => sum + wish.size, 0)

export function build(scheme: Scheme): Built {
  const { column, front, hall, back, hallDepth } = scheme
  const dh = snap(hallDepth)
  const wr = snap(scheme.fixed ? scheme.fixed.width - scheme.fixed.columnWidth : hall.size / dh)
  const d2 = snap(scheme.fixed ? scheme.fixed.backDepth : total(back) / wr)
  const d1 = snap(scheme.fixed ? scheme.fixed.depth - d2 - dh : total(front) / wr)
  const depth = snap(d1 + dh + d2)
  const wl = snap(scheme.fixed ? scheme.fixed.columnWidth : total(column) / depth)
  const width = snap(wl + wr)
  const split = column.length > 1 ? snap(d1 + dh / 2) : depth
  const rooms: Room[] = [
    ...column.map((wish, at) => room(wish, 0, at === 0 ? 0 : split, wl, at === 0 ? split : depth - split)),
    ...strip(front, wl, 0, wr, d1),
    room(hall, wl, d1, wr, dh),
    ...strip(back, wl, d1 + dh, wr, d2),
  ]
  const doors = [...columnDoors(column.length, wl, d1, dh), ...stripDoors(rooms, d1, dh)]
  doors.push({ hinge: [width, d1 + dh / 2 - 0.45], end: [width, d1 + dh / 2 + 0.45], into: [-1, 0], kind: 'entrance' })
  return { rooms, doors, windows: [], width, depth, penalty: penalty(rooms, width, depth) }
}

function room(wish: Wish, x: number, y: number, w: number, h: number): Room {
  const area = wish.use === 'stiege' ? 0 : Math.round(w * h * 10) / 10
  return { name: wish.name, use: wish.use, x: snap(x), y: snap(y), w: snap(w), h: snap(h), area }
}

function strip(wishes: readonly Wish[], x: number, y: number, width: number, depth: number): Room[] {
  let left = x
  return wishes.map((wish, at) => {
    const last = at === wishes.length - 1
    const w = last ? x + width - left : snap((width * wish.size) / total(wishes))
    const made = room(wish, left, y, w, depth)
    left += w
    return made
  })
}

function columnDoors(count: number, x: number, top: number, depth: number): Door[] {
  const middle = top + depth / 2
  if (count === 1) return [{ hinge: [x, middle - 0.42], end: [x, middle + 0.42], into: [-1, 0], kind: 'room' }]
  return [
    { hinge: [x, middle - 0.95], end: [x, middle - 0.12], into: [-1, 0], kind: 'room' },
    { hinge: [x, middle + 0.95], end: [x, middle + 0.12], into: [-1, 0], kind: 'room' },
  ]
}

/** One door from the Vorraum into each room of the two strips, near the room's left end. */
function stripDoors(rooms: readonly Room[], top: number, depth: number): Door[] {
  return rooms.flatMap((r): Door[] => {
    const above = Math.abs(r.y + r.h - top) < 0.01 && r.x > 0.01
    const below = Math.abs(r.y - top - depth) < 0.01 && r.x > 0.01
    if ((!above && !below) || r.use === 'stiege') return []
    const y = above ? top : top + depth
    const len = r.use === 'wc' || r.use === 'neben' ? 0.7 : 0.8
    const x = r.w < len + 0.5 ? r.x + (r.w - len) / 2 : r.x + 0.22
    return [{ hinge: [x, y], end: [x + len, y], into: [0, above ? -1 : 1], kind: 'room' }]
  })
}

const LEAST: Readonly<Record<Use, number>> = {
  wohnen: 3.1,
  schlafen: 2.5,
  kueche: 1.8,
  bad: 1.65,
  wc: 0.95,
  gang: 1.15,
  neben: 0.95,
  stiege: 2,
  aussen: 1,
}

/** The deviation of the rooms from good proportions; a plan above 3 is not drawn. */
function penalty(rooms: readonly Room[], width: number, depth: number): number {
  let sum = Math.max(0, width / depth - 1.75) * 3 + Math.max(0, 0.95 - width / depth) * 3
  for (const r of rooms) {
    const [short, long] = r.w < r.h ? [r.w, r.h] : [r.h, r.w]
    sum += Math.max(0, LEAST[r.use] - short) * 6
    if (r.use !== 'gang' && r.use !== 'stiege')
      sum += Math.max(0, long / short - (r.use === 'neben' || r.use === 'wc' ? 2.4 : 1.85))
  }
  return sum
}

/** Tries Vorraum depths and keeps the best proportions. */
export function bestBuild(scheme: Omit<Scheme, 'hallDepth'>, depths: readonly number[]): Built {
  const tries = depths.map((hallDepth) => build({ ...scheme, hallDepth }))
  return tries.reduce((best, next) => (next.penalty < best.penalty ? next : best))
}

/** Windows on the outer walls of every room that may have them. */
export function addWindows(floor: Floor): void {
  const { rooms, width, depth, party, windows } = floor
  for (const r of rooms) {
    if (r.use === 'aussen' || r.use === 'gang') continue
    const size = r.use === 'wc' || r.use === 'neben' ? 0.5 : r.use === 'bad' ? 0.8 : 0
    const across = size || Math.min(2.4, Math.max(1, r.w * 0.45))
    const along = size || Math.min(2.2, Math.max(1, r.h * 0.35))
    const [cx, cy] = [r.x + r.w / 2, r.y + r.h / 2]
    const wide = r.use === 'wohnen' || r.use === 'kueche' || (r.use === 'schlafen' && party.includes('bottom'))
    if (r.y < 0.01) windows.push({ from: [cx - across / 2, 0], to: [cx + across / 2, 0] })
    if (r.y + r.h > depth - 0.01 && !party.includes('bottom') && r.use !== 'stiege')
      windows.push({ from: [cx - across / 2, depth], to: [cx + across / 2, depth] })
    if (wide && r.x < 0.01 && !party.includes('left'))
      windows.push({ from: [0, cy - along / 2], to: [0, cy + along / 2] })
    if (wide && r.x + r.w > width - 0.01 && !party.includes('right'))
      windows.push({ from: [width, cy - along / 2], to: [width, cy + along / 2] })
  }
}

/** A balcony, loggia or terrace in front of the living room, with its door in place of the window there. */
export function addOutside(floor: Floor, rng: Rng, name: string, target: number): number {
  const living = floor.rooms.find((r) => r.use === 'wohnen') as Room
  const depth = name === 'Terrasse' ? rng.between(2.6, 3.4) : rng.between(1.5, 2.1)
  const widest = floor.width - (name === 'Terrasse' ? 0 : 0.6)
  const w = snap(Math.min(widest, Math.max(2.4, target / depth)))
  const h = snap(Math.min(3.8, Math.max(1.3, target / w)))
  const area = Math.round(w * h * 10) / 10
  floor.rooms.push({ name, use: 'aussen', x: name === 'Terrasse' ? 0 : 0.3, y: -h, w, h, area })
  const centre = Math.min(living.x + living.w / 2, 0.3 + w / 2)
  floor.windows = floor.windows.filter(
    (win) => !(win.from[1] === 0 && win.from[0] < living.x + living.w && win.to[0] > living.x),
  )
  floor.windows.push({ from: [centre - 1.25, 0], to: [centre + 0.05, 0] })
  floor.doors.push({ hinge: [centre + 1, 0], end: [centre + 0.1, 0], into: [0, 1], kind: 'balcony' })
  return area
}
