import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findRunning } from '../../src/server/db/embedded.ts'
import { eventually } from '../support/eventually.ts'
import { clear, kill, postmasterOf, processesOf, ready, type Started, start } from '../support/processes.ts'

let server: Started
const folders: string[] = []
/** Another server, whose database cannot be started again; it waits a minute while the other tests run. */
let hopeless: Promise<Started>
beforeAll(async () => {
  hopeless = damaged()
  // The last test reports a failure.
  hopeless.catch(() => {})
  server = await start({ env: { RATE_LIMITS: '0' } })
  folders.push(server.folder)
  await ready(server)
})
afterEach(() => ready(server))
afterAll(() => clear(...folders))

const get = async (path: string, { address } = server) => {
  const answer = await fetch(address + path)
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}
const subscribe = async (email: string) => {
  const answer = await fetch(`${server.address}/api/newsletter?lang=fr`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}

/** Queries the database directly. */
async function rows(text: string, values: unknown[] = []): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: findRunning(server.folder) as string })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Writes continuously. @returns a function that ends it, with the acknowledged addresses and the other answers */
function writing(name: string) {
  const done = new AbortController()
  const acknowledged: string[] = []
  const refused: { status: number; body: { code?: string; message?: string }; retryAfter: string | null }[] = []
  const write = async (who: number) => {
    for (let i = 0; !done.signal.aborted; i++) {
      const email = `${name}-${who}-${i}@example.at`
      const answer = await subscribe(email)
      if (answer.status === 200) acknowledged.push(email)
      else refused.push(answer)
    }
  }
  const all = [1, 2, 3].map(write)
  return {
    acknowledged,
    refused,
    async end() {
      done.abort()
      await Promise.all(all)
    },
  }
}

test('a database whose first process is killed under load is back by itself, with everything acknowledged', async () => {
  const writer = writing('killed')
  onTestFinished(writer.end)
  await eventually(() => writer.acknowledged.length).toBeGreaterThan(10)
  const before = postmasterOf(server.folder)
  kill(before, 'SIGKILL')
  await eventually(() => writer.refused.length).toBeGreaterThan(0)
  expect((await get('/livez')).status).toBe(200)
  const count = writer.acknowledged.length
  await eventually(() => writer.acknowledged.length).toBeGreaterThan(count + 10)
  await writer.end()
  expect(postmasterOf(server.folder)).not.toBe(before)
  // A refused visitor gets the reason, in their language, and a time to retry; no answer is an internal error. When the
  // recovery takes long, visitors who wait for a connection get the message for an overload.
  const told = new Set(
    writer.refused.map(({ status, retryAfter, body }) => [status, retryAfter, body.code, body.message].join()),
  )
  const away = '503,5,service.away,Klinke est momentanément indisponible. Veuillez réessayer dans un instant.'
  const busy = '503,5,server.busy,Le site est très sollicité en ce moment. Veuillez réessayer dans quelques secondes.'
  expect([...told].filter((one) => one !== away && one !== busy)).toEqual([])
  const there = await rows('select email from newsletter_subscription where email like $1', ['killed-%'])
  const found = new Set(there.map(({ email }) => email))
  expect(writer.acknowledged.filter((email) => !found.has(email))).toEqual([])
}, 120_000)

test('jobs go on afterwards', async () => {
  kill(postmasterOf(server.folder), 'SIGKILL')
  await eventually(async () => (await subscribe('jobs@example.at')).status).toBe(200)
  const state = async () => {
    const [job] = await rows(
      `select state from pgboss.job where name = 'delivery.mail' and data->>'id' =
        (select id::text from delivery where recipient = 'jobs@example.at' order by id desc limit 1)`,
    )
    return job?.state
  }
  await eventually(state).toBe('completed')
}, 120_000)

test('a child that does not notice the death of its parent is not in the way', async () => {
  const client = new pg.Client({ connectionString: findRunning(server.folder) as string })
  client.on('error', () => {})
  await client.connect()
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows as [{ pid: number }]
  // It handles nothing else while it counts.
  const counting = client.query('select count(*) from generate_series(1, 1000000000000) a').catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 300))
  kill(pid, 'SIGSTOP')
  const before = postmasterOf(server.folder)
  kill(before, 'SIGKILL')
  await eventually(() => postmasterOf(server.folder)).not.toBe(before)
  await ready(server)
  expect(processesOf(server.folder).map((one) => one.pid)).not.toContain(pid)
  await counting
  await client.end().catch(() => {})
}, 120_000)

test.each(['SIGINT', 'SIGTERM', 'SIGQUIT'] as const)(
  'a database that somebody else stops (%s) comes back',
  async (signal) => {
    const before = postmasterOf(server.folder)
    kill(before, signal)
    await eventually(() => (processesOf(server.folder).some(({ pid }) => pid === before) ? before : 0)).toBe(0)
    await ready(server)
  },
  120_000,
)

test('a database that hangs is reported within the time limit of a probe, and the process counts as alive', async () => {
  const all = () => processesOf(server.folder).filter(({ command }) => /^postgres:|bin\/postgres/.test(command))
  const stopped = all()
  for (const { pid } of stopped) kill(pid, 'SIGSTOP')
  try {
    const asked = Date.now()
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/readyz')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([503, { ok: false, database: false, reason: 'database.slow' }]),
    )
    expect(Date.now() - asked).toBeLessThan(30_000)
    expect((await get('/livez')).status).toBe(200)
  } finally {
    for (const { pid } of stopped) kill(pid, 'SIGCONT')
  }
}, 120_000)

/** PostgreSQL cannot start while that file is damaged. */
function damage({ folder }: Started) {
  const file = path.join(folder, 'postgres/cluster/global/pg_control')
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, 100))
  return () => writeFileSync(file, whole)
}

async function damaged(): Promise<Started> {
  const other = await start({ env: { LOG_LEVEL: 'warn' } })
  folders.push(other.folder)
  await ready(other)
  const first = postmasterOf(other.folder)
  damage(other)
  kill(first, 'SIGKILL')
  return other
}

test('a process that is asked to stop while its database is away ends as well', async () => {
  const other = await start()
  folders.push(other.folder)
  await ready(other)
  const first = postmasterOf(other.folder)
  damage(other)
  kill(first, 'SIGKILL')
  await eventually(async () => (await get('/readyz', other)).status).toBe(503)
  expect((await get('/readyz', other)).body).toEqual({ ok: false, database: false, reason: 'database.away' })
  other.group('SIGTERM')
  expect(await other.ended, other.said()).toBe(0)
  await eventually(() => processesOf(other.folder)).toEqual([])
}, 120_000)

test('a database that cannot be started again ends the process after a minute, with its last words', async () => {
  const other = await hopeless
  expect(await other.ended).toBe(1)
  expect(other.said()).toMatch(/The database went away and could not be started again within a minute\..*pg_control/s)
  await eventually(() => processesOf(other.folder)).toEqual([])
}, 150_000)
