import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCron } from '../../src/domain/jobs/cron.ts'
import { JOBS } from '../../src/server/jobs/all.ts'
import { nextRun } from '../../src/server/jobs/next-run.ts'
import { call } from '../auth/support.ts'
import { messagesOf } from '../support/messages.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  token = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())

const ask = (method: string, path: string) => call(server, method, `/api/admin${path}`, { token })
/** A job as pg-boss leaves it. */
async function job(name: string, state: string, output: object | null = null) {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, output, singleton_key, policy, started_on)
    values (${name}, ${state}::pgboss.job_state, '{"id": 17}', ${output && JSON.stringify(output)}::jsonb,
      ${`${Math.random()}`}, (select policy from pgboss.queue where name = ${name}), now())
    returning id`.execute(server.ctx.db)
  return rows[0]?.id ?? ''
}
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}::uuid`.execute(server.ctx.db))
    .rows[0]?.state
const acts = async (act: string) =>
  server.ctx.db.selectFrom('audit').selectAll().where('act', '=', act).orderBy('id').execute()

test('every queue with its counts, its last run and its next one', async () => {
  await job('media.fetch', 'failed', { message: 'the picture is gone', stack: 'secret stack' })
  await job('media.fetch', 'active')
  const { data } = (await ask('GET', '/queues')).body as { data: Record<string, never>[] }
  expect(data).toHaveLength(JOBS.length)
  expect(data[0]).toMatchObject({ name: 'media.fetch', failed: 1, running: 1, last_failed: true, by_hand: false })
  const clean = data.find(({ name }) => name === 'delivery.clean')
  expect(clean).toMatchObject({ by_hand: true, schedules: [{ cron: '10 3 * * *', next_run: expect.any(String) }] })
})

test('failed jobs have their error, and no stack', async () => {
  const { data } = (await ask('GET', '/jobs?state=failed&name=media.fetch')).body as { data: object[] }
  expect(data).toMatchObject([
    { name: 'media.fetch', state: 'failed', error: 'the picture is gone', data: '{"id":17}' },
  ])
  expect(JSON.stringify(data)).not.toContain('secret stack')
  expect((await ask('GET', '/jobs?q=picture')).body.data).toHaveLength(1)
  expect((await ask('GET', '/jobs?state=lost')).status).toBe(400)
  expect((await ask('GET', "/jobs?name=x';drop")).status).toBe(400)
})

test('a scheduled job runs now, with an act; one that is not safe does not', async () => {
  expect((await ask('POST', '/queues/delivery.clean/run')).status).toBe(200)
  const { rows } = await sql`select 1 from pgboss.job where name = 'delivery.clean' and state = 'created'`.execute(
    server.ctx.db,
  )
  expect(rows).toHaveLength(1)
  expect(await acts('jobs.run')).toMatchObject([{ label: 'delivery.clean', entity: 'job' }])
  expect(await ask('POST', '/queues/newsletter.send/run')).toMatchObject({
    status: 409,
    body: { code: 'job.not_by_hand' },
  })
  expect((await ask('POST', '/queues/no.such/run')).status).toBe(404)
  expect(await acts('jobs.run')).toHaveLength(1)
})

test.each(['business.fold', 'notices.flags', 'standing.compute'])('%s is run by hand', async (name) => {
  expect((await ask('POST', `/queues/${name}/run`)).status).toBe(200)
  const { rows } = await sql<{ data: object }>`
    select data - '_origin' as data from pgboss.job where name = ${name} and state = 'created'`.execute(server.ctx.db)
  // Figures of the night before do not keep it from working.
  expect(rows).toContainEqual({ data: name === 'standing.compute' ? { now: true } : {} })
  const queue = (await ask('GET', '/queues')).body.data as unknown as { name: string; by_hand: boolean }[]
  expect(queue.find((one) => one.name === name)?.by_hand).toBe(true)
})

