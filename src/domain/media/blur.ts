import { once } from '../format/once.ts'

/** Some 200 bytes each; a list needs two dozen, and mostly the same ones a moment later. */
const BLURS_MOST = 5_000

/**
 * The colours of a picture before it has loaded, from its ThumbHash (evanw.github.io/thumbhash). The average of
 * `columns` x `rows` cells would require decoding the whole preview, so the cosine sum is evaluated at the centres of
 * the cells only.
 * @param hash base64
 * @returns `#rrggbb` from the top left, row by row; null when the text is not a ThumbHash
 */
export function blurColors(hash: string, columns = 3, rows = 2): string[] | null {
  const bytes = readBase64(hash)
  if (!bytes || bytes.length < 5) return null
  const [b0, b1, b2, b3, b4] = bytes as unknown as [number, number, number, number, number]
  const head = b0 | (b1 << 8) | (b2 << 16)
  const tail = b3 | (b4 << 8)
  const hasAlpha = head >> 23 !== 0
  const landscape = tail >> 15 !== 0
  const lx = Math.max(3, landscape ? (hasAlpha ? 5 : 7) : tail & 7)
  const ly = Math.max(3, landscape ? tail & 7 : hasAlpha ? 5 : 7)
  let nibble = hasAlpha ? 12 : 10
  const read = () => {
    const byte = bytes[nibble >> 1] ?? 0
    return ((nibble++ & 1 ? byte >> 4 : byte & 15) / 7.5 - 1) as number
  }
  const channel = (nx: number, ny: number, scale: number): Wave[] => {
    const waves: Wave[] = []
    for (let y = 0; y < ny; y++) {
      for (let x = y ? 0 : 1; x * ny < nx * (ny - y); x++) waves.push({ x, y, weight: read() * scale })
    }
    return waves
  }
  const l = { mean: (head & 63) / 63, waves: channel(lx, ly, ((head >> 18) & 31) / 31) }
  const p = { mean: ((head >> 6) & 63) / 31.5 - 1, waves: channel(3, 3, (((tail >> 3) & 63) / 63) * 1.25) }
  const q = { mean: ((head >> 12) & 63) / 31.5 - 1, waves: channel(3, 3, (((tail >> 9) & 63) / 63) * 1.25) }

  const colors: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows]
      const [light, warm, green] = [at(l, x, y), at(p, x, y), at(q, x, y)]
      const blue = light - (2 / 3) * warm
      const red = (3 * light - blue + green) / 2
      colors.push(`#${hex(red)}${hex(red - green)}${hex(blue)}`)
    }
  }
  return colors
}

/**
 * The same colours as a picture of 3 x 2 pixels that a browser scales up smoothly; a blur filter over six surfaces
 * takes about four times as long to draw.
 * @returns a data URL of a bitmap (BMP, 78 bytes), or null when the text is not a ThumbHash
 */
export const blurPicture = once(drawBlur, BLURS_MOST)

function drawBlur(hash: string): string | null {
  const [columns, rows] = [3, 2]
  const colors = blurColors(hash, columns, rows)
  if (!colors) return null
  const line = Math.ceil((columns * 3) / 4) * 4
  const bytes = new Uint8Array(HEAD_BYTES + line * rows)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, HEAD_BYTES, true)
  view.setUint32(14, HEAD_BYTES - 14, true)
  view.setInt32(18, columns, true)
  // A negative height: the first row is the top one.
  view.setInt32(22, -rows, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  colors.forEach((color, cell) => {
    const at = HEAD_BYTES + Math.floor(cell / columns) * line + (cell % columns) * 3
    // Blue, green, red.
    for (let part = 0; part < 3; part++)
      bytes[at + 2 - part] = Number.parseInt(color.slice(1 + 2 * part, 3 + 2 * part), 16)
  })
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

/** Of a bitmap with the usual information header of 40 bytes. */
const HEAD_BYTES = 54

interface Wave {
  x: number
  y: number
  weight: number
}

function at({ mean, waves }: { mean: number; waves: Wave[] }, x: number, y: number): number {
  let sum = mean
  for (const wave of waves) sum += 2 * wave.weight * Math.cos(Math.PI * x * wave.x) * Math.cos(Math.PI * y * wave.y)
  return sum
}

function hex(value: number): string {
  return Math.round(Math.max(0, Math.min(1, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}

function readBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
