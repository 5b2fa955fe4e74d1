import { encode } from 'uqr'
import type { Drawing } from './map.ts'

/** Modules of white around the code, as readers need them. */
const QUIET = 2

/** A QR code as a drawing without text. */
export function drawCode(url: string): Drawing {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}h-${size}z" fill="#ffffff"/><path d="${path}" fill="#1b1d1c"/></svg>`
  return { svg, width: size, height: size }
}
