import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { keepRunning } from '../../src/server/db/keep-running.ts'
import { eventually } from '../support/eventually.ts'
import { clear, kill, postmasterOf } from '../support/processes.ts'

/** A database that ends this long after its first answer. */
async function shortLived(ms: number) {
  return {
    gone: sleep(ms, 'it fell'),
    stop: async () => {},
    answers: async () => true,
    kill: () => {},
  }
}

test('a database that starts and falls, over and over, is given up', async () => {
  let starts = 0
  const start = () => {
    starts++
    return shortLived(50)
  }
  const { lost } = keepRunning(await shortLived(50), start, {}, { troubleMs: 2000 })
  expect((await lost).message).toContain('it fell')
  expect(starts).toBeGreaterThan(1)
})

test('one that runs steadily in between is not, however often it falls', async () => {
  let starts = 0
  const start = () => {
    starts++
    return shortLived(50)
  }
  const kept = keepRunning(await shortLived(50), start, {}, { troubleMs: 500, steadyMs: 20 })
  let isLost = false
  void kept.lost.then(() => {
    isLost = true
  })
  await eventually(() => starts).toBeGreaterThan(20)
  expect(isLost).toBe(false)
  await kept.stop()
})

test('a clock that is set on by a day while it starts again does not make it given up', async () => {
  const { now } = Date
  const { promise: back, resolve } = Promise.withResolvers<null>()
  let starts = 0
  const start = async () => {
    if (++starts === 1) {
      vi.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000)
      throw new Error('not yet')
    }
    resolve(null)
    return shortLived(500)
  }
  const kept = keepRunning(await shortLived(50), start, {}, { troubleMs: 60_000 })
  expect(await Promise.race([kept.lost, back])).toBeNull()
  await kept.stop()
})

test('a database that hangs is ended and replaced', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-hangs-'))
  onTestFinished(() => clear(folder))
  const words: string[] = []
  const onLost = (text: string) => void words.push(text)
  const database = await startEmbedded(folder, { durable: false, onLost, patience: { askMs: 1000 } })
  onTestFinished(() => database.stop())
  const first = postmasterOf(folder)
  kill(first, 'SIGSTOP')
  await eventually(() => words.length).toBe(1)
  expect(words[0]).toContain('It answered no question')
  const isBack = async () => {
    const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query('select 1')).rowCount
    } catch {
      return 0
    } finally {
      void client.end().catch(() => {})
    }
  }
  await eventually(isBack).toBe(1)
  expect(postmasterOf(folder)).not.toBe(first)
}, 120_000)
