/** Prints of rendered photographs, as a darkroom makes them: framed, mirrored, graded and coloured. */
import sharp from 'sharp'
import { clamp, hsv, mix, type Picture, ramp, rgb } from './pixels.ts'
import type { Paint, Recipe } from './recipe.ts'
import { repaintSky, skyOf } from './sky.ts'

export const PRINT_WIDTH = 1200
export const PRINT_HEIGHT = 800

/** Factors of red, green and blue, the exponent of the tone curve (below 1 opens shadows), and of the saturation. */
const LIGHTS: Readonly<Record<Recipe['light'], readonly [number, number, number, number, number]>> = {
  day: [1, 1, 1, 1, 1],
  warm: [1.03, 0.985, 0.91, 1.05, 1],
  cool: [0.945, 0.985, 1.04, 1, 0.9],
  bright: [1.03, 1.03, 1.03, 0.84, 0.98],
  soft: [0.985, 0.985, 0.98, 0.88, 0.78],
}
const FEATHER = 7

/** Makes the print; returns it as WebP. Throws when a paint is unknown. */
export async function develop(file: Buffer, recipe: Recipe, paints: Readonly<Record<string, Paint>>): Promise<Buffer> {
  const picture = await framed(file, recipe)
  const outdoors = recipe.sky !== 'own' || recipe.plain || recipe.wash
  const sky = outdoors ? skyOf(picture, recipe.plain) : null
  const used = recipe.paint.map((name) => {
    const paint = paints[name]
    if (!paint) throw new Error(`no paint is called ${name}`)
    return paint
  })
  for (let at = 0; at < picture.width * picture.height; at++) {
    const land = 1 - (sky?.[at] ?? 0)
    if (land > 0) for (const paint of used) repaint(picture, at, paint, land)
    if (recipe.wash && land > 0) wash(picture, at, recipe.wash, land)
    grade(picture, at, recipe, land)
  }
  if (sky && (recipe.sky !== 'own' || recipe.plain))
    repaintSky(picture, sky, recipe.sky === 'own' ? 'pale' : recipe.sky, recipe.plain)
  const { data, width, height } = picture
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 76, effort: 4, smartSubsample: true })
    .toBuffer()
}

async function framed(file: Buffer, { frame, mirror }: Recipe): Promise<Picture> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const wide = Math.round(width * frame[2])
  const high = Math.min(height, Math.round((wide * PRINT_HEIGHT) / PRINT_WIDTH))
  const cut = sharp(file)
    .removeAlpha()
    .extract({
      left: Math.min(width - wide, Math.round(width * frame[0])),
      top: Math.min(height - high, Math.round(height * frame[1])),
      width: wide,
      height: high,
    })
    .resize(PRINT_WIDTH, PRINT_HEIGHT, { fit: 'fill' })
  const { data } = await (mirror ? cut.flop() : cut).raw().toBuffer({ resolveWithObject: true })
  return { data, width: PRINT_WIDTH, height: PRINT_HEIGHT }
}

function repaint({ data }: Picture, at: number, paint: Paint, land: number): void {
  const [h, s, v] = hsv(data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number)
  const [from, to] = paint.from
  const inside = from <= to ? h : h >= from ? h : h + 360
  const end = from <= to ? to : to + 360
  const within = Math.min(ramp(inside, from - FEATHER, from), ramp(-inside, -end - FEATHER, -end))
  const vivid = ramp(s, paint.least - 0.05, paint.least + 0.03) * ramp(-s, -paint.most - 0.04, -paint.most)
  const share = within * vivid * ramp(-v, -paint.under - 0.06, -paint.under + 0.02) * land
  if (share <= 0) return
  const hue = paint.hue === undefined ? h : (paint.hue + (inside - (from + end) / 2) * 0.4 + 360) % 360
  const made = rgb(hue, clamp(s * paint.saturation), clamp(v * paint.light))
  for (let c = 0; c < 3; c++) data[3 * at + c] = mix(data[3 * at + c] as number, made[c] as number, share)
}

/** Pale and grey surfaces take the colour. */
function wash({ data }: Picture, at: number, colour: readonly number[], land: number): void {
  const [, s, v] = hsv(data[3 * at] as number, data[3 * at + 1] as number, data[3 * at + 2] as number)
  const share = ramp(-s, -0.26, -0.16) * ramp(v, 0.4, 0.6) * land
  if (share <= 0) return
  for (let c = 0; c < 3; c++)
    data[3 * at + c] = clamp((data[3 * at + c] as number) * mix(1, colour[c] as number, share), 0, 255)
}

function grade({ data }: Picture, at: number, { light }: Recipe, land: number): void {
  if (light === 'day' || land <= 0) return
  const [red, green, blue, curve, vivid] = LIGHTS[light]
  const now = [data[3 * at], data[3 * at + 1], data[3 * at + 2]] as [number, number, number]
  const grey = 0.299 * now[0] + 0.587 * now[1] + 0.114 * now[2]
  for (const [c, factor] of [red, green, blue].entries()) {
    const even = mix(grey, now[c] as number, vivid) * factor
    const toned = 255 * clamp(even / 255) ** curve
    data[3 * at + c] = mix(now[c] as number, toned, land)
  }
}
