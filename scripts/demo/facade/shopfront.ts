import type { Rng } from '../random.ts'
import type { Light } from './light.ts'
import { planter } from './plants.ts'
import { circle, poly, rect, shade } from './shapes.ts'

/** A striped awning with scallops and the shadow it throws. */
export function stripes(x: number, y: number, w: number, h: number): string {
  const out = [
    poly(
      [
        [x + 12, y],
        [x + w - 12, y],
        [x + w, y + h],
        [x, y + h],
      ],
      '#efe6d3',
    ),
  ]
  const count = 14
  for (let at = 0; at < count; at += 2)
    out.push(
      poly(
        [
          [x + 12 + ((w - 24) * at) / count, y],
          [x + 12 + ((w - 24) * (at + 1)) / count, y],
          [x + (w * (at + 1)) / count, y + h],
          [x + (w * at) / count, y + h],
        ],
        '#a3493a',
      ),
    )
  for (let at = 0; at < count; at++)
    out.push(circle(x + (w * (at + 0.5)) / count, y + h, w / count / 2, at % 2 ? '#efe6d3' : '#a3493a'))
  return `${out.join('')}${shade(x + 8, y + h + 16, w - 8, 26, 0.18)}`
}

/** Goods in a shop window on their plinth, standing at `base`. */
export function display(x: number, base: number, w: number, rng: Rng, light: Light): string {
  const out = [rect(x + 10, base - 44, w - 20, 44, '#cbbfa5'), shade(x + 10, base - 44, w - 20, 6, 0.2)]
  for (let at = 40; at < w - 70; at += rng.int(70, 100)) {
    const h = rng.int(46, 120)
    out.push(
      rng.chance(0.6)
        ? rect(
            x + at,
            base - 44 - h,
            rng.int(30, 52),
            h,
            rng.pick(['#b98d63', '#8fa08a', '#d8c7a3', '#a8694a']),
            'rx="4"',
          )
        : planter(x + at, base - 44, rng, light),
    )
  }
  return out.join('')
}
