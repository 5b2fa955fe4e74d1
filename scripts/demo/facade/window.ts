import type { Rng } from '../random.ts'
import type { Light } from './light.ts'
import { n, rect, shade } from './shapes.ts'

interface WindowStyle {
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
