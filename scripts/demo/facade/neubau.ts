import { rail } from './details.ts'
import { sky, veil } from './light.ts'
import { grass, planter, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { rect, shade, WIDTH } from './shapes.ts'
import { GROUND, skyline, street } from './street.ts'
import { pane } from './window.ts'

/** New apartment house: deep balconies, tall windows, one storey set back. */
export function neubau(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [sky(light, rng, 660), skyline(680, rng, light)]
  const storeys = 4 + (scene.variant % 2)
  const h = storeys === 5 ? 122 : 144
  const [x, w] = [170 + (scene.variant % 3) * 26, 1210]
  const top = GROUND - 22 - storeys * h
  out.push(tree(70, GROUND + 6, 400, rng, light))
  // The top floor stands back and is darker.
  out.push(
    rect(x + 92, top - h * 0.92, w - 184, h * 0.92, trim),
    rect(x + 66, top - h * 0.98, w - 132, 13, '#4a4d4b'),
    shade(x + 92, top - h * 0.86, w - 184, 9, 0.25),
  )
  for (let a = 0; a < 6; a++)
    out.push(
      pane(
        x + 128 + a * ((w - 256) / 6),
        top - h * 0.74,
        (w - 256) / 6 - 34,
        h * 0.68,
        { frame: '#2f3231', panes: [2, 1] },
        rng,
        light,
        late,
      ),
    )
  out.push(rail(x + 6, top - 38, w - 12, 38, '#3b3f3d'))
  out.push(rect(x, top, w, GROUND - top, wall), rect(x - 4, top - 4, w + 8, 9, '#e9e4da'))
  const axes = 6
  const step = w / axes
  for (let s = 0; s < storeys; s++) {
    const y = top + s * h
    for (let a = 0; a < axes; a++) {
      const cx = x + step * (a + 0.5)
      const balcony = (a + s * (scene.variant % 2)) % 2 === 0
      const ground = s === storeys - 1
      if (balcony && !ground) {
        const bw = step * 1.02
        out.push(
          pane(cx - step * 0.33, y + 20, step * 0.66, h - 26, { frame: '#34383a', panes: [3, 1] }, rng, light, late),
        )
        out.push(
          shade(cx - bw / 2 + 12, y + h - 2, bw, 30, 0.17),
          rect(cx - bw / 2, y + h - 9, bw, 12, '#dcd7cc'),
          rail(cx - bw / 2, y + h - 52, bw, 44, scene.variant % 2 ? '#7a5a16' : '#3b3f3d'),
        )
        if (rng.chance(0.45)) out.push(planter(cx + rng.between(-bw * 0.3, bw * 0.2), y + h - 10, rng, light))
      } else if (ground && a === 2) {
        out.push(
          rect(cx - 74, GROUND - 128, 148, 128, '#3a3d3c'),
          pane(cx - 60, GROUND - 116, 120, 116, { frame: '#23282a', panes: [2, 1] }, rng, light, late),
          rect(cx - 92, GROUND - 142, 184, 13, '#4a4d4b'),
          shade(cx - 84, GROUND - 129, 180, 9, 0.25),
          rect(cx + 84, GROUND - 92, 26, 44, '#7a5a16'),
        )
      } else {
        const ww = step * (rng.chance(0.5) ? 0.42 : 0.3)
        out.push(
          pane(
            cx - ww / 2,
            y + 22,
            ww,
            h - (ground ? 34 : 46),
            { frame: '#34383a', panes: [ww > step * 0.35 ? 2 : 1, 1] },
            rng,
            light,
            late,
          ),
        )
      }
    }
  }
  out.push(
    shade(x + w, top, 14, GROUND - top, 0.16),
    rect(0, GROUND - 22, WIDTH, 24, light.lawn[0]),
    rect(x + step * 2.5 - 90, GROUND - 22, 180, 24, '#c9c2b4'),
    street(GROUND, light),
  )
  out.push(tree(1500, GROUND + 20, 360, rng, light))
  for (let at = 0; at < 5; at++) out.push(grass(x + rng.between(0, w), GROUND - 4, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
