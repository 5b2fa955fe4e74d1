import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseName, listBases, walName, writeManifest } from '../../src/server/backup/manifest.ts'
import { prune } from '../../src/server/backup/prune.ts'
import { folderStorage } from '../../src/server/storage/folder.ts'

const SYSTEM = '7123456789012345678'
let folder: string
const place = () => folderStorage(folder)
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-prune-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const segmentOf = (nr: number) => `00000001${nr.toString(16).toUpperCase().padStart(16, '0')}`

/** A base of a night by the clock of the machine, and its segment of the log. */
async function base(nr: number, ended: Date): Promise<void> {
  const id = ended.toISOString().replace(/[-:]|\.\d+/g, '')
  const [segment, began] = [segmentOf(nr), ended.toISOString()]
  await place().put(baseName(SYSTEM, id), Buffer.from('zip'))
  await place().put(walName(SYSTEM, segment), Buffer.from('log'))
  const manifest = { id, began, ended: began, postgres: 18, segment, bytes: 3, sha256: '0'.repeat(64) }
  await writeManifest(place(), SYSTEM, manifest)
}
const nights = async () => (await listBases(place(), SYSTEM)).map(({ ended }) => ended.slice(0, 10))

test('a clock that is a year ahead for a night removes no more than any night, and its own base goes when the clock is right again', async () => {
  for (let day = 1; day <= 5; day++) await base(day, at(day))
  await base(6, at(370))
  // Manifest, files and log of the first one, which is too old by the last right clock.
  expect(await prune(place(), SYSTEM, at(370), 3)).toBe(3)
  expect((await nights()).slice(0, 3)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04'])
  await base(7, at(7))
  await prune(place(), SYSTEM, at(7), 3)
  expect(await nights()).toEqual(['2026-11-04', '2026-11-05', '2026-11-07'])
  const log: string[] = []
  for await (const { key } of place().list(`systems/${SYSTEM}/wal`)) log.push(key.slice(-5, -3))
  expect(log.toSorted()).toEqual(['04', '05', '06', '07'])
})

test('a machine that has rested for months loses its old bases with the second night', async () => {
  for (let day = 1; day <= 3; day++) await base(day, at(day))
  await base(4, at(100))
  await prune(place(), SYSTEM, at(100), 3)
  expect((await nights()).at(-1)).toBe('2027-02-08')
  expect(await nights()).toContain('2026-11-03')
  await base(5, at(101))
  await prune(place(), SYSTEM, at(101), 3)
  expect(await nights()).toEqual(['2026-11-03', '2027-02-08', '2027-02-09'])
})
