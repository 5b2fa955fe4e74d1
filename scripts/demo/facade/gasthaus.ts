import { tiles } from './details.ts'
import { GROUND, land } from './land.ts'
import { veil } from './light.ts'
import { flowers, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, HEIGHT, line, path, poly, rect, shade, WIDTH } from './shapes.ts'
import { pane } from './window.ts'

/** Inn with a guest garden under chestnuts. */
export function gasthaus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene, 150)
  const [x, w] = [260, 1080]
  out.push(
    tiles(
      [
        [x - 44, 452],
        [x + 70, 268],
        [x + w - 70, 268],
        [x + w + 44, 452],
      ],
      roof,
      268,
      452,
    ),
    rect(x + w * 0.24, 226, 50, 90, '#8f6b58'),
  )
  out.push(
    rect(x, 448, w, GROUND - 448, wall),
    rect(x - 10, 440, w + 20, 14, trim),
    shade(x, 454, w, 14, 0.2),
    rect(x, 636, w, 10, trim),
  )
  for (let k = 0; k < 6; k++) {
    const cx = x + (w / 6) * (k + 0.5)
    out.push(
      rect(cx - 56, 486, 112, 126, trim),
      pane(cx - 42, 498, 84, 102, { frame: '#f4f0e6', panes: [2, 2], sill: trim }, rng, light, late),
      flowers(cx - 50, 612, 100, rng, light),
    )
    if (k !== 2)
      out.push(
        pane(
          cx - 46,
          690,
          92,
          104,
          { frame: '#4f3822', panes: [2, 2], sill: trim },
          rng,
          { ...light, lit: light.lit > 0.3 ? 1 : light.lit },
          late,
        ),
      )
  }
  const door = x + (w / 6) * 2.5
  out.push(
    path(`M${door - 60} ${GROUND}V716a60 60 0 0 1 120 0V${GROUND}Z`, trim),
    path(`M${door - 46} ${GROUND}V720a46 46 0 0 1 92 0V${GROUND}Z`, '#3f2d1c'),
    circle(door + 30, 776, 6, '#d9b25c'),
  )
  out.push(
    line(x + w - 40, 560, x + w + 70, 560, '#2b2e2d', 7),
    `<ellipse cx="${x + w + 46}" cy="610" rx="46" ry="40" fill="#2c4038" stroke="#c79a3f" stroke-width="5"/>`,
    path(`M${x + w + 26} 626c0 -26 40 -26 40 0z`, '#d9b25c'),
  )
  out.push(rect(0, GROUND, WIDTH, HEIGHT - GROUND, '#cdbf9f'), shade(0, GROUND, WIDTH, 12, 0.1))
  for (const tx of [150, 520, 1090, 1420]) {
    out.push(
      poly(
        [
          [tx - 96, 910],
          [tx + 96, 910],
          [tx + 84, 926],
          [tx - 84, 926],
        ],
        '#8a6443',
      ),
      rect(tx - 66, 926, 10, 74, '#5b4a38'),
      rect(tx + 56, 926, 10, 74, '#5b4a38'),
      rect(tx - 110, 958, 220, 10, '#7c5838'),
      rect(tx - 80, 968, 8, 36, '#5b4a38'),
      rect(tx + 72, 968, 8, 36, '#5b4a38'),
      rect(tx - 30, 896, 60, 14, '#efe6d3'),
    )
  }
  out.push(tree(60, 900, 560, rng, light), tree(1560, 900, 540, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
