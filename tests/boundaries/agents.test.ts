import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchEvents } from '../../src/server/alerts/match.ts'
import { loadBorders, removeBorders } from '../../src/server/boundaries/load.ts'
import { call } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { MUNICIPALITIES } from './small.ts'

let server: TestServer
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-borders-'))

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  writeFileSync(path.join(folder, 'g.json'), JSON.stringify(MUNICIPALITIES))
  await loadBorders(server.ctx, [path.join(folder, 'g.json')])
})
afterAll(async () => {
  await removeBorders(server.ctx, null)
  await server.close()
  rmSync(folder, { recursive: true })
})

async function agent(criteria: string): Promise<void> {
  const form = { name: 'Anna Huber', email: 'anna@example.org', criteria, frequency: 'instant', privacy: true }
  expect((await call(server, 'POST', '/api/search-agents', form)).status).toBe(200)
  const { confirm_token: token } = await server.ctx.db
    .selectFrom('search_agent')
    .select('confirm_token')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await call(server, 'POST', '/api/search-agents/confirm', { token })).status).toBe(200)
  await server.ctx.db.deleteFrom('delivery').execute()
}

test('an agent for a border is told of homes inside, whatever their address says', async () => {
  await agent('ort=musterberg')
  await importHomes(server.ctx, [
    { nr: 'A1', titel: 'In Graz', plz: '8010', ort: 'Graz', lat: 47.07, lng: 15.44 },
    { nr: 'A2', titel: 'Hinter der Grenze', plz: '8010', ort: 'Graz', lat: 47.1, lng: 15.3599 },
  ])
  await matchEvents(server.ctx)
  const [mail, ...others] = await mailsIn(server.ctx.db)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Hinter der Grenze')
  expect(mail?.text).not.toContain('In Graz')
})

test('an agent that leaves a border out hears nothing from inside', async () => {
  await server.ctx.db.deleteFrom('search_agent').execute()
  await agent('ort=steiermark&ohne=musterberg')
  await importHomes(server.ctx, [
    { nr: 'B1', titel: 'Draußen', plz: '8010', ort: 'Graz', lat: 47.07, lng: 15.44 },
    { nr: 'B2', titel: 'Drinnen', plz: '8010', ort: 'Graz', lat: 47.1, lng: 15.35 },
  ])
  await matchEvents(server.ctx)
  const texts = (await mailsIn(server.ctx.db)).map(({ text }) => text).join()
  expect(texts).toContain('Draußen')
  expect(texts).not.toContain('Drinnen')
})

test('an agent for a border that nobody knows is refused', async () => {
  const form = {
    name: 'Anna',
    email: 'anna@example.org',
    criteria: 'ort=nirgendwo',
    frequency: 'instant',
    privacy: true,
  }
  expect((await call(server, 'POST', '/api/search-agents', form)).status).toBe(400)
})
