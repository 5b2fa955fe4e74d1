import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exposeOptionsSchema } from '../../src/domain/exposes/options.ts'
import { exposeKey, pageKey } from '../../src/server/exposes/address.ts'
import { cleanExposes } from '../../src/server/exposes/clean.ts'
import { createCompiler } from '../../src/server/exposes/compiler.ts'
import { describeProperty } from '../../src/server/exposes/describe/document.ts'
import { createPress } from '../../src/server/exposes/press.ts'
import { hashOf, readPdf as makePdf, readPage, readPages } from '../../src/server/exposes/service.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { pictureKey } from '../../src/server/media/keys.ts'
import { call } from '../support/call.ts'
import { feedOf, importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'
import { readPdf } from './reader.ts'

let server: TestServer
const hidden = {
  nr: 'H1',
  titel: 'Wohnung mit Garten',
  vermarktungsart: 'KAUF' as const,
  kaufpreis: 320_000,
  wohnflaeche: 80,
  strasse: 'Geheimgasse 7',
  adresse_freigeben: false,
  lat: 47.07,
  lng: 15.44,
}
const SHADES = [20, 90, 160, 230]

/** Imports the home with four photographs of different shades. */
async function deliver(): Promise<void> {
  const folder = server.ctx.config.DATA_DIR
  for (const red of SHADES) {
    const background = { r: red, g: 90, b: 30 }
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    writeFileSync(path.join(folder, `${red}.jpg`), await picture.jpeg().toBuffer())
  }
  const files = SHADES.map(
    (red) =>
      `<anhang location="EXTERN" gruppe="BILD"><anhangtitel>Farbe ${red}</anhangtitel><format>jpg</format><daten><pfad>${red}.jpg</pfad></daten></anhang>`,
  ).join('')
  const xml = feedOf([hidden]).replace('<verwaltung_objekt>', `<anhaenge>${files}</anhaenge><verwaltung_objekt>`)
  writeFileSync(path.join(folder, 'feed.xml'), xml)
  await importFeed(server.ctx, path.join(folder, 'feed.xml'), { source: 'test' })
}

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await deliver()
  await importHomes(server.ctx, [
    { nr: 'O1', titel: 'Wohnung am Platz', strasse: 'Hauptplatz 3', adresse_freigeben: true, hauptmietzins: 700 },
    { nr: 'G1', titel: 'Verkauft' },
  ])
  await importHomes(server.ctx, [{ nr: 'G1', aktion: 'DELETE' }])
}, 120_000)
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { redirect: 'manual', headers })
const idOf = async (nr: string) =>
  Number(
    (
      await server.ctx.db
        .selectFrom('property')
        .select('id')
        .where('objektnr_extern', '=', nr)
        .executeTakeFirstOrThrow()
    ).id,
  )
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const refusalOf = async (path: string) => {
  const answer = await get(path)
  const {
    code,
    fields = [],
    message,
  } = (await answer.json()) as {
    code: string
    message: string
    fields?: { field: string }[]
  }
  return { status: answer.status, code, fields: fields.map(({ field }) => field), message }
}

test('an expose is made once, kept, and not sent again to a browser that has it', async () => {
  const url = `/api/properties/${await idOf('O1')}/expose.pdf`
  const first = await get(url)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const etag = first.headers.get('etag') ?? ''
  const pdf = await bytesOf(first)
  expect(await server.ctx.storage.get(exposeKey(etag.slice(1, -1)))).toEqual(Buffer.from(pdf))
  expect(await bytesOf(await get(url))).toEqual(pdf)
  expect((await get(url, { 'If-None-Match': etag })).status).toBe(304)
  expect((await readPdf(pdf)).texts.join('\n')).toContain('Hauptplatz 3')
})

test('another price is another document', async () => {
  const url = `/api/properties/${await idOf('O1')}/expose.pdf`
  const before = (await get(url)).headers.get('etag')
  await importHomes(server.ctx, [
    { nr: 'O1', titel: 'Wohnung am Platz', strasse: 'Hauptplatz 3', adresse_freigeben: true, hauptmietzins: 680 },
  ])
  const after = await get(url, { 'If-None-Match': before ?? '' })
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(before)
})

