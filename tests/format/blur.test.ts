import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { blurColors } from '../../src/domain/media/blur.ts'

/** Sky above, brick to the left, leaf to the right. */
function picture(width: number, height: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = y < height / 2 ? [120, 160, 210] : x < width / 2 ? [170, 60, 40] : [40, 110, 80]
      rgba.set([...color, 255], (y * width + x) * 4)
    }
  }
  return rgba
}

test.each([
  [90, 60],
  [60, 90],
  [64, 64],
])('colours of a %d x %d picture are those of the whole preview at the same points', (width, height) => {
  const hash = rgbaToThumbHash(width, height, picture(width, height))
  const preview = thumbHashToRGBA(hash)
  const colors = blurColors(Buffer.from(hash).toString('base64'), preview.w, preview.h)
  expect(colors).toHaveLength(preview.w * preview.h)
  for (const [at, color] of (colors as string[]).entries()) {
    const read = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
    for (const channel of [0, 1, 2]) {
      expect(Math.abs((read[channel] as number) - (preview.rgba[at * 4 + channel] as number))).toBeLessThanOrEqual(1)
    }
  }
})

test.each(['', 'äöü', '%%%', 'AAA='])('%j is no ThumbHash', (text) => {
  expect(blurColors(text)).toBeNull()
})

test('a hash that ends too early still gives colours', () => {
  expect(blurColors(Buffer.from([1, 2, 3, 4, 5]).toString('base64'))).toHaveLength(6)
})
