import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx, Db, SessionDb } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { JOBS } from '../../src/server/jobs/all.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import type { Jobs } from '../../src/server/jobs/queue.ts'
import { eventually } from '../support/eventually.ts'
import { clear, kill, postmasterOf, type Started, start } from '../support/processes.ts'

let database: EmbeddedDatabase
let db: SessionDb
let jobs: Jobs
const folders: string[] = []
/** Holds mails that a process has started to send, and releases them. */
let arrived: string[]
let letThrough: () => void
let smtp: SMTPServer
let mailServer: string

beforeAll(async () => {
  folders.push(mkdtempSync(path.join(tmpdir(), 'klinke-worker-')))
  database = await startEmbedded(folders[0] as string)
  db = connect(database.url, { max: 2 })
  await migrate(db)
  jobs = await startJobs(database.url, pino({ level: 'silent' }), { worker: false, queues: JOBS })
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      stream.resume()
      stream.on('end', () => {
        arrived.push(envelope.rcptTo[0]?.address ?? '')
        letThrough = () => callback()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  mailServer = `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`
})
afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await database.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await clear(...folders)
})
beforeEach(() => {
  arrived = []
})

/** `npm run worker` on that database. */
async function startWorker(env: Record<string, string> = {}): Promise<Started> {
  const worker = await start({
    script: ['scripts/worker.ts'],
    env: { DATABASE_URL: database.url, SMTP_URL: mailServer, ...env },
  })
  folders.push(worker.folder)
  await eventually(worker.said).toContain('the worker takes jobs')
  return worker
}

let number = 0
/** Queues a mail. @returns its id */
async function queueOne(): Promise<number> {
  const to = `w${++number}@example.at`
  const config = { SITE_URL: 'http://localhost', CONTACT_PHONE: '', CONTACT_EMAIL: '' }
  const ctx = { db: db as Db, jobs, config, clock: () => new Date() } as Ctx
  await queueMail(ctx, { dedupeKey: to, to, language: 'de', subject: 'Betreff', preview: 'Text', blocks: [] })
  return (
    await db
      .selectFrom('delivery')
      .where('channel', '=', 'mail')
      .select('id')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow()
  ).id
}
const statusOf = async (id: number) =>
  (
    await db
      .selectFrom('delivery')
      .where('channel', '=', 'mail')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('a worker that is asked to stop ends its job first, and a second signal changes nothing of that', async () => {
  const worker = await startWorker()
  const id = await queueOne()
  await eventually(() => arrived).toEqual([`w${number}@example.at`])
  worker.group('SIGTERM')
  await eventually(worker.said).toContain('the worker stops')
  worker.group('SIGTERM')
  letThrough()
  expect(await worker.ended, worker.said()).toBe(0)
  expect(await statusOf(id)).toBe('sent')
})

test('a worker whose database goes away works on when it is back', async () => {
  const worker = await startWorker()
  kill(postmasterOf(folders[0] as string), 'SIGKILL')
  await eventually(worker.said).toContain('jobs wait for the database')
  await eventually(() =>
    sql`select 1`.execute(db).then(
      () => 'there',
      () => 'away',
    ),
  ).toBe('there')
  const id = await queueOne()
  await eventually(() => arrived).toEqual([`w${number}@example.at`])
  letThrough()
  await eventually(() => statusOf(id)).toBe('sent')
  worker.group('SIGTERM')
  expect(await worker.ended, worker.said()).toBe(0)
})

test('a worker answers monitors when it has a port: health, and the metrics of its jobs with the token', async () => {
  const METRICS_TOKEN = 'a-token-of-the-operator'
  const worker = await startWorker({ WORKER_PORT: '0', METRICS_TOKEN })
  const port = /"monitors":(\d+)/.exec(worker.said())?.[1]
  const ask = (path: string, token = METRICS_TOKEN) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await ask('/livez')).status).toBe(200)
  expect(await (await ask('/readyz')).json()).toEqual({ ok: true, database: true })
  await queueOne()
  await eventually(() => arrived).toEqual([`w${number}@example.at`])
  letThrough()
  const metrics = async () => (await ask('/metrics')).text()
  await eventually(metrics).toMatch(/klinke_deliveries_total\{channel="mail"\} 1/)
  expect(await metrics()).toMatch(/klinke_job_duration_seconds_count\{queue="[\w.-]+"\} \d/)
  expect((await ask('/metrics', 'a-token-of-somebody-else')).status).toBe(401)
  // Nothing else is answered: no page, no call.
  for (const path of ['/', '/api/properties', '/media/1.jpg']) expect((await ask(path)).status, path).toBe(404)
  worker.group('SIGTERM')
  expect(await worker.ended, worker.said()).toBe(0)
})

test('a worker whose port is taken says so, and takes no job', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const worker = await start({
    script: ['scripts/worker.ts'],
    env: { DATABASE_URL: database.url, WORKER_PORT: String(port), HOST: '127.0.0.1' },
  })
  folders.push(worker.folder)
  expect(await worker.ended).toBe(1)
  expect(worker.said()).toContain(
    `Port ${port} is taken by another program. Choose another with WORKER_PORT=${port + 1}.`,
  )
  other.close()
})
