import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viennaDay } from '../../src/domain/format/date.ts'
import { addDays } from '../../src/domain/format/vienna.ts'
import { addViews } from '../../src/server/listings/view-repository.ts'
import { call, signUpConfirmed } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { someCompany, staffSession } from '../support/staff.ts'

let server: TestServer
let home: number
let agent: string
let stranger: string
const today = viennaDay(new Date())

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { db } = server.ctx
  await importHomes(server.ctx, [{ nr: 'F1', titel: 'Altbau am Lendplatz', gesamtbelastung: 900, wohnflaeche: 70 }])
  const row = await db.selectFrom('property').select(['id', 'company_id']).executeTakeFirstOrThrow()
  home = row.id
  agent = (await staffSession(server, 'agent', row.company_id)).token
  stranger = (await staffSession(server, 'agent', await someCompany(server, 'Andere'))).token
  const { user } = await signUpConfirmed(server, 'anna@example.org')
  const at = (ago: number) => new Date(`${addDays(today, -ago)}T00:30:00+01:00`)
  for (const [ago, views] of [
    [0, 4],
    [6, 2],
    [7, 3],
    [13, 1],
    [14, 50],
  ] as const) {
    await addViews(db, randomUUID(), new Date(), [{ id: home, day: addDays(today, -ago), views }])
  }
  const asked = {
    company_id: row.company_id,
    property_id: home,
    name: 'Anna',
    email: 'anna@example.org',
    message: 'Ja',
  }
  for (const [ago, status] of [
    [1, 'new'],
    [2, 'spam'],
    [8, 'done'],
    [9, 'new'],
  ] as const) {
    await db
      .insertInto('inquiry')
      .values({
        ...asked,
        status,
        language: 'de',
        privacy_accepted_at: at(ago),
        created_at: at(ago),
        updated_at: at(ago),
      })
      .execute()
  }
  await db
    .insertInto('favorite')
    .values({ user_id: user.id, property_id: home, created_at: at(3) })
    .execute()
})
afterAll(() => server.close())

const read = async (query: string, token = agent) =>
  call(server, 'GET', `/api/admin/properties/${home}/figures${query}`, { token })
const arrived = (ago: number) =>
  server.ctx.db
    .updateTable('property')
    .set({ first_seen_at: new Date(`${addDays(today, -ago)}T12:00:00Z`) })
    .execute()
async function figures(query: string) {
  const { body } = await read(query)
  return Object.fromEntries(body.data.figures.map((one: { name: string }) => [one.name, one]))
}

test('the figures of a home stand beside the time before, day by day', async () => {
  await arrived(100)
  const { view, inquiry, favorite, appointment, alert } = await figures('?period=week')
  expect(view).toMatchObject({
    total: 6,
    before: 4,
    values: [2, 0, 0, 0, 0, 0, 4],
    values_before: [1, 0, 0, 0, 0, 0, 3],
  })
  // Junk is none.
  expect(inquiry).toMatchObject({ total: 1, before: 2, values: [0, 0, 0, 0, 0, 1, 0] })
  expect(appointment).toMatchObject({ total: 0, before: 0 })
  // Of favourites and alerts that were given up nothing is known.
  expect(favorite).toMatchObject({ total: 1, before: null })
  expect(alert).toMatchObject({ total: 0, before: null })
  expect((await figures(`?period=week&until=${addDays(today, -7)}`)).view).toMatchObject({ total: 4, before: 50 })
})

test('there is no time before for a home that was not there, or whose views are no longer kept', async () => {
  await arrived(10)
  expect((await figures('?period=week')).view).toMatchObject({ total: 6, before: null })
  await arrived(900)
  const { view, inquiry } = await figures('?period=year')
  expect([view.before, inquiry.before]).toEqual([null, null])
  expect(view).toMatchObject({ total: 60 })
  expect((await figures('?period=month')).view.before).toBe(0)
})

test('an agent of another company does not find it, and what is no period is refused', async () => {
  expect((await read('', stranger)).status).toBe(404)
  expect((await read('?period=decade')).status).toBe(400)
  expect((await call(server, 'GET', '/api/admin/properties/999999/figures', { token: agent })).status).toBe(404)
})
