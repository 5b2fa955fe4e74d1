import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRunning, startEmbedded } from '../../src/server/db/embedded.ts'
import { takeLock } from '../../src/server/db/lock.ts'
import { projectPath } from '../../src/server/paths.ts'
import { eventually } from '../support/eventually.ts'

let folder: string
let holders: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-embedded-'))
  holders = []
})
afterEach(async () => {
  for (const holder of holders) await end(holder, 'SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that holds the folder's database; resolves with the number of rows in it. */
async function hold(): Promise<{ holder: ChildProcess; rows: number }> {
  const holder = spawn(process.execPath, [projectPath('tests/support/hold-database.ts'), folder])
  holders.push(holder)
  let words = ''
  holder.stderr?.on('data', (chunk) => {
    words += chunk
  })
  for await (const chunk of holder.stdout ?? []) {
    const rows = /rows (\d+)/.exec(String(chunk))?.[1]
    if (rows) return { holder, rows: Number(rows) }
  }
  throw new Error(words)
}

async function end(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return
  const gone = once(holder, 'exit')
  holder.kill(signal)
  await gone
}

test('data is there after a stop and after a kill that left the database running', async () => {
  const first = await hold()
  expect(first.rows).toBe(1)
  await end(first.holder, 'SIGTERM')
  const second = await hold()
  expect(second.rows).toBe(2)
  await end(second.holder, 'SIGKILL')
  expect((await hold()).rows).toBe(3)
})

test('a second process on the same folder learns which process holds it, and a command can join', async () => {
  expect(findRunning(folder)).toBeNull()
  const { holder } = await hold()
  await expect(startEmbedded(folder)).rejects.toThrow(`Another Klinke (process ${holder.pid}) already uses ${folder}`)
  expect(findRunning(folder)).toContain('host=')
  await end(holder, 'SIGTERM')
  expect(findRunning(folder)).toBeNull()
})

test('a lock of a dead process, or an invalid lock, blocks no start', async () => {
  const { holder } = await hold()
  await end(holder, 'SIGTERM')
  for (const left of ['999999999 1', '', 'not a lock', `${process.pid} 12345`]) {
    writeFileSync(path.join(folder, 'postgres/klinke.lock'), left)
    await (await startEmbedded(folder)).stop()
  }
  expect(readdirSync(path.join(folder, 'postgres'))).not.toContain('klinke.lock')
})

test('a holder in another container blocks a start while it touches its lock, and no longer', async () => {
  const lock = path.join(folder, 'klinke.lock')
  // Its number and start time mean another process here, or none.
  writeFileSync(lock, '7 12345 web-1/pid:[4026532999]')
  const holder = spawn('sh', ['-c', 'while sleep 1; do touch "$1"; done', 'sh', lock])
  holders.push(holder)
  expect(() => takeLock(folder)).toThrow('Another Klinke (process 7 on web-1) already uses')
  await end(holder, 'SIGKILL')
  const release = takeLock(folder)
  const { mtimeMs } = statSync(lock)
  await eventually(() => statSync(lock).mtimeMs).toBeGreaterThan(mtimeMs)
  release()
  expect(readdirSync(folder)).not.toContain('klinke.lock')
})

test('a cluster that is damaged is reported with the words of PostgreSQL, and the folder is free again', async () => {
  const { holder } = await hold()
  await end(holder, 'SIGTERM')
  const control = path.join(folder, 'postgres/cluster/global/pg_control')
  const whole = readFileSync(control)
  writeFileSync(control, whole.subarray(0, 100))
  await expect(startEmbedded(folder)).rejects.toThrow(/PostgreSQL did not start: .*pg_control/s)
  writeFileSync(control, whole)
  expect((await hold()).rows).toBe(2)
})

test('only this user may enter the folder of the socket', async () => {
  await hold()
  const { mode } = await import('node:fs').then(({ statSync }) => statSync(path.join(folder, 'postgres/run')))
  expect(mode & 0o077).toBe(0)
})

test('a folder of a database that has lost a file is refused, and none of its files is deleted', async () => {
  const cluster = path.join(folder, 'postgres', 'cluster')
  mkdirSync(path.join(cluster, 'base'), { recursive: true })
  writeFileSync(path.join(cluster, 'base', '16384'), 'rows')
  await expect(startEmbedded(folder)).rejects.toThrow(/has files, but no PG_VERSION.*npm run restore/)
  expect(readFileSync(path.join(cluster, 'base', '16384'), 'utf8')).toBe('rows')
})
