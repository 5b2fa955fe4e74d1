import type { Rng } from '../random.ts'

export const WIDTH = 1600
export const HEIGHT = 1067

const n = (value: number) => String(Math.round(value * 10) / 10)
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`
export const poly = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`
export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more = '') =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" ${more}/>`
export const shade = (x: number, y: number, w: number, h: number, strength = 0.16) =>
  rect(x, y, w, h, '#1b1d1c', `fill-opacity="${strength}"`)

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

/** Roofs of the town far behind, in the haze. */
export function skyline(y: number, rng: Rng, light: Light): string {
  const out: string[] = []
  const dusk = light.lit > 0.3
  for (const [fill, lift] of [
    [dusk ? '#7b7f82' : '#c9cdc8', 60],
    [dusk ? '#6a6e70' : '#b9bdb6', 0],
  ] as const) {
    for (let x = -40; x < WIDTH; ) {
      const [w, h] = [rng.between(90, 190), rng.between(70, 190)]
      const top = y - h - lift
      out.push(
        rect(x, top, w, HEIGHT - top, fill),
        rng.chance(0.6)
          ? poly(
              [
                [x - 4, top + 1],
                [x + 22, top - 40],
                [x + w - 22, top - 40],
                [x + w + 4, top + 1],
              ],
              fill,
            )
          : '',
      )
      for (let wy = top + 20; wy < y + 220; wy += 44)
        out.push(
          line(
            x + 16,
            wy,
            x + w - 18,
            wy,
            dusk && rng.chance(0.3) ? '#c9a877' : dusk ? '#565b5e' : '#a3a9a6',
            20,
            'stroke-dasharray="12 18"',
          ),
        )
      x += w + rng.between(-6, 30)
    }
  }
  return out.join('')
}

/** The hour's tint over what has been drawn so far, from `top` downwards. */
export const veil = (light: Light, top: number) =>
  rect(0, top, WIDTH, HEIGHT - top, light.veil[0], `fill-opacity="${light.veil[1]}"`)

export interface WindowStyle {
  frame: string
  /** Panes across and down. */
  panes: readonly [number, number]
  sill?: string
}

/** A window with frame, panes, the reveal's shadow, and now and then a curtain. Lit ones come on top of the veil. */
export function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
  rng: Rng,
  light: Light,
  late: string[],
): string {
  const out: string[] = []
  const t = Math.max(3, w * 0.055)
  out.push(rect(x - t, y - t, w + 2 * t, h + 2 * t, style.frame), rect(x, y, w, h, 'url(#glass)'))
  const bars = (fill: string) => {
    const parts: string[] = []
    for (let at = 1; at < style.panes[0]; at++)
      parts.push(rect(x + (w * at) / style.panes[0] - t / 2.4, y, t / 1.2, h, fill))
    for (let at = 1; at < style.panes[1]; at++)
      parts.push(
        rect(x, y + (h * at) / style.panes[1] - t / 2.4 - (style.panes[1] === 2 ? h * 0.18 : 0), w, t / 1.2, fill),
      )
    return parts.join('')
  }
  const curtain = rng.next()
  if (curtain < 0.34)
    out.push(
      rect(x, y, w * 0.24, h, '#f4efe4', 'fill-opacity=".5"'),
      rect(x + w * 0.76, y, w * 0.24, h, '#f4efe4', 'fill-opacity=".5"'),
    )
  else if (curtain < 0.46) out.push(rect(x, y, w, h * rng.between(0.3, 0.6), '#efe7d6', 'fill-opacity=".55"'))
  out.push(bars(style.frame), shade(x, y, w, Math.max(4, h * 0.045), 0.3), shade(x, y, Math.max(3, w * 0.045), h, 0.18))
  if (style.sill)
    out.push(
      rect(x - t * 2, y + h + t, w + t * 4, t * 1.6, style.sill),
      shade(x - t * 1.4, y + h + t * 2.6, w + t * 3.4, t * 1.4, 0.14),
    )
  if (rng.chance(light.lit))
    late.push(
      rect(x, y, w, h, 'url(#lamp)', `fill-opacity="${n(rng.between(0.78, 0.96))}"`),
      curtain < 0.34
        ? rect(x, y, w * 0.2, h, '#c98f45', 'fill-opacity=".35"') +
            rect(x + w * 0.8, y, w * 0.2, h, '#c98f45', 'fill-opacity=".35"')
        : '',
      bars('#6d5433'),
    )
  return out.join('')
}

