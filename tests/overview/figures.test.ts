import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viennaDay } from '../../src/domain/format/date.ts'
import { addDays } from '../../src/domain/format/vienna.ts'
import { addViews } from '../../src/server/listings/view-repository.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

const HOUR_MS = 3_600_000
const NOW = new Date()
const TODAY = viennaDay(NOW)

interface Figure {
  name: string
  now: number | null
  before: number | null
  days: (number | null)[]
  days_before: (number | null)[]
}
type Who = { token: string }

let server: TestServer
let own: number
let agent: Who
let stranger: Who
let admin: Who

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [{ nr: 'A1' }, { nr: 'A2' }])
  own = (await server.ctx.db.selectFrom('property').select('company_id').limit(1).executeTakeFirstOrThrow()).company_id
  agent = await staffSession(server, 'agent', own)
  stranger = await staffSession(server, 'agent', await someCompany(server, 'Fremde Immobilien'))
  admin = await staffSession(server, 'admin')
})
afterAll(() => server.close())

async function figuresOf(who: Who): Promise<{ until: string; online: number } & Record<string, Figure>> {
  const { status, body } = await call(server, 'GET', '/api/admin/overview/figures', { token: who.token })
  expect(status).toBe(200)
  const { figures, ...rest } = body.data
  return { ...rest, ...Object.fromEntries((figures as Figure[]).map((one) => [one.name, one])) }
}

/** @param hours to the answer; null: none */
async function inquiry(
  company_id: number | null,
  daysAgo: number,
  hours: number | null,
  status: 'done' | 'spam' = 'done',
) {
  const at = new Date(`${addDays(TODAY, -daysAgo)}T10:00:00Z`)
  const answered_at = hours === null ? null : new Date(at.getTime() + hours * HOUR_MS)
  const person = { name: 'Anna', email: 'anna@example.org', language: 'de' as const, message: 'Frei?' }
  const row = { ...person, company_id, status, answered_at, privacy_accepted_at: at, created_at: at }
  await server.ctx.db.insertInto('inquiry').values(row).execute()
}

test('views, inquiries and new homes are sums of 28 days of Vienna beside the 28 before', async () => {
  const homes = await server.ctx.db.selectFrom('property').select('id').orderBy('id').execute()
  const [one, other] = homes.map(({ id }) => id) as [number, number]
  await server.ctx.db.updateTable('property').set({ first_seen_at: NOW }).where('id', '=', one).execute()
  // Half past eleven in the evening in UTC is the next day in Vienna.
  const late = new Date(`${addDays(TODAY, -28)}T23:30:00Z`)
  await server.ctx.db.updateTable('property').set({ first_seen_at: late }).where('id', '=', other).execute()
  await addViews(server.ctx.db, randomUUID(), NOW, [
    { id: one, day: TODAY, views: 7 },
    { id: other, day: addDays(TODAY, -27), views: 3 },
    { id: other, day: addDays(TODAY, -28), views: 4 },
    { id: other, day: addDays(TODAY, -56), views: 90 },
  ])
  await inquiry(own, 1, null)
  await inquiry(own, 1, null, 'spam')
  await inquiry(null, 30, null)
  for (const who of [agent, admin]) {
    const { until, online, views, new_homes } = await figuresOf(who)
    expect({ until, online }).toEqual({ until: TODAY, online: 2 })
    expect(views).toMatchObject({ now: 10, before: 4 })
    expect([views?.days[0], views?.days[27], views?.days_before[27]]).toEqual([3, 7, 4])
    expect(new_homes).toMatchObject({ now: 2, before: 0 })
    expect([new_homes?.days[0], new_homes?.days[27]]).toEqual([1, 1])
  }
  expect((await figuresOf(agent)).inquiries).toMatchObject({ now: 1, before: 0 })
  expect((await figuresOf(admin)).inquiries).toMatchObject({ now: 1, before: 1 })
})

test('the time to an answer is a median, from five answers on', async () => {
  for (const hours of [1, 2, 3, 50]) await inquiry(own, 3, hours)
  expect((await figuresOf(agent)).answer_hours).toMatchObject({ now: null, before: null })
  await inquiry(own, 5, 4)
  const { answer_hours } = await figuresOf(agent)
  expect(answer_hours).toMatchObject({ now: 3, before: null })
  expect([answer_hours?.days[24], answer_hours?.days[22], answer_hours?.days[27]]).toEqual([2.5, 4, null])
})

test('an agent of another company gets nothing of it', async () => {
  const { online, views, inquiries, new_homes, answer_hours } = await figuresOf(stranger)
  expect(online).toBe(0)
  expect([views, inquiries, new_homes].map((one) => [one?.now, one?.before])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(answer_hours).toMatchObject({ now: null, before: null })
})

test('an agent of no company is refused', async () => {
  const lost = await staffSession(server, 'agent')
  const { status, body } = await call(server, 'GET', '/api/admin/overview/figures', { token: lost.token })
  expect([status, body.code]).toEqual([403, 'permission.denied'])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
