import { lantern } from './details.ts'
import { sky, veil } from './light.ts'
import { tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { rect, shade } from './shapes.ts'
import { GROUND, skyline, street } from './street.ts'
import { pane } from './window.ts'

/** Offices: a calm grid with a tall ground floor. */
export function buero(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [
    sky(light, rng, 660),
    skyline(640, rng, light),
    rect(-20, 420, 220, 520, '#c4bdae'),
    rect(1430, 470, 200, 470, '#b3ac9e'),
  ]
  const [x, w, storeys, h] = [180, 1250, 5, 122]
  const top = GROUND - 168 - storeys * h
  out.push(rect(x, top, w, GROUND - top, wall), rect(x - 6, top - 12, w + 12, 16, trim), shade(x, top + 4, w, 8, 0.2))
  const axes = 10
  const step = w / axes
  for (let s = 0; s < storeys; s++)
    for (let a = 0; a < axes; a++) {
      const [px, py] = [x + a * step + 13, top + 18 + s * h]
      out.push(
        shade(px - 5, py - 5, step - 16, h - 16, 0.25),
        pane(
          px,
          py,
          step - 26,
          h - 28,
          { frame: '#3a3e3f', panes: [a % 3 === 1 ? 1 : 2, 1] },
          rng,
          { ...light, lit: light.lit * 1.3 },
          late,
        ),
      )
      if (rng.chance(0.22))
        out.push(rect(px, py, step - 26, (h - 28) * rng.between(0.25, 0.75), '#d9d3c6', 'fill-opacity=".75"'))
    }
  out.push(rect(x, GROUND - 162, w, 162, trim))
  for (let a = 0; a < 5; a++)
    if (a !== 2)
      out.push(
        pane(
          x + 22 + a * (w / 5),
          GROUND - 140,
          w / 5 - 44,
          122,
          { frame: '#2b2e2d', panes: [3, 1] },
          rng,
          light,
          late,
        ),
      )
  const door = x + w / 2
  out.push(
    pane(door - 84, GROUND - 140, 168, 140, { frame: '#23272a', panes: [4, 1] }, rng, { ...light, lit: 1 }, late),
    rect(door - 122, GROUND - 158, 244, 14, '#7a5a16'),
    shade(door - 112, GROUND - 144, 236, 10, 0.3),
  )
  out.push(
    shade(x + w, top, 14, GROUND - top, 0.16),
    street(GROUND, light),
    tree(110, GROUND + 26, 330, rng, light),
    tree(1490, GROUND + 26, 300, rng, light),
    lantern(1330, GROUND + 24),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
