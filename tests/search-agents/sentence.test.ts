import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentenceIn, withSentence } from '../../src/domain/search-agents/sentence.ts'
import { digestMail } from '../../src/server/search-agents/mails.ts'
import { call } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())

const SENTENCE = '3 Zimmer mit Balkon in Graz, maximal 900 warm'
const rowOf = (email: string) =>
  server.ctx.db.selectFrom('search_agent').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const create = (email: string, criteria: string) =>
  call(server, 'POST', '/api/search-agents', { name: 'Anna Huber', email, criteria, privacy: true })

test('an agent keeps the sentence that its search was made of, and is named by it', async () => {
  const answer: Record<string, unknown> = (await call(server, 'POST', '/api/search/interpret', { query: SENTENCE }))
    .body
  const criteria = withSentence(String(answer.url).split('?')[1] ?? '', ` ${SENTENCE} `)
  expect((await create('satz@example.org', `${criteria}&seite=3`)).status).toBe(200)
  const row = await rowOf('satz@example.org')
  expect(sentenceIn(row.criteria)).toBe(SENTENCE)
  expect(Object.fromEntries(new URLSearchParams(row.criteria))).toEqual({
    vermarktungsart: 'MIETE',
    ort: 'graz',
    preis_bis: '900',
    zimmer_von: '3',
    ausstattung: 'BALKON',
    frage: SENTENCE,
  })
  const mail = digestMail(server.ctx.config, row, [], 1, 1)
  expect(mail.blocks).toContainEqual(expect.objectContaining({ kind: 'link', label: `Zur Suche: ${SENTENCE}` }))
})

test('another sentence replaces search and name; filters alone take the name away', async () => {
  await create('neu@example.org', withSentence('ort=graz', 'in Graz'))
  const { token } = await rowOf('neu@example.org')
  const path = `/api/search-agents/${token}`
  await call(server, 'PATCH', path, { criteria: withSentence('ort=linz&objektart=HAUS', 'Haus in Linz') })
  expect(sentenceIn((await rowOf('neu@example.org')).criteria)).toBe('Haus in Linz')
  await call(server, 'PATCH', path, { criteria: 'ort=linz' })
  expect((await rowOf('neu@example.org')).criteria).toBe('ort=linz')
})

test('a sentence is cut at its maximum, and an empty one names nothing', () => {
  expect(sentenceIn(withSentence('ort=graz', 'x'.repeat(3000)))).toHaveLength(2000)
  expect(withSentence('ort=graz&frage=alt', '  ')).toBe('ort=graz')
})
