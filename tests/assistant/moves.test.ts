import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChatContext, type ChatEvent, type ChatMessage, chatEventSchema } from '../../src/domain/assistant/chat.ts'
import { carriedBy } from '../../src/server/assistant/conversation.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let first: number
let second: number
let project: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  await importHomes(server.ctx, [
    { nr: 'A', titel: 'Am Anfang', gesamtbelastung: 700 },
    { nr: 'B', titel: 'Am Bach', gesamtbelastung: 900 },
    { nr: 'P', titel: 'Top 1', projekt: 'park', vermarktungsart: 'KAUF', kaufpreis: 320_000 },
    ...[800, 1000, 1200].map((gesamtbelastung, at) => ({
      nr: `L${at}`,
      titel: `Linz ${at}`,
      gesamtbelastung,
      plz: '4020',
      ort: 'Linz',
    })),
  ])
  const homes = await server.ctx.db.selectFrom('property').select(['id', 'objekttitel']).execute()
  const idOf = (title: string) => Number(homes.find(({ objekttitel }) => objekttitel === title)?.id)
  ;[first, second] = [idOf('Am Anfang'), idOf('Am Bach')]
  const { id } = await server.ctx.db.selectFrom('project').select('id').executeTakeFirstOrThrow()
  project = Number(id)
  await server.ctx.db.updateTable('project').set({ titel: 'Wohnen am Park' }).execute()
})
afterAll(() => server.close())

type Done = Extract<ChatEvent, { type: 'done' }>
interface Answered {
  messages: ChatMessage[]
  text: string
  form: string | undefined
  done: Done
}