test('a hidden address is nowhere: text, metadata, links, name of the file', async () => {
  for (const template of ['modern', 'professional', 'luxury', 'compact', 'aushang']) {
    const answer = await get(`/api/properties/${await idOf('H1')}/expose.pdf?template=${template}`)
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="expose-${await idOf('H1')}-${template}-de.pdf"`,
    )
    const pdf = await bytesOf(answer)
    const read = await readPdf(pdf)
    const all = [...read.texts, read.title, read.author, read.metadata, ...read.alts, ...read.links, ...read.outline]
    expect(all.join('\n')).not.toContain('Geheim')
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('Geheim')
  }
})

test('a broken photograph leaves its place to the next one, and a line in the log', async () => {
  const id = await idOf('H1')
  const { images } = ((await (await get(`/api/properties/${id}`)).json()) as { data: { images: { url: string }[] } })
    .data
  const [, hash = ''] = /^\/media\/([0-9a-f]{64})\//.exec(images[1]?.url ?? '') ?? []
  await server.ctx.storage.delete(pictureKey(hash, 900))
  const read = await readPdf(await bytesOf(await get(`/api/properties/${id}/expose.pdf?bilder=3&language=gb`)))
  const photos = read.alts.filter((alt) => alt.startsWith('Farbe'))
  expect(new Set(photos)).toEqual(new Set(['Farbe 20', 'Farbe 160', 'Farbe 230']))
  expect(server.complaints.filter((line) => line.includes('a picture of an expose is broken'))).toHaveLength(1)
  // Without a title they have numbers, and the one that takes the place is not the fourth of three.
  const { db } = server.ctx
  const files = await db.selectFrom('property_media').select(['id', 'titel']).where('property_id', '=', id).execute()
  await db.updateTable('property_media').set({ titel: null }).where('property_id', '=', id).execute()
  const { alts } = await readPdf(await bytesOf(await get(`/api/properties/${id}/expose.pdf?bilder=3&language=gb`)))
  const numbers = alts.filter((alt) => alt.startsWith('Photo '))
  expect(new Set(numbers)).toEqual(new Set(['Photo 1 of 3', 'Photo 2 of 3', 'Photo 3 of 3']))
  for (const { id, titel } of files)
    await db.updateTable('property_media').set({ titel }).where('id', '=', id).execute()
})

test('an alternative text is marked as German only where nobody has written it in the language of the document', async () => {
  const id = await idOf('H1')
  const { token } = await staffSession(server, 'admin')
  const as = { Authorization: `Bearer ${token}` }
  const address = `/api/admin/properties/${id}/pictures`
  const { data, version } = (await call(server, 'GET', address, undefined, as)).body as unknown as {
    data: { hash: string; kind: string; alt: object; hidden: boolean }[]
    version: string
  }
  const pictures = data.map(({ hash, kind, alt, hidden }, at) => ({
    ...{ hash, kind, hidden },
    alt: at === 0 ? { de: 'Zimmer im Abendlicht', gb: 'Room in the evening light' } : alt,
  }))
  expect((await call(server, 'PATCH', address, { version, pictures }, as)).status).toBe(200)
  const saidIn = async (language: string) => {
    const { document } = await describeProperty(server.ctx, id, exposeOptionsSchema.parse({ language }))
    return document.homes[0]?.pictures.slice(0, 2).map(({ alt, lang }) => [alt, lang])
  }
  expect(await saidIn('gb')).toEqual([
    ['Room in the evening light', undefined],
    ['Farbe 90', 'de'],
  ])
  expect(await saidIn('jp')).toEqual([
    ['Zimmer im Abendlicht', 'de'],
    ['Farbe 90', 'de'],
  ])
  expect((await saidIn('de'))?.[0]).toEqual(['Zimmer im Abendlicht', undefined])
  // The other tests name it by the sender's title.
  await server.ctx.db.deleteFrom('property_picture').where('property_id', '=', id).execute()
})

test('the pages are pictures that may be kept for ever', async () => {
  const answer = await get(`/api/properties/${await idOf('O1')}/expose/pages?template=compact`)
  const { data } = (await answer.json()) as {
    data: { file: string; bytes: number; pages: { url: string; width: number; height: number }[] }
  }
  expect(data.bytes).toBeGreaterThan(5000)
  expect(data.pages.length).toBeGreaterThan(0)
  for (const { url, width, height } of data.pages) {
    const picture = await get(url)
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(await bytesOf(picture)).metadata()).toMatchObject({ width, height, format: 'webp' })
  }
  const again = await get(`/api/properties/${await idOf('O1')}/expose/pages?template=compact`)
  expect(((await again.json()) as { data: unknown }).data).toEqual(data)
})

test('the first pages are answered before the last one is drawn, which is waited for', async () => {
  const id = await idOf('H1')
  const described = await describeProperty(server.ctx, id, exposeOptionsSchema.parse({ template: 'luxury' }))
  const hash = hashOf(described)
  const { storage } = server.ctx
  const door = Promise.withResolvers<void>()
  const put: typeof storage.put = async (key, content) => {
    if (key === pageKey(hash, 3)) await door.promise
    return storage.put(key, content)
  }
  const ctx = { ...server.ctx, storage: { ...storage, put } }
  const { pages } = await readPages(ctx, described, 'visitor')
  expect(pages.length).toBeGreaterThan(3)
  expect(await storage.has(exposeKey(hash))).toBe(true)
  expect(await storage.has(pageKey(hash, 2))).toBe(true)
  expect(await storage.has(pageKey(hash, 3))).toBe(false)
  // Another visitor gets the same, and the document itself, at once.
  expect((await readPages(ctx, described, 'another')).pages).toEqual(pages)
  expect((await makePdf(ctx, described, 'another')).length).toBeGreaterThan(1000)
  const last = get(pages.at(-1)?.url ?? '')
  const signal = new AbortController()
  const abandoned = readPage(ctx, { hash, page: 3, signal: signal.signal })
  signal.abort()
  expect(await abandoned).toBeNull()
  door.resolve()
  const answer = await last
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // A page that the document does not have is not waited for.
  expect((await get(`/media/exposes/${hash}/90.webp`)).status).toBe(404)
})

test('a preview that was interrupted is made again', async () => {
  const described = await describeProperty(server.ctx, await idOf('H1'), exposeOptionsSchema.parse({ bilder: '3' }))
  const hash = hashOf(described)
  const { pages } = await readPages(server.ctx, described, 'visitor')
  await get(pages.at(-1)?.url ?? '')
  await server.ctx.storage.delete(pageKey(hash, pages.length))
  expect((await readPages(server.ctx, described, 'visitor')).pages).toEqual(pages)
  expect((await get(pages.at(-1)?.url ?? '')).status).toBe(200)
})

test('several homes are one document, without those that are gone', async () => {
  const ids = await Promise.all(['H1', 'G1', 'O1'].map(idOf))
  const answer = await get(`/api/exposes.pdf?ids=${ids.join(',')}`)
  expect(answer.status).toBe(200)
  const text = (await readPdf(await bytesOf(answer))).texts.join('\n').replace(/\s+/g, ' ')
  expect(text).toContain('Wohnung mit Garten')
  expect(text).toContain('Wohnung am Platz')
  expect(text).not.toContain('Verkauft')
})

describe('refusals', () => {
  test('a home that is gone is 410, an unknown one 404', async () => {
    expect(await refusalOf(`/api/properties/${await idOf('G1')}/expose.pdf`)).toMatchObject({
      status: 410,
      code: 'property.gone',
    })
    expect(await refusalOf('/api/properties/999999/expose.pdf')).toMatchObject({ status: 404 })
    expect(await refusalOf('/api/projects/999999/expose.pdf')).toMatchObject({ status: 404 })
    expect(await refusalOf(`/api/exposes.pdf?ids=${await idOf('G1')}`)).toMatchObject({ status: 410 })
  })

  test.each(['template=barock', 'bilder=7', 'language=xx', 'farbe=rot', 'qr=ja', 'waehrung=ABC'])(
    '%s is 400 with its field',
    async (query) => {
      const field = query.replace(/=.*/, '')
      expect(await refusalOf(`/api/properties/${await idOf('O1')}/expose.pdf?${query}`)).toMatchObject({
        status: 400,
        code: 'input.invalid',
        fields: [field],
      })
    },
  )

  test('a picture of a page that was never drawn is 404', async () => {
    expect((await get(`/media/exposes/${'0'.repeat(32)}/1.webp`)).status).toBe(404)
  })
})

test('a document that cannot be made is refused in words, and the reason is in the log', async () => {
  const press = createPress({}, createCompiler({ seconds: { binary: 0.001 } }))
  const described = await describeProperty(server.ctx, await idOf('O1'), exposeOptionsSchema.parse({ bilder: '20' }))
  const made = makePdf({ ...server.ctx, exposes: press }, described, 'visitor')
  await expect(made).rejects.toThrow('expose.failed')
  expect(
    server.complaints.some((line) => line.includes('an expose could not be made') && line.includes('0.001 s')),
  ).toBe(true)
  await press.close()
})

test('documents that nobody asked for in a week are removed with their pages', async () => {
  const url = `/api/properties/${await idOf('O1')}/expose/pages?template=luxury`
  const { data } = (await (await get(url)).json()) as { data: { hash: string; pages: unknown[] } }
  expect(await cleanExposes(server.ctx)).toBe(0)
  const later = new Date(Date.now() + 8 * 86_400_000)
  expect(await cleanExposes({ ...server.ctx, clock: () => later })).toBeGreaterThan(0)
  expect(await server.ctx.storage.has(exposeKey(data.hash))).toBe(false)
  expect(await server.ctx.storage.has(pageKey(data.hash, 1))).toBe(false)
  expect(await server.ctx.db.selectFrom('expose_document').select('hash').execute()).toEqual([])
})

test('the document of a home that was withdrawn is removed the next night', async () => {
  await importHomes(server.ctx, [{ nr: 'W1', titel: 'Bald weg' }])
  const etag = (await get(`/api/properties/${await idOf('W1')}/expose.pdf`)).headers.get('etag') ?? ''
  await importHomes(server.ctx, [{ nr: 'W1', aktion: 'DELETE' }])
  expect(await cleanExposes(server.ctx)).toBe(1)
  expect(await server.ctx.storage.has(exposeKey(etag.slice(1, -1)))).toBe(false)
})
