import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanAppointments } from '../../src/server/appointments/service.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

/** Homes go from one person to another, and their appointments with them. */
let server: TestServer
let token: string
let eva: number
let wolf: number
/** Two homes of Eva, and one of Wolf. */
let [first, second, wolfs]: number[] = []
/** Thursday, 19 November 2026, 8:00 in Vienna; each call is a second later. */
const START = Date.parse('2026-11-19T07:00:00Z')
let now = START
const MONDAY_10 = '2026-11-23T09:00:00.000Z'
const TUESDAY_11 = '2026-11-24T10:00:00.000Z'

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  server.ctx.clock = () => {
    now += 1000
    return new Date(now)
  }
  const homes = ['A1', 'A2', 'A3'].map((nr) => ({ nr, gesamtbelastung: 1100 }))
  await importHomes(server.ctx, homes)
  const rows = await server.ctx.db
    .selectFrom('property')
    .select(['id', 'company_id', 'agent_id'])
    .orderBy('objektnr_extern')
    .execute()
  ;[first, second, wolfs] = rows.map(({ id }) => id)
  eva = rows[0]?.agent_id ?? 0
  token = (await staffSession(server, 'agent', rows[0]?.company_id)).token
  wolf = (await ask('POST', '/agents', { vorname: 'Wolf', name: 'Berg', email: 'wolf@example.at' })).body.data.id
  await ask('POST', `/agents/${eva}/hand-over`, { to: wolf, homes: [wolfs], expected: 1 })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = START
  await server.ctx.db.deleteFrom('appointment').execute()
})

const ask = (method: string, path: string, body?: unknown) => call(server, method, `/api/admin${path}`, { token, body })
const person = async (id: number) => (await ask('GET', `/agents/${id}`)).body.data
const leave = async (successor_id: number | null) => {
  const { version } = await person(eva)
  expect((await ask('POST', `/agents/${eva}/leave`, { version, successor_id })).status).toBe(200)
}
const comeBack = async () => {
  const { version } = await person(eva)
  expect((await ask('POST', `/agents/${eva}/return`, { version })).status).toBe(200)
}
const viewing = async (id: number) => (await ask('GET', `/appointments/${id}`)).body.data
const decide = async (id: number, verb: string, body: object = {}) =>
  ask('POST', `/appointments/${id}/${verb}`, { version: (await viewing(id)).version, ...body })
const visitor = (method: string, path: string, body?: unknown) =>
  call(server, method, `/api/appointments${path}`, { body })
const bookable = (property_id: number | undefined, starts_at: string) =>
  visitor('POST', '', {
    ...{ property_id, type: 'viewing', starts_at, duration: 30, name: 'Anna Huber', email: 'anna@example.org' },
    privacy: true,
  })
async function booked(property_id: number | undefined, starts_at = MONDAY_10) {
  expect((await bookable(property_id, starts_at)).status).toBe(200)
  const rows = server.ctx.db.selectFrom('appointment').select(['id', 'token', 'agent_id']).orderBy('id', 'desc')
  return rows.executeTakeFirstOrThrow()
}
const isFree = async (home: number | undefined, time = MONDAY_10) =>
  (await visitor('GET', `/times?property_id=${home}&day=${time.slice(0, 10)}`)).body.data.includes(time)
const listed = async (agent: number) =>
  (await ask('GET', `/appointments?agent=${agent}`)).body.data.map(({ id }: { id: number }) => id)

type Undo = () => Promise<void>
/** Eva's first home becomes Wolf's. @returns the way back */
const ways: Record<string, () => Promise<Undo>> = {
  async 'a person leaves'() {
    await leave(wolf)
    return comeBack
  },
  async 'homes are handed over'() {
    const over = await ask('POST', `/agents/${eva}/hand-over`, { to: wolf, homes: [first], expected: 1 })
    expect(over.body.count).toBe(1)
    return async () => {
      const back = await ask('POST', `/agents/${wolf}/hand-over`, { to: null, homes: [first], expected: 1 })
      expect(back.body.count).toBe(1)
    }
  },
  async 'many homes are handed over at once'() {
    const bulk = { act: 'hand_over', person: wolf, ids: [first], expected: 1 }
    const { data } = (await ask('POST', '/properties/bulk', bulk)).body
    expect(data).toMatchObject({ changed: 1 })
    return async () => {
      expect((await ask('POST', `/properties/bulk/${data.undo.id}/undo`)).body.data).toEqual({ undone: 1, kept: 0 })
    }
  },
}

