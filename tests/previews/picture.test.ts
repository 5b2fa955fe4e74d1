import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Faces, openFaces } from '../../src/server/previews/faces.ts'
import { drawPreview, PREVIEW_BYTES_MAX, type Preview } from '../../src/server/previews/picture.ts'

let faces: Faces
beforeAll(async () => {
  faces = await openFaces()
})
const preview: Preview = {
  above: ['1070 Wien'],
  title: ['Helle Wohnung'],
  price: ['389.000 €'],
  below: ['84,6 m² · 3 Zi.'],
  direction: 'ltr',
}
/** Noise is the hardest picture to compress. */
const noise = await sharp(randomBytes(672 * 630 * 3), { raw: { width: 672, height: 630, channels: 3 } })
  .png({ compressionLevel: 0 })
  .toBuffer()
/** The variation within 100 px of the picture. */
async function unrest(jpeg: Uint8Array, left: number): Promise<number> {
  const strip = await sharp(jpeg).extract({ left, top: 0, width: 100, height: 630 }).png().toBuffer()
  return (await sharp(strip).stats()).channels[0]?.stdev ?? 0
}

test('is a JPEG of 1200 x 630 and less than 300 kB, however restless the photograph', async () => {
  const jpeg = await drawPreview(faces, preview, noise)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThan(PREVIEW_BYTES_MAX)
})

test('another price is another picture', async () => {
  const [one, two] = await Promise.all([
    drawPreview(faces, preview, null),
    drawPreview(faces, { ...preview, price: ['379.000 €'] }, null),
  ])
  expect(Buffer.compare(one, two)).not.toBe(0)
  expect(Buffer.compare(one, await drawPreview(faces, preview, null))).toBe(0)
})

test('without a photograph the words have the whole paper', async () => {
  const long = { ...preview, title: ['Eine Wohnung mit einem ziemlich langen Namen am Rand der Stadt'] }
  const jpeg = await drawPreview(faces, long, null)
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(await unrest(jpeg, 100)).toBeGreaterThan(5)
})

test('the photograph stands at the beginning of the line: on the left, and for Arabic on the right', async () => {
  const left = await drawPreview(faces, preview, noise)
  expect(await unrest(left, 0)).toBeGreaterThan(await unrest(left, 1100))
  const right = await drawPreview(faces, { ...preview, direction: 'rtl' }, noise)
  expect(await unrest(right, 1100)).toBeGreaterThan(await unrest(right, 0))
})

test('a title that no font of ours can set leaves the rest', async () => {
  const jpeg = await drawPreview(faces, { ...preview, title: ['維也納公寓'] }, null)
  expect(Buffer.compare(jpeg, await drawPreview(faces, { ...preview, title: [] }, null))).toBe(0)
})
