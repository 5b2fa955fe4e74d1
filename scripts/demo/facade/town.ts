import type { Rng } from '../random.ts'
import {
  circle,
  HEIGHT,
  type Light,
  line,
  pane,
  path,
  poly,
  rect,
  shade,
  sky,
  skyline,
  street,
  tree,
  veil,
  WIDTH,
} from './shapes.ts'

export interface Scene {
  rng: Rng
  light: Light
  /** Main colour of the building. */
  wall: string
  /** Trim, frames, mouldings. */
  trim: string
  roof: string
  variant: number
}

const GROUND = 930

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

function neighbour(x: number, top: number, w: number, scene: Scene, wall: string, late: string[]): string {
  const out = [
    rect(x, top, w, GROUND - top, wall),
    rect(x - 4, top - 12, w + 8, 18, '#e8e1d2'),
    poly(
      [
        [x, top - 12],
        [x + 24, top - 74],
        [x + w - 24, top - 74],
        [x + w, top - 12],
      ],
      '#7d6a5f',
    ),
  ]
  for (let s = 0; s < 4; s++)
    for (let a = 0; a < 3; a++)
      out.push(
        pane(
          x + 40 + a * 96,
          top + 50 + s * 150,
          48,
          88,
          { frame: '#efe9dc', panes: [2, 2], sill: '#e8e1d2' },
          scene.rng,
          scene.light,
          late,
        ),
      )
  return out.join('')
}

function rustic(x: number, y: number, w: number, h: number, wall: string): string {
  const out = [rect(x, y, w, h, wall), shade(x, y, w, h, 0.09)]
  for (let at = y + 26; at < y + h - 10; at += 28)
    out.push(
      line(x, at, x + w, at, '#1b1d1c', 2.4, 'stroke-opacity=".17"'),
      line(x, at + 2.4, x + w, at + 2.4, '#fff', 1.2, 'stroke-opacity=".25"'),
    )
  return out.join('')
}

function archWindow(
  cx: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  { rng, light }: Scene,
  late: string[],
): string {
  const r = w / 2
  return `${path(`M${cx - r - 12} ${y + h}V${y + r}a${r + 12} ${r + 12} 0 0 1 ${2 * r + 24} 0V${y + h}Z`, trim)}${path(`M${cx - r} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${2 * r} 0V${y + h}Z`, 'url(#glass)')}${pane(cx - r + 4, y + r, w - 8, h - r, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late)}`
}

function portal(cx: number, ground: number, trim: string): string {
  const r = 54
  const y = ground - 158
  return [
    rect(cx - r - 22, y - 4, 2 * r + 44, 162, trim),
    path(`M${cx - r} ${ground}V${y + r + 6}a${r} ${r} 0 0 1 ${2 * r} 0V${ground}Z`, '#3c2f24'),
    path(`M${cx - r + 8} ${y + r}a${r - 8} ${r - 8} 0 0 1 ${2 * r - 16} 0Z`, '#8d8068'),
    ...[-1, 1].flatMap((side) =>
      [0, 1].map((row) =>
        rect(
          cx + (side < 0 ? -r + 10 : 8),
          y + r + 16 + row * 46,
          r - 18,
          36,
          '#4d3d2f',
          'stroke="#2a2119" stroke-width="2"',
        ),
      ),
    ),
    line(cx, y + r + 6, cx, ground, '#241b14', 3),
    circle(cx + 9, ground - 54, 5, '#c79a3f'),
    rect(cx - r - 30, ground - 8, 2 * r + 60, 8, '#8f8778'),
  ].join('')
}

function dormer(cx: number, y: number, roof: string, trim: string, { rng, light }: Scene, late: string[]): string {
  return `${rect(cx - 46, y + 4, 92, 62, trim)}${poly(
    [
      [cx - 58, y + 6],
      [cx, y - 34],
      [cx + 58, y + 6],
    ],
    roof,
  )}${poly(
    [
      [cx - 44, y + 2],
      [cx, y - 26],
      [cx + 44, y + 2],
    ],
    trim,
  )}${pane(cx - 26, y + 12, 52, 50, { frame: '#f4f0e6', panes: [2, 1] }, rng, light, late)}`
}

function lantern(x: number, ground: number): string {
  return `${rect(x - 4, ground - 250, 8, 250, '#2b2e2d')}${rect(x - 9, ground - 30, 18, 30, '#2b2e2d')}${poly(
    [
      [x - 20, ground - 292],
      [x + 20, ground - 292],
      [x + 12, ground - 250],
      [x - 12, ground - 250],
    ],
    '#f2dca4',
  )}${poly(
    [
      [x - 25, ground - 292],
      [x, ground - 314],
      [x + 25, ground - 292],
    ],
    '#2b2e2d',
  )}`
}

