import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { processMedia } from '../../src/server/media/process.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

/** What agencies send instead of pictures: each has its own sentence in the report. */
describe('a file that is no picture is refused by its own name', () => {
  test.each([
    ['bmp', bytes(`BM\x36\x00\x0c\x00\0\0\0\0\x36\0\0\0\x28\0\0\0`)],
    ['video', bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['video', bytes('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
    ['video', bytes('\x1aE\xdf\xa3\x01\0\0\0')],
    ['video', bytes('RIFF\x24\0\0\0AVI LIST')],
    ['archive', bytes('PK\x03\x04\x14\0\0\0\x08\0bilder/haus.jpg')],
    ['archive', bytes('Rar!\x1a\x07\0')],
    ['office', bytes('PK\x03\x04\x14\0\0\0\x08\0[Content_Types].xmlword/document.xml')],
    ['office', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['office', bytes('{\\rtf1\\ansi')],
    ['webpage', bytes('<!DOCTYPE html><html><body>404</body></html>')],
    ['webpage', bytes('\xef\xbb\xbf\n\n <html lang="de">')],
    ['heic', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['type', bytes('kein Bild')],
    ['type', new Uint8Array()],
    ['type', deflateRawSync(Buffer.alloc(3000, 7))],
  ])('%s', async (fault, content) => {
    await expect(processMedia(content)).rejects.toMatchObject({ fault })
  })

  test('and a picture whose bytes only begin like one of them stays a picture', async () => {
    const avif = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
      .avif()
      .toBuffer()
    expect((await processMedia(avif)).mime).toBe('image/avif')
  })
})
