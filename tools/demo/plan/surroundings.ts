import type { Rng } from '../random.ts'
import { OWN, paperFor, polygon, rect, SOFT, sheet } from './paper.ts'

const MEADOW = '#eef2e7'
const STREET = '#e6e3dc'
const PARCELS = 5

/** A plot among its neighbours: three rows of parcels along two streets, with their houses. */
export function drawSurroundings(rng: Rng, flaeche: number): string {
  const wide = Math.sqrt(flaeche / 1.25)
  const deep = flaeche / wide
  const broad = Math.max(6, wide * 0.24)
  const paper = paperFor(wide * (PARCELS + 0.6), deep * 3 + broad * 2)
  const u = paper.unit
  const [right, down] = [paper.width, paper.height]
  const own = rng.int(1, PARCELS - 2)
  const tilt = rng.between(-7, 7)
  const row = (top: number, built: number, mark: boolean) => {
    let x = (-wide * PARCELS) / 2 - wide
    return Array.from({ length: PARCELS + 2 }, (_, at) => {
      const w = wide * rng.between(0.86, 1.14)
      const left = x
      x += w
      const ours = mark && at === own + 1
      const parcel = rect(left, top, w, deep, ours ? OWN : 'none', (ours ? 0.24 : 0.06) * u, ours ? '#1b1d1c' : SOFT)
      const [hw, hd] = [Math.min(w * 0.45, 14), Math.min(deep * 0.32, 11)]
      const [hx, hy] = [left + (w - hw) * rng.between(0.3, 0.7), top + (deep - hd) * rng.between(0.25, 0.7)]
      const house = ours || !rng.chance(built) ? '' : rect(hx, hy, hw, hd, '#d9d6cf', 0.06 * u, SOFT)
      return { svg: parcel + house, ours }
    })
  }
  const middle = row(-deep / 2, 0.75, true)
  const others = [...row(-deep * 1.5 - broad, 0.6, false), ...row(deep / 2 + broad, 0.85, false)]
  const street = (y: number) => rect(-2 * right, y, 4 * right, broad, STREET, 0.08 * u, SOFT)
  const fields = [
    [-2 * right, -deep * 1.5 - broad * 1.6],
    [2 * right, -deep * 1.5 - broad * 1.6],
    [2 * right, -2 * down],
    [-2 * right, -2 * down],
  ] as const
  return sheet(paper, 'Lage im Ort', tilt * 3, [
    rect(-right, -down, 2 * right, 2 * down, MEADOW),
    `<g transform="rotate(${tilt.toFixed(1)})">`,
    polygon(fields, '#dfe8d6', 0.06 * u, SOFT),
    street(-deep / 2 - broad),
    street(deep / 2),
    ...[...others, ...middle].sort((a, b) => Number(a.ours) - Number(b.ours)).map(({ svg }) => svg),
    '</g>',
  ])
}
