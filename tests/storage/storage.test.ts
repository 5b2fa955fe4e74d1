import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from '../../src/server/storage/folder.ts'
import { openPlace } from '../../src/server/storage/open.ts'
import { readBucket, s3Storage } from '../../src/server/storage/s3.ts'
import { callS3 } from '../../src/server/storage/s3-client.ts'
import { type Storage, StorageAway } from '../../src/server/storage/storage.ts'
import { type S3Server, startS3 } from '../support/s3.ts'

let root: string
let s3: S3Server
let number = 0
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'klinke-storage-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(root, { recursive: true, force: true })
})

const text = async (storage: Storage, key: string) => {
  const content = await storage.get(key)
  return content && Buffer.from(content).toString()
}
const list = async (storage: Storage, folder: string) => {
  const found: string[] = []
  for await (const { key, bytes } of storage.list(folder)) found.push(`${key} ${bytes}`)
  return found.toSorted()
}
async function* stream(bytes: number, piece = 1 << 20) {
  for (let sent = 0; sent < bytes; sent += piece) yield Buffer.alloc(Math.min(piece, bytes - sent), sent >> 20)
}
const read = async ({ content }: { content: AsyncIterable<Uint8Array> }) => {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

describe.each<[string, () => Storage]>([
  ['a folder', () => folderStorage(path.join(root, String(++number)))],
  ['a private folder', () => folderStorage(path.join(root, String(++number)), { private: true })],
  ['a bucket', () => openPlace(s3.url(String(++number))).place],
])('%s', (_name, open) => {
  test('keeps what was written, once, and in full', async () => {
    const storage = open()
    expect(await storage.get('ab/one.webp')).toBeNull()
    expect(await storage.open('ab/one.webp')).toBeNull()
    expect(await storage.has('ab/one.webp')).toBe(false)
    await storage.put('ab/one.webp', Buffer.from('one'))
    await storage.put('ab/one.webp', Buffer.from('another'))
    expect(await text(storage, 'ab/one.webp')).toBe('one')
    await storage.put('ab/one.webp', Buffer.from('replaced'), { replace: true })
    expect(await text(storage, 'ab/one.webp')).toBe('replaced')
    await storage.put('empty', Buffer.of())
    expect(await text(storage, 'empty')).toBe('')
    const opened = await storage.open('ab/one.webp', { start: 2, end: 4 })
    expect(opened?.bytes).toBe(8)
    expect((opened && (await read(opened)))?.toString()).toBe('pla')
    await storage.delete('ab/one.webp')
    await storage.delete('ab/one.webp')
    expect(await storage.has('ab/one.webp')).toBe(false)
  })

  test('takes names as agencies give them, and refuses paths', async () => {
    const storage = open()
    const names = [
      '7/Über uns +1 (neu)!.xml',
      "7/O'Hara & Söhne *.jpg",
      '7/100 %/ü.xml',
      '7/日本語~_.zip',
      '7/a=b;c@d.xml',
    ]
    for (const name of names) await storage.put(name, Buffer.from(name))
    for (const name of names) expect(await text(storage, name)).toBe(name)
    expect(await list(storage, '7')).toEqual(names.map((name) => `${name} ${Buffer.byteLength(name)}`).toSorted())
    for (const name of ['', '/a', 'a//b', '../a', 'a/../b', '.hidden', 'a\\b', 'a\nb', 'a/'])
      await expect((async () => storage.get(name))(), name).rejects.toThrow('Not a storage key')
  })

  test('lists what lies below a folder, and nothing beside it', async () => {
    const storage = open()
    await storage.put('ab/1', Buffer.from('1'))
    await storage.put('ab/c/2', Buffer.from('22'))
    await storage.put('abc/3', Buffer.from('333'))
    expect(await list(storage, 'ab')).toEqual(['ab/1 1', 'ab/c/2 2'])
    expect(await list(storage, '')).toHaveLength(3)
    expect(await list(storage, 'none')).toEqual([])
    for await (const { modified } of storage.list('abc')) expect(Date.now() - modified.getTime()).toBeLessThan(60_000)
    await storage.remove('ab')
    expect(await list(storage, '')).toEqual(['abc/3 3'])
  })

  test('writes a stream of any length, and nothing of one that breaks', async () => {
    const storage = open()
    const bytes = 40_000_000
    await storage.put('film.mp4', stream(bytes))
    const opened = await storage.open('film.mp4', { start: (32 << 20) - 1, end: 32 << 20 })
    expect(opened?.bytes).toBe(bytes)
    expect([...(opened ? await read(opened) : [])]).toEqual([31, 32])
    async function* broken() {
      yield* stream(35_000_000)
      throw new Error('the sender is gone')
    }
    await expect(storage.put('broken', broken())).rejects.toThrow('the sender is gone')
    expect(await list(storage, '')).toEqual([`film.mp4 ${bytes}`])
    expect(s3.unfinished()).toEqual([])
    await storage.put('film.mp4', stream(20_000_000))
    expect(await list(storage, '')).toEqual([`film.mp4 ${bytes}`])
    expect(s3.unfinished()).toEqual([])
  })

  test('takes over a local folder, and lends it to programs that need paths', async () => {
    const storage = open()
    const local = path.join(root, `local${number}`)
    mkdirSync(local)
    writeFileSync(path.join(local, 'Übersicht.xml'), '<openimmo/>')
    writeFileSync(path.join(local, 'Foto 1.jpg'), 'jpg')
    await storage.adopt('feeds/spool/7', local)
    expect(() => statSync(local)).toThrow('ENOENT')
    const names = await storage.lend('feeds/spool/7', async (folder) => {
      expect(readFileSync(path.join(folder, 'Übersicht.xml'), 'utf8')).toBe('<openimmo/>')
      return readdirSync(folder).toSorted()
    })
    expect(names).toEqual(['Foto 1.jpg', 'Übersicht.xml'])
    await storage.remove('feeds/spool/7')
    expect(await list(storage, '')).toEqual([])
  })
})

test('a folder hides what is unfinished, and removes it when it is old', async () => {
  const folder = path.join(root, 'unfinished')
  const storage = folderStorage(folder)
  await storage.put('ab/one', Buffer.from('one'))
  const part = path.join(folder, 'ab/two.3f0448f7-7cc3-4a84-a060-ff0ea4de602c.part')
  writeFileSync(part, 'tw')
  expect(await list(storage, '')).toEqual(['ab/one 3'])
  await storage.clean('', new Date(Date.now() - 60_000))
  expect(readdirSync(path.join(folder, 'ab'))).toHaveLength(2)
  utimesSync(part, new Date(0), new Date(0))
  await storage.clean('', new Date(Date.now() - 60_000))
  expect(readdirSync(path.join(folder, 'ab'))).toEqual(['one'])
})

test('of two processes that write one key at once, the first stays, in a folder and in a bucket', async () => {
  for (const storage of [folderStorage(path.join(root, 'race')), openPlace(s3.url('race')).place]) {
    const contents = Array.from({ length: 8 }, (_, nr) => `key ${nr}`)
    const seen = await Promise.all(
      contents.map(async (content) => {
        await storage.put('keys/one.key', Buffer.from(content))
        return text(storage, 'keys/one.key')
      }),
    )
    // A guard that asks before it writes lets two through at most as often as S3 never does.
    expect(new Set(seen.slice(-1)).size).toBe(1)
    expect(await text(storage, 'keys/one.key')).toBe(seen.at(-1))
  }
})

test('a bucket is asked again after answers that pass, and a refusal is named without the secret', async () => {
  const { place } = openPlace(s3.url('tries'))
  s3.fail(503, 0, 500)
  await place.put('one', Buffer.from('one'))
  s3.fail(429)
  expect(await text(place, 'one')).toBe('one')
  s3.fail(0, 0, 0, 0)
  await expect(place.get('one')).rejects.toThrow('the storage is away: other side closed')
  s3.fail(403)
  await expect(place.get('one')).rejects.toThrow('S3 answered GET one with 403 Injected')
  s3.fail('400 InvalidRequest')
  await expect(place.get('one')).rejects.toThrow(/^S3 answered GET one with 400 InvalidRequest/)
  const wrong = s3Storage({ ...readBucket(s3.url()), secretAccessKey: 'wrong' })
  const refused = await wrong.get('one').catch((error: Error) => error)
  expect(String(refused)).toContain('403 SignatureDoesNotMatch')
  expect(String(refused)).not.toContain('wrong')
})

test('an answer that breaks off is asked for again; a stream that does says that the storage is away', async () => {
  const { place } = openPlace(s3.url('half'))
  await place.put('one', Buffer.alloc(100_000, 1))
  s3.fail('half', 'half')
  expect(await place.get('one')).toHaveLength(100_000)
  s3.fail('half')
  expect(await list(place, '')).toEqual(['one 100000'])
  s3.fail('half')
  const opened = await place.open('one')
  await expect(read(opened as NonNullable<typeof opened>)).rejects.toBeInstanceOf(StorageAway)
  s3.fail('half', 'half', 'half', 'half')
  await expect(place.get('one')).rejects.toBeInstanceOf(StorageAway)
})

test('what a server says of itself is no fault of the request, and nothing is missing in a bucket that is', async () => {
  const { place } = openPlace(s3.url('words'))
  await place.put('one', Buffer.from('one'))
  s3.fail('400 RequestTimeout')
  expect(await text(place, 'one')).toBe('one')
  for (const told of ['403 RequestTimeTooSkewed', '403 InvalidAccessKeyId', '404 NoSuchBucket']) {
    s3.fail(told, told, told, told)
    await expect(place.get('one'), told).rejects.toBeInstanceOf(StorageAway)
    s3.clear()
  }
  s3.fail('404 NoSuchKey')
  expect(await place.get('one')).toBeNull()
  // Two whole parts, and the failure to put them together, which S3 tells with 200.
  async function* film() {
    yield* stream(16 << 20)
    s3.fail('200 InternalError')
  }
  await place.put('film', film(), { replace: true })
  expect((await place.open('film'))?.bytes).toBe(16 << 20)
})

test('names of other programs are left out of a list, since nothing could read them', async () => {
  const { place } = openPlace(s3.url('others'))
  await place.put('media/ab/one.webp', Buffer.of(1))
  const strange = { ...readBucket(s3.url('others')) }
  await callS3(strange, { method: 'PUT', key: 'media/.DS_Store', body: Buffer.of(1) }, [], async () => {})
  expect(await list(place, '')).toEqual(['media/ab/one.webp 1'])
  const folder = path.join(root, 'others')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'a\\b'), '')
  expect(await list(folderStorage(folder), '')).toEqual([])
})

