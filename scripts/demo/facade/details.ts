import { line, path, poly, rect, shade, WIDTH } from './shapes.ts'

/** A railing of thin bars under a handrail; `y` is its upper edge. */
export function rail(x: number, y: number, w: number, h: number, colour: string): string {
  const bars: string[] = []
  for (let at = x + 5; at < x + w - 2; at += 9) bars.push(`M${Math.round(at)} ${Math.round(y)}v${h}`)
  return `${path(bars.join(''), 'none', `stroke="${colour}" stroke-width="2.2"`)}${rect(x, y - 3, w, 5, colour)}`
}

/** Plaster in courses, as ground floors of the Gründerzeit have it. */
export function rustic(x: number, y: number, w: number, h: number, wall: string): string {
  const out = [rect(x, y, w, h, wall), shade(x, y, w, h, 0.09)]
  for (let at = y + 26; at < y + h - 10; at += 28)
    out.push(
      line(x, at, x + w, at, '#1b1d1c', 2.4, 'stroke-opacity=".17"'),
      line(x, at + 2.4, x + w, at + 2.4, '#fff', 1.2, 'stroke-opacity=".25"'),
    )
  return out.join('')
}

/** A street lantern, standing at `ground`. */
export function lantern(x: number, ground: number): string {
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

/** A roof with its rows of tiles, which run from `top` to `bottom` and are clipped to the outline. */
export function tiles(
  points: readonly (readonly [number, number])[],
  fill: string,
  top: number,
  bottom: number,
): string {
  const rows: string[] = []
  const id = `r${Math.round(points.reduce((sum, [x, y]) => sum + x * 3 + y, 0))}`
  for (let y = top + 15; y < bottom; y += 15) rows.push(line(0, y, WIDTH, y, '#1b1d1c', 1.8, 'stroke-opacity=".13"'))
  return `<clipPath id="${id}">${poly(points, '#000')}</clipPath>${poly(points, fill)}<g clip-path="url(#${id})">${rows.join('')}</g>`
}