/** Plain front of the fifties to eighties: even windows, loggias in a column, shallow roof. */
export function nachkrieg(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = [sky(light, rng, 660), skyline(700, rng, light)]
  const [x, w, storeys, h] = [190, 1220, 4 + (scene.variant % 2), scene.variant % 2 ? 124 : 146]
  const top = GROUND - 24 - storeys * h
  out.push(tree(60, GROUND + 10, 430, rng, light), tree(1540, GROUND + 10, 470, rng, light))
  out.push(
    poly(
      [
        [x - 26, top],
        [x + 30, top - 56],
        [x + w - 30, top - 56],
        [x + w + 26, top],
      ],
      roof,
    ),
    rect(x, top, w, GROUND - top, wall),
    shade(x, top, w, 14, 0.18),
  )
  const axes = 7
  const step = w / axes
  for (let s = 0; s < storeys; s++) {
    const y = top + s * h
    out.push(line(x, y + h - 3, x + w, y + h - 3, '#1b1d1c', 1.6, 'stroke-opacity=".1"'))
    for (let a = 0; a < axes; a++) {
      const cx = x + step * (a + 0.5)
      if (a === 3) {
        // Stairwell of glass bricks.
        out.push(
          rect(cx - 34, y + 12, 68, h - 16, '#cfd6d2'),
          ...Array.from({ length: 5 }, (_, k) =>
            line(cx - 34, y + 12 + k * ((h - 16) / 5), cx + 34, y + 12 + k * ((h - 16) / 5), '#9aa5a2', 2),
          ),
          line(cx, y + 12, cx, y + h - 4, '#9aa5a2', 2),
        )
      } else if (a === 1 || a === 5) {
        out.push(
          shade(cx - step * 0.42, y + 16, step * 0.84, h - 26, 0.42),
          pane(cx - step * 0.3, y + 34, step * 0.6, h - 46, { frame: '#e9e4d8', panes: [3, 1] }, rng, light, late),
        )
        out.push(
          rect(cx - step * 0.45, y + h - 56, step * 0.9, 50, trim),
          shade(cx - step * 0.45, y + h - 56, step * 0.9, 5, 0.12),
          rect(cx - step * 0.45, y + h - 60, step * 0.9, 5, '#6d675c'),
        )
        if (rng.chance(0.5)) out.push(flowers(cx - step * 0.36, y + h - 66, step * 0.72, rng, light))
      } else
        out.push(
          pane(
            cx - 46,
            y + h * 0.24,
            92,
            h * 0.5,
            { frame: '#f1ece1', panes: [2, 1], sill: '#d9d2c4' },
            rng,
            light,
            late,
          ),
        )
    }
  }
  const door = x + step * 3.5
  out.push(
    rect(door - 62, GROUND - 134, 124, 134, '#4b4f4d'),
    pane(door - 46, GROUND - 118, 92, 118, { frame: '#2b2e2d', panes: [2, 1] }, rng, light, late),
    rect(door - 96, GROUND - 150, 192, 16, '#d8d1c2'),
    shade(door - 90, GROUND - 134, 186, 10, 0.22),
  )
  out.push(rect(x, GROUND - 24, w, 24, '#9c9588'), shade(x + w, top, 12, GROUND - top, 0.14), street(GROUND, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

export function flowers(x: number, y: number, w: number, rng: Rng, light: Light): string {
  const out: string[] = []
  for (let at = 6; at < w; at += 11) out.push(circle(x + at, y + rng.between(-3, 5), rng.between(7, 10), light.tree[1]))
  for (let at = 8; at < w; at += 14)
    out.push(circle(x + at, y - 4 + rng.between(-4, 4), 4.4, rng.pick(['#b8483a', '#d9a0a0', '#e8dcc8'])))
  return out.join('')
}

/** New apartment house: deep balconies, tall windows, one storey set back. */
export function neubau(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [sky(light, rng, 660), skyline(680, rng, light)]
  const storeys = 4 + (scene.variant % 2)
  const h = storeys === 5 ? 122 : 144
  const [x, w] = [170 + (scene.variant % 3) * 26, 1210]
  const top = GROUND - 22 - storeys * h
  out.push(tree(70, GROUND + 6, 400, rng, light))
  // The top floor stands back and is darker.
  out.push(
    rect(x + 92, top - h * 0.92, w - 184, h * 0.92, trim),
    rect(x + 66, top - h * 0.98, w - 132, 13, '#4a4d4b'),
    shade(x + 92, top - h * 0.86, w - 184, 9, 0.25),
  )
  for (let a = 0; a < 6; a++)
    out.push(
      pane(
        x + 128 + a * ((w - 256) / 6),
        top - h * 0.74,
        (w - 256) / 6 - 34,
        h * 0.68,
        { frame: '#2f3231', panes: [2, 1] },
        rng,
        light,
        late,
      ),
    )
  out.push(rail(x + 6, top - 38, w - 12, 38, '#3b3f3d'))
  out.push(rect(x, top, w, GROUND - top, wall), rect(x - 4, top - 4, w + 8, 9, '#e9e4da'))
  const axes = 6
  const step = w / axes
  for (let s = 0; s < storeys; s++) {
    const y = top + s * h
    for (let a = 0; a < axes; a++) {
      const cx = x + step * (a + 0.5)
      const balcony = (a + s * (scene.variant % 2)) % 2 === 0
      const ground = s === storeys - 1
      if (balcony && !ground) {
        const bw = step * 1.02
        out.push(
          pane(cx - step * 0.33, y + 20, step * 0.66, h - 26, { frame: '#34383a', panes: [3, 1] }, rng, light, late),
        )
        out.push(
          shade(cx - bw / 2 + 12, y + h - 2, bw, 30, 0.17),
          rect(cx - bw / 2, y + h - 9, bw, 12, '#dcd7cc'),
          rail(cx - bw / 2, y + h - 52, bw, 44, scene.variant % 2 ? '#7a5a16' : '#3b3f3d'),
        )
        if (rng.chance(0.45)) out.push(planter(cx + rng.between(-bw * 0.3, bw * 0.2), y + h - 10, rng, light))
      } else if (ground && a === 2) {
        out.push(
          rect(cx - 74, GROUND - 128, 148, 128, '#3a3d3c'),
          pane(cx - 60, GROUND - 116, 120, 116, { frame: '#23282a', panes: [2, 1] }, rng, light, late),
          rect(cx - 92, GROUND - 142, 184, 13, '#4a4d4b'),
          shade(cx - 84, GROUND - 129, 180, 9, 0.25),
          rect(cx + 84, GROUND - 92, 26, 44, '#7a5a16'),
        )
      } else {
        const ww = step * (rng.chance(0.5) ? 0.42 : 0.3)
        out.push(
          pane(
            cx - ww / 2,
            y + 22,
            ww,
            h - (ground ? 34 : 46),
            { frame: '#34383a', panes: [ww > step * 0.35 ? 2 : 1, 1] },
            rng,
            light,
            late,
          ),
        )
      }
    }
  }
  out.push(
    shade(x + w, top, 14, GROUND - top, 0.16),
    rect(0, GROUND - 22, WIDTH, 24, light.lawn[0]),
    rect(x + step * 2.5 - 90, GROUND - 22, 180, 24, '#c9c2b4'),
    street(GROUND, light),
  )
  out.push(tree(1500, GROUND + 20, 360, rng, light))
  for (let at = 0; at < 5; at++) out.push(grass(x + rng.between(0, w), GROUND - 4, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

export function rail(x: number, y: number, w: number, h: number, colour: string): string {
  const bars: string[] = []
  for (let at = x + 5; at < x + w - 2; at += 9) bars.push(`M${Math.round(at)} ${Math.round(y)}v${h}`)
  return `${path(bars.join(''), 'none', `stroke="${colour}" stroke-width="2.2"`)}${rect(x, y - 3, w, 5, colour)}`
}

export function planter(x: number, base: number, rng: Rng, light: Light): string {
  return `${circle(x + 14, base - 34, 17, light.tree[1])}${circle(x + 5, base - 27, 12, light.tree[0])}${circle(x + 22, base - 26, 11, light.tree[2])}${poly(
    [
      [x, base - 20],
      [x + 28, base - 20],
      [x + 24, base],
      [x + 4, base],
    ],
    rng.pick(['#a8694a', '#8b8578']),
  )}`
}

export function grass(x: number, base: number, rng: Rng, light: Light): string {
  return Array.from({ length: 9 }, () =>
    path(
      `M${Math.round(x + rng.between(-16, 16))} ${base}q${Math.round(rng.between(-14, 14))} -26 ${Math.round(rng.between(-20, 20))} -${Math.round(rng.between(34, 54))}`,
      'none',
      `stroke="${light.tree[2]}" stroke-width="3"`,
    ),
  ).join('')
}

/** Offices: a calm grid with a tall ground floor. */
export function buero(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [
    sky(light, rng, 660),
    skyline(640, rng, light),
    rect(-20, 420, 220, 520, '#c4bdae'),
    rect(1430, 470, 200, 470, '#b3ac9e'),
  ]
  const [x, w, storeys, h] = [180, 1250, 5, 122]
  const top = GROUND - 168 - storeys * h
  out.push(rect(x, top, w, GROUND - top, wall), rect(x - 6, top - 12, w + 12, 16, trim), shade(x, top + 4, w, 8, 0.2))
  const axes = 10
  const step = w / axes
  for (let s = 0; s < storeys; s++)
    for (let a = 0; a < axes; a++) {
      const [px, py] = [x + a * step + 13, top + 18 + s * h]
      out.push(
        shade(px - 5, py - 5, step - 16, h - 16, 0.25),
        pane(
          px,
          py,
          step - 26,
          h - 28,
          { frame: '#3a3e3f', panes: [a % 3 === 1 ? 1 : 2, 1] },
          rng,
          { ...light, lit: light.lit * 1.3 },
          late,
        ),
      )
      if (rng.chance(0.22))
        out.push(rect(px, py, step - 26, (h - 28) * rng.between(0.25, 0.75), '#d9d3c6', 'fill-opacity=".75"'))
    }
  out.push(rect(x, GROUND - 162, w, 162, trim))
  for (let a = 0; a < 5; a++)
    if (a !== 2)
      out.push(
        pane(
          x + 22 + a * (w / 5),
          GROUND - 140,
          w / 5 - 44,
          122,
          { frame: '#2b2e2d', panes: [3, 1] },
          rng,
          light,
          late,
        ),
      )
  const door = x + w / 2
  out.push(
    pane(door - 84, GROUND - 140, 168, 140, { frame: '#23272a', panes: [4, 1] }, rng, { ...light, lit: 1 }, late),
    rect(door - 122, GROUND - 158, 244, 14, '#7a5a16'),
    shade(door - 112, GROUND - 144, 236, 10, 0.3),
  )
  out.push(
    shade(x + w, top, 14, GROUND - top, 0.16),
    street(GROUND, light),
    tree(110, GROUND + 26, 330, rng, light),
    tree(1490, GROUND + 26, 300, rng, light),
    lantern(1330, GROUND + 24),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

/** A shop in the ground floor, seen from across the street. */
export function geschaeft(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = [sky(light, rng, 0), rect(0, 0, WIDTH, GROUND, wall)]
  const step = WIDTH / 5
  for (let a = 0; a < 5; a++) {
    const cx = step * (a + 0.5)
    out.push(
      rect(cx - 74, 24, 148, 246, trim),
      rect(cx - 92, 6, 184, 14, trim),
      shade(cx - 88, 20, 180, 6, 0.18),
      pane(cx - 56, 40, 112, 212, { frame: '#f4f0e6', panes: [2, 2], sill: trim }, rng, light, late),
    )
  }
  out.push(rect(0, 318, WIDTH, 26, trim), shade(0, 344, WIDTH, 14, 0.2), rustic(0, 352, WIDTH, GROUND - 352, wall))
  const sign = ['#1f3a33', '#4a2f22', '#2c3440'][scene.variant % 3] as string
  const [x, w] = [190, 1220]
  out.push(rect(x, 420, w, 510, sign), rect(x + 20, 436, w - 40, 62, sign, 'stroke="#c79a3f" stroke-width="3"'))
  for (const [at, len] of [
    [0.4, 46],
    [0.45, 30],
    [0.49, 58],
    [0.55, 38],
  ] as const)
    out.push(rect(x + w * at, 461, len, 12, '#d9b25c'))
  const awning = scene.variant % 3 !== 1
  for (const [px, pw] of [
    [x + 34, 440],
    [x + w - 474, 440],
  ] as const) {
    out.push(
      pane(
        px,
        528,
        pw,
        326,
        { frame: '#23272a', panes: [2, 1] },
        rng,
        { ...light, lit: light.lit > 0.3 ? 1 : 0 },
        late,
      ),
      display(px, 854, pw, rng, light),
    )
    if (awning) out.push(stripes(px - 16, 512, pw + 32, 78))
  }
  out.push(
    rect(x + 508, 528, 204, 402, '#1b211f'),
    pane(
      x + 528,
      548,
      164,
      382,
      { frame: '#3a2a1c', panes: [1, 2] },
      rng,
      { ...light, lit: light.lit > 0.3 ? 1 : 0 },
      late,
    ),
    circle(x + 668, 752, 8, '#d9b25c'),
    rect(x + 496, 916, 228, 14, '#8f8778'),
  )
  out.push(
    street(GROUND, light),
    planterBox(x + 470, GROUND + 10, rng, light),
    planterBox(x + 726, GROUND + 10, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

function stripes(x: number, y: number, w: number, h: number): string {
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

function display(x: number, base: number, w: number, rng: Rng, light: Light): string {
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

function planterBox(x: number, base: number, rng: Rng, light: Light): string {
  return `${Array.from({ length: 7 }, () => circle(x + 22 + rng.between(-20, 20), base - 84 + rng.between(-30, 26), rng.between(16, 24), rng.pick([light.tree[0], light.tree[1], light.tree[2]]))).join('')}${poly(
    [
      [x, base - 52],
      [x + 46, base - 52],
      [x + 40, base],
      [x + 6, base],
    ],
    '#5c5f5a',
  )}`
}

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
