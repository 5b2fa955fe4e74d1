import { rail } from './details.ts'
import { drive, GROUND, land } from './land.ts'
import { veil } from './light.ts'
import { firs, flowers, grass, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, line, path, poly, rect, shade } from './shapes.ts'
import { pane } from './window.ts'

/** Farm- or country house under a wide roof, wood above, plaster below. */
export function landhaus(scene: Scene): string {
  const { rng, light, wall, roof } = scene
  const late: string[] = []
  const out = land(scene, 240)
  out.push(firs(40, 640, 9, 130, rng, light.tree[0]), firs(1180, 650, 8, 150, rng, light.tree[0]))
  const [x, w] = [330, 940]
  out.push(rect(x, 600, w, GROUND - 600, wall), rect(x, 420, w, 190, '#8a6443'))
  for (let at = x; at < x + w; at += 22) out.push(line(at, 420, at, 606, '#4b3420', 2, 'stroke-opacity=".45"'))
  out.push(
    poly(
      [
        [x + 30, 422],
        [x + w / 2, 214],
        [x + w - 30, 422],
      ],
      '#7c5838',
    ),
  )
  for (let at = x + 60; at < x + w - 50; at += 22)
    out.push(
      line(at, 422 - Math.max(0, 190 - Math.abs(at - x - w / 2) * 0.42), at, 424, '#4b3420', 2, 'stroke-opacity=".4"'),
    )
  out.push(
    `<path d="M${x - 96} 470L${x + w / 2} 196L${x + w + 96} 470" fill="none" stroke="${roof}" stroke-width="36"/>`,
    `<path d="M${x - 74} 488L${x + w / 2} 224L${x + w + 74} 488" fill="none" stroke="#1b1d1c" stroke-width="12" stroke-opacity=".2"/>`,
  )
  out.push(pane(x + w / 2 - 46, 318, 92, 74, { frame: '#e9dcc0', panes: [2, 1] }, rng, light, late))
  for (const at of [0.16, 0.39, 0.61, 0.84]) {
    const cx = x + w * at
    out.push(
      pane(cx - 42, 462, 84, 84, { frame: '#e9dcc0', panes: [2, 2] }, rng, light, late),
      shutter(cx - 76, 458),
      shutter(cx + 48, 458),
    )
  }
  out.push(
    rect(x - 26, 596, w + 52, 16, '#6b4a2e'),
    rail(x - 20, 548, w + 40, 46, '#5b3f27'),
    shade(x, 612, w, 26, 0.24),
    flowers(x - 6, 548, w + 12, rng, light),
  )
  for (const at of [0.14, 0.35, 0.68, 0.87])
    out.push(
      pane(x + w * at - 44, 672, 88, 98, { frame: '#f4f0e6', panes: [2, 2], sill: '#d9d0bd' }, rng, light, late),
      shutter(x + w * at - 84, 668),
      shutter(x + w * at + 54, 668),
    )
  out.push(
    path(`M${x + w / 2 - 52} ${GROUND}V700a52 52 0 0 1 104 0V${GROUND}Z`, '#4f3822'),
    circle(x + w / 2 + 34, 768, 6, '#c79a3f'),
    rect(x + w / 2 - 74, GROUND - 8, 148, 12, '#a59c8c'),
  )
  out.push(
    rect(x + 120, GROUND - 42, 200, 12, '#7a5a3a'),
    rect(x + 132, GROUND - 30, 12, 30, '#6b4a2e'),
    rect(x + 296, GROUND - 30, 12, 30, '#6b4a2e'),
  )
  out.push(
    drive(x + w / 2, 120, light),
    fence(0, GROUND + 30, 560),
    fence(1040, GROUND + 30, 560),
    tree(170, GROUND + 10, 330, rng, light),
  )
  for (let at = 0; at < 7; at++) out.push(grass(rng.between(40, 1560), GROUND + 60, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

const shutter = (x: number, y: number) =>
  `${rect(x, y, 28, 92, '#3d5a48')}${Array.from({ length: 6 }, (_, k) => line(x + 4, y + 12 + k * 13, x + 24, y + 12 + k * 13, '#2a4033', 3)).join('')}`

function fence(x: number, y: number, w: number): string {
  const out = [rect(x, y + 12, w, 8, '#8d7350'), rect(x, y + 42, w, 8, '#8d7350')]
  for (let at = x + 6; at < x + w - 10; at += 26)
    out.push(
      poly(
        [
          [at, y + 64],
          [at, y + 4],
          [at + 7, y - 4],
          [at + 14, y + 4],
          [at + 14, y + 64],
        ],
        '#a1865f',
      ),
    )
  return out.join('')
}
