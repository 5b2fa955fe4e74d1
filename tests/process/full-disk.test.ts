import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunning } from '../../src/server/db/embedded.ts'
import { eventually } from '../support/eventually.ts'
import { feedOf } from '../support/feed.ts'
import { clear, processesOf, ready, type Started, start } from '../support/processes.ts'

/** Size of a disk in memory, in megabytes. Only root can create one. */
const DISK_MB = 400
const disk = mkdtempSync(path.join(tmpdir(), 'klinke-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]).status === 0
if (!mounted && process.env.CI) {
  rmSync(disk, { recursive: true })
  throw new Error('The tests of a full disk mount a small one (tmpfs), which was refused here: CI needs root for them.')
}
const filler = path.join(disk, 'filler')
const folder = path.join(disk, 'data')

let server: Started
beforeAll(async () => {
  if (!mounted) return
  server = await start({ folder, env: { RATE_LIMITS: '0', LOG_LEVEL: 'info' } })
  await ready(server)
})
afterAll(async () => {
  free()
  await clear(folder, `${folder}-2`)
  if (mounted) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/**
 * Fills the disk except for this many bytes. Other processes write meanwhile: a disk that is full earlier is full
 * enough.
 */
function fill(left = 0): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
function free(): void {
  rmSync(filler, { force: true })
}

async function ask(text: string): Promise<pg.QueryResult | null> {
  const client = new pg.Client({ connectionString: findRunning(folder) as string, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text)
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

const subscribe = async (email: string) => {
  const answer = await fetch(`${server.address}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code ?? null }
}
const total = async () => ((await (await fetch(`${server.address}/api/properties`)).json()) as { total: number }).total

function importHomes(file: string) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'silent' }
  return spawnSync(process.execPath, ['scripts/import.ts', file], { env, encoding: 'utf8' })
}

test.skipIf(!mounted)(
  'an import that fills the disk is told, shows nothing half, and the next one ends well',
  async () => {
    const homes = Array.from({ length: 400 }, (_, i) => ({
      nr: `V${i}`,
      titel: `Wohnung ${i} ${'mit viel Text '.repeat(8)}`,
      kaufpreis: 300_000 + i,
      wohnflaeche: 60,
    }))
    const file = path.join(tmpdir(), `klinke-full-${process.pid}.xml`)
    writeFileSync(file, feedOf(homes))
    try {
      fill(1_500_000)
      const failed = importHomes(file)
      expect(failed.status, failed.stdout + failed.stderr).toBe(1)
      expect(failed.stderr).toContain(path.basename(file))
      free()
      await ready(server)
      // Every stored object has its line in the report: both are written in one transaction.
      await eventually(async () => (await ask('select 1'))?.rowCount).toBe(1)
      const half = await ask(
        `select p.id from property p where not exists (select from property_search s where s.id = p.id)
       or not exists (select from import_line l where l.property_id = p.id)`,
      )
      expect(half?.rows).toEqual([])
      expect(await total()).toBeLessThan(homes.length)
      const done = importHomes(file)
      expect(done.status, done.stdout + done.stderr).toBe(0)
      await eventually(total).toBe(homes.length)
    } finally {
      rmSync(file)
    }
  },
  150_000,
)

test.skipIf(!mounted)(
  'a disk that is full refuses what is written, and with space again all goes on by itself',
  async () => {
    const acknowledged: string[] = []
    const answers = new Set<string>()
    const write = async (email: string) => {
      const { status, code } = await subscribe(email)
      if (status === 200) acknowledged.push(email)
      answers.add(`${status} ${code ?? ''}`.trim())
      return status
    }
    expect(await write('before@example.at')).toBe(200)
    fill()
    // Its log cannot be written either, so it panics; the import before may have had the same effect.
    const before = server.said().length
    let nr = 0
    await eventually(async () => {
      await ask(`create table if not exists filled (a int); select pg_switch_wal()`)
      await ask(`insert into filled values (1)`)
      await write(`full-${nr++}@example.at`)
      return server.said().slice(before)
    }).toContain('the database went away')
    expect((await fetch(`${server.address}/livez`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    // Data in memory is still available.
    expect((await fetch(`${server.address}/api/places?q=graz`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    free()
    await ready(server)
    await eventually(() => write(`after-${nr++}@example.at`)).toBe(200)
    expect([...answers].sort()).toEqual(['200', '503 service.away'])
    const there = await ask('select email from newsletter_subscription')
    const found = new Set(there?.rows.map(({ email }) => email))
    expect(acknowledged.filter((email) => !found.has(email))).toEqual([])
  },
  150_000,
)

test.skipIf(!mounted)(
  'a start on a full disk says so and leaves nothing in the way of the next one',
  async () => {
    fill()
    const failed = await start({ folder: `${folder}-2` })
    expect(await failed.ended).toBe(1)
    expect(failed.said()).toMatch(/no space left on device/i)
    free()
    expect(existsSync(path.join(`${folder}-2`, 'postgres/klinke.lock'))).toBe(false)
    const next = await start({ folder: `${folder}-2` })
    await ready(next)
    next.group('SIGTERM')
    expect(await next.ended).toBe(0)
  },
  120_000,
)

test.skipIf(!mounted)('a stop while the disk is full ends the process all the same', async () => {
  fill()
  server.group('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)
  await eventually(() => processesOf(folder)).toEqual([])
})

test('lines of the log that cannot be written cost nothing else', async () => {
  const full = openSync('/dev/full', 'w')
  const other = await start({ stdout: full })
  closeSync(full)
  try {
    await ready(other)
    for (let i = 0; i < 20; i++) expect((await fetch(`${other.address}/api/properties`)).status).toBe(200)
    other.group('SIGTERM')
    expect(await other.ended, other.said()).toBe(0)
  } finally {
    await clear(other.folder)
  }
})
