import type { Rng } from '../random.ts'
import { type Light, sky } from './light.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, n, path, poly, rect, WIDTH } from './shapes.ts'

/** Where houses of the country stand, pixels from the top. */
export const GROUND = 850

/** What lies behind and below a house in the country: sky, hills, lawn. `rise` is the height of the hills in pixels. */
export function land(scene: Scene, rise = 120): string[] {
  const { rng, light } = scene
  const far = light.lit > 0.3 ? ['#6b747a', '#5d6a66', '#4d5b50'] : ['#bcc7c5', '#a9b7a6', '#93a486']
  return [
    sky(light, rng, 600),
    hills(600, rng, far, rise),
    rect(0, 590, WIDTH, HEIGHT - 590, light.lawn[0]),
    path(`M0 ${GROUND - 40}Q800 ${GROUND - 90} 1600 ${GROUND - 30}V${HEIGHT}H0Z`, light.lawn[1]),
  ]
}

/** Ranges of hills one before the other, from the farthest colour to the nearest. */
function hills(y: number, rng: Rng, colours: readonly string[], rise: number): string {
  return colours
    .map((fill, at) => {
      let d = `M0 ${n(y + 10)}`
      for (let x = 0; x <= WIDTH; x += 100)
        d += `L${x} ${n(y - rise * (1 - at * 0.34) * (0.45 + 0.55 * Math.abs(Math.sin(x / rng.between(330, 420) + at * 1.9 + rng.between(0, 0.16)))))}`
      return path(`${d}L${WIDTH} ${n(y + 10)}Z`, fill)
    })
    .join('')
}

/** The way from the door to the lower edge, `w` wide at the house. */
export function drive(cx: number, w: number, light: Light): string {
  return `${poly(
    [
      [cx - w / 2, GROUND],
      [cx + w / 2, GROUND],
      [cx + w * 1.1, HEIGHT],
      [cx - w * 1.1, HEIGHT],
    ],
    light.street,
  )}${poly(
    [
      [cx - w / 2, GROUND],
      [cx + w / 2, GROUND],
      [cx + w * 0.6, GROUND + 30],
      [cx - w * 0.6, GROUND + 30],
    ],
    '#1b1d1c',
    'fill-opacity=".1"',
  )}`
}
