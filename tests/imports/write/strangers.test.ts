import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FeedEvent } from '../../../src/domain/imports/feed.ts'
import { formatNote } from '../../../src/server/imports/report.ts'
import { importEvents, importFeed, readReport } from '../../../src/server/imports/service.ts'
import { createDecoder } from '../../../src/server/media/decoder.ts'
import { fetchMedia } from '../../../src/server/media/fetch.ts'
import { endlessDrawing, svg } from '../../media/drawings.ts'
import { company, object, type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

const inside = (name: string, content: Buffer) =>
  `<anhang location="INTERN" gruppe="BILD"><anhangtitel>${name}</anhangtitel><daten><anhanginhalt>${content.toString('base64')}</anhanginhalt></daten></anhang>`

const remote = (address: string) =>
  `<anhang location="REMOTE" gruppe="BILD"><daten><pfad>${address}</pfad></daten></anhang>`

const home = (number: string, pictures: string) => `<immobilie>
  <objektkategorie><nutzungsart WOHNEN="1"/><vermarktungsart KAUF="1"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
  <geo><plz>5020</plz><ort>Salzburg</ort><land iso_land="AUT"/></geo><preise><kaufpreis>790000</kaufpreis></preise>
  <freitexte><objekttitel>Villa ${number}</objekttitel></freitexte><anhaenge>${pictures}</anhaenge>
  <verwaltung_techn><objektnr_extern>${number}</objektnr_extern></verwaltung_techn></immobilie>`

function feed(name: string, homes: string): string {
  const file = path.join(ctx.folder, name)
  writeFileSync(
    file,
    `<?xml version="1.0"?><openimmo><uebertragung umfang="TEIL" version="1.2.7"/><anbieter><openimmo_anid>S</openimmo_anid><firma>Fremd GmbH</firma>${homes}</anbieter></openimmo>`,
  )
  return file
}

const picturesOf = (number: string) =>
  ctx.db
    .selectFrom('property_media')
    .innerJoin('property', 'property.id', 'property_media.property_id')
    .select(['property_media.id', 'state', 'error'])
    .where('objektnr_extern', '=', number)
    .orderBy('position')
    .execute()

describe('a picture of a feed', () => {
  test('that would take hours affects only itself: it is reported, the others and the next homes continue', async () => {
    const pictures = createDecoder({ drawingSeconds: 1 })
    try {
      const slow = inside('Endlos', endlessDrawing())
      const homes =
        home('P1', slow + inside('Rot', await photo('red'))) + home('P2', inside('Blau', await photo('blue')))
      const { run, lines } = await importFeed({ ...ctx, pictures }, feed('endlos.xml', homes))
      expect(run).toMatchObject({ state: 'done', counts: { created: 2, warnings: 1 } })
      expect(lines[0]?.notes.map((note) => formatNote(note))).toEqual([
        '„Endlos“ konnte nicht innerhalb von 20 Sekunden (Zeichnungen 3) verarbeitet werden und wird nicht gezeigt. Bitte senden Sie eine einfachere Fassung, am besten als JPEG.',
      ])
      expect((await picturesOf('P1')).map(({ state, error }) => [state, error])).toEqual([
        ['failed', 'decoding_slow'],
        ['ready', null],
      ])
      expect(await picturesOf('P2')).toMatchObject([{ state: 'ready' }])
    } finally {
      await pictures.close()
    }
  })

  test('that is slow is not tried by the same feed again, and after five no drawing of a delivery is', async () => {
    const pictures = createDecoder({ drawingSeconds: 0.3 })
    let tried = 0
    const counting = {
      ...pictures,
      process: (...args: Parameters<typeof pictures.process>) => {
        tried++
        return pictures.process(...args)
      },
    }
    try {
      const slow = Array.from({ length: 9 }, (_, at) => inside(`Plan ${at}`, endlessDrawing(String(at))))
      const file = feed('neun.xml', home('P5', slow.join('') + inside('Rot', await photo('#cc1111'))))
      await importFeed({ ...ctx, pictures: counting }, file)
      // Three are under way: two more may have begun when the fifth is abandoned. Plus the photograph.
      expect(tried).toBeLessThanOrEqual(8)
      const faults = (await picturesOf('P5')).map(({ error }) => error)
      expect(faults).toEqual([...slow.map(() => 'decoding_slow'), null])
      tried = 0
      await importFeed({ ...ctx, pictures: counting }, file)
      expect(tried).toBe(0)
    } finally {
      await pictures.close()
    }
  })

  test('with a filter is refused with a sentence', async () => {
    const filter =
      '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="99"/></filter><rect width="400" height="300" filter="url(#f)"/>'
    const { lines } = await importFeed(ctx, feed('filter.xml', home('P3', inside('Nebel', svg(filter)))))
    expect(lines[0]?.notes.map((note) => formatNote(note))).toEqual([
      '„Nebel“ enthält Filter, Skripte, Entitäten, verschachtelte Verweise oder Verweise nach außen und wird nicht gezeigt. Bitte senden Sie die Zeichnung als PNG oder PDF.',
    ])
  })

  test('at an address outside the public internet is not fetched, but reported', async () => {
    const addresses = ['http://[::127.0.0.1]:9/a.jpg', 'http://[::7f00:1]:9/b.jpg', 'http://[64:ff9b::7f00:1]:9/c.jpg']
    const { run } = await importFeed(ctx, feed('privat.xml', home('P4', addresses.map(remote).join(''))))
    for (const { id } of await picturesOf('P4')) await fetchMedia(ctx, { propertyMediaId: id })
    expect(await picturesOf('P4')).toMatchObject(addresses.map(() => ({ state: 'failed', error: 'address' })))
    const report = await readReport(ctx, run.id)
    const told = report?.lines.flatMap(({ notes }) => notes).filter(({ level }) => level === 'warning')
    expect(told?.map((note) => formatNote(note))).toEqual(
      addresses.map(
        (each) =>
          `„${each}“ liegt nicht im öffentlichen Internet und wurde nicht geholt. Bitte senden Sie eine öffentliche Adresse oder die Datei selbst.`,
      ),
    )
  })
})

test('a feed without end can be stopped while it is read for the first time', async () => {
  const stop = new AbortController()
  let sent = 0
  async function* endless(): AsyncGenerator<FeedEvent> {
    yield { type: 'company', company: company() }
    for (; sent < 1e6; sent++) {
      if (sent === 100) stop.abort()
      yield { type: 'object', object: object(`E${sent}`) }
    }
  }
  const { run } = await importEvents(
    ctx,
    { source: 'endlos', stop: stop.signal },
    {
      name: 'endlos.xml',
      sha256: null,
      open: endless,
      attachments: async () => ({ read: async () => null }),
    },
  )
  expect(run).toMatchObject({ state: 'interrupted', counts: { objects: 0 } })
  expect(sent).toBeLessThan(1000)
})
