import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEMPLATES } from '../../src/domain/exposes/choices.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { originalKey, pictureKey } from '../../src/server/media/keys.ts'
import { feedOf } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { ask, hasProgram, readPdf } from './reader.ts'

/** Wide ones as cameras make them, and one upright. */
const SHAPES = [...Array.from({ length: 9 }, () => [3600, 2400] as const), [2400, 3200] as const]

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await deliver('L1', SHAPES)
  await deliver('S1', [
    [500, 330],
    [700, 460],
    [600, 400],
  ])
}, 120_000)
afterAll(() => server.close())

/** Imports a home with photographs of these sizes, and a plan. */
async function deliver(nr: string, shapes: readonly (readonly [number, number])[]): Promise<void> {
  const folder = server.ctx.config.DATA_DIR
  const files = await Promise.all(
    shapes.map(async ([width, height], at) => {
      // Grain, as light gives it: an even surface would say nothing about the size of a file.
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
      const grain = sharp({ create: { width: 450, height: 300, channels: 3, background: '#777777', noise } })
      const tinted = sharp(await grain.png().toBuffer())
        .resize(width, height, { fit: 'fill' })
        .tint({ r: 20 * at, g: 250 - 20 * at, b: 90 })
      writeFileSync(path.join(folder, `${nr}-${at}.jpg`), await tinted.jpeg().toBuffer())
      return `<anhang location="EXTERN" gruppe="BILD"><anhangtitel>Bild ${at}</anhangtitel><format>jpg</format><daten><pfad>${nr}-${at}.jpg</pfad></daten></anhang>`
    }),
  )
  const xml = feedOf([{ nr, titel: 'Wohnung mit Bildern', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
  writeFileSync(
    path.join(folder, `${nr}.xml`),
    xml.replace('<verwaltung_objekt>', `<anhaenge>${files.join('')}</anhaenge><verwaltung_objekt>`),
  )
  await importFeed(server.ctx, path.join(folder, `${nr}.xml`), { source: 'test' })
}

async function idOf(nr: string) {
  const found = server.ctx.db.selectFrom('property').select('id').where('objektnr_extern', '=', nr)
  return (await found.executeTakeFirstOrThrow()).id
}

async function pdfOf(nr: string, template: string): Promise<Uint8Array> {
  const answer = await fetch(`${server.address}/api/properties/${await idOf(nr)}/expose.pdf?template=${template}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The photographs of a PDF: pixels across, and dots per inch where they are drawn. */
async function photographsOf(pdf: Uint8Array) {
  const [, , ...rows] = (await ask('pdfimages', ['-list', 'FILE'], pdf)).trim().split('\n')
  // page num type width height color comp bpc enc interp object ID x-ppi y-ppi size ratio
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , , , , , , encoding]) => encoding === 'jpeg')
    .map((row) => ({ width: Number(row[3]), ppi: [Number(row[12]), Number(row[13])] }))
}

const images = hasProgram('pdfimages')
describe.skipIf(!images)('photographs in print (needs the Debian package poppler-utils)', () => {
  test.each([...TEMPLATES, 'aushang'])(
    '%s has 200 dots an inch wherever an original is large enough',
    async (template) => {
      const pdf = await pdfOf('L1', template)
      const photographs = await photographsOf(pdf)
      expect(photographs.length).toBeGreaterThanOrEqual(template === 'aushang' ? 3 : 10)
      for (const { ppi } of photographs) {
        for (const one of ppi) {
          expect(one).toBeGreaterThanOrEqual(195)
          expect(one).toBeLessThanOrEqual(205)
        }
      }
      expect(pdf.length).toBeLessThan(10e6)
    },
  )

  test('a small original is not enlarged', async () => {
    for (const { width } of await photographsOf(await pdfOf('S1', 'luxury'))) expect([500, 600, 700]).toContain(width)
  })
})

test('the machine of the checks has pdfimages', () => {
  if (process.env.CI === 'true') expect(images).toBe(true)
})

test('a photograph of which only the small variant can be read leaves its place to the next one', async () => {
  const url = `${server.address}/api/properties/${await idOf('L1')}/expose.pdf?bilder=3&template=luxury`
  const { hash } = await server.ctx.db
    .selectFrom('property_media')
    .select('media_hash as hash')
    .where('titel', '=', 'Bild 1')
    .executeTakeFirstOrThrow()
  for (const width of [960, 1280, 1920]) await server.ctx.storage.delete(pictureKey(hash as string, width))
  await server.ctx.storage.delete(originalKey(hash as string))
  const { alts } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()))
  expect(alts.filter((alt) => alt.startsWith('Bild'))).toEqual(['Bild 0', 'Bild 2', 'Bild 3'])
  expect(server.complaints.filter((line) => line.includes('a picture of an expose is broken'))).toHaveLength(1)
})
