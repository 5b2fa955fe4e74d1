import type { Floor, Room } from './types.ts'

/** Furniture as thin lines, in metres within the room; it shows the scale and the use of a room. */
export function furniture(floor: Floor): string[] {
  return floor.rooms.flatMap((room) => {
    const doorAtTop = floor.doors.some(
      (d) => d.kind === 'room' && touches(d.hinge[1], room.y) && within(d.hinge[0], room),
    )
    return drawn(room, doorAtTop, floor)
  })
}

const touches = (a: number, b: number) => Math.abs(a - b) < 0.02
const within = (x: number, r: Room) => x > r.x - 0.01 && x < r.x + r.w + 0.01

function drawn(r: Room, doorAtTop: boolean, floor: Floor): string[] {
  // The far wall is opposite the door; furniture is there so that doors can open.
  const far = (height: number, gap = 0.12) => (doorAtTop ? r.y + r.h - height - gap : r.y + gap)
  const right = r.x + r.w
  if (r.name === 'Arbeitszimmer') return desk(r, far)
  if (r.use === 'schlafen') return bedroom(r, floor, far)
  if (r.use === 'wohnen') return living(r, floor)
  if (r.use === 'kueche') return [counter(r.x + 0.12, far(0.6), r.w - 0.24, 0.6)]
  if (r.use === 'bad') {
    const tub =
      r.w >= 2.4
        ? box(right - 1.75, far(0.75), 1.65, 0.75, 0.1) + oval(right - 0.92, far(0.75) + 0.375, 0.7, 0.28)
        : box(right - 0.95, far(0.9), 0.9, 0.9, 0.05)
    return [tub, box(r.x + 0.12, far(0.42), 0.55, 0.42, 0.08)]
  }
  if (r.use === 'wc')
    return [
      oval(r.x + r.w / 2, doorAtTop ? r.y + r.h - 0.5 : r.y + 0.5, 0.19, 0.26),
      box(r.x + r.w / 2 - 0.22, far(0.18, 0.06), 0.44, 0.18, 0.03),
    ]
  if (r.use === 'neben' && r.w > 1.1) return [box(r.x + 0.1, far(0.4), r.w - 0.2, 0.4, 0)]
  if (r.use === 'stiege') return stairs(r)
  if (r.use === 'aussen' && r.w > 2.8 && r.h > 1.4)
    return [
      oval(right - 1, r.y + r.h / 2, 0.32, 0.32),
      box(right - 1.75, r.y + r.h / 2 - 0.2, 0.36, 0.4, 0.08),
      box(right - 0.6, r.y + r.h / 2 - 0.2, 0.36, 0.4, 0.08),
    ]
  return []
}

function bedroom(r: Room, floor: Floor, far: (height: number, gap?: number) => number): string[] {
  const double = r.name === 'Schlafzimmer'
  const [long, wide] = [2, double ? 1.7 : 1]
  // The head of the bed is at the wall without a door.
  const doorOnRight = floor.doors.some(
    (d) =>
      d.kind === 'room' &&
      touches(d.hinge[0], r.x + r.w) &&
      touches(d.end[0], r.x + r.w) &&
      d.hinge[1] > r.y &&
      d.hinge[1] < r.y + r.h,
  )
  const doorRightHalf = floor.doors.some(
    (d) =>
      d.kind === 'room' &&
      within(d.hinge[0], r) &&
      (touches(d.hinge[1], r.y) || touches(d.hinge[1], r.y + r.h)) &&
      (d.hinge[0] + d.end[0]) / 2 > r.x + r.w / 2,
  )
  const headLeft = doorOnRight || doorRightHalf
  const x = headLeft ? r.x + 0.12 : r.x + r.w - long - 0.12
  const y = far(wide, Math.min(0.7, Math.max(0.15, (r.h - wide) * 0.22)))
  const pillow = headLeft ? x + 0.08 : x + long - 0.48
  const pillows = double
    ? [box(pillow, y + 0.15, 0.4, 0.6, 0.08), box(pillow, y + wide - 0.75, 0.4, 0.6, 0.08)]
    : [box(pillow, y + 0.2, 0.4, 0.6, 0.08)]
  const fold = headLeft ? x + 0.65 : x + long - 0.65
  return [box(x, y, long, wide, 0.08), ...pillows, `<path d="M${n(fold)} ${n(y)}v${n(wide)}"/>`]
}

