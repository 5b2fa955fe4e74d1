import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBucket, openFolders, openStorages } from '../../src/server/storage/open.ts'
import type { Storage } from '../../src/server/storage/storage.ts'
import { eventually } from '../support/eventually.ts'
import { clear, start } from '../support/processes.ts'
import { type S3Server, startS3 } from '../support/s3.ts'

// Against hanging: each test starts the command several times.
vi.setConfig({ testTimeout: 300_000 })

let root: string
let s3: S3Server
let number = 0
let config: { DATA_DIR: string; S3_URL: string }
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'klinke-move-'))
  s3 = await startS3()
})
beforeEach(() => {
  config = { DATA_DIR: path.join(root, String(++number)), S3_URL: s3.url(`site${number}`) }
  mkdirSync(config.DATA_DIR)
})
afterAll(async () => {
  await clear(root)
  await s3.stop()
  rmSync(root, { recursive: true, force: true })
})

const folders = () => openFolders(config)
const bucket = () => openBucket(config) as NonNullable<ReturnType<typeof openBucket>>
const keys = async (storage: Storage, folder = '') => {
  const found: string[] = []
  for await (const { key } of storage.list(folder)) found.push(key)
  return found.toSorted()
}
const move = (...args: string[]) =>
  start({ script: ['scripts/storage.ts', 'move', ...args], folder: config.DATA_DIR, env: { S3_URL: config.S3_URL } })
async function moved(...args: string[]): Promise<string> {
  const done = await move(...args)
  expect(await done.ended, done.said()).toBe(0)
  return done.said()
}

test('what is not in the bucket yet comes from the folder; what is new goes to the bucket; a deleted file stays gone', async () => {
  await folders().storage.put('ab/old.webp', Buffer.from('old'))
  await folders().vault.put('feeds/spool/7/a.xml', Buffer.from('<a/>'))
  const { storage, vault } = openStorages(config)
  await storage.put('ab/new.webp', Buffer.from('new'))
  expect(Buffer.from((await storage.get('ab/old.webp')) ?? []).toString()).toBe('old')
  expect(await storage.has('ab/old.webp')).toBe(true)
  expect((await storage.open('ab/old.webp'))?.bytes).toBe(3)
  expect(await keys(storage)).toEqual(['ab/new.webp', 'ab/old.webp'])
  expect(await keys(folders().storage)).toEqual(['ab/old.webp'])
  expect(await vault.lend('feeds/spool/7', async (local) => local)).toContain(config.DATA_DIR)
  await moved()
  expect(await vault.lend('feeds/spool/7', async (local) => local)).not.toContain(config.DATA_DIR)
  await storage.delete('ab/old.webp')
  await vault.remove('feeds/spool/7')
  expect(await moved()).toContain('0 copied')
  expect(await keys(storage)).toEqual(['ab/new.webp'])
  expect(await keys(vault, 'feeds/spool')).toEqual([])
})

test('a move that is killed goes on, copies nothing twice, and deletes only what has been copied', async () => {
  const { storage, vault } = folders()
  for (let nr = 0; nr < 200; nr++) await storage.put(`${nr % 10}/${nr}.webp`, Buffer.alloc(20_000, nr))
  await storage.put('film/original', Buffer.alloc(20_000_000, 'film'))
  await vault.put('keys/second-factor.key', Buffer.alloc(32, 1))
  await vault.put('ssh/host_ed25519', Buffer.from('key'))
  await vault.put('search.snapshot', Buffer.from('of this machine'))
  const killed = await move()
  await eventually(async () => (await keys(bucket().storage)).length).toBeGreaterThan(10)
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  const there = (await keys(bucket().storage)).length
  expect(there).toBeLessThan(201)
  const said = await moved()
  const copied = Number(/Pictures and documents: (\d+) copied/.exec(said)?.[1])
  expect(copied).toBeLessThanOrEqual(201 - there)
  expect(await keys(bucket().storage)).toEqual(await keys(storage))
  expect(await keys(bucket().vault, 'keys')).toEqual(['keys/second-factor.key'])
  expect(await bucket().vault.has('search.snapshot')).toBe(false)
  expect(
    Buffer.from((await bucket().storage.get('film/original')) ?? []).equals(Buffer.alloc(20_000_000, 'film')),
  ).toBe(true)

  await storage.put('ab/late.webp', Buffer.from('late'))
  // The first run copies it, the next one may delete it.
  await moved('--delete')
  expect(await keys(storage)).toEqual(['ab/late.webp'])
  await moved('--delete')
  expect(await keys(storage)).toEqual([])
  expect(await keys(vault)).toEqual(['search.snapshot'])

  await moved('--back')
  expect(await keys(storage)).toHaveLength(202)
  expect(Buffer.from((await vault.get('keys/second-factor.key')) ?? []).equals(Buffer.alloc(32, 1))).toBe(true)
})

test('a feed of which only some files have been moved is lent as a whole', async () => {
  for (const name of ['a.xml', 'b.jpg', 'c.jpg']) await folders().vault.put(`feeds/spool/8/${name}`, Buffer.from(name))
  // A move is here now.
  await bucket().vault.put('feeds/spool/8/a.xml', Buffer.from('a.xml'))
  const { vault } = openStorages(config)
  const lent = await vault.lend('feeds/spool/8', async (local) =>
    Object.fromEntries(readdirSync(local).map((name) => [name, readFileSync(path.join(local, name), 'utf8')])),
  )
  expect(lent).toEqual({ 'a.xml': 'a.xml', 'b.jpg': 'b.jpg', 'c.jpg': 'c.jpg' })
})

test('keys that differ are neither replaced nor deleted, and the command says so', async () => {
  await folders().vault.put('keys/second-factor.key', Buffer.alloc(32, 1))
  await folders().vault.put('ssh/host_ed25519', Buffer.from('a longer key'))
  // A further machine has been started before the move.
  await bucket().vault.put('keys/second-factor.key', Buffer.alloc(32, 2))
  await bucket().vault.put('ssh/host_ed25519', Buffer.from('key'))
  const done = await move('--delete')
  expect(await done.ended).toBe(1)
  expect(done.said()).toContain('keys/second-factor.key, ssh/host_ed25519: in DATA_DIR and in the bucket')
  expect(Buffer.from((await folders().vault.get('keys/second-factor.key')) ?? [])[0]).toBe(1)
  expect(Buffer.from((await bucket().vault.get('ssh/host_ed25519')) ?? []).toString()).toBe('key')
})

test('the command says what is missing', async () => {
  const without = await start({ script: ['scripts/storage.ts', 'move'], folder: config.DATA_DIR, env: { S3_URL: '' } })
  expect(await without.ended).toBe(1)
  expect(without.said()).toContain('Set S3_URL')
  const wrong = await start({ script: ['scripts/storage.ts'], folder: config.DATA_DIR, env: { S3_URL: config.S3_URL } })
  expect(await wrong.ended).toBe(1)
  expect(wrong.said()).toContain('npm run storage -- move')
})
