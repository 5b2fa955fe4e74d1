import type { Rng } from '../random.ts'
import type { Light } from './light.ts'
import { circle, n, path, poly, rect } from './shapes.ts'

/** A broad-leaved tree of overlapping crowns, lighter towards the sun. */
export function tree(x: number, ground: number, height: number, rng: Rng, light: Light): string {
  const crown = height * 0.36
  const cy = ground - height * 0.64
  const balls = (count: number, spread: number, size: number, fill: string, shift: number) =>
    Array.from({ length: count }, () => {
      const turn = rng.between(0, Math.PI * 2)
      const far = Math.sqrt(rng.next()) * spread
      return circle(
        x + Math.cos(turn) * far + shift,
        cy + Math.sin(turn) * far * 0.92 + shift,
        size * rng.between(0.75, 1.15),
        fill,
      )
    }).join('')
  return [
    `<ellipse cx="${n(x + height * 0.12)}" cy="${n(ground)}" rx="${n(crown * 0.95)}" ry="${n(height * 0.028)}" fill="#1b1d1c" fill-opacity=".18"/>`,
    path(
      `M${n(x - height * 0.024)} ${n(ground)}L${n(x - height * 0.012)} ${n(cy)}h${n(height * 0.026)}L${n(x + height * 0.026)} ${n(ground)}Z`,
      '#5a4a3c',
    ),
    balls(16, crown * 0.78, crown * 0.36, light.tree[0], crown * 0.06),
    balls(14, crown * 0.7, crown * 0.27, light.tree[1], -crown * 0.05),
    balls(10, crown * 0.5, crown * 0.17, light.tree[2], -crown * 0.24),
  ].join('')
}

/** A clipped hedge; `y` is its upper edge. */
export function hedge(x: number, y: number, w: number, h: number, rng: Rng, light: Light): string {
  const parts = [rect(x, y + h * 0.25, w, h * 0.75, light.tree[0])]
  for (let at = x; at < x + w; at += h * 0.42)
    parts.push(
      circle(at, y + h * 0.34, h * rng.between(0.26, 0.34), light.tree[0]),
      circle(at - 3, y + h * 0.3, h * 0.2, light.tree[1]),
    )
  return parts.join('')
}

/** Conifers in a row, for the country. */
export function firs(x: number, ground: number, count: number, size: number, rng: Rng, fill: string): string {
  return Array.from({ length: count }, (_, at) => {
    const h = size * rng.between(0.7, 1.15)
    const cx = x + at * size * 0.3
    return (
      poly(
        [
          [cx - h * 0.17, ground],
          [cx, ground - h],
          [cx + h * 0.17, ground],
        ],
        fill,
      ) +
      poly(
        [
          [cx, ground - h],
          [cx + h * 0.17, ground],
          [cx + h * 0.03, ground],
        ],
        '#1b1d1c',
        'fill-opacity=".12"',
      )
    )
  }).join('')
}

/** A tuft of tall grass, standing at `base`. */
export function grass(x: number, base: number, rng: Rng, light: Light): string {
  return Array.from({ length: 9 }, () =>
    path(
      `M${Math.round(x + rng.between(-16, 16))} ${base}q${Math.round(rng.between(-14, 14))} -26 ${Math.round(rng.between(-20, 20))} -${Math.round(rng.between(34, 54))}`,
      'none',
      `stroke="${light.tree[2]}" stroke-width="3"`,
    ),
  ).join('')
}

/** A window box in bloom, without the box; `y` is its upper edge. */
export function flowers(x: number, y: number, w: number, rng: Rng, light: Light): string {
  const out: string[] = []
  for (let at = 6; at < w; at += 11) out.push(circle(x + at, y + rng.between(-3, 5), rng.between(7, 10), light.tree[1]))
  for (let at = 8; at < w; at += 14)
    out.push(circle(x + at, y - 4 + rng.between(-4, 4), 4.4, rng.pick(['#b8483a', '#d9a0a0', '#e8dcc8'])))
  return out.join('')
}

/** A shrub in a pot, standing at `base`. */
export function planter(x: number, base: number, rng: Rng, light: Light): string {
  return `${circle(x + 14, base - 34, 17, light.tree[1])}${circle(x + 5, base - 27, 12, light.tree[0])}${circle(x + 22, base - 26, 11, light.tree[2])}${poly(
    [
      [x, base - 20],
      [x + 28, base - 20],
      [x + 24, base],
      [x + 4, base],
    ],
    rng.pick(['#a8694a', '#8b8578']),
  )}`
}

/** A shrub as tall as a child in a tapered tub, standing at `base`. */
export function planterBox(x: number, base: number, rng: Rng, light: Light): string {
  return `${Array.from({ length: 7 }, () => circle(x + 22 + rng.between(-20, 20), base - 84 + rng.between(-30, 26), rng.between(16, 24), rng.pick([light.tree[0], light.tree[1], light.tree[2]]))).join('')}${poly(
    [
      [x, base - 52],
      [x + 46, base - 52],
      [x + 40, base],
      [x + 6, base],
    ],
    '#5c5f5a',
  )}`
}
