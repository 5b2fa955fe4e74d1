import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '../../src/server/auth/account/account.ts'
import { findAccount } from '../../src/server/auth/repository.ts'
import { cleanMessagesJob } from '../../src/server/jobs/clean-messages.ts'
import { findPeople } from '../../src/server/properties/by-hand-repository.ts'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let admin: string
let home: number
let eva: number
let company: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importAgain()
  const { db } = server.ctx
  home = (await db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
  const person = await db.selectFrom('agent').select(['id', 'company_id']).executeTakeFirstOrThrow()
  ;[eva, company] = [person.id, person.company_id]
  admin = (await staffSession(server, 'admin')).token
})
afterAll(() => server.close())

/** The person whom the feed of the tests names, by this address as its key. */
const EVA = 'huber@example.at'
let rent = 900
const importAgain = () => importHomes(server.ctx, [{ nr: 'A', gesamtbelastung: ++rent }])
const detail = async () => (await call(server, 'GET', `/api/properties/${home}`)).body.data
const account = async (id: number, email: string) =>
  (await call(server, 'POST', `/api/admin/agents/${id}/account`, { token: admin, body: { email } })).body.data.account
    .id as number
const erase = (id: number) => call(server, 'DELETE', `/api/admin/users/${id}`, { token: admin })
const add = async (body: object) =>
  (await call(server, 'POST', '/api/admin/agents', { token: admin, body: { company_id: company, ...body } })).body.data
    .id as number

async function portray(id: number, background: string): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()
  const put = await fetch(`${server.address}/api/admin/agents/${id}/portrait`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'image/png', 'X-Requested-With': 'XMLHttpRequest' },
    body: new Uint8Array(png),
  })
  return (await put.json()).data.foto.url
}
const status = async (url: string) => (await fetch(server.address + url)).status

test('with the account of an agent goes the person of its listings: the company answers in their place', async () => {
  const portrait = await portray(eva, '#a07050')
  const before = await detail()
  expect(before.agent).toMatchObject({ id: eva, name: 'Eva Huber', foto: { url: portrait } })
  const { email, telefon, agent_key } = await server.ctx.db
    .selectFrom('agent')
    .select(['email', 'telefon', 'agent_key'])
    .where('id', '=', eva)
    .executeTakeFirstOrThrow()
  const traces = ['Huber', portrait.split('/')[2], email, telefon].filter((trace) => trace !== null)
  expect(traces.length).toBeGreaterThan(2)
  expect((await erase(await account(eva, 'eva.privat@example.at'))).status).toBe(200)
  const after = await detail()
  expect(after.agent).toBeNull()
  expect(after.company_detail.firma).toBe(before.company_detail.firma)
  // The mail, the telephone and the portrait neither in the API nor in any row of people.
  const rows = await server.ctx.db.selectFrom('agent').selectAll().execute()
  for (const trace of [...traces, agent_key]) {
    expect(JSON.stringify(after), trace).not.toContain(trace)
    expect(JSON.stringify(rows), trace).not.toContain(trace)
  }
  // The list and the record of people do not have the blank row either.
  const list = (await call(server, 'GET', `/api/admin/agents?company=${company}`, { token: admin })).body
  expect(list.data).toEqual([])
  expect((await call(server, 'GET', `/api/admin/agents/${eva}`, { token: admin })).status).toBe(404)
  // The file goes with the nightly clean-up.
  expect(await status(portrait)).toBe(200)
  await cleanMessagesJob.run(server.ctx, {}, new AbortController().signal)
  expect(await status(portrait)).toBe(404)
  expect(await server.ctx.db.selectFrom('forgotten_media').selectAll().execute()).toEqual([])
})

test('a feed that still names the person does not bring them back, until the company adds them again', async () => {
  await importAgain()
  expect((await detail()).agent).toBeNull()
  const { db } = server.ctx
  const known = db.selectFrom('agent').select(['id', 'name', 'email', 'erased_at']).orderBy('id')
  expect(await known.execute()).toEqual([{ id: eva, name: null, email: null, erased_at: expect.any(Date) }])
  const again = await add({ vorname: 'Eva', name: 'Huber', email: EVA })
  await importAgain()
  expect((await detail()).agent).toMatchObject({ id: again, name: 'Eva Huber' })
})

test('who left to a colleague leaves the homes with the colleague, and a shared picture stays', async () => {
  const { db } = server.ctx
  const lea = (await db.selectFrom('agent').select('id').where('name', '=', 'Huber').executeTakeFirstOrThrow()).id
  const ida = await add({ name: 'Ida', email: 'ida@example.at' })
  const portrait = await portray(lea, '#507090')
  expect(await portray(ida, '#507090')).toBe(portrait)
  const user = await account(lea, EVA)
  const { version } = (await call(server, 'GET', `/api/admin/agents/${lea}`, { token: admin })).body.data
  await call(server, 'POST', `/api/admin/agents/${lea}/leave`, { token: admin, body: { version, successor_id: ida } })
  // The account is a visitor's by now; the person under its address has left.
  await db.updateTable('account').set({ email_confirmed_at: new Date() }).where('id', '=', user).execute()
  await db.transaction().execute(async (tx) => {
    const row = await findAccount(tx, user)
    if (row) await eraseAccount({ ...server.ctx, db: tx }, row)
  })
  expect(JSON.stringify(await db.selectFrom('agent').selectAll().execute())).not.toContain('Huber')
  expect((await detail()).agent).toMatchObject({ id: ida, name: 'Ida' })
  await cleanMessagesJob.run(server.ctx, {}, new AbortController().signal)
  expect(await status(portrait)).toBe(200)
  // When the colleague is erased too, homes taken over count as changed, and nobody is offered for a home by a number.
  const changed = () => db.selectFrom('property').select('updated_at').where('agent_id', '=', lea).executeTakeFirst()
  const before = (await changed())?.updated_at.getTime() ?? Number.NaN
  expect((await erase(await account(ida, 'ida@example.at'))).status).toBe(200)
  expect((await detail()).agent).toBeNull()
  expect((await changed())?.updated_at.getTime()).toBeGreaterThan(before)
  expect((await findPeople(db, company)).map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/^#/))
})

test('a visitor’s account with the address of somebody at work takes nothing from the company', async () => {
  const { db } = server.ctx
  const work = await add({ name: 'Otto Werk', email: 'otto@example.at' })
  const { id } = await db
    .insertInto('account')
    .values({ name: 'Otto', email: 'otto@example.at', email_confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await erase(id)).status).toBe(200)
  const row = await db.selectFrom('agent').select('name').where('id', '=', work).executeTakeFirstOrThrow()
  expect(row.name).toBe('Otto Werk')
})

test('an account takes nobody along who left under the address of the same office', async () => {
  const { db } = server.ctx
  const email = 'office@example.at'
  const gone = { company_id: company, email, left_at: new Date() }
  const people = ['Anna', 'Berta'].map((name) => ({ ...gone, name, agent_key: `${name} ${email}` }))
  await db.insertInto('agent').values(people).execute()
  const named = async () => {
    const rows = await db.selectFrom('agent').select('name').where('email', '=', email).orderBy('name').execute()
    return rows.map(({ name }) => name)
  }
  const owner = async () => {
    const values = { name: 'Anna', email, email_confirmed_at: new Date() }
    return (await db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  expect((await erase(await owner())).status).toBe(200)
  expect(await named()).toEqual(['Anna', 'Berta'])
  // Where nobody else has the address, it is the person's.
  await db.deleteFrom('agent').where('name', '=', 'Berta').execute()
  expect((await erase(await owner())).status).toBe(200)
  expect(await named()).toEqual([])
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
