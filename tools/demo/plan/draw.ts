import { furniture } from './furniture.ts'
import type { Door, Floor, Point, Room, Use } from './types.ts'

const INK = '#1b1d1c'
const SOFT = '#8a8f8a'
const FLOORS: Readonly<Record<Use, string>> = {
  wohnen: '#f6efe1',
  schlafen: '#f6efe1',
  kueche: '#f3eee6',
  gang: '#efece5',
  bad: '#e7eef0',
  wc: '#e7eef0',
  neben: '#efece5',
  stiege: '#efece5',
  aussen: '#eaf0e4',
}
const METRE = 100
const OUTER = 0.34
const INNER = 0.11
const MARGIN = 0.9
const square = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** One floor as an SVG sheet: rooms with their m², walls, doors, windows, a scale of five metres and a north arrow. */
export function drawPlan(floor: Floor, norden: number): string {
  const left = Math.min(...floor.rooms.map((r) => r.x)) - MARGIN
  const top = Math.min(...floor.rooms.map((r) => r.y)) - MARGIN
  const right = Math.max(...floor.rooms.map((r) => r.x + r.w)) + MARGIN
  const bottom = Math.max(...floor.rooms.map((r) => r.y + r.h)) + MARGIN + 0.95
  // Sheets of about 4:3, so that plans of narrow flats do not become too tall.
  const height = bottom - top
  const width = Math.max(right - left, height * 1.2)
  const x0 = left - (width - (right - left)) / 2
  const px = Math.round(width * METRE)
  const py = Math.round(height * METRE)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${py}" viewBox="${n(x0)} ${n(top)} ${n(width)} ${n(height)}" font-family="Onest, Helvetica, Arial, 'DejaVu Sans', sans-serif">`,
    `<title>${floor.title}</title><rect x="${n(x0)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="#fff"/>`,
    ...floor.rooms.map(ground),
    `<g fill="#fff" stroke="${SOFT}" stroke-width=".018">${furniture(floor).join('')}</g>`,
    ...walls(floor),
    ...floor.windows.map((w) => window(w.from, w.to)),
    ...floor.doors.map(door),
    ...floor.rooms.filter((r) => r.use !== 'stiege').map((r) => label(r, floor)),
    legend(x0 + 0.6, top + height - 0.62, x0 + width - 0.85, norden),
    '</svg>',
  ].join('\n')
}

function ground(r: Room): string {
  const rect = `<rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}" fill="${FLOORS[r.use]}"/>`
  if (r.use === 'wohnen' || r.use === 'schlafen') return rect + lines(r, 0.22, '#e9dfca', 'v')
  if (r.use === 'aussen') return rect + lines(r, 0.16, '#d5dfca', 'h') + outline(r)
  if (r.use === 'bad' || r.use === 'wc' || r.use === 'kueche')
    return rect + lines(r, 0.3, '#d9e2e4', 'h') + lines(r, 0.3, '#d9e2e4', 'v')
  return rect
}

const outline = (r: Room) =>
  `<rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}" fill="none" stroke="${INK}" stroke-width=".04"/>`

function lines(r: Room, step: number, colour: string, way: 'h' | 'v'): string {
  const marks: string[] = []
  const until = way === 'v' ? r.w : r.h
  for (let at = step; at < until; at += step)
    marks.push(way === 'v' ? `M${n(r.x + at)} ${n(r.y)}v${n(r.h)}` : `M${n(r.x)} ${n(r.y + at)}h${n(r.w)}`)
  return `<path d="${marks.join('')}" stroke="${colour}" stroke-width=".012"/>`
}

function walls(floor: Floor): string[] {
  const inner = floor.rooms
    .filter((r) => r.use !== 'aussen')
    .map((r) => `<rect x="${n(r.x)}" y="${n(r.y)}" width="${n(r.w)}" height="${n(r.h)}"/>`)
  const { width, depth } = floor
  const o = OUTER / 2 - INNER / 2
  return [
    `<g fill="none" stroke="${INK}" stroke-width="${INNER}" stroke-linejoin="miter">${inner.join('')}</g>`,
    `<path d="M${n(-o)} ${n(-o)}H${n(width + o)}V${n(depth + o)}H${n(-o)}Z" fill="none" stroke="${INK}" stroke-width="${OUTER}"/>`,
  ]
}

