import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../../src/server/db/embedded.ts'
import { eventually } from '../support/eventually.ts'
import { clear, ready, type Started, start } from '../support/processes.ts'

let database: EmbeddedDatabase
const folders = [mkdtempSync(path.join(tmpdir(), 'klinke-draining-'))]
beforeAll(async () => {
  database = await startEmbedded(folders[0] as string)
})
afterAll(async () => {
  await database.stop()
  await clear(...folders)
})

/** `npm run web` on that database, in the folder of the others. */
const startWeb = (env: Record<string, string> = {}): Promise<Started> =>
  start({
    script: ['scripts/start.mjs', '--web', '--without-pages'],
    folder: folders[0] as string,
    env: { DATABASE_URL: database.url, ...env },
  })

test('a web process that is asked to stop says so to a proxy, and answers until that has noticed', async () => {
  const [one, other] = await Promise.all([startWeb({ DRAIN_SECONDS: '20' }), startWeb()])
  await Promise.all([ready(one), ready(other)])
  one.group('SIGTERM')
  const state = async () => {
    const answer = await fetch(`${one.address}/readyz`)
    return [answer.status, await answer.json()]
  }
  await eventually(state).toEqual([404, { ok: false, reason: 'draining' }])
  expect((await fetch(`${one.address}/api/properties`)).status).toBe(200)
  await eventually(async () => (await fetch(`${other.address}/readyz`)).status).toBe(200)
  // The echo of the first signal has passed: a second one hastens.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  one.group('SIGTERM')
  expect(await one.ended, one.said()).toBe(0)
  other.group('SIGTERM')
  expect(await other.ended, other.said()).toBe(0)
  expect(one.said()).not.toContain('the worker takes jobs')
}, 180_000)

test('web and worker need a database of their own, and say so', async () => {
  for (const script of [['scripts/start.mjs', '--web', '--without-pages'], ['scripts/worker.ts']]) {
    const process = await start({ script })
    folders.push(process.folder)
    expect(await process.ended).toBe(1)
    expect(process.said()).toContain('needs a DATABASE_URL')
  }
}, 120_000)
