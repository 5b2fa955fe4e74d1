/**
 * Draws the street at dusk on the start page: a row of Viennese façades, seeded, as two SVGs (wide, and tall for
 * phones). `node tools/artwork/street.ts` writes public/artwork/street.svg and street-tall.svg.
 */
import { writeFileSync } from 'node:fs'

const WALLS = ['#a98e5a', '#8f8a7e', '#9a7462', '#7d8474', '#b0a186', '#8a7f86', '#a88667']
const ROOFS = ['#5b4038', '#4a4347', '#54463f', '#3f4449']
const LIT = ['#ffdc94', '#f9c973', '#ffe6b3']

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

interface House {
  x: number
  width: number
  axes: number
  floors: number
  wall: string
  roof: string
  style: number
}

function houses(width: number, random: () => number): House[] {
  const row: House[] = []
  let last = -1
  for (let x = -60; x < width; ) {
    const axes = 4 + Math.floor(random() * 4)
    const own = axes * 52 + 26
    let tone = Math.floor(random() * WALLS.length)
    if (tone === last) tone = (tone + 1) % WALLS.length
    last = tone
    row.push({
      x,
      width: own,
      axes,
      floors: 3 + Math.floor(random() * 2.2),
      wall: WALLS[tone] as string,
      roof: ROOFS[Math.floor(random() * ROOFS.length)] as string,
      style: Math.floor(random() * 3),
    })
    x += own
  }
  return row
}

/** One façade from the pavement up. `ground` is the y of the pavement. */
function facade(house: House, ground: number, random: () => number): string {
  const { x, width, axes, floors, wall, roof, style } = house
  const [base, storey] = [92, 78]
  const top = ground - base - floors * storey
  const out: string[] = []
  const rect = (rx: number, ry: number, w: number, h: number, fill: string, more = '') =>
    out.push(`<path fill="${fill}"${more} d="M${rx} ${ry}h${w}v${h}h-${w}z"/>`)
  // Roof with dormers and chimneys, then the wall.
  const rise = style === 1 ? 64 : 42
  for (let c = 0; c < 2; c++) rect(Math.round(x + width * (0.18 + 0.55 * c)), top - rise - 26, 22, 40, '#4b3a36')
  out.push(
    `<path fill="${roof}" d="M${x} ${top}l${style === 1 ? 16 : 26}-${rise}h${width - (style === 1 ? 32 : 52)}l${style === 1 ? 16 : 26} ${rise}z"/>`,
  )
  if (style === 1) {
    for (let a = 0; a < axes; a += 2) {
      const dx = x + 26 + a * 52
      out.push(`<path fill="${wall}" d="M${dx - 3} ${top - 8}v-32l16-12 16 12v32z"/>`)
      rect(dx + 4, top - 38, 18, 28, random() < 0.35 ? (LIT[0] as string) : '#2b333d')
    }
  }
  rect(x, top, width, ground - top, wall)
  rect(x, ground - base, width, base, '#000', ' opacity=".16"')
  // Cornice and string courses.
  rect(x - 4, top - 7, width + 8, 9, wall)
  rect(x - 4, top - 7, width + 8, 9, '#fff', ' opacity=".16"')
  rect(x, top + 2, width, 5, '#000', ' opacity=".22"')
  rect(x, ground - base, width, 4, '#fff', ' opacity=".18"')
  if (style !== 2) rect(x, ground - base - storey, width, 2, '#fff', ' opacity=".14"')
  for (let line = 1; line < 5; line++) rect(x, ground - base + line * 18, width, 1, '#000', ' opacity=".14"')
  // Windows.
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey + 20
    const noble = floor === floors - 1
    const crown = noble && style === 0 ? 'a' : (floor === floors - 2 || noble) && style !== 2 ? 'b' : 'c'
    for (let axis = 0; axis < axes; axis++) {
      const wx = x + 26 + axis * 52
      const lit = random() < 0.3
      out.push(`<use href="#${crown}" x="${wx}" y="${y}"/>`)
      out.push(`<use href="#${lit ? (random() < 0.5 ? 'l' : 'm') : 'd'}" x="${wx}" y="${y}"/>`)
    }
  }
  // The pavement: a door in the middle axis, shops or windows beside it.
  const door = Math.floor(axes / 2)
  const shops = random() < 0.5
  for (let axis = 0; axis < axes; axis++) {
    const wx = x + 26 + axis * 52
    if (axis === door) out.push(`<use href="#p" x="${wx}" y="${ground - base + 14}"/>`)
    else if (shops && axis !== door - 1) {
      rect(wx - 7, ground - 66, 40, 54, '#22282e')
      rect(wx - 4, ground - 63, 34, 48, random() < 0.6 ? (LIT[1] as string) : '#39424b')
      rect(wx - 7, ground - 72, 40, 7, '#3b2f2a')
    } else out.push(`<use href="#${random() < 0.25 ? 'l' : 'd'}" x="${wx}" y="${ground - base + 24}"/>`)
  }
  return out.join('')
}

