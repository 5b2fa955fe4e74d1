/** Shared by all drawn sheets except the floor plans of homes: paper of 4:3 in metres, text, a scale, a north arrow. */
export const INK = '#1b1d1c'
export const SOFT = '#8a8f8a'
export const OWN = '#f1dfb4'
const METRES = [1, 2, 5, 10, 20, 50, 100, 200]
const PIXELS = 960

export interface Paper {
  /** A fortieth of the sheet's width, in metres: lines and letters keep their size on paper. */
  unit: number
  width: number
  height: number
}

/** Paper on which `wide` times `deep` metres fit with a margin and the legend. */
export function paperFor(wide: number, deep: number): Paper {
  const width = Math.max(wide * 1.16, deep * 1.62)
  return { unit: width / 40, width, height: width * 0.75 }
}

/** A sheet as SVG; its drawing's origin is the middle of what is above the legend. `norden` in degrees. */
export function sheet(paper: Paper, title: string, norden: number, drawing: readonly string[]): string {
  const { unit: u, width, height } = paper
  const top = -(height - 3.4 * u) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS * 0.75}" viewBox="${n(-width / 2)} ${n(top)} ${n(width)} ${n(height)}" font-family="Onest, Helvetica, Arial, 'DejaVu Sans', sans-serif">`,
    `<title>${title}</title><rect x="${n(-width / 2)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" fill="#fff"/>`,
    ...drawing,
    `<rect x="${n(-width / 2)}" y="${n(top + height - 3.4 * u)}" width="${n(width)}" height="${n(3.4 * u)}" fill="#fff"/>`,
    legend(paper, top + height - 2.2 * u, norden),
    '</svg>',
  ].join('\n')
}

function legend({ unit: u, width }: Paper, y: number, norden: number): string {
  const long = METRES.findLast((each) => each <= 8 * u) ?? 1
  const x = -width / 2 + 2 * u
  const northX = width / 2 - 2.4 * u
  const bar = [0, 1].map(
    (at) =>
      `<rect x="${n(x + (at * long) / 2)}" y="${n(y)}" width="${n(long / 2)}" height="${n(0.3 * u)}" fill="${at ? '#fff' : INK}"/>`,
  )
  const arrow = `<g transform="translate(${n(northX)} ${n(y)}) rotate(${norden}) scale(${n(u)})"><circle r="1" fill="none" stroke="${INK}" stroke-width=".06"/><path d="M0 -.85L.34 .55L0 .3L-.34 .55Z" fill="${INK}"/></g>`
  return `<g stroke="${INK}" stroke-width="${n(0.05 * u)}">${bar.join('')}</g>${words('0', x, y + 1.3 * u, 0.8 * u)}${words(`${long} m`, x + long, y + 1.3 * u, 0.8 * u)}${arrow}${words('N', northX - 1.7 * u, y + 0.3 * u, 0.8 * u)}`
}

/** Centred text; `turn` in degrees, `strong` for names. */
export function words(text: string, x: number, y: number, size: number, turn = 0, strong = false): string {
  const turned = turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="middle" fill="${INK}"${strong ? ' font-weight="600"' : ''}${turned}>${safe}</text>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, line = 0, colour = INK): string {
  const stroke = line ? ` stroke="${colour}" stroke-width="${n(line)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${stroke}/>`
}

export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  line: number,
  colour = INK,
): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" stroke="${colour}" stroke-width="${n(line)}"/>`
}

export const n = (value: number): string => String(Math.round(value * 1000) / 1000)
