import { sky, veil } from './light.ts'
import { flowers, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { line, poly, rect, shade } from './shapes.ts'
import { GROUND, skyline, street } from './street.ts'
import { pane } from './window.ts'

/** Plain front of the fifties to eighties: even windows, loggias in a column, shallow roof. */
export function nachkrieg(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = [sky(light, rng, 660), skyline(700, rng, light)]
  const [x, w, storeys, h] = [190, 1220, 4 + (scene.variant % 2), scene.variant % 2 ? 124 : 146]
  const top = GROUND - 24 - storeys * h
  out.push(tree(60, GROUND + 10, 430, rng, light), tree(1540, GROUND + 10, 470, rng, light))
  out.push(
    poly(
      [
        [x - 26, top],
        [x + 30, top - 56],
        [x + w - 30, top - 56],
        [x + w + 26, top],
      ],
      roof,
    ),
    rect(x, top, w, GROUND - top, wall),
    shade(x, top, w, 14, 0.18),
  )
  const axes = 7
  const step = w / axes
  for (let s = 0; s < storeys; s++) {
    const y = top + s * h
    out.push(line(x, y + h - 3, x + w, y + h - 3, '#1b1d1c', 1.6, 'stroke-opacity=".1"'))
    for (let a = 0; a < axes; a++) {
      const cx = x + step * (a + 0.5)
      if (a === 3) {
        // Stairwell of glass bricks.
        out.push(
          rect(cx - 34, y + 12, 68, h - 16, '#cfd6d2'),
          ...Array.from({ length: 5 }, (_, k) =>
            line(cx - 34, y + 12 + k * ((h - 16) / 5), cx + 34, y + 12 + k * ((h - 16) / 5), '#9aa5a2', 2),
          ),
          line(cx, y + 12, cx, y + h - 4, '#9aa5a2', 2),
        )
      } else if (a === 1 || a === 5) {
        out.push(
          shade(cx - step * 0.42, y + 16, step * 0.84, h - 26, 0.42),
          pane(cx - step * 0.3, y + 34, step * 0.6, h - 46, { frame: '#e9e4d8', panes: [3, 1] }, rng, light, late),
        )
        out.push(
          rect(cx - step * 0.45, y + h - 56, step * 0.9, 50, trim),
          shade(cx - step * 0.45, y + h - 56, step * 0.9, 5, 0.12),
          rect(cx - step * 0.45, y + h - 60, step * 0.9, 5, '#6d675c'),
        )
        if (rng.chance(0.5)) out.push(flowers(cx - step * 0.36, y + h - 66, step * 0.72, rng, light))
      } else
        out.push(
          pane(
            cx - 46,
            y + h * 0.24,
            92,
            h * 0.5,
            { frame: '#f1ece1', panes: [2, 1], sill: '#d9d2c4' },
            rng,
            light,
            late,
          ),
        )
    }
  }
  const door = x + step * 3.5
  out.push(
    rect(door - 62, GROUND - 134, 124, 134, '#4b4f4d'),
    pane(door - 46, GROUND - 118, 92, 118, { frame: '#2b2e2d', panes: [2, 1] }, rng, light, late),
    rect(door - 96, GROUND - 150, 192, 16, '#d8d1c2'),
    shade(door - 90, GROUND - 134, 186, 10, 0.22),
  )
  out.push(rect(x, GROUND - 24, w, 24, '#9c9588'), shade(x + w, top, 12, GROUND - top, 0.14), street(GROUND, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
