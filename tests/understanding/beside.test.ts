import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSentence } from '../../src/pages/_understanding/open.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const besideOf = async (frage: string, filters: string) => {
  const locals = { ctx: server.ctx, language: 'de' } as unknown as App.Locals
  const { beside } = await openSentence(locals, new URLSearchParams(`${filters}&${new URLSearchParams({ frage })}`))
  return Object.fromEntries(beside)
}

test('a sentence keeps the filters beside it for the next one, but for those that it states itself', async () => {
  expect(await besideOf('Wohnung bis 300000', 'preis_bis=300000&ausstattung=BALKON')).toEqual({ ausstattung: 'BALKON' })
  expect(await besideOf('xyzzy', 'preis_bis=300000&ort=graz')).toEqual({ preis_bis: '300000', ort: 'graz' })
})
