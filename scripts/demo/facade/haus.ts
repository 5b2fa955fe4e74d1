import { rail } from './details.ts'
import { drive, GROUND, land } from './land.ts'
import { veil } from './light.ts'
import { flowers, grass, hedge, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, poly, rect, shade } from './shapes.ts'
import { pane } from './window.ts'

/** A detached house: modern with a flat roof or gabled, by variant. */
export function haus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene)
  out.push(tree(150, GROUND - 20, 420, rng, light), tree(1490, GROUND - 40, 360, rng, light))
  const x = 380
  const w = 800
  if (scene.variant % 2) {
    out.push(rect(x + 70, 370, 560, 250, wall), rect(x + 56, 356, 588, 18, '#4a4d4b'), shade(x + 70, 374, 560, 12, 0.2))
    out.push(
      pane(x + 120, 420, 190, 150, { frame: '#2f3231', panes: [2, 1] }, rng, light, late),
      pane(x + 390, 420, 190, 150, { frame: '#2f3231', panes: [2, 1] }, rng, light, late),
    )
    out.push(
      rect(x - 40, 612, w + 120, GROUND - 612, '#f1ede4'),
      rect(x - 64, 598, w + 168, 18, '#4a4d4b'),
      shade(x - 40, 616, w + 120, 18, 0.24),
      rail(x + 640, 560, 240, 38, '#3b3f3d'),
    )
    for (let at = 0; at < 9; at++)
      out.push(rect(x + 648 + at * 25, 634, 20, GROUND - 634, at % 2 ? '#a98258' : '#9d774e'))
    out.push(
      pane(x + 30, 650, 330, 180, { frame: '#2f3231', panes: [3, 1] }, rng, light, late),
      rect(x + 440, 650, 104, 200, trim),
      pane(x + 560, 650, 40, 200, { frame: '#2f3231', panes: [1, 1] }, rng, light, late),
      circle(x + 526, 756, 6, '#c79a3f'),
    )
    out.push(rect(x - 60, GROUND - 10, 520, 14, '#cfc6b4'))
  } else {
    const gable = [
      [x - 36, 486],
      [x + w / 2, 236],
      [x + w + 36, 486],
    ] as const
    out.push(
      rect(x, 470, w, GROUND - 470, wall),
      poly(
        [
          [x, 482],
          [x + w / 2, 250],
          [x + w, 482],
        ],
        wall,
      ),
    )
    out.push(
      `<path d="M${x - 50} 500L${x + w / 2} 226L${x + w + 50} 500" fill="none" stroke="${roof}" stroke-width="34"/>`,
      poly(
        [
          [gable[0][0] + 40, 486],
          [gable[1][0], 262],
          [gable[2][0] - 40, 486],
          [gable[2][0] - 66, 486],
          [gable[1][0], 278],
          [gable[0][0] + 66, 486],
        ],
        '#1b1d1c',
        'fill-opacity=".14"',
      ),
    )
    out.push(rect(x + w * 0.7, 214, 56, 120, '#9a6b55'), rect(x + w * 0.7 - 6, 206, 68, 14, '#7d5644'))
    out.push(pane(x + w / 2 - 60, 350, 120, 96, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    for (const at of [0.2, 0.5, 0.8])
      out.push(pane(x + w * at - 56, 520, 112, 112, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    out.push(
      rect(x - 20, 648, w + 40, 12, '#d8d1c2'),
      rail(x + w / 2 - 190, 600, 380, 48, '#5b4a38'),
      shade(x + w / 2 - 180, 660, 384, 22, 0.2),
    )
    out.push(
      pane(x + 70, 690, 170, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
      pane(x + w - 240, 690, 170, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
    )
    out.push(
      rect(x + w / 2 - 56, 680, 112, 170, '#5a4330'),
      rect(x + w / 2 - 44, 694, 88, 60, 'url(#glass)'),
      circle(x + w / 2 + 36, 776, 6, '#c79a3f'),
      rect(x + w / 2 - 80, GROUND - 8, 160, 12, '#b5ad9e'),
    )
    out.push(flowers(x + w / 2 - 180, 600, 360, rng, light))
  }
  out.push(
    shade(x + w + (scene.variant % 2 ? 80 : 0), 620, 12, GROUND - 620, 0.12),
    drive(x + w / 2, 150, light),
    hedge(0, GROUND + 40, 480, 78, rng, light),
    hedge(1110, GROUND + 40, 500, 78, rng, light),
  )
  for (let at = 0; at < 4; at++) out.push(grass(rng.between(300, 1300), GROUND + 8, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
