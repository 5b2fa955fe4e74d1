import { n, paperFor, rect, SOFT, sheet, words } from './paper.ts'

export type Premises = 'laden' | 'halle'

const square = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 })
const NAMES = {
  laden: { front: 'Verkaufsraum', back: ['Lager', 'Büro', 'WC'] },
  halle: { front: 'Halle', back: ['Büro', 'Aufenthalt', 'Sanitär'] },
} as const
const SHARES = [0.5, 0.32, 0.18]

/** A plain floor plan of a shop or hall: one large room, three behind it; the rooms add up to `flaeche`. */
export function drawPremises(kind: Premises, flaeche: number): string {
  const wide = Math.sqrt(flaeche * (kind === 'laden' ? 0.72 : 0.8))
  const deep = flaeche / wide
  const behind = kind === 'laden' ? 0.26 : 0.14
  const paper = paperFor(wide, deep)
  const u = paper.unit
  const [x, y, wall] = [-wide / 2, -deep / 2, kind === 'laden' ? 0.32 : Math.max(0.3, 0.22 * u)]
  const split = y + deep * behind
  const gap = (left: number, top: number, w: number) =>
    rect(left, top - wall * 0.62, w, wall * 1.24, '#fff', 0.05 * u, SOFT)
  const name = (text: string, cx: number, cy: number, m2: number, size: number) =>
    words(text, cx, cy, size, 0, true) + words(`${square.format(m2)} m²`, cx, cy + size * 1.25, size * 0.9)
  let at = x
  let left = flaeche - Math.round(flaeche * (1 - behind))
  const rooms = NAMES[kind].back.map((each, nr) => {
    const share = SHARES[nr] as number
    const w = wide * share
    const m2 = nr === 2 ? left : Math.round(flaeche * behind * share)
    left -= m2
    const room = rect(at, y, w, split - y, '#efece5', wall * 0.6)
    const door = rect(at + w / 2 - 0.45, split - wall * 0.4, 0.9, wall * 0.8, '#fff')
    at += w
    return (
      room + door + name(each, at - w / 2, (y + split) / 2 - 0.1 * u, m2, Math.min(1.1 * u, (w / each.length) * 1.5))
    )
  })
  const openings = kind === 'laden' ? [0.1, 0.72] : [0.06, 0.38, 0.7]
  const front = Math.round(flaeche * (1 - behind))
  return sheet(paper, 'Grundriss', 0, [
    rect(x, split, wide, y + deep - split, '#f6efe1', wall * 0.6),
    ...rooms,
    rect(x, y, wide, deep, 'none', wall),
    ...openings.map((share) => gap(x + wide * share, y + deep, wide * (kind === 'laden' ? 0.18 : 0.24))),
    kind === 'laden'
      ? rect(x + wide * 0.44, y + deep - wall * 0.62, Math.min(1.2, wide * 0.12), wall * 1.24, '#fff')
      : '',
    `<path d="M${n(x + wide * 0.5)} ${n(y + deep + 1.7 * u)}v${n(-1 * u)}m${n(-0.35 * u)} ${n(0.4 * u)}l${n(0.35 * u)} ${n(-0.4 * u)}l${n(0.35 * u)} ${n(0.4 * u)}" fill="none" stroke="#7a5a16" stroke-width="${n(0.12 * u)}"/>`,
    name(NAMES[kind].front, 0, (split + y + deep) / 2, front, 1.5 * u),
  ])
}