function desk(r: Room, far: (height: number, gap?: number) => number): string[] {
  const y = far(0.8, 0.5)
  return [box(r.x + r.w / 2 - 0.8, y, 1.6, 0.8, 0.04), box(r.x + r.w / 2 - 0.25, y + 0.95, 0.5, 0.45, 0.12)]
}

function living(r: Room, floor: Floor): string[] {
  const out: string[] = []
  const leftWall = r.x < floor.width / 2 ? r.x : r.x + r.w
  const side = leftWall === r.x ? 1 : -1
  const at = (offset: number, w: number) => (side > 0 ? leftWall + offset : leftWall - offset - w)
  if (r.name === 'Esszimmer' || r.h < 4.2) return [...table(r.x + r.w / 2, r.y + r.h * 0.3)]
  const up = floor.rooms.some((o) => o.use === 'aussen' && o.y > r.y)
  const y = (fraction: number) => (up ? r.y + r.h * (1 - fraction) : r.y + r.h * fraction)
  const sofa = y(0.24) - 1.05
  out.push(
    box(at(0.14, 0.9), sofa, 0.9, 2.1, 0.12),
    box(at(0.14, 0.28), sofa, 0.28, 2.1, 0.1),
    box(at(1.35, 0.6), sofa + 0.55, 0.6, 1, 0.06),
  )
  if (r.name === 'Wohnküche') {
    const kitchen = up ? r.y + 0.12 : r.y + r.h - 0.72
    // Space for the leaf of the door to the Vorraum, which may open along the same wall.
    out.push(counter(side > 0 ? r.x + 0.12 : r.x + 1.05, kitchen, r.w - 1.17, 0.6))
    if (r.h > 6) out.push(...table(r.x + r.w / 2, y(0.7)))
  }
  return out
}

function table(cx: number, cy: number): string[] {
  const chairs = [-0.5, 0.1].flatMap((dx) => [
    box(cx + dx, cy - 0.78, 0.4, 0.3, 0.08),
    box(cx + dx, cy + 0.48, 0.4, 0.3, 0.08),
  ])
  return [...chairs, box(cx - 0.75, cy - 0.42, 1.5, 0.84, 0.05)]
}

function counter(x: number, y: number, w: number, h: number): string {
  const across = w > h
  const unit = across ? w : h
  const spot = (at: number, side: number) => (across ? [x + unit * at, y + h * side] : [x + w * side, y + unit * at])
  const rings = [0.62, 0.72].flatMap((at) =>
    [0.3, 0.7].map((s) => oval(spot(at, s)[0] as number, spot(at, s)[1] as number, 0.085, 0.085)),
  )
  const [sx, sy] = spot(0.28, 0.5) as [number, number]
  return box(x, y, w, h, 0) + rings.join('') + box(sx - 0.22, sy - 0.18, 0.44, 0.36, 0.08)
}

function stairs(r: Room): string[] {
  const steps = Array.from({ length: 8 }, (_, at) => `M${n(r.x + ((at + 0.5) * r.w) / 8)} ${n(r.y)}V${n(r.y + r.h)}`)
  const middle = r.y + r.h / 2
  return [
    `<path d="${steps.join('')}"/>`,
    `<path d="M${n(r.x + 0.15)} ${n(middle)}H${n(r.x + r.w - 0.2)}m-.18 -.12l.18 .12l-.18 .12"/>`,
  ]
}

const n = (value: number) => String(Math.round(value * 100) / 100)
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''}/>`
const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"/>`
