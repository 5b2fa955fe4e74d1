import { lantern, rustic } from './details.ts'
import { sky, veil } from './light.ts'
import { archWindow, dormer, portal } from './ornament.ts'
import { tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { poly, rect, shade } from './shapes.ts'
import { GROUND, neighbour, street } from './street.ts'
import { pane } from './window.ts'

/** Street front of the Gründerzeit: rusticated ground floor, mouldings, cornice, dormers. */
export function altbau(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = [sky(light, rng, 660)]
  const storeys = 3 + (scene.variant % 2)
  const h = storeys === 4 ? 148 : 168
  const base = 176
  const top = GROUND - base - storeys * h
  out.push(
    neighbour(-60, top + 46, 330, scene, '#cfc6b4', late),
    neighbour(1330, top - 22, 340, scene, '#bcb5a6', late),
  )
  const [x, w] = [262, 1076]
  out.push(
    poly(
      [
        [x - 8, top - 6],
        [x + 46, top - 92],
        [x + w - 46, top - 92],
        [x + w + 8, top - 6],
      ],
      roof,
    ),
    shade(x + 46, top - 92, w - 92, 4, 0.2),
  )
  for (const at of [0.2, 0.5, 0.8]) out.push(dormer(x + w * at, top - 78, roof, trim, scene, late))
  for (const at of [0.33, 0.66])
    out.push(rect(x + w * at, top - 138, 40, 64, '#8f6b58'), rect(x + w * at - 5, top - 144, 50, 10, '#7b5b4a'))
  out.push(rect(x, top, w, GROUND - top, wall))
  const axes = 6
  const step = w / axes
  const body: string[] = []
  for (let s = 0; s < storeys; s++) {
    const y = top + s * h
    for (let a = 0; a < axes; a++) {
      const cx = x + step * (a + 0.5)
      const [ww, wh] = [step * 0.36, h * 0.56]
      const [wx, wy] = [cx - ww / 2, y + h * 0.27]
      const bay = s === storeys - 1
      body.push(rect(wx - 15, wy - 14, ww + 30, wh + 26, trim))
      if (bay && a % 2 === 0)
        body.push(
          poly(
            [
              [wx - 26, wy - 22],
              [cx, wy - 50],
              [wx + ww + 26, wy - 22],
            ],
            trim,
          ),
          poly(
            [
              [wx - 10, wy - 25],
              [cx, wy - 42],
              [wx + ww + 10, wy - 25],
            ],
            wall,
            'fill-opacity=".55"',
          ),
        )
      else body.push(rect(wx - 24, wy - 29, ww + 48, 12, trim))
      body.push(
        shade(wx - 22, wy - 17, ww + 48, 5, 0.2),
        pane(wx, wy, ww, wh, { frame: '#f4f0e6', panes: [2, 2], sill: trim }, rng, light, late),
      )
      if (s === 0) body.push(rect(wx - 10, wy + wh + 18, ww + 20, 12, trim, 'fill-opacity=".7"'))
    }
    body.push(
      rect(x - 3, y + h - 12, w + 6, s === storeys - 1 ? 16 : 8, trim),
      shade(x, y + h + (s === storeys - 1 ? 4 : -4), w, 6, 0.13),
    )
  }
  out.push(...body)
  // Cornice with brackets.
  out.push(rect(x - 16, top - 10, w + 32, 22, trim), shade(x, top + 12, w, 14, 0.2))
  for (let at = x; at < x + w; at += 26) out.push(rect(at, top + 10, 11, 13, trim))
  out.push(rustic(x, GROUND - base + 8, w, base - 8, wall))
  for (let a = 0; a < axes; a++) {
    const cx = x + step * (a + 0.5)
    if (a === 2) out.push(portal(cx, GROUND, trim))
    else out.push(archWindow(cx, GROUND - base + 38, step * 0.42, 98, trim, scene, late))
  }
  out.push(
    rect(x - 6, GROUND - 20, w + 12, 20, '#a59c8c'),
    shade(x + w, top, 14, GROUND - top, 0.16),
    street(GROUND, light),
  )
  // Before the lit windows, so after them in the drawing; its colours are those of the hour already.
  const near =
    scene.variant % 3 === 1
      ? tree(150, GROUND + 34, 440, rng, light)
      : scene.variant % 3 === 2
        ? tree(1455, GROUND + 34, 400, rng, light)
        : ''
  out.push(lantern(scene.variant % 2 ? 1240 : 330, GROUND + 22))
  return `${out.join('')}${veil(light, 0)}${late.join('')}${near}`
}
