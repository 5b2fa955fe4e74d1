import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cleanFigures } from '../../src/server/performance/clean.ts'
import { flushMeasured, record } from '../../src/server/performance/record.ts'
import { sample } from '../../src/server/performance/sample.ts'
import { call } from '../auth/support.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let admin: { token: string }
const VITALS = '/api/vitals'
const SEEN = '/api/admin/performance/vitals'
const RUNNING = '/api/admin/performance/server'
const PHONE = { page: 'home', language: 'de', device: 'phone' }

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', LOG_LEVEL: 'error' })
  admin = await staffSession(server, 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.ctx.caches.measured.take()
  await server.ctx.db.deleteFrom('performance_figure').execute()
})

const report = (body: object) => call(server, 'POST', VITALS, { body })
const read = async (path: string) => {
  await flushMeasured(server.ctx)
  const { status, body } = await call(server, 'GET', path, { token: admin.token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
type Read = { dimension: string; key: string; name: string; metric: string }
const pick = (list: Read[], name: string) => list.find((one) => [one.key, one.name, one.metric].includes(name))

it('keeps counts of page kind, language and device, and nothing about the visitor', async () => {
  for (const LCP of [1000, 1200, 1400, 5000]) expect((await report({ ...PHONE, LCP, CLS: 0 })).status).toBe(202)
  expect((await report({ ...PHONE, page: 'list', language: 'sa', device: 'desk', LCP: 800, INP: 96 })).status).toBe(202)
  const { metrics, by, step } = await read(`${SEEN}?period=week`)
  expect(step).toBe('day')
  const lcp = pick(metrics, 'LCP') as unknown as { value: number; count: number; points: (number | null)[] }
  expect(lcp.count).toBe(5)
  expect(lcp.value / 1400).toBeCloseTo(1, 1)
  expect(lcp.points.slice(0, -1)).toEqual([null, null, null, null, null, null])
  expect(pick(metrics, 'CLS')).toMatchObject({ value: 0, before: null, count: 4 })
  expect(pick(by, 'home')).toMatchObject({ dimension: 'page', count: 4, INP: null })
  expect(pick(by, 'sa')).toMatchObject({ dimension: 'language', count: 1, CLS: null })
  expect(by.filter((one: Read) => one.dimension === 'device')).toHaveLength(2)
  const rows = await server.ctx.db
    .selectFrom('performance_figure')
    .selectAll()
    .where('series', 'like', 'vital.%')
    .execute()
  expect(new Set(rows.map(({ grain }) => grain))).toEqual(new Set(['day', 'month']))
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at', 'buckets', 'counts', 'grain', 'label', 'series', 'total'])
})

it('narrows to a page kind, a language and a device, and still shows the other choices', async () => {
  await report({ ...PHONE, LCP: 1000 })
  await report({ ...PHONE, device: 'desk', LCP: 500 })
  await report({ ...PHONE, page: 'map', LCP: 9000 })
  const { metrics, by } = await read(`${SEEN}?period=week&page=home&device=phone&language=de`)
  expect(pick(metrics, 'LCP')).toMatchObject({ count: 1 })
  expect(
    by
      .filter((one: Read) => one.dimension === 'page')
      .map((one: Read) => one.key)
      .sort(),
  ).toEqual(['home', 'map'])
})

it.each([
  [{ ...PHONE, LCP: -1 }, 'LCP'],
  [{ ...PHONE, LCP: 1e9 }, 'LCP'],
  [{ ...PHONE, INP: '100' }, 'INP'],
  [{ ...PHONE, CLS: null }, 'CLS'],
  [PHONE, 'LCP'],
  [{ ...PHONE, page: '/immobilien/7', LCP: 1 }, 'page'],
  [{ ...PHONE, language: 'xx', LCP: 1 }, 'language'],
  [{ ...PHONE, language: 'deutsch', LCP: 1 }, 'language'],
  [{ ...PHONE, device: 'watch', LCP: 1 }, 'device'],
  [{ ...PHONE, LCP: 1, user: 7 }, 'user'],
])('refuses %j and names the field %s', async (body, field) => {
  const { status, body: answer } = await report(body)
  expect(status).toBe(400)
  expect(JSON.stringify(answer)).toContain(`"${field}"`)
  await flushMeasured(server.ctx)
  const kept = await server.ctx.db
    .selectFrom('performance_figure')
    .select('series')
    .where('series', 'like', 'vital%')
    .execute()
  expect(kept).toEqual([])
})

it('refuses a period, a day and a page kind that do not exist', async () => {
  for (const query of ['period=decade', 'until=2026-02-30', 'page=nowhere', 'device=watch', 'language=xx']) {
    const { status, body } = await call(server, 'GET', `${SEEN}?${query}`, { token: admin.token })
    expect(status, query).toBe(400)
    expect(JSON.stringify(body)).toContain(`"${query.split('=')[0]}"`)
  }
})

it('is for admins only', async () => {
  const agent = await staffSession(server, 'agent', await someCompany(server, 'Nur Makler'))
  for (const path of [SEEN, RUNNING]) {
    expect((await call(server, 'GET', path)).status).toBe(401)
    expect((await call(server, 'GET', path, { token: agent.token })).status).toBe(403)
  }
})

it('adds up what several processes write, in any order', async () => {
  const other = {
    ...server.ctx,
    caches: {
      ...server.ctx.caches,
      measured: (await import('../../src/server/performance/counter.ts')).createFigureCounter(() => new Date()),
    },
  }
  for (let at = 0; at < 50; at++) {
    record(server.ctx, 'search', 10)
    record(other, 'search', at % 2 ? 10 : 1000)
  }
  await Promise.all([flushMeasured(server.ctx), flushMeasured(other)])
  const { figures } = await read(`${RUNNING}?period=week`)
  expect(pick(figures, 'searches')).toMatchObject({ value: 100, before: null })
  expect((pick(figures, 'search_p50') as unknown as { value: number }).value / 10).toBeCloseTo(1, 1)
  expect((pick(figures, 'search_p99') as unknown as { value: number }).value / 1000).toBeCloseTo(1, 1)
})

it('counts requests by route, with their failures, and the last hour by minute', async () => {
  await call(server, 'GET', '/api/properties?pro_seite=1')
  await call(server, 'GET', '/api/nowhere')
  await call(server, 'GET', '/livez')
  record(server.ctx, 'failure', 1, 'GET /api/properties')
  const { figures, minutes, step } = await read(`${RUNNING}?period=day`)
  const { data: routes } = await read('/api/admin/performance/routes?period=day')
  expect(step).toBe('hour')
  expect(pick(figures, 'requests')).toMatchObject({ value: 2 })
  expect(pick(figures, 'failures')).toMatchObject({ value: 1 })
  expect(pick(figures, 'job_failures')).toMatchObject({ value: 0 })
  const home = routes.find(({ route }: { route: string }) => route === 'GET /api/properties')
  expect(home).toMatchObject({ count: 1, failures: 1 })
  expect(home.p99).toBeGreaterThan(0)
  expect(routes.map(({ route }: { route: string }) => route)).not.toContain('/livez')
  expect(minutes.count.reduce((sum: number, one: number) => sum + one, 0)).toBe(2)
  expect(minutes.at).toHaveLength(60)
})

it('shows each route beside the time before', async () => {
  const { db } = server.ctx
  for (let time = 0; time < 3; time++) record(server.ctx, 'request', 400, 'GET /api/projects')
  record(server.ctx, 'failure', 1, 'GET /api/projects')
  record(server.ctx, 'request', 5, 'GET /api/ended')
  await flushMeasured(server.ctx)
  await sql`update performance_figure set at = at - interval '7 days' where grain = 'day'`.execute(db)
  await db.deleteFrom('performance_figure').where('grain', '<>', 'day').execute()
  for (let time = 0; time < 2; time++) record(server.ctx, 'request', 100, 'GET /api/projects')
  record(server.ctx, 'request', 5, 'GET /api/begun')
  const { data, total } = await read('/api/admin/performance/routes?period=week')
  expect(data).toMatchObject([
    { route: 'GET /api/projects', count: 2, failures: 0, before: { count: 3, failures: 1 } },
    { route: 'GET /api/begun', count: 1, before: null },
  ])
  // A route of the time before only is none of this one.
  expect(total).toBe(2)
  expect(data[0].p50 / 100).toBeCloseTo(1, 1)
  expect(data[0].before.p50 / 400).toBeCloseTo(1, 1)
})

it('shows each job and channel of messages beside the time before, with its failures', async () => {
  const { ctx } = server
  record(ctx, 'delivery', 1, 'mail')
  record(ctx, 'job', 2000, 'feeds.run')
  record(ctx, 'job_failure', 1, 'feeds.run')
  await flushMeasured(ctx)
  await sql`update performance_figure set at = at - interval '7 days' where grain = 'day'`.execute(ctx.db)
  await ctx.db.deleteFrom('performance_figure').where('grain', '<>', 'day').execute()
  for (let time = 0; time < 3; time++) record(ctx, 'delivery', 1, 'mail')
  record(ctx, 'delivery_failure', 1, 'sms')
  record(ctx, 'job', 400, 'feeds.run')
  const { jobs, deliveries, data } = await read('/api/admin/performance/routes?period=week')
  expect(deliveries).toEqual([
    { channel: 'mail', count: 3, failures: 0, before: { count: 1, failures: 0 } },
    { channel: 'sms', count: 0, failures: 1, before: null },
  ])
  expect(jobs).toMatchObject([{ name: 'feeds.run', count: 1, failures: 0, before: { count: 1, failures: 1 } }])
  expect(jobs[0].p99 / 400).toBeCloseTo(1, 1)
  expect(jobs[0].before.p50 / 2000).toBeCloseTo(1, 1)
  expect(data).toEqual([])
})

it('shows each kind of page, language and device beside the time before', async () => {
  const { ctx } = server
  for (let time = 0; time < 2; time++) await report({ ...PHONE, LCP: 3000 })
  await report({ ...PHONE, page: 'map', LCP: 3000 })
  await flushMeasured(ctx)
  await sql`update performance_figure set at = at - interval '7 days' where grain = 'day'`.execute(ctx.db)
  await ctx.db.deleteFrom('performance_figure').where('grain', '<>', 'day').execute()
  await report({ ...PHONE, LCP: 1000, CLS: 0 })
  await report({ ...PHONE, page: 'list', LCP: 1000 })
  const { by } = await read(`${SEEN}?period=week`)
  const home = pick(by, 'home') as unknown as { LCP: number; before: { LCP: number } }
  expect(home).toMatchObject({ count: 1, CLS: 0, before: { count: 2, CLS: null } })
  expect(home.LCP / 1000).toBeCloseTo(1, 1)
  expect(home.before.LCP / 3000).toBeCloseTo(1, 1)
  expect(pick(by, 'list')).toMatchObject({ before: null })
  expect(pick(by, 'phone')).toMatchObject({ count: 2, before: { count: 3 } })
  // A kind of page of the time before only is none of this one.
  expect(pick(by, 'map')).toBeUndefined()
})

it('shows every route with failures, however rare, and says how many routes there were', async () => {
  for (let at = 0; at < 70; at++) {
    const route = `GET /api/route-${at}`
    for (let time = 0; time < (at === 69 ? 1 : 2); time++) record(server.ctx, 'request', 5, route)
  }
  record(server.ctx, 'failure', 1, 'GET /api/route-69')
  const { data, total } = await read('/api/admin/performance/routes?period=day')
  expect([data.length, total]).toEqual([61, 70])
  expect(data.at(-1)).toMatchObject({ route: 'GET /api/route-69', count: 1, failures: 1 })
})

it('samples the process, the database and the jobs that wait', async () => {
  await sample(server.ctx, 3)
  const { figures } = await read(`${RUNNING}?period=day`)
  for (const name of ['event_loop', 'memory', 'database', 'connections']) {
    expect((pick(figures, name) as unknown as { value: number }).value, name).toBeGreaterThan(0)
  }
  expect(pick(figures, 'jobs_waiting')).toMatchObject({ count: 1 })
})

it('keeps visitors’ figures for 400 days, and each grain of the server’s for its own time', async () => {
  const { db } = server.ctx
  const row = (series: string, grain: string, at: string) => ({
    ...{ series, label: '', grain, at: new Date(at), buckets: [1], counts: [1], total: 1 },
  })
  const rows = [
    row('vital.LCP', 'day', '2024-09-01T12:00'),
    row('vital.LCP', 'day', '2024-09-20T12:00'),
    row('search', 'day', '2024-09-20T12:00'),
    row('search', 'minute', '2026-11-20T12:00'),
    row('search', 'hour', '2026-11-20T12:00'),
    row('search', 'hour', '2026-08-20T12:00'),
    row('search', 'day', '2024-09-01T12:00'),
  ]
  await db
    .insertInto('performance_figure')
    .values(rows as never)
    .execute()
  await cleanFigures({ ...server.ctx, clock: () => new Date('2026-11-23T12:00:00Z') })
  const left = await db
    .selectFrom('performance_figure')
    .select(['series', 'grain', 'at'])
    .orderBy('series')
    .orderBy('at')
    .execute()
  expect(left.map(({ series, grain, at }) => `${series} ${grain} ${at.getFullYear()}`)).toEqual([
    'search day 2024',
    'search hour 2026',
    'vital.LCP day 2024',
  ])
})
