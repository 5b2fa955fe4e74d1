import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { blurColors, blurPicture } from '../../src/domain/media/blur.ts'

/** Sky at the top, brick at the left, leaf at the right. */
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
  expect(blurPicture(text)).toBeNull()
})

test('a hash that ends too early still gives colours', () => {
  expect(blurColors(Buffer.from([1, 2, 3, 4, 5]).toString('base64'))).toHaveLength(6)
})

test('the colours as a bitmap stand where they stood, from the top left', () => {
  const hash = Buffer.from(rgbaToThumbHash(90, 60, picture(90, 60))).toString('base64')
  const [kind = '', data = ''] = (blurPicture(hash) ?? '').split(',')
  expect(kind).toBe('data:image/bmp;base64')
  const file = Buffer.from(data, 'base64')
  expect(file.toString('latin1', 0, 2)).toBe('BM')
  expect(file.readUInt32LE(2)).toBe(file.length)
  const [start, width, height] = [file.readUInt32LE(10), file.readInt32LE(18), file.readInt32LE(22)]
  expect([width, height, file.readUInt16LE(28)]).toEqual([3, -2, 24])
  const colors = Array.from({ length: 6 }, (_, cell) => {
    const at = start + Math.floor(cell / 3) * 12 + (cell % 3) * 3
    return `#${Buffer.from([...file.subarray(at, at + 3)].reverse()).toString('hex')}`
  })
  expect(colors).toEqual(blurColors(hash, 3, 2))
})
