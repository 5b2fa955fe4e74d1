import type { Rng } from '../random.ts'
import type { Light } from './light.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, line, poly, rect, shade, WIDTH } from './shapes.ts'
import { pane } from './window.ts'

/** Where houses of a street stand, pixels from the top. */
export const GROUND = 930

/** Pavement, kerb and street along the lower edge. */
export function street(y: number, light: Light): string {
  const slabs = Array.from({ length: 18 }, (_, at) =>
    line(at * 94 - 20, y, at * 94 - 50, y + 46, '#1b1d1c', 1.4, 'stroke-opacity=".12"'),
  )
  return `${rect(0, y, WIDTH, 50, '#d2ccbf')}${slabs.join('')}${rect(0, y + 48, WIDTH, 9, '#a9a295')}${rect(0, y + 57, WIDTH, HEIGHT - y - 57, light.street)}${shade(0, y + 57, WIDTH, 8, 0.14)}`
}

/** Roofs of the town far behind, in the haze. */
export function skyline(y: number, rng: Rng, light: Light): string {
  const out: string[] = []
  const dusk = light.lit > 0.3
  for (const [fill, lift] of [
    [dusk ? '#7b7f82' : '#c9cdc8', 60],
    [dusk ? '#6a6e70' : '#b9bdb6', 0],
  ] as const) {
    for (let x = -40; x < WIDTH; ) {
      const [w, h] = [rng.between(90, 190), rng.between(70, 190)]
      const top = y - h - lift
      out.push(
        rect(x, top, w, HEIGHT - top, fill),
        rng.chance(0.6)
          ? poly(
              [
                [x - 4, top + 1],
                [x + 22, top - 40],
                [x + w - 22, top - 40],
                [x + w + 4, top + 1],
              ],
              fill,
            )
          : '',
      )
      for (let wy = top + 20; wy < y + 220; wy += 44)
        out.push(
          line(
            x + 16,
            wy,
            x + w - 18,
            wy,
            dusk && rng.chance(0.3) ? '#c9a877' : dusk ? '#565b5e' : '#a3a9a6',
            20,
            'stroke-dasharray="12 18"',
          ),
        )
      x += w + rng.between(-6, 30)
    }
  }
  return out.join('')
}

/** The house next door, four storeys and three windows across. */
export function neighbour(x: number, top: number, w: number, scene: Scene, wall: string, late: string[]): string {
  const out = [
    rect(x, top, w, GROUND - top, wall),
    rect(x - 4, top - 12, w + 8, 18, '#e8e1d2'),
    poly(
      [
        [x, top - 12],
        [x + 24, top - 74],
        [x + w - 24, top - 74],
        [x + w, top - 12],
      ],
      '#7d6a5f',
    ),
  ]
  for (let s = 0; s < 4; s++)
    for (let a = 0; a < 3; a++)
      out.push(
        pane(
          x + 40 + a * 96,
          top + 50 + s * 150,
          48,
          88,
          { frame: '#efe9dc', panes: [2, 2], sill: '#e8e1d2' },
          scene.rng,
          scene.light,
          late,
        ),
      )
  return out.join('')
}