/** A broad-leaved tree of overlapping crowns, lighter towards the sun. */
export function tree(x: number, ground: number, height: number, rng: Rng, light: Light): string {
  const crown = height * 0.36
  const cy = ground - height * 0.64
  const balls = (count: number, spread: number, size: number, fill: string, shift: number) =>
    Array.from({ length: count }, () => {
      const turn = rng.between(0, Math.PI * 2)
      const far = Math.sqrt(rng.next()) * spread
      return circle(
        x + Math.cos(turn) * far + shift,
        cy + Math.sin(turn) * far * 0.92 + shift,
        size * rng.between(0.75, 1.15),
        fill,
      )
    }).join('')
  return [
    `<ellipse cx="${n(x + height * 0.12)}" cy="${n(ground)}" rx="${n(crown * 0.95)}" ry="${n(height * 0.028)}" fill="#1b1d1c" fill-opacity=".18"/>`,
    path(
      `M${n(x - height * 0.024)} ${n(ground)}L${n(x - height * 0.012)} ${n(cy)}h${n(height * 0.026)}L${n(x + height * 0.026)} ${n(ground)}Z`,
      '#5a4a3c',
    ),
    balls(16, crown * 0.78, crown * 0.36, light.tree[0], crown * 0.06),
    balls(14, crown * 0.7, crown * 0.27, light.tree[1], -crown * 0.05),
    balls(10, crown * 0.5, crown * 0.17, light.tree[2], -crown * 0.24),
  ].join('')
}

export function hedge(x: number, y: number, w: number, h: number, rng: Rng, light: Light): string {
  const parts = [rect(x, y + h * 0.25, w, h * 0.75, light.tree[0])]
  for (let at = x; at < x + w; at += h * 0.42)
    parts.push(
      circle(at, y + h * 0.34, h * rng.between(0.26, 0.34), light.tree[0]),
      circle(at - 3, y + h * 0.3, h * 0.2, light.tree[1]),
    )
  return parts.join('')
}

export function hills(y: number, rng: Rng, colours: readonly string[], rise: number): string {
  return colours
    .map((fill, at) => {
      let d = `M0 ${n(y + 10)}`
      for (let x = 0; x <= WIDTH; x += 100)
        d += `L${x} ${n(y - rise * (1 - at * 0.34) * (0.45 + 0.55 * Math.abs(Math.sin(x / rng.between(330, 420) + at * 1.9 + rng.between(0, 0.16)))))}`
      return path(`${d}L${WIDTH} ${n(y + 10)}Z`, fill)
    })
    .join('')
}

/** Conifers in a row, for the country. */
export function firs(x: number, ground: number, count: number, size: number, rng: Rng, fill: string): string {
  return Array.from({ length: count }, (_, at) => {
    const h = size * rng.between(0.7, 1.15)
    const cx = x + at * size * 0.3
    return (
      poly(
        [
          [cx - h * 0.17, ground],
          [cx, ground - h],
          [cx + h * 0.17, ground],
        ],
        fill,
      ) +
      poly(
        [
          [cx, ground - h],
          [cx + h * 0.17, ground],
          [cx + h * 0.03, ground],
        ],
        '#1b1d1c',
        'fill-opacity=".12"',
      )
    )
  }).join('')
}

/** Pavement, kerb and street along the lower edge. */
export function street(y: number, light: Light): string {
  const slabs = Array.from({ length: 18 }, (_, at) =>
    line(at * 94 - 20, y, at * 94 - 50, y + 46, '#1b1d1c', 1.4, 'stroke-opacity=".12"'),
  )
  return `${rect(0, y, WIDTH, 50, '#d2ccbf')}${slabs.join('')}${rect(0, y + 48, WIDTH, 9, '#a9a295')}${rect(0, y + 57, WIDTH, HEIGHT - y - 57, light.street)}${shade(0, y + 57, WIDTH, 8, 0.14)}`
}
