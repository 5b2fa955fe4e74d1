import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MediaError } from '../../src/server/media/fault.ts'
import { processMedia } from '../../src/server/media/process.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })

async function fault(content: Uint8Array): Promise<string> {
  const error = await processMedia(content).catch((thrown: unknown) => thrown)
  return error instanceof MediaError ? error.fault : `no MediaError: ${error}`
}

describe('a photo', () => {
  test('becomes WebP at five widths with a blur', async () => {
    const made = await processMedia(await photo(2400, 1600).jpeg().toBuffer())
    expect(made.variants.map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920])
    expect([made.width, made.height]).toEqual([2400, 1600])
    const largest = await sharp(made.variants[4]?.webp).metadata()
    expect([largest.format, largest.width, largest.height]).toEqual(['webp', 1920, 1280])
    expect(Buffer.from(made.thumbhash ?? '', 'base64').length).toBeGreaterThan(4)
  })

  test('is never enlarged: its own width is the last one', async () => {
    const made = await processMedia(await photo(1000, 800).png().toBuffer())
    expect(made.variants.map(({ width }) => width)).toEqual([320, 640, 960, 1000])
    const tiny = await processMedia(await photo(40, 30).png().toBuffer())
    expect(tiny.variants.map(({ width }) => width)).toEqual([40])
  })

  test('of exactly one of the widths has that width once', async () => {
    const made = await processMedia(await photo(640, 400).jpeg().toBuffer())
    expect(made.variants.map(({ width }) => width)).toEqual([320, 640])
  })

  test('is an AVIF too at the widths of phones, in clearly fewer bytes', async () => {
    const { variants } = await processMedia(readFileSync(new URL('../../public/hero/dusk-1280.webp', import.meta.url)))
    expect(variants.filter(({ avif }) => avif).map(({ width }) => width)).toEqual([640, 960])
    for (const { width, webp, avif } of variants.filter(({ avif }) => avif)) {
      expect(avif?.length).toBeLessThan(webp.length * 0.9)
      expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width })
    }
  })

  test('that AVIF does not make smaller has WebP alone, as drawings have', async () => {
    const lines = Array.from({ length: 8 }, (_, nr) => `M${nr * 150} 100V700M100 ${nr * 90}H1100`).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="${lines}" stroke="#000" stroke-width="6"/></svg>`
    const plan = await processMedia(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
    const drawing = await processMedia(Buffer.from(svg))
    for (const { variants } of [plan, drawing]) {
      expect(variants.map(({ width }) => width)).toContain(640)
      expect(variants.some(({ avif }) => avif)).toBe(false)
    }
  })

  test('is turned as EXIF says', async () => {
    const made = await processMedia(await photo(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect([made.width, made.height]).toEqual([400, 800])
    const shown = await sharp(made.variants.at(-1)?.webp).metadata()
    expect([shown.width, shown.height, shown.orientation]).toEqual([400, 800, undefined])
  })

  test('loses the place where it was taken, in every file that is kept', async () => {
    const gps = { IFD0: { Copyright: 'Frau Huber' }, IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLatitudeRef: 'N' } }
    const content = await photo(800, 600).jpeg().withExif(gps).toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const made = await processMedia(content)
    const shown = made.variants.flatMap(({ webp, avif }) => [webp, ...(avif ? [avif] : [])])
    for (const file of [made.original, ...shown]) {
      const { exif, xmp, iptc } = await sharp(file).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(Buffer.from(file).includes('Huber')).toBe(false)
    }
  })

  test('without metadata keeps its bytes', async () => {
    const content = await photo(800, 600).jpeg().toBuffer()
    expect((await processMedia(content)).original).toBe(content)
  })

  test('with a see-through background stands on white', async () => {
    const clear = { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const made = await processMedia(await sharp({ create: clear }).png().toBuffer())
    const { data } = await sharp(made.variants[0]?.webp).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
  })
})

describe('a drawing', () => {
  const svg = (inner: string, size = 'width="400" height="300"') =>
    Buffer.from(
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 400 300">${inner}</svg>`,
    )

  test('is made as wide as pages show it, sharp', async () => {
    const made = await processMedia(
      svg('<rect width="400" height="300" fill="#fff"/><path d="M0 0L400 300" stroke="#000"/>'),
    )
    expect(made.variants.map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920])
    expect([made.width, made.height, made.thumbhash]).toEqual([1920, 1440, null])
  })

  test('with entities or scripts is refused', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'
    expect(await fault(Buffer.from(bomb))).toBe('hostile')
    expect(await fault(svg('<script>alert(1)</script>'))).toBe('hostile')
  })

  test('of an absurd size is refused', async () => {
    expect(await fault(svg('<rect width="1" height="1"/>', 'width="900000" height="900000"'))).toMatch(
      /too_many_pixels|corrupt/,
    )
    expect(await fault(svg('<rect width="1" height="1"/>'.repeat(100_000)))).toBe('too_large')
  })
})

describe('what is no picture', () => {
  test('a PDF passes as a document', async () => {
    const made = await processMedia(Buffer.from('%PDF-1.7\n%âãÏÓ\n'))
    expect([made.mime, made.variants, made.width]).toEqual(['application/pdf', [], null])
  })

  test('HTML, text and nothing are refused by their content', async () => {
    expect(await fault(Buffer.from('<!doctype html><title>404</title>'))).toBe('webpage')
    expect(await fault(Buffer.from('kein Bild'))).toBe('type')
    expect(await fault(new Uint8Array())).toBe('type')
  })

  test('a truncated photo is refused', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await fault(whole.subarray(0, whole.length / 2))).toBe('corrupt')
  })

  test('a moving picture is refused', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .gif()
      .toBuffer()
    const { pages } = await sharp(frames).metadata()
    expect(pages).toBe(2)
    expect(await fault(frames)).toBe('animated')
  })

  test('a small file of endless pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 8000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await fault(bomb)).toBe('too_many_pixels')
  }, 30_000)
})
