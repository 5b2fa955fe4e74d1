import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { staffSession } from '../support/staff.ts'

let server: TestServer
let id: number
let first: string
let second: string
let agent: string

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const { db } = server.ctx
  await importHomes(server.ctx, [{ nr: 'P1', projekt: 'park', vermarktungsart: 'KAUF', kaufpreis: 300_000 }])
  const project = await db.selectFrom('project').select(['id', 'company_id']).executeTakeFirstOrThrow()
  id = project.id
  await db.updateTable('company').set({ email: 'bau@example.at' }).execute()
  await db.updateTable('agent').set({ email: null }).execute()
  first = (await staffSession(server, 'admin')).token
  second = (await staffSession(server, 'admin')).token
  agent = (await staffSession(server, 'agent', project.company_id)).token
})
afterAll(() => server.close())

const isPublic = async () => (await call(server, 'GET', `/api/projects/${id}`)).status === 200
const release = (token: string) => call(server, 'DELETE', `/api/admin/projects/${id}/state`, { token })
const mailTo = async (to: string) => (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === to).at(-1)
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
async function newest() {
  const { body } = await call(server, 'GET', '/api/admin/notices?sort=-created_at', { token: first })
  return (await call(server, 'GET', `/api/admin/notices/${body.data[0].id}`, { token: first })).body.data
}
const report = (url: string) =>
  call(server, 'POST', '/api/reports', {
    body: {
      url,
      reason: 'fraud',
      message: 'Das Projekt gibt es nicht.',
      name: 'Anna Huber',
      email: 'anna@example.org',
      good_faith: true,
    },
  })

test('a reported project is withheld with reasons, stays so for its company, and comes back by its complaint', async () => {
  expect((await report('/projekte/999999')).status).toBe(404)
  expect((await report(`/gb/projekte/${id}`)).status).toBe(200)
  const open = await newest()
  expect(open).toMatchObject({ project_id: id, property_id: null, page: `/gb/projekte/${id}` })
  expect(open.company).not.toBeNull()
  const about = async (project: number) =>
    (await call(server, 'GET', `/api/admin/notices?project=${project}`, { token: first })).body.data
  expect(await about(id)).toMatchObject([{ id: open.id }])
  expect(await about(id + 1)).toEqual([])
  const decision = { decision: 'withheld', reason: 'Die Widmung fehlt.', ground: 'terms', clause: 'Inserate' }
  const decided = await call(server, 'POST', `/api/admin/notices/${open.id}/decide`, {
    token: first,
    body: { version: open.version, ...decision },
  })
  expect(decided.status).toBe(200)
  expect(await isPublic()).toBe(false)
  expect((await newest()).page).toBeNull()
  const statement = await mailTo('bau@example.at')
  expect(statement?.text).toContain('Die Widmung fehlt.')
  // The next delivery of the feed and the company itself change nothing.
  await importHomes(server.ctx, [{ nr: 'P1', projekt: 'park', vermarktungsart: 'KAUF', kaufpreis: 310_000 }])
  expect((await release(agent)).body.code).toBe('notice.restricted')
  expect(await isPublic()).toBe(false)

  const complaint = { token: tokenIn(statement?.text), message: 'Die Widmung liegt vor.' }
  expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(200)
  const waiting = await newest()
  const judged = await call(server, 'POST', `/api/admin/complaints/${waiting.complaints[0].id}/decide`, {
    token: second,
    body: { version: waiting.version, outcome: 'upheld', answer: 'Die Widmung liegt vor.' },
  })
  expect(judged.status).toBe(200)
  expect(await isPublic()).toBe(true)
})

