import { sky, veil } from './light.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, line, poly, rect, shade, WIDTH } from './shapes.ts'
import { GROUND, street } from './street.ts'
import { pane } from './window.ts'

/** Underground garage: the drive down beside the house. */
export function garage(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [sky(light, rng, 300), rect(0, 130, WIDTH, 800, wall), rect(0, 116, WIDTH, 20, trim)]
  for (let a = 0; a < 6; a++)
    out.push(pane(70 + a * 255, 186, 180, 150, { frame: '#34383a', panes: [2, 1], sill: trim }, rng, light, late))
  out.push(
    line(0, 392, WIDTH, 392, '#1b1d1c', 3, 'stroke-opacity=".14"'),
    rect(0, 400, WIDTH, 530, '#8f8a80', 'fill-opacity=".35"'),
  )
  const [x, w] = [380, 840]
  out.push(rect(x - 26, 440, w + 52, 490, '#6d6a63'), rect(x, 470, w, 460, '#2a2c2b'))
  if (scene.variant % 2) {
    out.push(
      poly(
        [
          [x, 930],
          [x + w, 930],
          [x + w * 0.78, 640],
          [x + w * 0.22, 640],
        ],
        '#4d4e4b',
      ),
      rect(x + w * 0.22, 560, w * 0.56, 80, '#1d1f1e'),
    )
    for (const at of [0.34, 0.5, 0.66]) late.push(rect(x + w * at - 44, 500, 88, 12, '#ffe9b8', 'fill-opacity=".9"'))
    out.push(line(x + w / 2, 930, x + w / 2, 640, '#e8dfca', 5, 'stroke-dasharray="34 26" stroke-opacity=".7"'))
  } else {
    for (let row = 0; row < 9; row++)
      out.push(
        rect(x, 470 + row * 51, w, 47, row % 2 ? '#b9b4a8' : '#c3beb2'),
        shade(x, 470 + row * 51 + 44, w, 5, 0.25),
      )
    for (let at = 0; at < 5; at++) out.push(rect(x + 46 + at * 160, 626, 108, 34, '#59666a', 'rx="4"'))
    out.push(rect(x + w / 2 - 50, 884, 100, 10, '#4b4f4d'))
  }
  out.push(
    rect(x + w + 60, 560, 86, 86, '#274a63', 'rx="8"'),
    `<text x="${x + w + 103}" y="626" font-family="Helvetica, Arial, DejaVu Sans, sans-serif" font-size="66" font-weight="700" fill="#fff" text-anchor="middle">P</text>`,
  )
  out.push(
    rect(x - 26, 440, w + 52, 24, '#d9b25c'),
    ...Array.from({ length: 15 }, (_, at) =>
      poly(
        [
          [x - 26 + at * 60, 464],
          [x + at * 60, 440],
          [x + 26 + at * 60, 440],
          [x + at * 60, 464],
        ].map(([px, py]) => [Math.min(x + w + 26, px as number), py as number] as const),
        '#2a2c2b',
      ),
    ),
  )
  out.push(
    street(GROUND, light),
    poly(
      [
        [x - 30, GROUND],
        [x + w + 30, GROUND],
        [x + w + 130, HEIGHT],
        [x - 130, HEIGHT],
      ],
      '#a39e93',
    ),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