test('what a killed process left of a large file in a bucket is removed when it is old', async () => {
  const { place } = openPlace(s3.url('left'))
  const never = new Promise<never>(() => {})
  async function* stuck() {
    yield* stream(33 << 20)
    await never
  }
  // Its process is dead: nobody hears that it cannot go on.
  void place.put('film.mp4', stuck()).catch(() => {})
  await expect.poll(s3.unfinished).toEqual(['left/film.mp4'])
  await place.clean('', new Date(Date.now() - 60_000))
  expect(s3.unfinished()).toHaveLength(1)
  await place.clean('', new Date(Date.now() + 60_000))
  expect(s3.unfinished()).toEqual([])
})

test('a long list comes in pages', async () => {
  const { place } = openPlace(s3.url('pages'))
  for (let nr = 0; nr < 1010; nr += 10)
    await Promise.all(Array.from({ length: 10 }, (_, at) => place.put(`${nr + at}`, Buffer.of(1))))
  s3.asked()
  expect(await list(place, '')).toHaveLength(1010)
  expect(s3.asked()).toHaveLength(2)
})

test.each([
  ['ftp://k:s@host/bucket', 'must begin with https://'],
  ['https://host/bucket', 'must have the key and its secret'],
  ['https://k:s@host/', 'must name the bucket'],
])('%s is no bucket', (address, message) => {
  expect(() => readBucket(address)).toThrow(message)
})
