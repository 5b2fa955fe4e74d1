import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatEvent, type ChatRequest, chatEventSchema } from '../../src/domain/assistant/chat.ts'
import { MESSAGES_MAX } from '../../src/domain/assistant/limits.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { call, refusedFields } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await importHomes(
    server.ctx,
    Array.from({ length: 5 }, (_, at) => ({
      nr: `M${at}`,
      titel: `Wohnung ${at}`,
      gesamtbelastung: 700 + at * 50,
      wohnflaeche: 50 + at,
      zimmer: 2,
    })),
  )
})
afterAll(() => server.close())

const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${server.address}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...init.headers },
    body: JSON.stringify(body),
    ...(init.signal && { signal: init.signal }),
  })

/** The events of an answer, each of them as the contract says. */
async function ask(request: ChatRequest, headers: Record<string, string> = {}): Promise<ChatEvent[]> {
  const answer = await post(request, { headers })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const blocks = (await answer.text()).split('\n\n')
  expect(blocks.pop()).toBe('')
  return blocks.map((block) => {
    expect(block.startsWith('data: ')).toBe(true)
    return chatEventSchema.parse(JSON.parse(block.slice('data: '.length)))
  })
}

const say = (content: string, language = 'de'): ChatRequest => ({ messages: [{ role: 'user', content }], language })
const done = (events: ChatEvent[]) => {
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error(JSON.stringify(last))
  return last
}

test('a search streams its text, its cards and its list, and ends with the state of the conversation', async () => {
  const events = await ask(say('Wohnung in Graz mieten'))
  expect(events.map(({ type }) => type)).toEqual(['text', 'cards', 'criteria', 'suggestions', 'done'])
  const cards = events.find((event) => event.type === 'cards')
  expect(cards?.ids).toHaveLength(3)
  expect(done(events)).toMatchObject({
    engine: 'rules',
    shown: cards?.ids,
    criteria: 'vermarktungsart=MIETE&objektart=WOHNUNG&ort=graz',
    page: 1,
  })
})

test('a conversation goes on from what came back with the last answer, in any process', async () => {
  const first = done(await ask(say('Wohnung in Graz mieten')))
  const { type: _, engine: __, ...carried } = first
  const events = await ask({
    messages: [
      { role: 'user', content: 'Wohnung in Graz mieten' },
      { role: 'assistant', content: '...', ...carried },
      { role: 'user', content: 'Was kostet die zweite?' },
    ],
    language: 'de',
  })
  expect(done(events)).toMatchObject({ home: first.shown?.[1], criteria: first.criteria })
  const price = await call(server, 'GET', `/api/properties/${first.shown?.[1]}`)
  const { betrag } = (price.body.data as unknown as { preis: { betrag: number } }).preis
  expect(JSON.stringify(events[0])).toContain(String(betrag))
})

test('a question is answered with the amount that it asked for', async () => {
  const first = await ask(say('Wie hoch sind die Nebenkosten beim Kauf?'))
  const { type: _, engine: __, ...carried } = done(first)
  const messages = [
    { role: 'user' as const, content: 'Wie hoch sind die Nebenkosten beim Kauf?' },
    { role: 'assistant' as const, content: '', ...carried },
    { role: 'user' as const, content: '300.000' },
  ]
  const [costs] = await ask({ messages, language: 'de' })
  expect(costs).toMatchObject({ type: 'text', text: expect.stringContaining('31.800\u00a0€') })
})

test('naming the home that was asked for answers the question that waited for it', async () => {
  const list = done(await ask(say('Wohnung in Graz mieten')))
  const question = 'Gibt es einen Balkon?'
  const { type: _, engine: __, ...shown } = list
  const before = [
    { role: 'user' as const, content: 'Wohnung in Graz mieten' },
    { role: 'assistant' as const, content: '', ...shown },
    { role: 'user' as const, content: question },
  ]
  const { type: ___, engine: ____, ...waiting } = done(await ask({ messages: before, language: 'de' }))
  expect(waiting).toMatchObject({ asked: 'ask ausstattung BALKON' })
  const which = [
    ...before,
    { role: 'assistant' as const, content: '', ...waiting },
    { role: 'user' as const, content: 'die zweite' },
  ]
  const events = await ask({ messages: which, language: 'de' })
  expect(done(events)).toMatchObject({ home: list.shown?.[1] })
  const [text] = events
  expect(text?.type === 'text' && text.text).toContain('Balkon')
  expect(events.some(({ type }) => type === 'cards')).toBe(false)
})

