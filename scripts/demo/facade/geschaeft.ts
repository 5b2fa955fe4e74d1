import { rustic } from './details.ts'
import { sky, veil } from './light.ts'
import { planterBox } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, rect, shade, WIDTH } from './shapes.ts'
import { display, stripes } from './shopfront.ts'
import { GROUND, street } from './street.ts'
import { pane } from './window.ts'

/** A shop in the ground floor, seen from across the street. */
export function geschaeft(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [sky(light, rng, 0), rect(0, 0, WIDTH, GROUND, wall)]
  const step = WIDTH / 5
  for (let a = 0; a < 5; a++) {
    const cx = step * (a + 0.5)
    out.push(
      rect(cx - 74, 24, 148, 246, trim),
      rect(cx - 92, 6, 184, 14, trim),
      shade(cx - 88, 20, 180, 6, 0.18),
      pane(cx - 56, 40, 112, 212, { frame: '#f4f0e6', panes: [2, 2], sill: trim }, rng, light, late),
    )
  }
  out.push(rect(0, 318, WIDTH, 26, trim), shade(0, 344, WIDTH, 14, 0.2), rustic(0, 352, WIDTH, GROUND - 352, wall))
  const sign = ['#1f3a33', '#4a2f22', '#2c3440'][scene.variant % 3] as string
  const [x, w] = [190, 1220]
  out.push(rect(x, 420, w, 510, sign), rect(x + 20, 436, w - 40, 62, sign, 'stroke="#c79a3f" stroke-width="3"'))
  for (const [at, len] of [
    [0.4, 46],
    [0.45, 30],
    [0.49, 58],
    [0.55, 38],
  ] as const)
    out.push(rect(x + w * at, 461, len, 12, '#d9b25c'))
  const awning = scene.variant % 3 !== 1
  for (const [px, pw] of [
    [x + 34, 440],
    [x + w - 474, 440],
  ] as const) {
    out.push(
      pane(
        px,
        528,
        pw,
        326,
        { frame: '#23272a', panes: [2, 1] },
        rng,
        { ...light, lit: light.lit > 0.3 ? 1 : 0 },
        late,
      ),
      display(px, 854, pw, rng, light),
    )
    if (awning) out.push(stripes(px - 16, 512, pw + 32, 78))
  }
  out.push(
    rect(x + 508, 528, 204, 402, '#1b211f'),
    pane(
      x + 528,
      548,
      164,
      382,
      { frame: '#3a2a1c', panes: [1, 2] },
      rng,
      { ...light, lit: light.lit > 0.3 ? 1 : 0 },
      late,
    ),
    circle(x + 668, 752, 8, '#d9b25c'),
    rect(x + 496, 916, 228, 14, '#8f8778'),
  )
  out.push(
    street(GROUND, light),
    planterBox(x + 470, GROUND + 10, rng, light),
    planterBox(x + 726, GROUND + 10, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
