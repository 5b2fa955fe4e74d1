import { land } from './land.ts'
import { veil } from './light.ts'
import { grass, tree } from './plants.ts'
import type { Scene } from './scene.ts'
import { circle, line, path, poly, rect } from './shapes.ts'

/** A plot with pegs and string, the village behind. */
export function grund(scene: Scene): string {
  const { rng, light } = scene
  const out = land(scene, scene.variant % 2 ? 260 : 110)
  for (let k = 0; k < 6; k++) {
    const hx = 120 + k * 245 + rng.between(-40, 40)
    const [w, h] = [rng.between(90, 140), rng.between(54, 80)]
    out.push(
      rect(hx, 600 - h + 30, w, h, rng.pick(['#e6dcc6', '#dccbb0', '#efe9dc'])),
      poly(
        [
          [hx - 10, 632 - h],
          [hx + w / 2, 632 - h - w * 0.42],
          [hx + w + 10, 632 - h],
        ],
        rng.pick(['#8a5a48', '#6f5a50', '#96604a']),
      ),
    )
    for (let q = 0; q < 2; q++) out.push(rect(hx + w * (0.2 + q * 0.42), 644 - h, w * 0.17, h * 0.34, '#6f7d80'))
  }
  if (scene.variant % 2 === 0)
    out.push(
      rect(760, 470, 46, 160, '#e6dcc6'),
      poly(
        [
          [752, 472],
          [783, 380],
          [814, 472],
        ],
        '#5f6b66',
      ),
      circle(783, 500, 11, '#6f7d80'),
    )
  for (let k = 0; k < 9; k++)
    out.push(tree(rng.between(20, 1580), 648 + rng.between(-10, 14), rng.between(70, 130), rng, light))
  const corners = [
    [250, 1010],
    [560, 720],
    [1130, 720],
    [1400, 1010],
  ] as const
  out.push(poly(corners, light.lawn[0], 'fill-opacity=".75"'))
  for (let k = 0; k < 9; k++)
    out.push(
      path(
        `M${560 - k * 34} ${720 + k * 32}Q800 ${716 + k * 33} ${1130 + k * 30} ${720 + k * 32}`,
        'none',
        `stroke="${light.lawn[1]}" stroke-width="7" stroke-opacity=".5"`,
      ),
    )
  for (const [at, [px, py]] of corners.entries()) {
    const [nx, ny] = corners[(at + 1) % 4] as readonly [number, number]
    out.push(line(px, py - 44, nx, ny - 44, '#f4f0e6', 3.4, 'stroke-opacity=".9"'))
    out.push(rect(px - 7, py - 78, 14, 84, '#a98258'), rect(px - 7, py - 78, 14, 16, '#a3493a'))
  }
  for (let k = 0; k < 26; k++) out.push(grass(rng.between(20, 1580), rng.between(860, 1060), rng, light))
  for (let k = 0; k < 22; k++)
    out.push(
      circle(
        rng.between(20, 1580),
        rng.between(850, 1050),
        rng.between(4, 7),
        rng.pick(['#f4f0e6', '#d9b25c', '#b9787a']),
      ),
    )
  out.push(tree(scene.variant % 2 ? 1510 : 90, 960, 520, rng, light))
  return `${out.join('')}${veil(light, 0)}`
}
