import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListForm } from '../../src/pages/_list/typed-places.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('a form without JavaScript names places to search and to leave out', async () => {
  const sent = new URLSearchParams({ wo: 'Wien', wo_alt: '', ohne_wo: '10. Bezirk; 8010', ohne_wo_alt: '' })
  const { params, problems, isNowhere } = await readListForm(server.ctx, sent, 'de')
  expect(Object.fromEntries(params)).toEqual({ ort: 'wien', ohne: 'wien-10' })
  expect(problems).toEqual([{ field: 'ohne', code: 'word', params: { value: '8010' } }])
  expect(isNowhere).toBe(false)
})
