import { tiles } from './details.ts'
import { GROUND, land } from './land.ts'
import { veil } from './light.ts'
import { flowers, hedge, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, HEIGHT, line, poly, rect, shade } from './shapes.ts'
import { pane } from './window.ts'

/** Four houses in a row, alternating in tone. */
export function reihenhaus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene, 90)
  const [x, w] = [70, 365]
  out.push(
    tiles(
      [
        [x - 30, 452],
        [x + 30, 330],
        [x + 4 * w - 30, 330],
        [x + 4 * w + 30, 452],
      ],
      roof,
      330,
      452,
    ),
  )
  for (let k = 0; k < 4; k++) {
    const hx = x + k * w
    const tone = k % 2 ? '#ece5d6' : wall
    out.push(
      rect(hx, 450, w, GROUND - 450, tone),
      shade(hx, 450, w, 14, 0.2),
      line(hx, 450, hx, GROUND, '#1b1d1c', 2.4, 'stroke-opacity=".22"'),
    )
    out.push(
      rect(hx + 110, 292, 42, 66, '#8f6b58'),
      rect(hx + 210, 356, 92, 66, 'url(#glass)', 'stroke="#3b3f3d" stroke-width="6"'),
    )
    out.push(
      pane(hx + 52, 492, 96, 106, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
      pane(hx + 216, 492, 96, 106, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
    )
    out.push(
      rect(hx + 40, 670, 92, 180, ['#5a4330', '#2e4a41', '#6b2f26', '#33424d'][k] as string),
      rect(hx + 58, 690, 56, 56, 'url(#glass)'),
      rect(hx + 22, 650, 130, 12, '#4a4d4b'),
      shade(hx + 26, 662, 128, 9, 0.25),
      circle(hx + 118, 774, 5, '#d9b25c'),
    )
    out.push(pane(hx + 186, 684, 140, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    if (k % 2 === 0) out.push(flowers(hx + 190, 826, 132, rng, light))
    out.push(
      poly(
        [
          [hx + 40, GROUND],
          [hx + 132, GROUND],
          [hx + 156, HEIGHT],
          [hx + 10, HEIGHT],
        ],
        light.street,
      ),
      hedge(hx + 168, GROUND + 24, 176, 62, rng, light),
    )
  }
  out.push(
    shade(x + 4 * w, 460, 12, GROUND - 460, 0.15),
    tree(scene.variant % 2 ? 1570 : 20, GROUND + 20, 420, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
