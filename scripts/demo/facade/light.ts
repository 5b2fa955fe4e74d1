import type { Rng } from '../random.ts'
import { HEIGHT, n, rect, WIDTH } from './shapes.ts'

/** The hour of a scene: its sky, what glass mirrors, and how many windows are lit. */
export interface Light {
  sky: readonly [string, string, string]
  glass: readonly [string, string]
  lit: number
  /** Laid over everything but the sky and the lit windows. */
  veil: readonly [colour: string, opacity: number]
  tree: readonly [string, string, string]
  lawn: readonly [string, string]
  street: string
}

export const LIGHTS: Readonly<Record<'mittag' | 'morgen' | 'abend' | 'herbst', Light>> = {
  mittag: {
    sky: ['#a9c3cf', '#d3e0e1', '#f1eee4'],
    glass: ['#6f8288', '#a9b9bb'],
    lit: 0,
    veil: ['#fff4dc', 0.05],
    tree: ['#5e7554', '#748a63', '#8ea27a'],
    lawn: ['#9aaa7c', '#7f9168'],
    street: '#b9b4aa',
  },
  morgen: {
    sky: ['#c7cfd0', '#efdfc9', '#faf1e0'],
    glass: ['#7c8787', '#d6c9b2'],
    lit: 0.06,
    veil: ['#ffdfae', 0.1],
    tree: ['#66755a', '#7f8b66', '#a3a67c'],
    lawn: ['#aab088', '#8c966d'],
    street: '#c3bbac',
  },
  abend: {
    sky: ['#3e4d5c', '#8a8583', '#e0b18a'],
    glass: ['#3d4a52', '#8b8580'],
    lit: 0.42,
    veil: ['#2c3640', 0.3],
    tree: ['#38483f', '#46574a', '#5a6a57'],
    lawn: ['#6d7a60', '#55624e'],
    street: '#8f8b85',
  },
  herbst: {
    sky: ['#b9c0c0', '#dcdbd2', '#f0ebdf'],
    glass: ['#727d7f', '#b3b5ae'],
    lit: 0.1,
    veil: ['#fff6e6', 0.03],
    tree: ['#94693a', '#b3854a', '#cba362'],
    lawn: ['#a9a77c', '#8f8e66'],
    street: '#b5b0a5',
  },
}

export type Hour = keyof typeof LIGHTS

export function sky(light: Light, rng: Rng, horizon: number): string {
  const [top, middle, low] = light.sky
  const clouds = Array.from({ length: 4 }, () => {
    const [x, y, w] = [rng.between(-100, WIDTH), rng.between(40, horizon * 0.4), rng.between(260, 620)]
    // Many thin veils on each other: a blur filter would cost more time than the rest of the drawing.
    return Array.from(
      { length: 7 },
      (_, k) =>
        `<ellipse cx="${n(x + k * 5)}" cy="${n(y + k)}" rx="${n((w / 2) * (1 - k * 0.1))}" ry="${n((w / 15) * (1 - k * 0.12))}" fill="#fff" fill-opacity="${light.lit > 0.3 ? 0.018 : 0.06}"/>`,
    ).join('')
  })
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light.glass[1]}"/><stop offset=".5" stop-color="${light.glass[0]}"/><stop offset="1" stop-color="${light.glass[0]}"/></linearGradient><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b8"/><stop offset="1" stop-color="#f0be6a"/></linearGradient></defs>${rect(0, 0, WIDTH, horizon + 1, 'url(#sky)')}${rect(0, horizon, WIDTH, HEIGHT - horizon, low)}${clouds.join('')}`
}

/** The hour's tint over what has been drawn so far, from `top` downwards. */
export const veil = (light: Light, top: number) =>
  rect(0, top, WIDTH, HEIGHT - top, light.veil[0], `fill-opacity="${light.veil[1]}"`)