test('a failed job is tried again; one that runs is not', async () => {
  const failed = await job('feeds.pull', 'failed', { value: { message: 'job timed out' } })
  const [{ error }] = (await ask('GET', '/jobs?name=feeds.pull')).body.data as unknown as [{ error: string }]
  expect(error).toBe('job timed out')
  expect((await ask('POST', `/queues/feeds.pull/jobs/${failed}/retry`)).status).toBe(200)
  expect(await stateOf(failed)).toBe('retry')
  const running = await job('feeds.pull', 'active')
  expect(await ask('POST', `/queues/feeds.pull/jobs/${running}/retry`)).toMatchObject({
    status: 409,
    body: { code: 'job.settled' },
  })
  expect((await ask('POST', `/queues/media.fetch/jobs/${failed}/retry`)).status).toBe(404)
  expect((await ask('POST', '/queues/feeds.pull/jobs/17/retry')).status).toBe(400)
})

test('a job that waits or has failed is removed; one that runs is not', async () => {
  const [waiting, running] = [await job('feeds.preview', 'created'), await job('feeds.preview', 'active')]
  expect((await ask('DELETE', `/queues/feeds.preview/jobs/${waiting}`)).status).toBe(200)
  expect(await stateOf(waiting)).toBeUndefined()
  expect((await ask('DELETE', `/queues/feeds.preview/jobs/${running}`)).status).toBe(409)
  expect(await stateOf(running)).toBe('active')
  expect(await acts('jobs.remove')).toMatchObject([{ label: 'feeds.preview', changes: { state: ['waiting', null] } }])
})

test.each([
  ['* * * * *', '2026-11-23T10:00:30Z', '2026-11-23T10:01:00Z'],
  ['*/10 * * * *', '2026-11-23T10:00:00Z', '2026-11-23T10:10:00Z'],
  ['10 3 * * *', '2026-11-23T10:00:00Z', '2026-11-24T02:10:00Z'],
  ['0 8 1 * *', '2026-11-23T10:00:00Z', '2026-12-01T07:00:00Z'],
  ['0 8 * * 4', '2026-11-23T10:00:00Z', '2026-11-26T07:00:00Z'],
  ['0 8 * * 0', '2026-11-23T10:00:00Z', '2026-11-29T07:00:00Z'],
  ['0 8 * * 7', '2026-11-23T10:00:00Z', '2026-11-29T07:00:00Z'],
  ['15,45 9-17 * * 1-5', '2026-11-20T17:00:00Z', '2026-11-23T08:15:00Z'],
  // Summer time begins on 2027-03-28: half past two does not exist there.
  ['30 2 * * *', '2027-03-27T12:00:00Z', '2027-03-29T00:30:00Z'],
  ['0 0 29 2 *', '2026-11-23T10:00:00Z', '2028-02-28T23:00:00Z'],
])('%s after %s is %s', (cron, now, next) => {
  expect(nextRun(cron, new Date(now))?.toISOString()).toBe(next.replace('Z', '.000Z'))
})

test.each(['', '* * * *', '61 * * * *', '* 24 * * *', 'a b c d e', '*/0 * * * *', '* * 0 * *', '1-99 * * * *'])(
  '%j is no schedule',
  (text) => expect(parseCron(text)).toBeNull(),
)

test('every schedule of ours is one', () => {
  const crons = JOBS.flatMap(({ schedule = [] }) => schedule.map(({ cron }) => cron))
  expect(crons.length).toBeGreaterThan(10)
  for (const cron of crons) expect([cron, nextRun(cron, new Date())]).toEqual([cron, expect.any(Date)])
})

test('every job that may be run by hand takes the data that it is run with', () => {
  const byHand = JOBS.filter((one) => one.byHand)
  expect(byHand.length).toBeGreaterThan(5)
  for (const { name, data, schedule } of byHand) {
    expect([name, data.safeParse(schedule?.[0]?.data ?? {}).success]).toEqual([name, true])
  }
})

test('every job says in words what it does', () => {
  const words = messagesOf('de')
  for (const { name } of JOBS) expect([name, words[`jobs.name.${name}`]]).toEqual([name, expect.any(String)])
})
