import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPrograms, initialise, socketFolder } from '../../src/server/db/cluster.ts'
import { ordinaryUser } from '../../src/server/db/ordinary-user.ts'
import { startPostmaster } from '../../src/server/db/postmaster.ts'
import { clear } from '../support/processes.ts'

const root = mkdtempSync(path.join(tmpdir(), 'klinke-postmaster-'))
afterAll(() => clear(root))

/** A cluster that looks for its log with a slow command, as one looks that repeats a long log on a slow disk. */
async function slowCluster(name: string, silence: string) {
  const folder = path.join(root, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const cluster = path.join(folder, 'cluster')
  const socket = socketFolder(folder)
  const run = ordinaryUser(findPrograms(), [folder, socket])
  await initialise(run, cluster)
  writeFileSync(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  const settings = { restore_command: `${silence}; exit 1`, hot_standby: 'off' }
  return { run, cluster, socket, durable: false, log: () => {}, settings }
}

test('a database that repeats its log for longer than it may be silent is not ended, and the operator hears of it', async () => {
  const waits: number[] = []
  const slow = await slowCluster('slow', 'sleep 1')
  const running = await startPostmaster({ ...slow, readyMs: 500, onWait: (seconds) => waits.push(seconds) })
  expect(await running.answers(5_000)).toBe(true)
  await running.stop()
  expect(waits).toHaveLength(1)
})

test('a start that is aborted while the log is repeated ends', async () => {
  const asked = new AbortController()
  const slow = await slowCluster('aborted', 'sleep 5')
  const starting = startPostmaster(
    { ...slow, readyMs: 500, onWait: () => asked.abort(new Error('stop')) },
    asked.signal,
  )
  await expect(starting).rejects.toThrow()
})
