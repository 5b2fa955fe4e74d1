import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { folderStorage } from '../../src/server/storage/folder.ts'
import { openUploads } from '../../src/server/storage/uploads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-uploads-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** One of several processes that share a bucket; a folder stands for it. */
const open = () => {
  const config = readConfig({ DATA_DIR: folder, S3_URL: 'https://key:secret@localhost/bucket' })
  return openUploads({ config, vault: folderStorage(path.join(folder, 'vault')) }, 'feeds/uploads')
}
const content = Buffer.from('<openimmo>0123456789</openimmo>')
const rest = (from: number, to?: number) => Readable.from([content.subarray(from, to)])

test('what a late process writes of an upload that went on at another one takes nothing away', async () => {
  const [late, other] = [open(), open()]
  await late.store.create(new Upload({ id: 'one', offset: 0, size: content.length }))
  // The sender went on where the first process had written nothing yet, and ended.
  expect(await other.store.write(rest(0), 'one', 0)).toBe(content.length)
  await late.store.write(rest(0, 10), 'one', 0)
  await late.store.write(rest(10, 14), 'one', 10)
  expect((await other.store.getUpload('one')).offset).toBe(content.length)
  expect(Buffer.from(await other.read('one')).toString()).toBe(content.toString())
  await other.copyTo('one', path.join(folder, 'feed.xml'))
  expect(readFileSync(path.join(folder, 'feed.xml'), 'utf8')).toBe(content.toString())
})

test('parts that overlap are read once, and nothing behind a gap', async () => {
  const { store, read, copyTo } = open()
  await store.create(new Upload({ id: 'one', offset: 0, size: content.length }))
  await store.write(rest(0, 12), 'one', 0)
  await store.write(rest(8, 20), 'one', 8)
  await store.write(rest(25), 'one', 25)
  expect((await store.getUpload('one')).offset).toBe(20)
  expect(Buffer.from(await read('one')).toString()).toBe(content.subarray(0, 20).toString())
  await store.write(rest(20, 25), 'one', 20)
  await copyTo('one', path.join(folder, 'feed.xml'))
  expect(readFileSync(path.join(folder, 'feed.xml'), 'utf8')).toBe(content.toString())
})
