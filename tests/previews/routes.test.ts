import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDomainError } from '../../src/domain/errors.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { pictureKey } from '../../src/server/media/keys.ts'
import { previewKey, previewUrl } from '../../src/server/previews/address.ts'
import { cleanPreviews } from '../../src/server/previews/clean.ts'
import { describeProperty } from '../../src/server/previews/describe.ts'
import { createQueue } from '../../src/server/previews/queue.ts'
import { noteRead } from '../../src/server/previews/repository.ts'
import { getProperty } from '../../src/server/properties/service.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
const home = { nr: 'P1', titel: 'Haus am See', vermarktungsart: 'KAUF' as const, kaufpreis: 420000, wohnflaeche: 75 }
beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [home, { nr: 'P2', vermarktungsart: 'KAUF', kaufpreis: 1 }])
})
afterAll(() => server.close())

const get = (path: string) => fetch(server.address + path, { redirect: 'manual' })
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
const address = async (id: number) =>
  previewUrl('property', id, 'de', describeProperty(await getProperty(server.ctx, id, 'de'), 'de'))

test('a home has a picture that may be kept for ever, and the second time it is not drawn', async () => {
  const url = await address(await idOf('P1'))
  const first = await get(url)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(first.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(Buffer.from(await (await get(url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('another price is another address, and the old one leads to it', async () => {
  const id = await idOf('P1')
  const before = await address(id)
  await importHomes(server.ctx, [{ ...home, kaufpreis: 399000 }])
  const after = await address(id)
  expect(after).not.toBe(before)
  const moved = await get(before)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, after])
  expect(moved.headers.get('cache-control')).not.toContain('immutable')
})

test('a photograph without the usual width is drawn in another; one whose file is missing is no picture for ever', async () => {
  await importHomes(server.ctx, [{ nr: 'P3', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
  const id = await idOf('P3')
  const { db, storage } = server.ctx
  const hash = 'ab'.repeat(32)
  await db
    .insertInto('media')
    .values({ hash, mime: 'image/jpeg', bytes: 1, width: 1600, height: 900, widths: [320, 640, 1600] })
    .execute()
  await db
    .insertInto('property_media')
    .values({ property_id: id, position: 1, gruppe: 'BILD', location: 'INTERN', state: 'ready', media_hash: hash })
    .execute()
  await db.updateTable('property').set({ updated_at: new Date() }).where('id', '=', id).execute()
  const url = await address(id)
  const red = { r: 250, g: 0, b: 0 }
  const redness = async (answer: Response) => {
    const left = sharp(Buffer.from(await answer.arrayBuffer())).extract({ left: 100, top: 100, width: 1, height: 1 })
    return [...(await left.raw().toBuffer())].map((channel) => Math.round(channel / 50))
  }
  const without = await get(url)
  expect(without.headers.get('cache-control')).not.toContain('immutable')
  expect(await redness(without)).not.toEqual([5, 0, 0])
  const file = await sharp({ create: { width: 1600, height: 900, channels: 3, background: red } })
    .webp()
    .toBuffer()
  await storage.put(pictureKey(hash, 1600), file)
  const whole = await get(url)
  expect(whole.headers.get('cache-control')).toContain('immutable')
  expect(await redness(whole)).toEqual([5, 0, 0])
})

describe('cleaning', () => {
  const hashOf = (url: string) => /\.([0-9a-f]{20})\.jpg$/.exec(url)?.[1] ?? ''
  const lies = (url: string) => server.ctx.storage.has(previewKey(hashOf(url)))
  const rows = async () =>
    (await server.ctx.db.selectFrom('preview_picture').select('hash').execute()).map(({ hash }) => hash)
  const inDays = (days: number): Ctx => ({ ...server.ctx, clock: () => new Date(Date.now() + days * 86_400_000) })

  test('removes pictures without a request in 30 days, and keeps the others', async () => {
    await importHomes(server.ctx, [
      { nr: 'C1', vermarktungsart: 'KAUF', kaufpreis: 1000 },
      { nr: 'C2', vermarktungsart: 'KAUF', kaufpreis: 2000 },
    ])
    const [read, unread] = [await address(await idOf('C1')), await address(await idOf('C2'))]
    for (const url of [read, unread]) expect((await get(url)).status).toBe(200)
    await cleanPreviews(inDays(29))
    expect([await lies(read), await lies(unread)]).toEqual([true, true])
    const twoDaysOn = new Date(Date.now() + 2 * 86_400_000)
    await noteRead(server.ctx.db, hashOf(read), 'property', await idOf('C1'), twoDaysOn)
    await cleanPreviews(inDays(31))
    expect([await lies(read), await lies(unread)]).toEqual([true, false])
    expect(await rows()).toEqual([hashOf(read)])
    // A later request draws it again.
    expect((await get(unread)).status).toBe(200)
    expect(await lies(unread)).toBe(true)
  })

  test('removes pictures of homes and projects that are gone, however new', async () => {
    await importHomes(server.ctx, [{ nr: 'C3', vermarktungsart: 'KAUF', kaufpreis: 3000 }])
    const url = await address(await idOf('C3'))
    await get(url)
    const project = 'f'.repeat(20)
    await server.ctx.storage.put(previewKey(project), new Uint8Array([1]))
    await noteRead(server.ctx.db, project, 'project', 987_654, new Date())
    await importHomes(server.ctx, [{ nr: 'C3', aktion: 'DELETE' }])
    expect(await cleanPreviews(server.ctx)).toBe(2)
    expect([await lies(url), await server.ctx.storage.has(previewKey(project))]).toEqual([false, false])
    expect(await cleanPreviews(server.ctx)).toBe(0)
  })

  test('bears a file that is gone already', async () => {
    await noteRead(server.ctx.db, 'a'.repeat(20), 'property', 999_999, new Date())
    expect(await cleanPreviews(server.ctx)).toBe(1)
  })
})

test('what is no longer offered has no picture any more', async () => {
  const id = await idOf('P2')
  const url = await address(id)
  await importHomes(server.ctx, [{ nr: 'P2', aktion: 'DELETE' }])
  expect((await get(url)).status).toBe(410)
})

test.each([
  '/media/og/property/999999999.de.00000000000000000000.jpg',
  '/media/og/project/999999999.de.00000000000000000000.jpg',
  '/media/og/property/1.xx.00000000000000000000.jpg',
  '/media/og/property/1.de.jpg',
  '/media/og/property/0.de.00000000000000000000.jpg',
  '/media/og/property/99999999999999999999.de.00000000000000000000.jpg',
  '/media/og/property/..%2f..%2fetc%2fpasswd',
  '/media/og/article/1.de.00000000000000000000.jpg',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

describe('the queue', () => {
  test('does one thing at a time, and the same thing once', async () => {
    const enqueue = createQueue<number>(5)
    let running = 0
    let most = 0
    let calls = 0
    const work = async () => {
      calls++
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return running--
    }
    await Promise.all(['a', 'b', 'a', 'c', 'b'].map((key) => enqueue(key, work)))
    expect({ most, calls }).toEqual({ most: 1, calls: 3 })
  })

  test('refuses when too many wait, and goes on after a failure', async () => {
    const enqueue = createQueue<void>(1)
    const failed = enqueue('a', () => Promise.reject(new Error('no')))
    const second = enqueue('b', () => Promise.resolve())
    expect(() => enqueue('c', () => Promise.resolve())).toThrow(expect.toSatisfy(isDomainError))
    await expect(failed).rejects.toThrow('no')
    await second
    await enqueue('a', () => Promise.resolve())
  })
})
