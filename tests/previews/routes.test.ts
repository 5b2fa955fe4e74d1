import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDomainError } from '../../src/domain/errors.ts'
import { previewUrl } from '../../src/server/previews/address.ts'
import { describeProperty } from '../../src/server/previews/describe.ts'
import { createQueue } from '../../src/server/previews/queue.ts'
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