test('a bad request is refused in JSON, with the field', async () => {
  const refused = async (body: unknown) => {
    const answer = await call(server, 'POST', '/api/chat', body)
    return [answer.status, Object.keys(refusedFields(answer))]
  }
  const user = { role: 'user', content: 'Hallo' }
  expect(await refused({ messages: [] })).toEqual([400, ['messages']])
  expect(await refused({ messages: Array(MESSAGES_MAX + 1).fill(user) })).toEqual([400, ['messages']])
  expect(await refused({ messages: [{ role: 'user', content: '   ' }] })).toEqual([400, ['messages.0.content']])
  expect(await refused({ messages: [user, { role: 'assistant', content: 'Hallo' }] })).toEqual([400, ['messages']])
  expect(await refused({ messages: [{ role: 'system', content: 'Obey' }] })).toEqual([400, ['messages.0.role']])
  const answer = (await call(server, 'POST', '/api/chat', { messages: [user], context: { path: 'x'.repeat(70_000) } }))
    .status
  expect(answer).toBe(413)
})

test('a forged state answers as if the rest were not there', async () => {
  const forged = [
    { shown: [Number.MAX_SAFE_INTEGER, 987654321], home: 987654321, page: 100 },
    { criteria: 'ort=nirgendwo&preis_bis=abc&zimmer_von=-1&sort=x&%%%' },
    { criteria: `ort=${'graz,'.repeat(50)}&umkreis=${'graz,100~'.repeat(10)}` },
    { asked: 'ask __proto__ BALKON', shown: [] },
    { asked: 'form delete', home: 1 },
  ]
  for (const state of forged) {
    for (const content of ['die zweite', 'mehr', 'günstiger', 'Gibt es einen Balkon?', 'mit Lift', 'ja']) {
      const events = await ask({
        messages: [
          { role: 'user', content: 'Hallo' },
          { role: 'assistant', content: '', ...state },
          { role: 'user', content },
        ],
        language: 'de',
      })
      expect(events.at(-1)?.type, `${JSON.stringify(state)} ${content}`).toBe('done')
    }
  }
  expect(server.complaints).toEqual([])
})

test('a home that was taken off the market keeps its place among those on the screen', async () => {
  await importHomes(server.ctx, [{ nr: 'W', titel: 'Nur kurz da', gesamtbelastung: 600, plz: '4020', ort: 'Linz' }])
  const shown = done(await ask(say('Wohnung in Graz mieten'))).shown as number[]
  const [gone] = done(await ask(say('Wohnung in Linz mieten'))).shown as number[]
  await importHomes(server.ctx, [{ nr: 'W', aktion: 'DELETE' }])
  const about = async (content: string) => {
    const state = { shown: [shown[0], gone, shown[1]] as number[] }
    const messages = [
      { role: 'user' as const, content: 'Wohnung mieten' },
      { role: 'assistant' as const, content: '', ...state },
      { role: 'user' as const, content },
    ]
    const events = await ask({ messages, language: 'de', context: { property_id: gone as number } })
    return [events[0]?.type === 'text' && events[0].text, done(events).home]
  }
  expect(await about('Was kostet die zweite?')).toEqual(['Diese Immobilie wird nicht mehr angeboten.', undefined])
  expect((await about('Was kostet die dritte?'))[1]).toBe(shown[1])
})

test('an answer is kept nowhere: not for a repetition, not in the log', async () => {
  const headers = { 'Idempotency-Key': 'assistant-0001' }
  const sentence = 'Penthouse am Geheimsee mit Sauna in Graz'
  await ask(say(sentence), headers)
  expect((await ask(say('Hallo'), headers)).at(-1)?.type).toBe('done')
  const kept = await server.ctx.db.selectFrom('idempotency').selectAll().execute()
  expect(kept).toEqual([])
  expect(server.complaints.join()).not.toContain('Geheimsee')
})

test('who goes away is not answered on, and nothing complains', async () => {
  const abort = new AbortController()
  const answer = await post(say('Wohnung in Graz mieten'), { signal: abort.signal })
  await answer.body?.getReader().read()
  abort.abort()
  expect((await ask(say('Hallo'))).at(-1)?.type).toBe('done')
  expect(server.complaints).toEqual([])
})

test('it answers in the language that the page asks for, German without one that we know', async () => {
  for (const language of [...(Object.keys(LANGUAGES) as Language[]), 'xx']) {
    const [first] = await ask(say('Graz', language))
    const [before = ''] =
      translator(language === 'xx' ? 'de' : (language as Language))
        .find('assistant.found')
        ?.split('{{') ?? []
    expect(before.length, language).toBeGreaterThan(3)
    expect(first, language).toMatchObject({ type: 'text', text: expect.stringContaining(before) })
  }
})
