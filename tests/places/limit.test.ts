import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaces } from '../../src/domain/places/operations.ts'
import { mayTake } from '../../src/server/http/limits/rate.ts'
import { call } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('texts with places are read so many times a minute, and suggestions go on', async () => {
  const read = () => call(server, 'GET', '/api/places/read?q=Graz')
  expect((await read()).status).toBe(200)
  // Both spellings of this machine's own address.
  for (const who of ['127.0.0.1', '0:0:0:0'])
    for (let time = 0; time < readPlaces.limit.max; time++) await mayTake(server.ctx, readPlaces.limit, who)
  const refused = await read()
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.exceeded'])
  expect((await call(server, 'GET', '/api/places?q=Graz')).status).toBe(200)
})