/** The wall's line lies a little outside the room's edge; openings are cut there. */
function window([ax, ay]: Point, [bx, by]: Point): string {
  const flat = ay === by
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)]
  const [w, h] = flat ? [Math.abs(bx - ax), OUTER] : [OUTER, Math.abs(by - ay)]
  const out = outward(flat ? ay : ax)
  const [rx, ry] = flat ? [x, ay + out - OUTER / 2] : [ax + out - OUTER / 2, y]
  const panes = flat
    ? `M${n(rx)} ${n(ry + h * 0.38)}h${n(w)}M${n(rx)} ${n(ry + h * 0.62)}h${n(w)}`
    : `M${n(rx + w * 0.38)} ${n(ry)}v${n(h)}M${n(rx + w * 0.62)} ${n(ry)}v${n(h)}`
  return `<g stroke="${INK}" stroke-width=".022"><rect x="${n(rx)}" y="${n(ry)}" width="${n(w)}" height="${n(h)}" fill="#fff"/><path d="${panes}"/></g>`
}

/** Outer walls at 0 lie on the negative side, those at the far end on the positive one. */
const outward = (at: number) => (at < 0.01 ? -1 : 1) * (OUTER / 2 - INNER / 2)

function door({ hinge, end, into, kind }: Door): string {
  const len = Math.hypot(end[0] - hinge[0], end[1] - hinge[1])
  const flat = into[0] === 0
  const outer = kind !== 'room'
  const thick = outer ? OUTER + 0.02 : INNER + 0.02
  const shift = outer ? outward(flat ? hinge[1] : hinge[0]) : 0
  const [x, y] = [Math.min(hinge[0], end[0]), Math.min(hinge[1], end[1])]
  const gap = flat
    ? `<rect x="${n(x)}" y="${n(y + shift - thick / 2)}" width="${n(len)}" height="${n(thick)}" fill="#fff"/>`
    : `<rect x="${n(x + shift - thick / 2)}" y="${n(y)}" width="${n(thick)}" height="${n(len)}" fill="#fff"/>`
  const open: Point = [hinge[0] + into[0] * len, hinge[1] + into[1] * len]
  const cross = (end[0] - hinge[0]) * (open[1] - hinge[1]) - (end[1] - hinge[1]) * (open[0] - hinge[0])
  const arc = `<path d="M${n(end[0])} ${n(end[1])}A${n(len)} ${n(len)} 0 0 ${cross > 0 ? 1 : 0} ${n(open[0])} ${n(open[1])}" fill="none" stroke="${SOFT}" stroke-width=".016"/>`
  const leaf = `<path d="M${n(hinge[0])} ${n(hinge[1])}L${n(open[0])} ${n(open[1])}" stroke="${INK}" stroke-width=".04"/>`
  const mark = kind === 'entrance' ? entrance(hinge, end, into) : ''
  return gap + arc + leaf + mark
}

/** A small triangle outside the flat's door. */
function entrance(hinge: Point, end: Point, into: Point): string {
  const [cx, cy] = [(hinge[0] + end[0]) / 2 - into[0] * 0.62, (hinge[1] + end[1]) / 2 - into[1] * 0.62]
  const tip = `${n(cx + into[0] * 0.26)} ${n(cy + into[1] * 0.26)}`
  return `<path d="M${n(cx - into[1] * 0.14)} ${n(cy - into[0] * 0.14)}L${tip}L${n(cx + into[1] * 0.14)} ${n(cy + into[0] * 0.14)}Z" fill="#7a5a16"/>`
}

function label(r: Room, floor: Floor): string {
  const name = r.name === 'Abstellraum' && r.w < 2 ? 'AR' : r.name
  const longest = Math.max(name.length * 0.58, 4.2)
  const size = Math.max(0.13, Math.min(0.27, (r.w - 0.16) / longest, r.h * 0.2))
  const [cx, cy] = spot(r, floor)
  const halo = `stroke="${FLOORS[r.use]}" stroke-width="${n(size * 0.35)}" paint-order="stroke" stroke-linejoin="round"`
  return `<g text-anchor="middle" ${halo}><text x="${n(cx)}" y="${n(cy)}" font-size="${n(size)}" font-weight="600" fill="${INK}">${name}</text><text x="${n(cx)}" y="${n(cy + size * 1.2)}" font-size="${n(size * 0.9)}" fill="#4b504d">${square.format(r.area)} m²</text></g>`
}

