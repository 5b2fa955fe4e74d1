import { GROUND, land } from './land.ts'
import { veil } from './light.ts'
import { planter, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, line, rect, shade, WIDTH } from './shapes.ts'
import { pane } from './window.ts'

/** Hall with a sectional door and an office corner. */
export function halle(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = land(scene, 80)
  const [x, w] = [150, 1300]
  out.push(rect(x, 400, w, GROUND - 400, wall))
  for (let at = x; at < x + w; at += 26)
    out.push(
      line(at, 400, at, GROUND, '#1b1d1c', 2, 'stroke-opacity=".1"'),
      line(at + 3, 400, at + 3, GROUND, '#fff', 1.4, 'stroke-opacity=".2"'),
    )
  out.push(
    rect(x - 8, 384, w + 16, 24, trim),
    shade(x, 408, w, 12, 0.22),
    rect(x, 470, w * 0.66, 58, 'url(#glass)'),
    ...Array.from({ length: 12 }, (_, k) => rect(x + k * 72, 470, 5, 58, '#3b3f3d')),
  )
  for (const k of [0, 1]) {
    const dx = x + 70 + k * 400
    out.push(rect(dx - 12, 578, 324, 272, trim))
    for (let row = 0; row < 6; row++)
      out.push(
        rect(dx, 590 + row * 44, 300, 41, row === 2 ? '#8b9a9e' : '#d4cec1'),
        shade(dx, 627 + row * 44, 300, 5, 0.22),
      )
    out.push(rect(dx - 20, 836, 8, 30, '#d9b25c'), rect(dx + 312, 836, 8, 30, '#d9b25c'))
  }
  out.push(rect(x + w * 0.7, 470, w * 0.3, GROUND - 470, '#efe9dc'), shade(x + w * 0.7, 470, 10, GROUND - 470, 0.16))
  for (const y of [510, 650])
    for (const k of [0, 1, 2])
      if (y < 600 || k > 0)
        out.push(
          pane(
            x + w * 0.7 + 34 + k * 118,
            y,
            88,
            96,
            { frame: '#34383a', panes: [2, 1], sill: '#d8d1c2' },
            rng,
            light,
            late,
          ),
        )
  out.push(
    rect(x + w * 0.7 + 30, 690, 88, 160, '#33424d'),
    rect(x + w * 0.7 + 20, 672, 112, 12, '#4a4d4b'),
    planter(x + w * 0.7 + 130, GROUND, rng, light),
  )
  out.push(
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, light.street),
    ...Array.from({ length: 8 }, (_, k) =>
      line(200 + k * 190, GROUND, 60 + k * 216, HEIGHT, '#f4f0e6', 4, 'stroke-opacity=".35"'),
    ),
    tree(1560, GROUND + 6, 320, rng, light),
    tree(30, GROUND + 6, 280, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
