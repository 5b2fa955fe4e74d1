import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { sweepDeliveries } from '../../src/server/deliveries/jobs.ts'
import { queueMail } from '../../src/server/deliveries/mail/mail.ts'
import { queueSms } from '../../src/server/deliveries/sms/sms.ts'
import { JOBS } from '../../src/server/jobs/all.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import { workOnJobs } from '../../src/server/jobs/work.ts'
import { eventually } from '../support/eventually.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { clear, freePort, start } from '../support/processes.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let ctx: Ctx
let mailbox: Mailbox
let gateway: Server
let texts: string[]
/** Accepts connections and mails, and never confirms one. */
let hanging: SMTPServer
let hangingUrl: string
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  mailbox = await openMailbox()
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      texts.push(JSON.parse(body).text)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  hanging = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream) => void stream.resume(),
  })
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  hangingUrl = `smtp://127.0.0.1:${(hanging.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  gateway.close()
  for (const connection of hanging.connections) (connection as unknown as { close(): void }).close()
  await new Promise<void>((resolve) => hanging.close(() => resolve()))
  await mailbox.close()
})
beforeEach(async () => {
  texts = []
  mailbox.mails.length = 0
  server = await testServer({
    SMTP_URL: mailbox.url,
    SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
    CURRENCY_RATES_URL: 'http://127.0.0.1:1/',
    LOG_LEVEL: 'fatal',
  })
  ctx = server.ctx
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await server.close()
})

/** A separate worker in this process, on the database of the test. */
async function work(SMTP_URL = mailbox.url): Promise<void> {
  const jobs = await startJobs(ctx.config.DATABASE_URL as string, ctx.log, { worker: true, queues: JOBS })
  stops.push(() => jobs.stop())
  await workOnJobs({ ...ctx, jobs, config: { ...ctx.config, SMTP_URL } })
}

let nr = 0
const queueOne = (to = `w${++nr}@example.at`) =>
  queueMail(ctx, { dedupeKey: to, to, language: 'de', subject: 'Betreff', preview: 'Text', blocks: [] })
const rows = () =>
  ctx.db.selectFrom('delivery').select(['id', 'status', 'attempts', 'last_error']).orderBy('id').execute()
const statuses = async () => [...new Set((await rows()).map(({ status }) => status))]
const jobsOf = async (queue: string) =>
  (
    await sql<{ state: string; wait: number; output: unknown }>`
      select state, extract(epoch from start_after - now())::float8 as wait, output
      from pgboss.job where name = ${queue}`.execute(ctx.db)
  ).rows

test('two workers at once deliver everything, and each mail and SMS exactly once', { timeout: 120_000 }, async () => {
  await Promise.all([work(), work()])
  const to = Array.from({ length: 30 }, (_, at) => `two${at}@example.at`)
  const words = Array.from({ length: 10 }, (_, at) => `Nachricht ${at}`)
  await Promise.all(to.map(queueOne))
  for (const text of words) await queueSms(ctx, { dedupeKey: text }, '+43 660 1234567', text)
  await sweepDeliveries(ctx)
  await eventually(statuses).toEqual(['sent'])
  expect(mailbox.mails.map((mail) => (mail.to as { text: string }).text).sort()).toEqual(to.sort())
  expect(texts.sort()).toEqual(words.sort())
  expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(40).fill(1))
})

test('while the mail server is away pg-boss waits longer each time, and the mail arrives once when it is back', {
  timeout: 120_000,
}, async () => {
  const port = await freePort()
  await work(`smtp://127.0.0.1:${port}`)
  await queueOne('back@example.at')
  await eventually(rows).toMatchObject([{ status: 'queued', attempts: 1, last_error: expect.stringContaining('ECON') }])
  await eventually(() => jobsOf('delivery.mail')).toMatchObject([{ state: 'retry' }])
  const [job] = await jobsOf('delivery.mail')
  expect(job?.wait, 'five to ten seconds, less those that passed').toBeGreaterThan(1)
  expect(JSON.stringify(job?.output), 'the queue of jobs keeps no addresses').not.toContain('@')
  // It has a job: the sweep adds no second one.
  await sweepDeliveries(ctx)
  expect(await jobsOf('delivery.mail')).toHaveLength(1)
  const back = await openMailbox({ port })
  stops.push(() => back.close())
  await eventually(statuses).toEqual(['sent'])
  expect(back.mails).toHaveLength(1)
})

test('a mail server that hangs holds up no SMS', async () => {
  for (let at = 0; at < 6; at++) await queueOne()
  await queueSms(ctx, { dedupeKey: 'past' }, '+43 660 1234567', 'Code 123456')
  const { url, close } = await hangUntilClosed()
  await work(url)
  await eventually(() => texts).toEqual(['Code 123456'])
  expect(await ctx.db.selectFrom('delivery').select('id').where('status', '=', 'sending').execute()).toHaveLength(4)
  await close()
})

/** Accepts connections and sends nothing; closing it ends them. */
async function hangUntilClosed() {
  const sockets = new Set<Socket>()
  const silent = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => silent.close(resolve))
    },
  }
}

test('what a killed worker had claimed is left until its lease ends; then another delivers it', {
  timeout: 120_000,
}, async () => {
  const killed = await start({
    script: ['scripts/worker.ts'],
    env: {
      DATABASE_URL: ctx.config.DATABASE_URL as string,
      SMTP_URL: hangingUrl,
      CURRENCY_RATES_URL: 'http://127.0.0.1:1/',
    },
  })
  stops.push(() => clear(killed.folder))
  await queueOne('claimed@example.at')
  await eventually(statuses).toEqual(['sending'])
  killed.group('SIGKILL')
  await killed.ended
  const [row] = await rows()
  await deliver(ctx, CHANNELS.mail, row?.id ?? 0)
  await sweepDeliveries(ctx)
  expect([await statuses(), mailbox.mails.length], 'it may still live').toEqual([['sending'], 0])
  // Simulates three minutes, for the row and for its job; pg-boss checks its jobs, as it does each minute.
  await ctx.db.updateTable('delivery').set({ overdue_at: new Date() }).execute()
  await sql`update pgboss.job set started_on = started_on - interval '181 s' where name = 'delivery.mail'`.execute(
    ctx.db,
  )
  await work()
  const boss = new PgBoss({ connectionString: ctx.config.DATABASE_URL as string, supervise: false, schedule: false })
  await boss.start()
  stops.push(() => boss.stop())
  await sql`update pgboss.queue set monitor_on = null`.execute(ctx.db)
  await boss.supervise()
  await eventually(statuses).toEqual(['sent'])
  expect(mailbox.mails.map((mail) => (mail.to as { text: string }).text)).toEqual(['claimed@example.at'])
  expect(await rows()).toMatchObject([{ attempts: 2 }])
})

test('a delivery whose job is lost is found by the sweep', async () => {
  await queueOne('lost@example.at')
  await sql`delete from pgboss.job where name = 'delivery.mail'`.execute(ctx.db)
  await sweepDeliveries(ctx)
  expect(await jobsOf('delivery.mail')).toMatchObject([{ state: 'created' }])
  await sweepDeliveries(ctx)
  expect(await jobsOf('delivery.mail')).toHaveLength(1)
})