describe.each(Object.entries(ways))('%s', (_way, handOver) => {
  test('the time of a confirmed viewing is taken at the next person, and free again when that is undone', async () => {
    const { id, token } = await booked(first)
    const other = await booked(wolfs, TUESDAY_11)
    expect((await decide(id, 'confirm')).status).toBe(200)
    expect([await isFree(first), await isFree(wolfs)]).toEqual([false, true])
    const undo = await handOver()
    expect([await isFree(first), await isFree(wolfs)]).toEqual([false, false])
    const refused = await bookable(wolfs, MONDAY_10)
    expect([refused.status, refused.body.code]).toEqual([409, 'appointment.taken'])
    expect((await decide(other.id, 'proposals', { times: [MONDAY_10] })).body.code).toBe('appointment.conflict')
    expect((await visitor('GET', `/${token}`)).body.data.with).toBe('Wolf Berg')
    expect((await viewing(id)).agent).toBe('Wolf Berg')
    expect([await listed(wolf), await listed(eva)]).toEqual([[id, other.id], []])
    await undo()
    expect([await isFree(first), await isFree(wolfs)]).toEqual([false, true])
    expect([await listed(wolf), await listed(eva)]).toEqual([[other.id], [id]])
  })

  test('two viewings at one time are a conflict, and none of them is confirmed until that is undone', async () => {
    const [one, other] = [await booked(first), await booked(wolfs)]
    expect((await viewing(one.id)).conflicts).toEqual([])
    const undo = await handOver()
    expect([(await viewing(one.id)).conflicts, (await viewing(other.id)).conflicts]).toEqual([[other.id], [one.id]])
    for (const { id } of [one, other]) {
      const refused = await decide(id, 'confirm')
      expect([refused.status, refused.body.code]).toEqual([409, 'appointment.conflict'])
    }
    await undo()
    expect([(await viewing(one.id)).conflicts, (await viewing(other.id)).conflicts]).toEqual([[], []])
    expect((await decide(other.id, 'confirm')).status).toBe(200)
  })

  test('a proposed time is held at the next person, and is not chosen against one of theirs', async () => {
    const { id, token } = await booked(first)
    expect((await decide(id, 'proposals', { times: [TUESDAY_11] })).status).toBe(200)
    expect(await isFree(wolfs, TUESDAY_11)).toBe(true)
    await booked(wolfs, TUESDAY_11)
    const undo = await handOver()
    expect(await isFree(wolfs, TUESDAY_11)).toBe(false)
    const choose = () => visitor('POST', `/${token}/choice`, { starts_at: TUESDAY_11 })
    expect((await choose()).body.code).toBe('appointment.taken')
    await undo()
    expect((await choose()).status).toBe(200)
  })
})

test('without a successor the viewings stand in the calendar of the company', async () => {
  const { id } = await booked(first)
  await leave(null)
  expect([await isFree(first), await isFree(second), await isFree(wolfs)]).toEqual([false, false, true])
  expect((await viewing(id)).agent).toBeNull()
  await comeBack()
  expect((await viewing(id)).agent).toBe('Eva Huber')
})

test('a past viewing stays with its person, and is no conflict', async () => {
  const [one, other] = [await booked(first), await booked(wolfs)]
  now = Date.parse('2026-11-24T07:00:00Z')
  await leave(wolf)
  await cleanAppointments(server.ctx)
  expect(await viewing(one.id)).toMatchObject({ agent: 'Eva Huber', conflicts: [] })
  expect([await listed(eva), await listed(wolf)]).toEqual([[one.id], [other.id]])
  await comeBack()
})

test('a viewing that took place after a hand-over stays with the person who had the home then', async () => {
  const { id } = await booked(first)
  const { updated_at: before } = await server.ctx.db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow()
  await leave(wolf)
  await cleanAppointments(server.ctx)
  now = Date.parse('2026-11-24T07:00:00Z')
  await comeBack()
  await cleanAppointments(server.ctx)
  expect((await viewing(id)).agent).toBe('Wolf Berg')
  // Nobody has decided anything: a screen that is open is not out of date.
  const row = await server.ctx.db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow()
  expect([row.updated_at, row.sequence]).toEqual([before, 0])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
