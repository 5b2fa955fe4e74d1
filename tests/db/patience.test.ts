import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const STATEMENT_MS = 1000

let server: TestServer

beforeAll(async () => {
  const STATEMENT_SECONDS = String(STATEMENT_MS / 1000)
  server = await testServer({ SEARCH_ENGINE: 'postgres', STATEMENT_SECONDS, RATE_LIMITS: '0' })
})
afterAll(() => server.close())
afterEach(() => {
  server.complaints.length = 0
})

const ask = async (path: string, language = 'de') => {
  const answer = await fetch(server.address + path, { headers: { 'Accept-Language': language } })
  const { status, headers } = answer
  return { status, retryAfter: headers.get('retry-after'), body: await answer.json() }
}

const BUSY = {
  success: false,
  code: 'server.busy',
  message: 'Im Moment ist sehr viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
}
const logged = () =>
  server.complaints.map((line) => JSON.parse(line) as { level: number; route?: string; msg?: string; error?: unknown })

/** Another connection holds the table meanwhile, as a change of the schema does. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  return server.work.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    return work()
  })
}

test('a statement that waits for a lock is given up: 503, when to ask again, and a line that names the route', async () => {
  const answer = await whileLocked('property_search', () => ask('/api/properties'))
  expect(answer).toMatchObject({ status: 503, retryAfter: '5', body: BUSY })
  expect(logged()).toContainEqual(expect.objectContaining({ level: 40, route: '/api/properties' }))
  expect(logged().some(({ error, msg }) => error !== undefined || msg === 'a request failed')).toBe(false)
})

test('a statement that works for too long is cancelled, and said to be in the language of the visitor', async () => {
  await sql`alter function search_distance_km rename to search_distance_km_fast`.execute(server.work.db)
  await sql`create function search_distance_km(float8, float8, float8, float8) returns float8
    language plpgsql volatile as 'begin perform pg_sleep(20); return 0; end'`.execute(server.work.db)
  await importHomes(server.work, [{ nr: 'P1', plz: '1010', ort: 'Wien', lat: 48.21, lng: 16.37 }])
  try {
    const answer = await ask('/api/properties?umkreis=48.21,16.37,10', 'fr')
    expect(answer).toMatchObject({ status: 503, retryAfter: '5', body: { code: 'server.busy' } })
    expect((answer.body as { message: string }).message).toContain('quelques secondes')
  } finally {
    await sql`drop function search_distance_km`.execute(server.work.db)
    await sql`alter function search_distance_km_fast rename to search_distance_km`.execute(server.work.db)
  }
})

// An answer at all is the proof: the table is locked until they have answered.
test('when all connections hang, others are sent away and do not wait until one is free', async () => {
  await whileLocked('property_search', async () => {
    const hanging = Array.from({ length: 30 }, () => ask('/api/properties'))
    const answers = await Promise.all([...hanging, ask('/api/currency'), ask('/api/properties/7')])
    for (const answer of answers)
      if (answer.status === 503) expect(answer).toMatchObject({ retryAfter: '5', body: BUSY })
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(30)
    expect(answers.every(({ status }) => status < 500 || status === 503)).toBe(true)
  })
  expect((await ask('/api/properties')).status).toBe(200)
})

test('a transaction that rests is ended, so that it holds no locks', async () => {
  const resting = server.ctx.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await new Promise((resolve) => setTimeout(resolve, STATEMENT_MS * 2))
    await sql`select 1`.execute(tx)
  })
  await expect(resting).rejects.toThrow()
})

test('work without a waiting visitor has no time limit', async () => {
  await sql`select pg_sleep(1.5)`.execute(server.work.db)
  await expect(sql`select pg_sleep(1.5)`.execute(server.ctx.db)).rejects.toMatchObject({ code: '57014' })
})
