import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedMedia } from '../../../src/domain/imports/feed.ts'
import { formatNote } from '../../../src/server/imports/report.ts'
import { listRuns, readReport } from '../../../src/server/imports/service.ts'
import { type KnownFiles, resolveMedia } from '../../../src/server/media/attach.ts'
import { fetchMedia, recheckMedia } from '../../../src/server/media/fetch.ts'
import { pictureKey } from '../../../src/server/media/keys.ts'
import { hashOf } from '../../../src/server/media/store.ts'
import { company, deliver, media, object, type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
let nr = 0
let sender = company()
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())
beforeEach(() => {
  nr++
  sender = company({ openimmo_anid: `M-${nr}`, firma: `Bilder ${nr}` })
})

const photo = (background: string, width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

const send = (items: FeedMedia[], files: Record<string, Uint8Array> = {}, said = {}) =>
  deliver(ctx, { company: sender, objects: [object(`${nr}`, { media: items }, said)], files })

const attached = () =>
  ctx.db
    .selectFrom('property_media')
    .innerJoin('property', 'property.id', 'property_media.property_id')
    .selectAll('property_media')
    .where('objektnr_extern', '=', `${nr}`)
    .orderBy('position')
    .execute()

/** Pictures that wait to be fetched; jobs of one transaction share their time, so the ids give the order. */
const jobs = async () => {
  const { rows } = await sql<{ data: { propertyMediaId: number } }>`
    select data from pgboss.job where name = 'media.fetch' and state = 'created'`.execute(ctx.db)
  return rows.map(({ data }) => data.propertyMediaId).sort((a, b) => a - b)
}

describe('files that come along', () => {
  test('inside the XML and beside it become pictures in their order', async () => {
    const [red, blue] = [await photo('red'), await photo('blue')]
    await send(
      [
        media({ location: 'INTERN', content: red, gruppe: 'TITELBILD', titel: 'Straßenseite' }),
        media({ pfad: 'blau.jpg', gruppe: 'GRUNDRISS' }),
      ],
      { 'blau.jpg': blue },
    )
    const rows = await attached()
    expect(rows.map(({ gruppe, titel, state }) => [gruppe, titel, state])).toEqual([
      ['TITELBILD', 'Straßenseite', 'ready'],
      ['GRUNDRISS', null, 'ready'],
    ])
    for (const { media_hash } of rows) {
      const shown = await ctx.storage.get(pictureKey(media_hash as string, 400))
      expect((await sharp(shown as Uint8Array).metadata()).format).toBe('webp')
    }
  })

  test('are stored once, however many objects show them', async () => {
    const green = await photo('green')
    await deliver(ctx, {
      company: sender,
      objects: [1, 2, 3].map((each) =>
        object(`${nr}-${each}`, { media: [media({ location: 'INTERN', content: green })] }),
      ),
    })
    const rows = await ctx.db.selectFrom('property_media').select('media_hash').where('pfad', 'is', null).execute()
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(new Set(rows.slice(-3).map(({ media_hash }) => media_hash)).size).toBe(1)
  })

  test('are read once in a run, for all objects that show them, but a broken one is no picture the second time either', async () => {
    const files = { 'haus.jpg': await photo('olive'), 'bruch.jpg': Buffer.from('kein Bild') }
    const read: string[] = []
    const attachments = {
      read: async (pfad: string) => {
        read.push(pfad)
        return files[pfad as keyof typeof files] ?? null
      },
    }
    const known: KnownFiles = new Map()
    const resolve = (rest = {}) =>
      resolveMedia(ctx, [media({ pfad: 'haus.jpg' }), media({ pfad: 'bruch.jpg' })], attachments, {
        before: [],
        limit: (task) => task(),
        known,
        ...rest,
      })
    const [first, second] = [await resolve(), await resolve()]
    expect(first.map(({ state, error }) => [state, error])).toEqual([
      ['ready', null],
      ['failed', 'type'],
    ])
    expect(second).toEqual(first)
    expect(first[0]?.media_hash).toBe(hashOf(files['haus.jpg']))
    expect(read.filter((pfad) => pfad === 'haus.jpg')).toHaveLength(1)
    // Another run has other attachments, and may have another picture of that name.
    await resolve({ known: new Map() })
    expect(read.filter((pfad) => pfad === 'haus.jpg')).toHaveLength(2)
  })

  test('that are missing or no pictures are reported, and the object is imported', async () => {
    const { run, lines } = await send(
      [media({ pfad: 'fehlt.jpg' }), media({ pfad: 'text.jpg' }), media({ pfad: 'gut.jpg' })],
      { 'text.jpg': Buffer.from('kein Bild'), 'gut.jpg': await photo('white') },
    )
    expect(run.counts).toMatchObject({ created: 1, warnings: 2 })
    expect(lines[0]?.notes.map(({ code, params }) => [code, params?.file])).toEqual([
      ['media_missing', 'fehlt.jpg'],
      ['media_type', 'text.jpg'],
    ])
    expect((await attached()).map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'missing'],
      ['failed', 'type'],
      ['ready', null],
    ])
  })

  test('that were missing are taken when they come, though the object is the same', async () => {
    const items = [media({ pfad: 'spaet.jpg', check_type: 'MD5', check_value: 'abc' })]
    await send(items)
    const { run } = await send(items, { 'spaet.jpg': await photo('orange') })
    expect(run.counts).toMatchObject({ unchanged: 1 })
    expect((await attached())[0]).toMatchObject({ state: 'ready', error: null })
  })

  test('whose check is unchanged are not read again, and need not come again', async () => {
    const items = [media({ pfad: 'a.jpg', check_type: 'MD5', check_value: 'eins' })]
    await send(items, { 'a.jpg': await photo('red') })
    const [before] = await attached()
    const { run } = await send(items, {}, { baujahr: 1950 })
    expect(run.counts).toEqual({ objects: 1, changed: 1 })
    expect((await attached())[0]?.media_hash).toBe(before?.media_hash)
    await send([media({ ...items[0], check_value: 'zwei' })], { 'a.jpg': await photo('blue') })
    expect((await attached())[0]?.media_hash).not.toBe(before?.media_hash)
  })

  test('without a check are distinguished by their content', async () => {
    const items = [media({ pfad: 'b.jpg' })]
    await send(items, { 'b.jpg': await photo('red') })
    expect((await send(items, { 'b.jpg': await photo('red') })).run.counts).toEqual({ objects: 1, unchanged: 1 })
    expect((await send(items, { 'b.jpg': await photo('navy') })).run.counts).toEqual({ objects: 1, changed: 1 })
  })
})