/** A position for the label without furniture and door leaves. */
function spot(r: Room, floor: Floor): Point {
  const cx = r.x + r.w / 2
  const doorAtTop = floor.doors.some(
    (d) => d.kind === 'room' && Math.abs(d.hinge[1] - r.y) < 0.02 && d.hinge[0] > r.x - 0.01 && d.hinge[0] < r.x + r.w,
  )
  if (r.use === 'schlafen') {
    const bed = r.name === 'Schlafzimmer' ? 1.7 : 1
    const gap = Math.min(0.7, Math.max(0.15, (r.h - bed) * 0.22))
    const free = r.h - bed - gap
    return [cx, doorAtTop ? r.y + Math.max(0.45, free * 0.55) : r.y + r.h - Math.max(0.56, free * 0.5)]
  }
  if (r.name === 'Arbeitszimmer') return [cx, r.y + r.h * (doorAtTop ? 0.3 : 0.68)]
  if (r.use === 'kueche') return [cx, doorAtTop ? r.y + (r.h - 0.7) / 2 : r.y + 0.7 + (r.h - 0.7) / 2]
  if (r.use === 'wohnen') return [cx, r.y + r.h * (r.name === 'Esszimmer' ? 0.68 : 0.47)]
  if (r.use === 'aussen') return [r.w > 3.4 ? r.x + r.w * 0.4 : cx, r.y + r.h / 2]
  if (r.use === 'bad' || r.use === 'neben' || r.use === 'wc') {
    // Fixtures are at the far wall; the label gets the remaining space, next to the door's leaf if there is room.
    const fixture = r.use === 'neben' ? 0.5 : r.use === 'wc' ? 0.8 : r.w >= 2.4 ? 0.87 : 0.45
    const free = Math.max(0.5, r.h - fixture)
    const leaf = floor.doors.find(
      (d) =>
        d.kind === 'room' &&
        d.hinge[0] > r.x &&
        d.hinge[0] < r.x + r.w &&
        Math.abs(d.hinge[1] - (doorAtTop ? r.y : r.y + r.h)) < 0.02,
    )
    const aside = Math.min(0.95, r.w * 0.36)
    const x = r.w < 2 ? cx : leaf && (leaf.hinge[0] + leaf.end[0]) / 2 > cx ? r.x + aside : r.x + r.w - aside
    return [x, doorAtTop ? r.y + free / 2 + 0.02 : r.y + r.h - free / 2 - 0.08]
  }
  return [cx, r.y + r.h / 2 - 0.02]
}

function legend(x: number, y: number, northX: number, norden: number): string {
  const fields = [0, 1, 2, 3, 4].map(
    (at) => `<rect x="${n(x + at)}" y="${n(y)}" width="1" height=".09" fill="${at % 2 ? '#fff' : INK}"/>`,
  )
  const figures = [0, 1, 5].map(
    (at) => `<text x="${n(x + at)}" y="${n(y + 0.34)}" text-anchor="middle">${at}${at === 5 ? ' m' : ''}</text>`,
  )
  const arrow = `<g transform="translate(${n(northX)} ${n(y - 0.02)}) rotate(${norden})"><circle r=".3" fill="none" stroke="${INK}" stroke-width=".02"/><path d="M0 -.25L.1 .16L0 .09L-.1 .16Z" fill="${INK}"/></g>`
  const letter = norden * (Math.PI / 180)
  const north = `<text x="${n(northX + Math.sin(letter) * 0.45)}" y="${n(y + 0.06 - Math.cos(letter) * 0.45)}" text-anchor="middle">N</text>`
  return `<g font-size=".2" fill="${INK}"><g stroke="${INK}" stroke-width=".018">${fields.join('')}</g>${figures.join('')}${arrow}${north}</g>`
}

const n = (value: number) => String(Math.round(value * 1000) / 1000)