/** Roofs, a dome and the cathedral's spire as a skyline. */
function skyline(width: number, y: number): string {
  const at = (part: number) => Math.round(width * part)
  return `<g fill="#4d5768"><path d="M0 ${y}v-70l60-30 70 26 60-40 90 50 120-46 80 40 90-60 110 56 90-30 120 44 100-60 90 40 130-36 90 50 110-54 120 60 140-50 150 40 100-30 160 40 170-30v300H0z"/><path d="M${at(0.74)} ${y - 40}v-150l4-10 12-170 12 170 4 10v150z"/><path d="M${at(0.74) + 32} ${y - 40}v-96l60-50 60 50v96z"/><path d="M${at(0.3)} ${y - 30}v-110c0-50 28-84 58-92v-24h6v24c30 8 58 42 58 92v110z"/></g>`
}

function lamp(x: number, ground: number): string {
  return `<circle cx="${x}" cy="${ground - 128}" r="88" fill="url(#glow)"/><path fill="#15191d" d="M${x - 2} ${ground + 22}v-140h4v140zM${x - 9} ${ground - 116}l3-22h12l3 22z"/><path fill="#fff0c9" d="M${x - 6} ${ground - 118}l2-17h8l2 17z"/>`
}

function street(width: number, height: number, seed: number): string {
  const random = seeded(seed)
  const ground = height - 96
  const row = houses(width, random)
  const lamps: string[] = []
  for (let x = 150; x < width; x += 420) lamps.push(lamp(x, ground))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#16222f"/><stop offset=".26" stop-color="#2c3f54"/><stop offset=".44" stop-color="#736f7d"/><stop offset=".58" stop-color="#cf9f79"/></linearGradient>
<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1a2736" stop-opacity="0"/><stop offset=".3" stop-color="#1a2736" stop-opacity=".34"/><stop offset="1" stop-color="#1a1c22" stop-opacity=".3"/></linearGradient>
<linearGradient id="road" x2="0" y2="1"><stop stop-color="#3a3836"/><stop offset="1" stop-color="#1d1e20"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffdf9e" stop-opacity=".55"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient>
<g id="d"><path fill="#d8cfbd" opacity=".55" d="M-2-2h30v48H-2z"/><path fill="#2a333d" d="M0 0h26v44H0z"/><path fill="#5b6570" d="M1 1h24L1 30z" opacity=".35"/><path fill="#cfc6b4" opacity=".6" d="M12 0h2v44h-2zM0 14h26v2H0z"/></g>
<g id="l"><path fill="#e6dcc8" opacity=".6" d="M-2-2h30v48H-2z"/><path fill="#ffdc94" d="M0 0h26v44H0z"/><path fill="#b98743" opacity=".5" d="M0 0h6v44H0zM20 0h6v44h-6z"/><path fill="#8a6a3c" opacity=".7" d="M12 0h2v44h-2zM0 14h26v2H0z"/></g>
<g id="m"><path fill="#e6dcc8" opacity=".6" d="M-2-2h30v48H-2z"/><path fill="#f5c672" d="M0 0h26v44H0z"/><path fill="#7c5c35" opacity=".55" d="M0 26h26v18H0z"/><path fill="#8a6a3c" opacity=".7" d="M12 0h2v44h-2zM0 14h26v2H0z"/></g>
<g id="a"><path fill="#efe6d4" opacity=".45" d="m-7-6 20-11 20 11zM-5 47h36v4H-5z"/></g>
<g id="b"><path fill="#efe6d4" opacity=".4" d="M-6-9h38v5H-6zM-4 47h34v3H-4z"/></g>
<g id="c"><path fill="#efe6d4" opacity=".3" d="M-3 47h32v3H-3z"/></g>
<g id="p"><path fill="#e6dcc8" opacity=".5" d="M-6 78V16C-6 2 2-6 13-6S32 2 32 16v62z"/><path fill="#3a2a20" d="M-1 78V17C-1 6 5-1 13-1s14 7 14 18v61z"/><path fill="#f5c672" d="M2 18C2 8 7 2 13 2s11 6 11 16z"/><path fill="#241a14" d="M12 20h2v58h-2zM3 28h7v20H3zM16 28h7v20h-7zM3 54h7v20H3zM16 54h7v20h-7z"/><circle cx="16" cy="51" r="1.6" fill="#e2b85c"/></g>
</defs>
<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>
${skyline(width, ground - 330)}
${row.map((house) => facade(house, ground, random)).join('\n')}
<path fill="url(#dusk)" d="M0 ${ground - 470}h${width}v470H0z" opacity=".55"/>
<path fill="#4a4743" d="M0 ${ground}h${width}v14H0z"/>
<path fill="url(#road)" d="M0 ${ground + 14}h${width}v${height - ground - 14}H0z"/>
<path fill="none" stroke="#c9a25c" stroke-opacity=".35" stroke-width="2" d="M0 ${ground + 44}h${width}M0 ${ground + 62}h${width}"/>
${lamps.join('')}
</svg>
`
}

const out = new URL('../../public/artwork/', import.meta.url)
writeFileSync(new URL('street.svg', out), street(1920, 960, 11))
writeFileSync(new URL('street-tall.svg', out), street(900, 1350, 5))