test('an admin who withholds a project without a notice owes its company the reasons, an agent does not', async () => {
  const withhold = async (token: string, reason: string, basis?: object) => {
    const { version } = (await call(server, 'GET', `/api/admin/projects/${id}`, { token })).body.data
    return call(server, 'PUT', `/api/admin/projects/${id}/state`, { token, body: { reason, version, ...basis } })
  }
  const count = async () =>
    (await mailsIn(server.ctx.db)).filter(({ recipient }) => recipient === 'bau@example.at').length
  const restricted = async () =>
    (await call(server, 'GET', `/api/admin/projects/${id}`, { token: agent })).body.data.restricted
  const before = await count()
  expect((await withhold(agent, 'Preise werden geändert')).status).toBe(200)
  expect(await restricted()).toBe(false)
  expect(await count()).toBe(before)
  expect((await release(agent)).status).toBe(200)

  const bare = await withhold(first, 'Pläne ohne Erlaubnis')
  expect(bare.body.fields).toMatchObject([{ field: 'ground' }, { field: 'clause' }])
  const basis = { ground: 'law', clause: '§ 86 UrhG' }
  expect((await withhold(first, 'Pläne ohne Erlaubnis', basis)).status).toBe(200)
  expect((await mailTo('bau@example.at'))?.text).toContain('§ 86 UrhG')
  expect(await newest()).toMatchObject({ origin: 'own', project_id: id, decision: 'withheld' })
  expect((await release(agent)).status).toBe(409)
  expect(await restricted()).toBe(true)
  expect((await release(first)).status).toBe(200)
  expect(await isPublic()).toBe(true)
  expect(await count()).toBe(before + 2)
})

test('a project that is withheld while its feed has ended it is so when it has units again', async () => {
  const unit = { nr: 'P1', projekt: 'park', vermarktungsart: 'KAUF', kaufpreis: 310_000 } as const
  expect((await report(`/projekte/${id}`)).status).toBe(200)
  const open = await newest()
  await importHomes(server.ctx, [{ ...unit, aktion: 'DELETE' }])
  expect(await isPublic()).toBe(false)
  const decision = { decision: 'withheld', reason: 'Die Widmung fehlt.', ground: 'terms', clause: 'Inserate' }
  const body = { version: open.version, ...decision }
  expect((await call(server, 'POST', `/api/admin/notices/${open.id}/decide`, { token: first, body })).status).toBe(200)
  await importHomes(server.ctx, [unit])
  expect(await isPublic()).toBe(false)
  expect((await release(agent)).body.code).toBe('notice.restricted')
  await importHomes(server.ctx, [{ ...unit, aktion: 'DELETE' }])
  expect((await release(first)).status).toBe(200)
  await importHomes(server.ctx, [unit])
  // The import brings it back.
  await server.ctx.db.updateTable('agent').set({ email: null }).execute()
  expect(await isPublic()).toBe(true)
})

test('a late verdict leaves a project withheld that its company has withheld since', async () => {
  expect((await report(`/projekte/${id}`)).status).toBe(200)
  const ask = (method: string, path: string, token: string, body?: object) =>
    call(server, method, `/api/admin/${path}`, { token, body })
  const open = await newest()
  const decision = { decision: 'withheld', reason: 'Die Widmung fehlt.', ground: 'terms', clause: 'Inserate' }
  const decided = { version: open.version, ...decision }
  expect((await ask('POST', `notices/${open.id}/decide`, first, decided)).status).toBe(200)
  const token = tokenIn((await mailTo('bau@example.at'))?.text)
  const complaint = { token, message: 'Die Widmung liegt vor.' }
  expect((await call(server, 'POST', '/api/complaints', { body: complaint })).status).toBe(200)
  expect((await release(first)).status).toBe(200)
  const { version } = (await ask('GET', `projects/${id}`, agent)).body.data
  const own = { reason: 'Preise werden geändert', version }
  expect((await ask('PUT', `projects/${id}/state`, agent, own)).status).toBe(200)
  const waiting = await newest()
  const verdict = { version: waiting.version, outcome: 'upheld', answer: 'Die Widmung liegt vor.' }
  expect((await ask('POST', `complaints/${waiting.complaints[0].id}/decide`, second, verdict)).status).toBe(200)
  expect(await isPublic()).toBe(false)
  expect((await release(agent)).status).toBe(200)
})
