/** A picture in memory: red, green and blue, a byte each. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

export type Rgb = [number, number, number]

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 below low, 1 above high, a line between. */
export const ramp = (value: number, low: number, high: number) => clamp((value - low) / (high - low))

export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** Hue in degrees, saturation and value from 0 to 1. */
export function hsv(r: number, g: number, b: number): [number, number, number] {
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  if (span === 0) return [0, 0, most / 255]
  const sixth = most === r ? ((g - b) / span) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [(sixth * 60 + 360) % 360, span / most, most / 255]
}

export function rgb(hue: number, saturation: number, value: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 60) % 6
    return 255 * (value - value * saturation * clamp(Math.min(k, 4 - k)))
  }
  return [part(5), part(3), part(1)]
}
