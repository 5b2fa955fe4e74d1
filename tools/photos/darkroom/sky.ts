import { clamp, mix, type Picture, type Rgb, ramp } from './pixels.ts'
import type { Recipe } from './recipe.ts'

type Gradient = readonly [top: Rgb, low: Rgb, cloud: Rgb]

const SKIES: Readonly<Record<Exclude<Recipe['sky'], 'own'>, Gradient>> = {
  overcast: [
    [186, 193, 201],
    [222, 225, 227],
    [236, 237, 238],
  ],
  evening: [
    [112, 146, 190],
    [238, 214, 184],
    [250, 230, 210],
  ],
  pale: [
    [150, 186, 214],
    [224, 233, 236],
    [248, 248, 246],
  ],
  deep: [
    [62, 110, 172],
    [166, 200, 226],
    [244, 246, 248],
  ],
}

/** Neighbouring pixels of sky differ by less than this; the edge of a wall or a leaf by more. */
const STEP = 9

/**
 * The share of sky in each pixel: what is reached from the upper edge without a step, then blue gaps in foliage. With
 * `plain`, also what is pale and blue in the distance.
 */
export function skyOf({ data, width, height }: Picture, plain: boolean): Float32Array {
  const sky = new Float32Array(width * height)
  const isPale = (at: number) => {
    const [r, g, b] = [data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number]
    return plain ? b >= g - 20 && r + g + b > 190 : b - r >= 3 && r + g + b > 240
  }
  const stack: number[] = []
  for (let x = 0; x < width; x++) if (isPale(x)) stack.push(x)
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (sky[at]) continue
    sky[at] = 1
    const x = at % width
    for (const [next, inside] of [
      [at - 1, x > 0],
      [at + 1, x < width - 1],
      [at - width, at >= width],
      [at + width, at < width * (height - 1)],
    ] as const)
      if (inside && !sky[next] && isPale(next) && step(data, at, next) < (plain ? 3 * STEP : STEP)) stack.push(next)
  }
  fillGaps(sky, data, width, height)
  return sky
}

function step(data: Buffer, a: number, b: number): number {
  let most = 0
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs((data[3 * a + c] as number) - (data[3 * b + c] as number)))
  return most
}

/** Sky between leaves and at edges: as blue and nearly as bright as the sky of its row. */
function fillGaps(sky: Float32Array, data: Buffer, width: number, height: number): void {
  let mean: Rgb = [150, 180, 215]
  for (let y = 0; y < height; y++) {
    const sum = [0, 0, 0]
    let count = 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (sky[at] !== 1) continue
      count++
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[3 * at + c] as number)
    }
    if (count < width * 0.02) {
      if (count === 0 && y > height * 0.3) return
    } else mean = sum.map((value) => value / count) as Rgb
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (sky[at]) continue
      const [r, g, b] = [data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number]
      // Leaves are green and dark: what is bluer than green by as much as the sky is sky shining through.
      const blue = ramp(b - g, 2, Math.max(6, (mean[2] - mean[1]) * 0.8))
      const bright = ramp(r + g + b, 150, (mean[0] + mean[1] + mean[2]) * 0.85)
      if (nearSky(sky, x, y, width)) sky[at] = Math.min(0.98, blue * bright)
    }
  }
}

/** Whether sky begins within some pixels: walls and shadows far from it keep their blue. */
function nearSky(sky: Float32Array, x: number, y: number, width: number): boolean {
  for (let up = 1; up <= 22 && y - up >= 0; up += 3) if (sky[(y - up) * width + x] === 1) return true
  for (let aside = -15; aside <= 15; aside += 5)
    if (x + aside >= 0 && x + aside < width && sky[y * width + x + aside] === 1) return true
  return false
}

/** Paints another sky where the share says so; the clouds stay where they were. */
export function repaintSky(picture: Picture, sky: Float32Array, kind: Exclude<Recipe['sky'], 'own'>, plain: boolean) {
  const { data, width, height } = picture
  const [top, low, cloud] = SKIES[kind]
  const bottom = horizon(sky, width, height)
  for (let at = 0; at < sky.length; at++) {
    const share = sky[at] as number
    if (!share) continue
    const down = clamp(Math.floor(at / width) / bottom)
    const [r, b] = [data[3 * at] as number, data[3 * at + 2] as number]
    // A clear sky is bluer the higher it is; what is paler than that is cloud.
    const clear = mix(0.42, 0.16, down)
    const clouded = ramp(clear - (b - r) / Math.max(1, b), 0.02, 0.24) * (plain ? ramp(0.72 - down, 0, 0.2) : 1)
    for (let c = 0; c < 3; c++) {
      const fresh = mix(mix(top[c] as number, low[c] as number, down ** 1.3), cloud[c] as number, clouded * 0.85)
      data[3 * at + c] = mix(data[3 * at + c] as number, fresh, share)
    }
  }
}

/** The lowest row in which a tenth of the pixels are sky. */
function horizon(sky: Float32Array, width: number, height: number): number {
  for (let y = height - 1; y > 0; y--) {
    let count = 0
    for (let x = 0; x < width; x++) if (sky[y * width + x] === 1) count++
    if (count > width * 0.1) return y
  }
  return height
}
