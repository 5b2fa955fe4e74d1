import {
  circle,
  firs,
  HEIGHT,
  hedge,
  hills,
  type Light,
  line,
  pane,
  path,
  poly,
  rect,
  shade,
  sky,
  tree,
  veil,
  WIDTH,
} from './shapes.ts'
import { flowers, grass, planter, rail, type Scene } from './town.ts'

const GROUND = 850

function land(scene: Scene, rise = 120): string[] {
  const { rng, light } = scene
  const far = light.lit > 0.3 ? ['#6b747a', '#5d6a66', '#4d5b50'] : ['#bcc7c5', '#a9b7a6', '#93a486']
  return [
    sky(light, rng, 600),
    hills(600, rng, far, rise),
    rect(0, 590, WIDTH, HEIGHT - 590, light.lawn[0]),
    path(`M0 ${GROUND - 40}Q800 ${GROUND - 90} 1600 ${GROUND - 30}V${HEIGHT}H0Z`, light.lawn[1]),
  ]
}

function tiles(points: readonly (readonly [number, number])[], fill: string, top: number, bottom: number): string {
  const rows: string[] = []
  const id = `r${Math.round(points.reduce((sum, [x, y]) => sum + x * 3 + y, 0))}`
  for (let y = top + 15; y < bottom; y += 15) rows.push(line(0, y, WIDTH, y, '#1b1d1c', 1.8, 'stroke-opacity=".13"'))
  return `<clipPath id="${id}">${poly(points, '#000')}</clipPath>${poly(points, fill)}<g clip-path="url(#${id})">${rows.join('')}</g>`
}

