import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { refusedFields } from '../support/call.ts'
import { type FeedHome, importHomes, type Sender } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

const OURS: Sender = { firma: 'Unsere Immobilien', anid: 'AT-UNS' }
const THEIRS: Sender = { firma: 'Andere Immobilien', anid: 'AT-AND' }
const unit = (nr: string, projekt: string): FeedHome => ({ nr, projekt, vermarktungsart: 'KAUF', kaufpreis: 300_000 })

let server: TestServer
let admin: string
let agent: string
let stranger: string
let id: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [unit('P1', 'park'), unit('P2', 'park')], 'TEIL', OURS)
  await importHomes(server.ctx, [unit('Q1', 'see')], 'TEIL', THEIRS)
  admin = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', await companyId(OURS))).token
  stranger = (await staffSession(server, 'agent', await companyId(THEIRS))).token
  const { data } = (await ask('GET', '', agent)).body
  id = data[0].id
})
afterAll(() => server.close())

const companyId = async ({ firma }: Sender) =>
  (await server.ctx.db.selectFrom('company').select('id').where('firma', '=', firma).executeTakeFirstOrThrow()).id
const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(server, method, `/api/admin/projects${path}`, { token, body })
const isPublic = async () => (await call(server, 'GET', `/api/projects/${id}`)).status === 200

describe('projects', () => {
  test('are listed for their company, and for an admin all', async () => {
    const own = (await ask('GET', '?sort=-objekte', agent)).body
    expect(own).toMatchObject({ total: 1, data: [{ state: 'published', homes: 2, published: 2 }] })
    expect((await ask('GET', '', admin)).body.total).toBe(2)
    expect((await ask('GET', `?anbieter=${await companyId(OURS)}`, stranger)).body.total).toBe(0)
    expect((await ask('GET', '?stand=withheld', admin)).body.total).toBe(0)
    expect((await ask('GET', '?q=gibt-es-nicht', admin)).body.total).toBe(0)
  })

  test('that are withheld disappear, survive the next import, and come back', async () => {
    const held = (await ask('PUT', `/${id}/state`, agent, { reason: 'Widmung offen' })).body.data
    expect(held).toMatchObject({ state: 'withheld', path: null, reason: 'Widmung offen', states: { published: 2 } })
    expect(await isPublic()).toBe(false)
    await importHomes(server.ctx, [{ ...unit('P1', 'park'), titel: 'Neuer Titel' }], 'TEIL', OURS)
    expect(await isPublic()).toBe(false)
    const pages = (await call(server, 'GET', '/api/projects')).body.data
    expect(pages.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await ask('DELETE', `/${id}/state`, agent)).body.data).toMatchObject({ state: 'published', reason: null })
    expect(await isPublic()).toBe(true)
    const acts = await server.ctx.db.selectFrom('audit').select('act').where('entity', '=', 'project').execute()
    expect(acts.map(({ act }) => act)).toEqual(['listings.withhold_project', 'listings.release_project'])
  })

  test('of another company do not exist', async () => {
    for (const [method, body] of [
      ['PUT', { reason: 'fremd' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await ask(method, `/${id}/state`, stranger, body)).status).toBe(404)
    }
    expect((await ask('GET', `/${id}`, stranger)).status).toBe(404)
    expect((await ask('GET', '/999999', admin)).status).toBe(404)
    expect(await isPublic()).toBe(true)
  })

  test.each([[{}], [{ reason: '' }], [{ reason: 'x'.repeat(501) }], [{ reason: 7 }]])(
    'are not withheld without a reason: %#',
    async (body) => {
      const answer = await ask('PUT', `/${id}/state`, admin, body)
      expect(answer.status).toBe(400)
      expect(refusedFields(answer)).toHaveProperty('reason')
      expect(await isPublic()).toBe(true)
    },
  )
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