describe('what is no picture', () => {
  test('is told by its name and kind, with what to send instead', async () => {
    const bmp = Buffer.from('BM\x36\x00\x0c\x00\0\0\0\0\x36\0\0\0', 'latin1')
    const { lines } = await deliver(
      ctx,
      {
        company: sender,
        objects: [
          object(`${nr}`, {
            media: [
              media({ pfad: 'film.mp4', gruppe: 'FILM', format: 'mp4' }),
              media({ pfad: 'plan.bmp' }),
              media({ location: 'INTERN', content: bmp, gruppe: 'GRUNDRISS' }),
              media({ pfad: 'riese.tif' }),
              media({ pfad: 'https://', gruppe: 'LINKS' }),
              media({ pfad: 'http//example.com/a.jpg' }),
            ],
          }),
        ],
        files: { 'plan.bmp': bmp },
        faults: { 'riese.tif': 'too_large' },
      },
      {},
    )
    expect(lines[0]?.notes.map((each) => formatNote(each))).toEqual([
      '„film.mp4“ ist eine Videodatei und wird nicht gezeigt. Bitte stellen Sie den Film ins Internet und senden Sie seine Adresse mit der Gruppe FILMLINK.',
      '„plan.bmp“ ist ein BMP-Bild und wird nicht gezeigt. Bitte senden Sie es als JPEG oder PNG.',
      '„#3 (GRUNDRISS)“ ist ein BMP-Bild und wird nicht gezeigt. Bitte senden Sie es als JPEG oder PNG.',
      '„riese.tif“ ist zu groß und wird nicht gezeigt (höchstens 20 MB, Zeichnungen 2 MB). Bitte senden Sie eine kleinere Fassung.',
      '„https://“ ist keine gültige Webadresse. Bitte senden Sie die ganze Adresse, mit https:// am Anfang.',
      '„http//example.com/a.jpg“ ist keine gültige Webadresse. Bitte senden Sie die ganze Adresse, mit https:// am Anfang.',
    ])
  })
})