function drive(cx: number, w: number, light: Light): string {
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

/** A detached house: modern with a flat roof or gabled, by variant. */
export function haus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene)
  out.push(tree(150, GROUND - 20, 420, rng, light), tree(1490, GROUND - 40, 360, rng, light))
  const x = 380
  const w = 800
  if (scene.variant % 2) {
    out.push(rect(x + 70, 370, 560, 250, wall), rect(x + 56, 356, 588, 18, '#4a4d4b'), shade(x + 70, 374, 560, 12, 0.2))
    out.push(
      pane(x + 120, 420, 190, 150, { frame: '#2f3231', panes: [2, 1] }, rng, light, late),
      pane(x + 390, 420, 190, 150, { frame: '#2f3231', panes: [2, 1] }, rng, light, late),
    )
    out.push(
      rect(x - 40, 612, w + 120, GROUND - 612, '#f1ede4'),
      rect(x - 64, 598, w + 168, 18, '#4a4d4b'),
      shade(x - 40, 616, w + 120, 18, 0.24),
      rail(x + 640, 560, 240, 38, '#3b3f3d'),
    )
    for (let at = 0; at < 9; at++)
      out.push(rect(x + 648 + at * 25, 634, 20, GROUND - 634, at % 2 ? '#a98258' : '#9d774e'))
    out.push(
      pane(x + 30, 650, 330, 180, { frame: '#2f3231', panes: [3, 1] }, rng, light, late),
      rect(x + 440, 650, 104, 200, trim),
      pane(x + 560, 650, 40, 200, { frame: '#2f3231', panes: [1, 1] }, rng, light, late),
      circle(x + 526, 756, 6, '#c79a3f'),
    )
    out.push(rect(x - 60, GROUND - 10, 520, 14, '#cfc6b4'))
  } else {
    const gable = [
      [x - 36, 486],
      [x + w / 2, 236],
      [x + w + 36, 486],
    ] as const
    out.push(
      rect(x, 470, w, GROUND - 470, wall),
      poly(
        [
          [x, 482],
          [x + w / 2, 250],
          [x + w, 482],
        ],
        wall,
      ),
    )
    out.push(
      `<path d="M${x - 50} 500L${x + w / 2} 226L${x + w + 50} 500" fill="none" stroke="${roof}" stroke-width="34"/>`,
      poly(
        [
          [gable[0][0] + 40, 486],
          [gable[1][0], 262],
          [gable[2][0] - 40, 486],
          [gable[2][0] - 66, 486],
          [gable[1][0], 278],
          [gable[0][0] + 66, 486],
        ],
        '#1b1d1c',
        'fill-opacity=".14"',
      ),
    )
    out.push(rect(x + w * 0.7, 214, 56, 120, '#9a6b55'), rect(x + w * 0.7 - 6, 206, 68, 14, '#7d5644'))
    out.push(pane(x + w / 2 - 60, 350, 120, 96, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    for (const at of [0.2, 0.5, 0.8])
      out.push(pane(x + w * at - 56, 520, 112, 112, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    out.push(
      rect(x - 20, 648, w + 40, 12, '#d8d1c2'),
      rail(x + w / 2 - 190, 600, 380, 48, '#5b4a38'),
      shade(x + w / 2 - 180, 660, 384, 22, 0.2),
    )
    out.push(
      pane(x + 70, 690, 170, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
      pane(x + w - 240, 690, 170, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
    )
    out.push(
      rect(x + w / 2 - 56, 680, 112, 170, '#5a4330'),
      rect(x + w / 2 - 44, 694, 88, 60, 'url(#glass)'),
      circle(x + w / 2 + 36, 776, 6, '#c79a3f'),
      rect(x + w / 2 - 80, GROUND - 8, 160, 12, '#b5ad9e'),
    )
    out.push(flowers(x + w / 2 - 180, 600, 360, rng, light))
  }
  out.push(
    shade(x + w + (scene.variant % 2 ? 80 : 0), 620, 12, GROUND - 620, 0.12),
    drive(x + w / 2, 150, light),
    hedge(0, GROUND + 40, 480, 78, rng, light),
    hedge(1110, GROUND + 40, 500, 78, rng, light),
  )
  for (let at = 0; at < 4; at++) out.push(grass(rng.between(300, 1300), GROUND + 8, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

/** Four houses in a row, alternating in tone. */
export function reihenhaus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene, 90)
  const [x, w] = [70, 365]
  out.push(
    tiles(
      [
        [x - 30, 452],
        [x + 30, 330],
        [x + 4 * w - 30, 330],
        [x + 4 * w + 30, 452],
      ],
      roof,
      330,
      452,
    ),
  )
  for (let k = 0; k < 4; k++) {
    const hx = x + k * w
    const tone = k % 2 ? '#ece5d6' : wall
    out.push(
      rect(hx, 450, w, GROUND - 450, tone),
      shade(hx, 450, w, 14, 0.2),
      line(hx, 450, hx, GROUND, '#1b1d1c', 2.4, 'stroke-opacity=".22"'),
    )
    out.push(
      rect(hx + 110, 292, 42, 66, '#8f6b58'),
      rect(hx + 210, 356, 92, 66, 'url(#glass)', 'stroke="#3b3f3d" stroke-width="6"'),
    )
    out.push(
      pane(hx + 52, 492, 96, 106, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
      pane(hx + 216, 492, 96, 106, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late),
    )
    out.push(
      rect(hx + 40, 670, 92, 180, ['#5a4330', '#2e4a41', '#6b2f26', '#33424d'][k] as string),
      rect(hx + 58, 690, 56, 56, 'url(#glass)'),
      rect(hx + 22, 650, 130, 12, '#4a4d4b'),
      shade(hx + 26, 662, 128, 9, 0.25),
      circle(hx + 118, 774, 5, '#d9b25c'),
    )
    out.push(pane(hx + 186, 684, 140, 130, { frame: '#f4f0e6', panes: [2, 1], sill: trim }, rng, light, late))
    if (k % 2 === 0) out.push(flowers(hx + 190, 826, 132, rng, light))
    out.push(
      poly(
        [
          [hx + 40, GROUND],
          [hx + 132, GROUND],
          [hx + 156, HEIGHT],
          [hx + 10, HEIGHT],
        ],
        light.street,
      ),
      hedge(hx + 168, GROUND + 24, 176, 62, rng, light),
    )
  }
  out.push(
    shade(x + 4 * w, 460, 12, GROUND - 460, 0.15),
    tree(scene.variant % 2 ? 1570 : 20, GROUND + 20, 420, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

/** Farm- or country house under a wide roof, wood above, plaster below. */
export function landhaus(scene: Scene): string {
  const { rng, light, wall, roof } = scene
  const late: string[] = []
  const out = land(scene, 240)
  out.push(firs(40, 640, 9, 130, rng, light.tree[0]), firs(1180, 650, 8, 150, rng, light.tree[0]))
  const [x, w] = [330, 940]
  out.push(rect(x, 600, w, GROUND - 600, wall), rect(x, 420, w, 190, '#8a6443'))
  for (let at = x; at < x + w; at += 22) out.push(line(at, 420, at, 606, '#4b3420', 2, 'stroke-opacity=".45"'))
  out.push(
    poly(
      [
        [x + 30, 422],
        [x + w / 2, 214],
        [x + w - 30, 422],
      ],
      '#7c5838',
    ),
  )
  for (let at = x + 60; at < x + w - 50; at += 22)
    out.push(
      line(at, 422 - Math.max(0, 190 - Math.abs(at - x - w / 2) * 0.42), at, 424, '#4b3420', 2, 'stroke-opacity=".4"'),
    )
  out.push(
    `<path d="M${x - 96} 470L${x + w / 2} 196L${x + w + 96} 470" fill="none" stroke="${roof}" stroke-width="36"/>`,
    `<path d="M${x - 74} 488L${x + w / 2} 224L${x + w + 74} 488" fill="none" stroke="#1b1d1c" stroke-width="12" stroke-opacity=".2"/>`,
  )
  out.push(pane(x + w / 2 - 46, 318, 92, 74, { frame: '#e9dcc0', panes: [2, 1] }, rng, light, late))
  for (const at of [0.16, 0.39, 0.61, 0.84]) {
    const cx = x + w * at
    out.push(
      pane(cx - 42, 462, 84, 84, { frame: '#e9dcc0', panes: [2, 2] }, rng, light, late),
      shutter(cx - 76, 458),
      shutter(cx + 48, 458),
    )
  }
  out.push(
    rect(x - 26, 596, w + 52, 16, '#6b4a2e'),
    rail(x - 20, 548, w + 40, 46, '#5b3f27'),
    shade(x, 612, w, 26, 0.24),
    flowers(x - 6, 548, w + 12, rng, light),
  )
  for (const at of [0.14, 0.35, 0.68, 0.87])
    out.push(
      pane(x + w * at - 44, 672, 88, 98, { frame: '#f4f0e6', panes: [2, 2], sill: '#d9d0bd' }, rng, light, late),
      shutter(x + w * at - 84, 668),
      shutter(x + w * at + 54, 668),
    )
  out.push(
    path(`M${x + w / 2 - 52} ${GROUND}V700a52 52 0 0 1 104 0V${GROUND}Z`, '#4f3822'),
    circle(x + w / 2 + 34, 768, 6, '#c79a3f'),
    rect(x + w / 2 - 74, GROUND - 8, 148, 12, '#a59c8c'),
  )
  out.push(
    rect(x + 120, GROUND - 42, 200, 12, '#7a5a3a'),
    rect(x + 132, GROUND - 30, 12, 30, '#6b4a2e'),
    rect(x + 296, GROUND - 30, 12, 30, '#6b4a2e'),
  )
  out.push(
    drive(x + w / 2, 120, light),
    fence(0, GROUND + 30, 560),
    fence(1040, GROUND + 30, 560),
    tree(170, GROUND + 10, 330, rng, light),
  )
  for (let at = 0; at < 7; at++) out.push(grass(rng.between(40, 1560), GROUND + 60, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

const shutter = (x: number, y: number) =>
  `${rect(x, y, 28, 92, '#3d5a48')}${Array.from({ length: 6 }, (_, k) => line(x + 4, y + 12 + k * 13, x + 24, y + 12 + k * 13, '#2a4033', 3)).join('')}`

function fence(x: number, y: number, w: number): string {
  const out = [rect(x, y + 12, w, 8, '#8d7350'), rect(x, y + 42, w, 8, '#8d7350')]
  for (let at = x + 6; at < x + w - 10; at += 26)
    out.push(
      poly(
        [
          [at, y + 64],
          [at, y + 4],
          [at + 7, y - 4],
          [at + 14, y + 4],
          [at + 14, y + 64],
        ],
        '#a1865f',
      ),
    )
  return out.join('')
}

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

/** Hall with a sectional door and an office corner. */
export function halle(scene: Scene): string {
  const { rng, light, wall, trim } = scene
  const late: string[] = []
  const out = land(scene, 80)
  const [x, w] = [150, 1300]
  out.push(rect(x, 400, w, GROUND - 400, wall))
  for (let at = x; at < x + w; at += 26)
    out.push(
      line(at, 400, at, GROUND, '#1b1d1c', 2, 'stroke-opacity=".1"'),
      line(at + 3, 400, at + 3, GROUND, '#fff', 1.4, 'stroke-opacity=".2"'),
    )
  out.push(
    rect(x - 8, 384, w + 16, 24, trim),
    shade(x, 408, w, 12, 0.22),
    rect(x, 470, w * 0.66, 58, 'url(#glass)'),
    ...Array.from({ length: 12 }, (_, k) => rect(x + k * 72, 470, 5, 58, '#3b3f3d')),
  )
  for (const k of [0, 1]) {
    const dx = x + 70 + k * 400
    out.push(rect(dx - 12, 578, 324, 272, trim))
    for (let row = 0; row < 6; row++)
      out.push(
        rect(dx, 590 + row * 44, 300, 41, row === 2 ? '#8b9a9e' : '#d4cec1'),
        shade(dx, 627 + row * 44, 300, 5, 0.22),
      )
    out.push(rect(dx - 20, 836, 8, 30, '#d9b25c'), rect(dx + 312, 836, 8, 30, '#d9b25c'))
  }
  out.push(rect(x + w * 0.7, 470, w * 0.3, GROUND - 470, '#efe9dc'), shade(x + w * 0.7, 470, 10, GROUND - 470, 0.16))
  for (const y of [510, 650])
    for (const k of [0, 1, 2])
      if (y < 600 || k > 0)
        out.push(
          pane(
            x + w * 0.7 + 34 + k * 118,
            y,
            88,
            96,
            { frame: '#34383a', panes: [2, 1], sill: '#d8d1c2' },
            rng,
            light,
            late,
          ),
        )
  out.push(
    rect(x + w * 0.7 + 30, 690, 88, 160, '#33424d'),
    rect(x + w * 0.7 + 20, 672, 112, 12, '#4a4d4b'),
    planter(x + w * 0.7 + 130, GROUND, rng, light),
  )
  out.push(
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, light.street),
    ...Array.from({ length: 8 }, (_, k) =>
      line(200 + k * 190, GROUND, 60 + k * 216, HEIGHT, '#f4f0e6', 4, 'stroke-opacity=".35"'),
    ),
    tree(1560, GROUND + 6, 320, rng, light),
    tree(30, GROUND + 6, 280, rng, light),
  )
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}

/** Inn with a guest garden under chestnuts. */
export function gasthaus(scene: Scene): string {
  const { rng, light, wall, trim, roof } = scene
  const late: string[] = []
  const out = land(scene, 150)
  const [x, w] = [260, 1080]
  out.push(
    tiles(
      [
        [x - 44, 452],
        [x + 70, 268],
        [x + w - 70, 268],
        [x + w + 44, 452],
      ],
      roof,
      268,
      452,
    ),
    rect(x + w * 0.24, 226, 50, 90, '#8f6b58'),
  )
  out.push(
    rect(x, 448, w, GROUND - 448, wall),
    rect(x - 10, 440, w + 20, 14, trim),
    shade(x, 454, w, 14, 0.2),
    rect(x, 636, w, 10, trim),
  )
  for (let k = 0; k < 6; k++) {
    const cx = x + (w / 6) * (k + 0.5)
    out.push(
      rect(cx - 56, 486, 112, 126, trim),
      pane(cx - 42, 498, 84, 102, { frame: '#f4f0e6', panes: [2, 2], sill: trim }, rng, light, late),
      flowers(cx - 50, 612, 100, rng, light),
    )
    if (k !== 2)
      out.push(
        pane(
          cx - 46,
          690,
          92,
          104,
          { frame: '#4f3822', panes: [2, 2], sill: trim },
          rng,
          { ...light, lit: light.lit > 0.3 ? 1 : light.lit },
          late,
        ),
      )
  }
  const door = x + (w / 6) * 2.5
  out.push(
    path(`M${door - 60} ${GROUND}V716a60 60 0 0 1 120 0V${GROUND}Z`, trim),
    path(`M${door - 46} ${GROUND}V720a46 46 0 0 1 92 0V${GROUND}Z`, '#3f2d1c'),
    circle(door + 30, 776, 6, '#d9b25c'),
  )
  out.push(
    line(x + w - 40, 560, x + w + 70, 560, '#2b2e2d', 7),
    `<ellipse cx="${x + w + 46}" cy="610" rx="46" ry="40" fill="#2c4038" stroke="#c79a3f" stroke-width="5"/>`,
    path(`M${x + w + 26} 626c0 -26 40 -26 40 0z`, '#d9b25c'),
  )
  out.push(rect(0, GROUND, WIDTH, HEIGHT - GROUND, '#cdbf9f'), shade(0, GROUND, WIDTH, 12, 0.1))
  for (const tx of [150, 520, 1090, 1420]) {
    out.push(
      poly(
        [
          [tx - 96, 910],
          [tx + 96, 910],
          [tx + 84, 926],
          [tx - 84, 926],
        ],
        '#8a6443',
      ),
      rect(tx - 66, 926, 10, 74, '#5b4a38'),
      rect(tx + 56, 926, 10, 74, '#5b4a38'),
      rect(tx - 110, 958, 220, 10, '#7c5838'),
      rect(tx - 80, 968, 8, 36, '#5b4a38'),
      rect(tx + 72, 968, 8, 36, '#5b4a38'),
      rect(tx - 30, 896, 60, 14, '#efe6d3'),
    )
  }
  out.push(tree(60, 900, 560, rng, light), tree(1560, 900, 540, rng, light))
  return `${out.join('')}${veil(light, 0)}${late.join('')}`
}
