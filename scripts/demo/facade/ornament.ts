import type { Scene } from './scene.ts'
import { circle, line, path, poly, rect } from './shapes.ts'
import { pane } from './window.ts'

/** A round-headed window of the ground floor, `cx` its middle. */
export function archWindow(
  cx: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  { rng, light }: Scene,
  late: string[],
): string {
  const r = w / 2
  return `${path(`M${cx - r - 12} ${y + h}V${y + r}a${r + 12} ${r + 12} 0 0 1 ${2 * r + 24} 0V${y + h}Z`, trim)}${path(`M${cx - r} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${2 * r} 0V${y + h}Z`, 'url(#glass)')}${pane(cx - r + 4, y + r, w - 8, h - r, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late)}`
}

/** The house door of two wings under an arch, standing at `ground`. */
export function portal(cx: number, ground: number, trim: string): string {
  const r = 54
  const y = ground - 158
  return [
    rect(cx - r - 22, y - 4, 2 * r + 44, 162, trim),
    path(`M${cx - r} ${ground}V${y + r + 6}a${r} ${r} 0 0 1 ${2 * r} 0V${ground}Z`, '#3c2f24'),
    path(`M${cx - r + 8} ${y + r}a${r - 8} ${r - 8} 0 0 1 ${2 * r - 16} 0Z`, '#8d8068'),
    ...[-1, 1].flatMap((side) =>
      [0, 1].map((row) =>
        rect(
          cx + (side < 0 ? -r + 10 : 8),
          y + r + 16 + row * 46,
          r - 18,
          36,
          '#4d3d2f',
          'stroke="#2a2119" stroke-width="2"',
        ),
      ),
    ),
    line(cx, y + r + 6, cx, ground, '#241b14', 3),
    circle(cx + 9, ground - 54, 5, '#c79a3f'),
    rect(cx - r - 30, ground - 8, 2 * r + 60, 8, '#8f8778'),
  ].join('')
}

/** A gabled window in the roof, `cx` its middle. */
export function dormer(
  cx: number,
  y: number,
  roof: string,
  trim: string,
  { rng, light }: Scene,
  late: string[],
): string {
  return `${rect(cx - 46, y + 4, 92, 62, trim)}${poly(
    [
      [cx - 58, y + 6],
      [cx, y - 34],
      [cx + 58, y + 6],
    ],
    roof,
  )}${poly(
    [
      [cx - 44, y + 2],
      [cx, y - 26],
      [cx + 44, y + 2],
    ],
    trim,
  )}${pane(cx - 26, y + 12, 52, 50, { frame: '#f4f0e6', panes: [2, 1] }, rng, light, late)}`
}