describe('addresses', () => {
  test('of pictures wait for a job, films and tours are links, anything else is refused', async () => {
    await send([
      media({ location: 'REMOTE', pfad: 'https://example.com/a.jpg' }),
      media({ location: 'EXTERN', pfad: 'http://example.com/b.jpg' }),
      media({ location: 'REMOTE', pfad: 'https://example.com/film', gruppe: 'FILMLINK' }),
      media({ location: 'REMOTE', pfad: 'https://example.com/tour', gruppe: 'PANORAMA' }),
      media({ location: 'REMOTE', pfad: 'javascript:alert(1)', gruppe: 'FILMLINK' }),
    ])
    const rows = await attached()
    expect(rows.map(({ state }) => state)).toEqual(['pending', 'pending', 'link', 'link', 'failed'])
    expect((await jobs()).slice(-2)).toEqual(rows.slice(0, 2).map(({ id }) => id))
  })

  test('are fetched by the job, and not again when the check is unchanged', async () => {
    const content = await photo('teal')
    let asked = 0
    const server = createServer((_request, response) => {
      asked++
      response.end(content)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const pfad = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bild.jpg`
    try {
      const items = [media({ location: 'REMOTE', pfad, check_type: 'ETAG', check_value: '"1"' })]
      await send(items)
      const [waiting] = await attached()
      await fetchMedia(ctx, { propertyMediaId: waiting?.id as number }, { allowPrivateAddresses: true })
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: null, attempts: 1 })
      // A job that is delivered twice does no harm.
      await fetchMedia(ctx, { propertyMediaId: waiting?.id as number }, { allowPrivateAddresses: true })
      expect(asked).toBe(2)
      const sent = (await jobs()).length
      await send(items, {}, { baujahr: 1960 })
      expect(await jobs()).toHaveLength(sent)
      expect((await attached())[0]?.state).toBe('ready')
      await send([media({ ...items[0], check_value: '"2"' })], {}, { baujahr: 1960 })
      expect(await jobs()).toHaveLength(sent + 1)
      // The old picture stays visible until the new one is ready.
      expect((await attached())[0]).toMatchObject({ state: 'ready', media_hash: expect.any(String) })
    } finally {
      server.close()
    }
  })

  test('whose scheme the sender forgot keep their pictures when the home changes', async () => {
    const shown = await photo('coral')
    await send([media({ pfad: 'a.jpg' })], { 'a.jpg': shown })
    const items = ['www.example.com/1.jpg', '//example.com/2.jpg', ' https://example.com/3.jpg'].map((pfad) =>
      media({ location: 'REMOTE', pfad, check_type: 'ETAG', check_value: '"1"' }),
    )
    await send(items)
    const ids = (await attached()).map(({ id }) => id)
    await ctx.db
      .updateTable('property_media')
      .set({ state: 'ready', media_hash: hashOf(shown), etag: '"1"' })
      .where('id', 'in', ids)
      .execute()
    const sent = await jobs()
    expect((await send(items, {}, { baujahr: 1960 })).run.counts).toMatchObject({ changed: 1 })
    expect((await attached()).map(({ pfad, state, media_hash, etag }) => [pfad, state, media_hash, etag])).toEqual(
      [1, 2, 3].map((each) => [
        `https://${each === 1 ? 'www.' : ''}example.com/${each}.jpg`,
        'ready',
        hashOf(shown),
        '"1"',
      ]),
    )
    expect(await jobs()).toEqual(sent)
  })

  test('of private machines fail for good, and say why', async () => {
    await send([media({ location: 'REMOTE', pfad: 'http://169.254.169.254/latest.jpg' })])
    const [row] = await attached()
    const [run] = await listRuns(ctx, 1)
    const told = async () => (await readReport(ctx, run?.id as number))?.lines.flatMap(({ notes }) => notes) ?? []
    expect(await told()).toEqual([])
    const sent = (await jobs()).length
    await fetchMedia(ctx, { propertyMediaId: row?.id as number })
    expect(await told()).toEqual([
      {
        level: 'warning',
        path: 'anhaenge/anhang',
        code: 'media_address',
        params: { file: 'http://169.254.169.254/latest.jpg' },
      },
    ])
    expect((await attached())[0]).toMatchObject({ state: 'failed', error: 'address', attempts: 1 })
    expect(await jobs()).toHaveLength(sent)
  })

  test('that do not answer are tried again four times, then given up', async () => {
    await send([media({ location: 'REMOTE', pfad: 'http://127.0.0.1:1/a.jpg' })])
    const [row] = await attached()
    const { id } = row as { id: number }
    for (let attempt = 1; attempt <= 4; attempt++) {
      await fetchMedia(ctx, { propertyMediaId: id }, { allowPrivateAddresses: true })
      expect((await attached())[0]).toMatchObject({
        state: 'pending',
        attempts: attempt,
        error: 'unreachable ECONNREFUSED',
      })
    }
    await fetchMedia(ctx, { propertyMediaId: id }, { allowPrivateAddresses: true })
    expect((await attached())[0]).toMatchObject({ state: 'failed', attempts: 5 })
  })

  test('whose object is gone by now are left alone', async () => {
    await expect(fetchMedia(ctx, { propertyMediaId: 987_654 })).resolves.toBeUndefined()
  })
})