/** Says something on a page, in the conversation so far, as the browser sends it. */
async function say(content: string, context: ChatContext, before: readonly ChatMessage[] = []): Promise<Answered> {
  const asked: ChatMessage[] = [...before, { role: 'user', content }]
  const answer = await fetch(`${server.address}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ messages: asked, language: 'de', context }),
  })
  expect(answer.status).toBe(200)
  const events = (await answer.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => chatEventSchema.parse(JSON.parse(block.slice('data: '.length))))
  const done = events.at(-1)
  if (done?.type !== 'done') throw new Error(JSON.stringify(done))
  const { type: _, engine: __, ...carried } = done
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  const form = events.find((event) => event.type === 'form')?.url
  return { messages: [...asked, { role: 'assistant', content: text, ...carried }], text, form, done }
}

describe('on the page of another home', () => {
  test('a question, a form and a person are about the home on the screen', async () => {
    const { messages, done } = await say('Wie hoch ist die Kaution?', { property_id: first })
    expect(done).toMatchObject({ home: first, on: { property_id: first } })
    const question = await say('Wie hoch ist die Kaution?', { property_id: second }, messages)
    expect(question.text).toContain('Am Bach')
    expect(question.done.home).toBe(second)
    const { form } = await say('Ich möchte besichtigen', { property_id: second }, messages)
    expect(form).toContain(`/immobilien/${second}/`)
    const { text } = await say('Ich möchte mit einem Menschen reden', { property_id: second }, messages)
    expect(text).toContain('Am Bach')
  })

  test('it stays so when something else was said there first', async () => {
    const { messages } = await say('Wie hoch ist die Kaution?', { property_id: first })
    const hello = await say('Hallo', { property_id: second }, messages)
    const { text } = await say('Wie hoch ist die Kaution?', { property_id: second }, hello.messages)
    expect(text).toContain('Am Bach')
  })

  test('on one page the home that was spoken of last comes before that of the page', async () => {
    const list = await say('Wohnung in Linz mieten', { property_id: first })
    const shown = await say('Zeig mir die zweite', { property_id: first }, list.messages)
    const { done } = await say('Wie hoch ist die Kaution?', { property_id: first }, shown.messages)
    expect(done.home).toBe(list.done.shown?.[1])
  })

  test('what is asked on a page that shows no home is about the home that was spoken of', async () => {
    const { messages } = await say('Wie hoch ist die Kaution?', { property_id: first })
    const { text } = await say('Wie hoch ist die Kaution?', { criteria: 'ort=linz' }, messages)
    expect(text).toContain('Am Anfang')
  })

  test('a conversation from before answers tell the page goes on as it was', async () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'Wie hoch ist die Kaution?' },
      { role: 'assistant', content: '', home: first },
    ]
    expect((await say('Wie hoch ist die Kaution?', { property_id: second }, messages)).text).toContain('Am Anfang')
  })

  test('the page of a project answers before the homes of an earlier search', async () => {
    const list = await say('Wohnung in Linz mieten', {})
    const shown = await say('Zeig mir die zweite', {}, list.messages)
    const { text } = await say('Was kostet das?', { project_id: project }, shown.messages)
    expect(text).toContain('Wohnen am Park')
  })
})

describe('a search that is set on the page after an answer', () => {
  const agentOf = (url: string | undefined) => decodeURIComponent(url ?? '')

  test.each(['Hallo', 'Wohnung mieten'])('is the one that is saved and refined, after "%s"', async (opening) => {
    const { messages } = await say(opening, { criteria: 'ort=graz' })
    const { form } = await say('Speichere diese Suche', { criteria: 'ort=linz' }, messages)
    expect(agentOf(form)).toContain('linz')
    expect(agentOf(form)).not.toContain('graz')
    const { done } = await say('mit Balkon', { criteria: 'ort=linz' }, messages)
    expect(done.criteria).toBe('ort=linz&ausstattung=BALKON')
  })

  test('begins at its first page, and can be taken back', async () => {
    const { messages } = await say('Wohnung mieten', { criteria: 'ort=graz' })
    const more = await say('mehr', { criteria: 'ort=linz' }, messages)
    expect(more.done).toMatchObject({ criteria: 'ort=linz', page: 1 })
    const refined = await say('mit Balkon', { criteria: 'ort=linz' }, messages)
    const back = await say('rückgängig', { criteria: 'ort=linz' }, refined.messages)
    expect(back.done.criteria).toBe('ort=linz')
  })

  test('that is cleared is no longer the one of the page before', async () => {
    const { messages } = await say('Hallo', { criteria: 'ort=graz' })
    const { done } = await say('mit Balkon', { criteria: '' }, messages)
    expect(done.criteria).toBe('ausstattung=BALKON')
  })

  test('is not begun anew by its order of words, nor by a page without one, nor by returning to it', async () => {
    const list = 'ort=graz&vermarktungsart=MIETE'
    const { messages, done } = await say('mit Balkon', { criteria: list })
    const expected = 'vermarktungsart=MIETE&ort=graz&ausstattung=BALKON%2CLIFT'
    for (const context of [{ criteria: 'vermarktungsart=MIETE&ort=graz' }, {}, { property_id: first }])
      expect((await say('mit Lift', context, messages)).done.criteria).toBe(expected)
    const elsewhere = await say('Hallo', { property_id: first }, messages)
    expect((await say('mit Lift', { criteria: list }, elsewhere.messages)).done.criteria).toBe(expected)
    expect(done.on).toEqual({ criteria: list })
  })

  test('does not replace that of a conversation without the page of its answers, nor one begun again', async () => {
    const old: ChatMessage[] = [
      { role: 'user', content: 'Wohnung in Graz' },
      { role: 'assistant', content: '', criteria: 'ort=graz', shown: [first] },
    ]
    expect((await say('mit Lift', { criteria: 'ort=linz' }, old)).done.criteria).toBe('ort=graz&ausstattung=LIFT')
    const { messages } = await say('Hallo', { criteria: 'ort=graz' })
    const again = await say('Von vorne', { criteria: 'ort=graz' }, messages)
    const { done } = await say('mit Lift', { criteria: 'ort=graz' }, again.messages)
    expect(done.criteria).toBe('ausstattung=LIFT')
  })
})

test('what is read of the last answer is the same for the rules and for a model', () => {
  const messages: ChatMessage[] = [
    { role: 'user', content: 'Hallo' },
    { role: 'assistant', content: '', home: 1, criteria: 'ort=graz', on: { property_id: 1, criteria: 'ort=graz' } },
    { role: 'assistant', content: 'stopped' },
  ]
  expect(carriedBy(messages, { property_id: 2 })).toEqual({
    criteria: 'ort=graz',
    on: { property_id: 2, criteria: 'ort=graz' },
  })
})
