import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../src/server/config.ts'
import { workOnJobs } from '../../src/server/jobs/work.ts'
import { listen, type Running } from '../../src/server/main.ts'
import { createLog, type Opened, openCtx } from '../../src/server/open.ts'
import { currentOrigin, runFor } from '../../src/server/tracing/origin.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

interface Line {
  requestId?: string
  job?: string
  msg?: string
  route?: string
}

let database: TestDatabase
let web: Opened
let worker: Opened
let running: Running
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-id-'))
const lines: Record<'web' | 'worker', Line[]> = { web: [], worker: [] }

/** A server and a worker beside it, as on a database of the operator's own. */
beforeAll(async () => {
  database = await testDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    PORT: '0',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  })
  const log = (role: 'web' | 'worker') =>
    createLog(config, { write: (line) => void lines[role].push(JSON.parse(line) as Line) })
  web = await openCtx(config, 'server', log('web'))
  worker = await openCtx(config, 'worker', log('worker'))
  running = await listen(web.ctx, null)
  await workOnJobs(worker.ctx)
})
afterAll(async () => {
  await running.stop()
  await worker.close()
  await web.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('the id of the proxy is in the line of the request and in those of its jobs, in another process', async () => {
  const id = 'proxy-0815-abcdef'
  const answer = await fetch(`${running.address}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': id },
    body: JSON.stringify({ email: 'eva@example.at', frequency: 'weekly' }),
  })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id])
  expect(lines.web.filter(({ requestId }) => requestId === id).map(({ route }) => route)).toContain('/api/newsletter')
  const done = () => lines.worker.filter(({ requestId, msg }) => requestId === id && msg === 'a job is done')
  await eventually(() => done().map(({ job }) => job)).toEqual(['delivery.mail'])
})

test('the data of a job are what its code declares, whoever caused it', async () => {
  const seen: unknown[] = []
  const queue = { name: 'test.origin', data: z.strictObject({ n: z.number() }), retries: 0, seconds: 60 }
  await worker.ctx.jobs.send(worker.ctx.db, queue, { n: 1 })
  await runFor({ requestId: 'request-0001' }, () => worker.ctx.jobs.send(worker.ctx.db, queue, { n: 2 }))
  await worker.ctx.jobs.work(queue, async (data) => void seen.push([data, currentOrigin()?.requestId]))
  await eventually(() => seen.length).toBe(2)
  const ids = new Map(seen.map((each) => each as [{ n: number }, string]).map(([{ n }, id]) => [n, id]))
  expect(ids.get(2)).toBe('request-0001')
  // Without a request its own id tells its lines apart.
  expect(ids.get(1)).toMatch(/^[0-9a-f-]{36}$/)
})