test('a dry run looks at pictures and stores none', async () => {
  const content = await photo('#123456')
  const { run } = await deliver(
    ctx,
    {
      company: sender,
      objects: [object('t', { media: [media({ location: 'INTERN', content }), media({ pfad: 'x.jpg' })] })],
    },
    { dryRun: true },
  )
  expect(run.counts).toMatchObject({ created: 1, warnings: 1 })
  const row = await ctx.db.selectFrom('media').select('hash').where('hash', '=', hashOf(content)).executeTakeFirst()
  expect(row).toBeUndefined()
})

describe('after each run, its addresses are asked again', () => {
  const local = { allowPrivateAddresses: true }
  const hour = 3_600_000

  /** A server of one picture, which may change or be missing; it counts whole answers. */
  async function pictureServer() {
    const state = {
      content: (await photo('maroon')) as Uint8Array,
      status: 200,
      etag: '"1"',
      whole: 0,
      asked: 0,
      validators: true,
    }
    const server = createServer((request, response) => {
      state.asked++
      if (state.status !== 200) return response.writeHead(state.status).end()
      if (state.validators) response.setHeader('etag', state.etag)
      if (state.validators && request.headers['if-none-match'] === state.etag) return response.writeHead(304).end()
      state.whole++
      return response.end(state.content)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const pfad = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bild.jpg`
    return { state, pfad, close: () => server.close() }
  }

  /** The same feed again, `later` ms from now, and the work that follows it. */
  async function again(pfad: string, later: number, check: string | null = null, said = {}) {
    const clock = () => new Date(Date.now() + later)
    const item = media({ location: 'REMOTE', pfad, check_type: check === null ? null : 'ETAG', check_value: check })
    const { run } = await deliver(
      { ...ctx, clock },
      { company: sender, objects: [object(`${nr}`, { media: [item] }, said)] },
    )
    await recheckMedia({ ...ctx, clock }, { runId: run.id, startedAt: run.started_at.toISOString() }, undefined, local)
    return run
  }

  test('a changed picture arrives, an unchanged one is not downloaded, and nobody is asked twice in an hour', async () => {
    const { state, pfad, close } = await pictureServer()
    try {
      await again(pfad, 0)
      const [waiting] = await attached()
      await fetchMedia(ctx, { propertyMediaId: waiting?.id as number }, local)
      expect((await attached())[0]).toMatchObject({ state: 'ready', etag: '"1"' })
      expect([state.whole, state.asked]).toEqual([1, 1])

      expect((await again(pfad, hour / 2)).counts).toMatchObject({ unchanged: 1 })
      expect([state.whole, state.asked]).toEqual([1, 1])
      await again(pfad, 2 * hour)
      expect([state.whole, state.asked]).toEqual([1, 2])

      state.content = await photo('gold')
      state.etag = '"2"'
      expect((await again(pfad, 4 * hour)).counts).toMatchObject({ unchanged: 1 })
      expect((await attached())[0]).toMatchObject({ state: 'ready', etag: '"2"', media_hash: hashOf(state.content) })
      expect([state.whole, state.asked]).toEqual([2, 3])
    } finally {
      close()
    }
  })

  test('a change arrives from a server without versions too, and a server that fails leaves the picture as it is', async () => {
    const { state, pfad, close } = await pictureServer()
    state.validators = false
    try {
      await again(pfad, 0)
      await fetchMedia(ctx, { propertyMediaId: (await attached())[0]?.id as number }, local)
      const old = state.content
      state.content = await photo('pink')
      await again(pfad, 2 * hour)
      expect((await attached())[0]).toMatchObject({ state: 'ready', media_hash: hashOf(state.content) })
      state.status = 404
      await again(pfad, 4 * hour)
      expect((await attached())[0]).toMatchObject({
        state: 'ready',
        error: 'status 404',
        media_hash: hashOf(state.content),
      })
      expect(hashOf(old)).not.toBe(hashOf(state.content))
    } finally {
      close()
    }
  })

  test('a missing picture is tried again with the next feed, although that is identical', async () => {
    const { state, pfad, close } = await pictureServer()
    state.status = 404
    try {
      await again(pfad, 0)
      await fetchMedia(ctx, { propertyMediaId: (await attached())[0]?.id as number }, local)
      expect((await attached())[0]).toMatchObject({ state: 'failed', error: 'status 404' })
      const run = await again(pfad, 1000)
      const report = await readReport(ctx, run.id)
      expect(report?.lines[0]?.notes).toContainEqual(
        expect.objectContaining({ code: 'media_status', params: { file: pfad, status: '404' } }),
      )
      state.status = 200
      expect((await again(pfad, 2000)).counts).toMatchObject({ unchanged: 1 })
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: null })
    } finally {
      close()
    }
  })

  test('one that still waits gets a job if it has none, and no second one', async () => {
    const pfad = 'http://127.0.0.1:1/wartet.jpg'
    await again(pfad, 0)
    const id = (await attached())[0]?.id as number
    const own = async () => (await jobs()).filter((each) => each === id)
    await again(pfad, 1000)
    expect(await own()).toEqual([id])
    // The disk was away for longer than its retries.
    await sql`update pgboss.job set state = 'failed' where name = 'media.fetch'
      and data ->> 'propertyMediaId' = ${`${id}`}`.execute(ctx.db)
    expect(await own()).toEqual([])
    expect((await again(pfad, 2000)).counts).toMatchObject({ unchanged: 1 })
    expect((await attached())[0]).toMatchObject({ id, state: 'pending', attempts: 0 })
    expect(await own()).toEqual([id])
  })

  test('a new version that could not be fetched is asked for until it comes, though its check is known', async () => {
    const { state, pfad, close } = await pictureServer()
    const fetchNow = async () => fetchMedia(ctx, { propertyMediaId: (await attached())[0]?.id as number }, local)
    try {
      await again(pfad, 0, '1')
      await fetchNow()
      const old = hashOf(state.content)
      state.status = 404
      await again(pfad, 1000, '2')
      await fetchNow()
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: 'status 404', media_hash: old })

      // With a change of the home: the fault stays, and a job asks.
      const sent = (await jobs()).length
      await deliver(ctx, {
        company: sender,
        objects: [
          object(
            `${nr}`,
            { media: [media({ location: 'REMOTE', pfad, check_type: 'ETAG', check_value: '2' })] },
            { baujahr: 1960 },
          ),
        ],
      })
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: 'status 404', media_hash: old })
      expect(await jobs()).toHaveLength(sent + 1)
      await fetchNow()

      // And with the same feed.
      const run = await again(pfad, 2000, '2', { baujahr: 1960 })
      expect((await readReport(ctx, run.id))?.lines[0]?.notes.map(({ code }) => code)).toEqual(['media_status'])
      state.status = 200
      state.content = await photo('khaki')
      state.etag = '"2"'
      expect((await again(pfad, 3000, '2', { baujahr: 1960 })).counts).toMatchObject({ unchanged: 1 })
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: null, media_hash: hashOf(state.content) })
      const { asked } = state
      await again(pfad, 4000, '2', { baujahr: 1960 })
      expect(state.asked).toBe(asked)
    } finally {
      close()
    }
  })

  test('a new version that is no picture keeps its fault as long as its server has no other', async () => {
    const { state, pfad, close } = await pictureServer()
    try {
      await again(pfad, 0)
      await fetchMedia(ctx, { propertyMediaId: (await attached())[0]?.id as number }, local)
      const old = hashOf(state.content)
      state.content = Buffer.from('kein Bild')
      state.etag = '"2"'
      for (const hours of [2, 4]) {
        await again(pfad, hours * hour)
        expect((await attached())[0]).toMatchObject({ state: 'ready', error: 'type', media_hash: old })
      }
    } finally {
      close()
    }
  })

  test('a file that is no picture is not downloaded again until its server has another version', async () => {
    const { state, pfad, close } = await pictureServer()
    state.content = Buffer.from('kein Bild')
    try {
      await again(pfad, 0)
      await fetchMedia(ctx, { propertyMediaId: (await attached())[0]?.id as number }, local)
      await again(pfad, 1000)
      expect((await attached())[0]).toMatchObject({ state: 'failed', error: 'type' })
      expect([state.whole, state.asked]).toEqual([1, 2])
      state.content = await photo('lime')
      state.etag = '"2"'
      await again(pfad, 2000)
      expect((await attached())[0]).toMatchObject({ state: 'ready', error: null })
    } finally {
      close()
    }
  })
})
