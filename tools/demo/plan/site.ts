import type { Rng } from '../random.ts'
import { n, OWN, paperFor, polygon, rect, SOFT, sheet, words } from './paper.ts'

const whole = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 })
const metres = new Intl.NumberFormat('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const MEADOW = '#eef2e7'

/** The site plan of a plot: its parcel at the street with the length of its sides, and its neighbours. */
export function drawSite(rng: Rng, plot: { flaeche: number; strasse: string }): string {
  const deepness = rng.between(1, 1.7)
  const wide = Math.sqrt(plot.flaeche / deepness)
  const deep = plot.flaeche / wide
  // A trapezium of the same area: the far side loses what the street side gains.
  const slant = rng.between(-0.12, 0.12) * wide
  const [near, far] = [wide + slant / 2, wide - slant / 2]
  const paper = paperFor(wide * 1.9, deep * 1.45)
  const u = paper.unit
  const [x, top, bottom] = [-wide / 2, -deep / 2 - deep * 0.04, deep / 2 - deep * 0.04]
  const corners = [
    [x, bottom],
    [x + near, bottom],
    [x + far, top],
    [x, top],
  ] as const
  const [left, right, up] = [-paper.width, paper.width, -paper.height]
  const side = Math.hypot(deep, slant)
  const parcel = rng.int(100, 980)
  const houseAt = (cx: number, cy: number) => {
    const [w, d] = [Math.min(wide * 0.42, 13), Math.min(deep * 0.3, 10)]
    return rect(cx - w / 2, cy - d / 2, w, d, '#d9d6cf', 0.06 * u, SOFT)
  }
  return sheet(paper, 'Lageplan', rng.int(-40, 40), [
    rect(left, up, 2 * right, 2 * paper.height, MEADOW),
    polygon(
      [
        [left, bottom],
        [right, bottom],
        [right, bottom + 5 * u],
        [left, bottom + 5 * u],
      ],
      '#e6e3dc',
      0.08 * u,
      SOFT,
    ),
    words(plot.strasse, 0, bottom + 2.9 * u, 1.1 * u),
    `<path d="M${n(left)} ${n(top)}H${n(right)}M${n(x - wide * 0.95)} ${n(bottom)}V${n(up)}M${n(x + near + wide)} ${n(bottom)}L${n(x + far + wide)} ${n(up)}M${n(x + wide * 0.4)} ${n(top)}V${n(up)}" stroke="${SOFT}" stroke-width="${n(0.06 * u)}" fill="none"/>`,
    houseAt(x - wide * 0.45, (top + bottom) / 2 + deep * 0.15),
    houseAt(x + near + wide * 0.48, (top + bottom) / 2 + deep * 0.08),
    polygon(corners, OWN, 0.22 * u),
    ...corners.map(
      ([cx, cy]) =>
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(0.32 * u)}" fill="#fff" stroke="#1b1d1c" stroke-width="${n(0.1 * u)}"/>`,
    ),
    words(`Gst. ${parcel}/${rng.int(1, 9)}`, x + wide / 2, (top + bottom) / 2 - 0.3 * u, 1.2 * u),
    words(`${whole.format(plot.flaeche)} m²`, x + wide / 2, (top + bottom) / 2 + 1.6 * u, 1.6 * u, 0, true),
    words(`${metres.format(near)} m`, x + near / 2, bottom - 0.6 * u, 0.9 * u),
    words(`${metres.format(far)} m`, x + far / 2, top + 1.3 * u, 0.9 * u),
    words(`${metres.format(deep)} m`, x + 1.2 * u, (top + bottom) / 2, 0.9 * u, -90),
    words(`${metres.format(side)} m`, x + (near + far) / 2 - 0.7 * u, (top + bottom) / 2, 0.9 * u, -90),
    words(String(parcel - 1), x - wide * 0.45, top + 2 * u, 0.9 * u),
    words(String(parcel + 1), x + near + wide * 0.4, top + 2 * u, 0.9 * u),
  ])
}
