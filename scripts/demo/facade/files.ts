import sharp from 'sharp'
import { createRng } from '../random.ts'
import { altbau } from './altbau.ts'
import { buero } from './buero.ts'
import { garage } from './garage.ts'
import { gasthaus } from './gasthaus.ts'
import { geschaeft } from './geschaeft.ts'
import { grund } from './grund.ts'
import { halle } from './halle.ts'
import { haus } from './haus.ts'
import { landhaus } from './landhaus.ts'
import { LIGHTS } from './light.ts'
import { type FacadeKind, LOOKS, type Look } from './looks.ts'
import { nachkrieg } from './nachkrieg.ts'
import { neubau } from './neubau.ts'
import { reihenhaus } from './reihenhaus.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

const DRAWN: Readonly<Record<FacadeKind, (scene: Scene) => string>> = {
  altbau,
  nachkrieg,
  neubau,
  haus,
  reihenhaus,
  landhaus,
  grund,
  buero,
  geschaeft,
  gasthaus,
  garage,
  halle,
}

/** File names of all variants of a kind. */
export function facadeFiles(kind: FacadeKind): string[] {
  return LOOKS[kind].map((_, at) => `visualisierung-${kind}-${at + 1}.webp`)
}

/** The drawing as SVG, 1600 x 1067. */
export function drawFacade(kind: FacadeKind, variant: number): string {
  const [hour, wall, trim, roof] = LOOKS[kind][variant] as Look
  const scene: Scene = { rng: createRng(`facade/${kind}/${variant}`), light: LIGHTS[hour], wall, trim, roof, variant }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${DRAWN[kind](scene)}</svg>`
}

/** Draws those façades that are asked for, as WebP of 60 kB at most. */
export async function renderFacade(file: string): Promise<Buffer> {
  const [, kind, number] = /^visualisierung-([a-z]+)-(\d+)\.webp$/.exec(file) ?? []
  if (!kind || !(kind in DRAWN)) throw new Error(`No such façade: ${file}`)
  const svg = Buffer.from(drawFacade(kind as FacadeKind, Number(number) - 1))
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const quality of [76, 66, 54, 40]) {
    const webp = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .webp({ quality, effort: 2 })
      .toBuffer()
    if (webp.length <= 60_000) return webp
  }
  throw new Error(`${file} does not fit into 60 kB`)
}

export const FACADE_KINDS = Object.keys(LOOKS) as FacadeKind[]
