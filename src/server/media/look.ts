const COLUMNS = 9
const ROWS = 8
/** Of 255: a picture with less contrast, such as a white page, is similar to everything. */
const CONTRAST_MIN = 24
/** Within an even wall, only compression noise decides which field is brighter. */
const STEP_MIN = 2.5

/**
 * The perceptual hash of a picture, 64 bits as hex digits (a "difference hash"): for each of 9 x 8 fields, whether the
 * next one is brighter. Another size, format or compression changes few bits.
 * @param rgba of a small version, four bytes per pixel; at least 9 x 8 pixels
 * @returns null for a picture too even or too small to distinguish from others
 */
export function lookOf(rgba: Uint8Array, width: number, height: number): string | null {
  if (width < COLUMNS || height < ROWS) return null
  const light = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    return brightness(rgba, width, height, at % COLUMNS, Math.floor(at / COLUMNS))
  })
  if (Math.max(...light) - Math.min(...light) < CONTRAST_MIN) return null
  let look = ''
  for (let row = 0; row < ROWS; row++) {
    let byte = 0
    for (let column = 0; column + 1 < COLUMNS; column++) {
      const at = row * COLUMNS + column
      byte = byte * 2 + ((light[at + 1] as number) - (light[at] as number) > STEP_MIN ? 1 : 0)
    }
    look += byte.toString(16).padStart(2, '0')
  }
  return look
}

/** The mean of one field, 0 to 255. */
function brightness(rgba: Uint8Array, width: number, height: number, column: number, row: number): number {
  const [left, right] = [Math.floor((column * width) / COLUMNS), Math.floor(((column + 1) * width) / COLUMNS)]
  const [top, bottom] = [Math.floor((row * height) / ROWS), Math.floor(((row + 1) * height) / ROWS)]
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x)
      sum += 0.299 * (rgba[at] as number) + 0.587 * (rgba[at + 1] as number) + 0.114 * (rgba[at + 2] as number)
    }
  }
  return sum / ((right - left) * (bottom - top))
}
