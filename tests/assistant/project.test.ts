import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOME_TOPICS } from '../../src/domain/assistant/acts.ts'
import { type ChatEvent, chatEventSchema } from '../../src/domain/assistant/chat.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { completionText } from '../../src/words/project.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const UNKNOWN = 987_654_321

let server: TestServer
let park: number
let single: number
/** The units of the large project, in the order of its page. */
let units: number[]

const idOf = async (name: string): Promise<number> => {
  const { id } = await server.ctx.db
    .selectFrom('project')
    .select('id')
    .where('gruppen_kennung', '=', name)
    .executeTakeFirstOrThrow()
  return Number(id)
}

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  const unit = { projekt: 'park', vermarktungsart: 'KAUF' as const, zimmer: 3, strasse: 'Geheimgasse 7' }
  await importHomes(server.ctx, [
    ...[320_000, 350_000, 410_000, 480_000].map((kaufpreis, at) => ({
      ...unit,
      nr: `P${at}`,
      titel: `Top ${at + 1}`,
      kaufpreis,
      wohnflaeche: 48 + at * 20,
      adresse_freigeben: false,
    })),
    { nr: 'S', projekt: 'single', gesamtbelastung: 671.6, wohnflaeche: 60, titel: 'Allein' },
  ])
  ;[park, single] = [await idOf('park'), await idOf('single')]
  await server.ctx.db
    .updateTable('project')
    .set({ titel: 'Wohnen am Park', fertigstellung: 'Herbst 2027' })
    .where('id', '=', park)
    .execute()
  const { data } = (await (await fetch(`${server.address}/api/projects/${park}`)).json()) as {
    data: { einheiten: { id: number }[] }
  }
  units = data.einheiten.map(({ id }) => id)
})
afterAll(() => server.close())

type Sent = { role: 'user' | 'assistant'; content: string; shown?: number[]; home?: number; asked?: string }

/** What the assistant says on the page of a project, over HTTP. */
async function say(content: string, { on = park, language = 'de', before = [] as Sent[] } = {}) {
  const answer = await fetch(`${server.address}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ messages: [...before, { role: 'user', content }], language, context: { project_id: on } }),
  })
  expect(answer.status).toBe(200)
  const events = (await answer.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => chatEventSchema.parse(JSON.parse(block.slice('data: '.length))))
  const of = <T extends ChatEvent['type']>(type: T) =>
    events.filter((event): event is Extract<ChatEvent, { type: T }> => event.type === type)
  return {
    lines: of('text')
      .map(({ text }) => text)
      .join('')
      .split('\n'),
    ids: of('cards').flatMap(({ ids }) => ids),
    links: of('links').flatMap(({ links }) => links),
    suggestions: of('suggestions').flatMap(({ suggestions }) => suggestions),
    done: of('done')[0],
  }
}

describe('on the page of a project, before its homes were shown', () => {
  test.each([
    ['Was kostet das?', 'ab 320.000\u00a0€'],
    ['Wie groß ist die Wohnung?', '48\u00a0m² bis 108\u00a0m²'],
    ['Wo ist das genau?', '8010 Graz'],
    ['Ab wann ist sie frei?', 'Fertigstellung: Herbst 2027'],
    ['Von wem ist das?', 'Makler Muster'],
  ])('"%s" is answered from the project', async (question, line) => {
    const { lines } = await say(question)
    expect(lines[0]).toBe('Wohnen am Park')
    expect(lines[1]?.replace(/\s/g, ' ')).toBe(line.replace(/\s/g, ' '))
  })

  test('its first homes are shown, its page is linked by its name, and one of them is asked for', async () => {
    const { lines, ids, links, suggestions, done } = await say('Was kostet das?')
    expect(ids).toEqual(units.slice(0, 3))
    expect(lines.at(-1)).toMatch(/^Welche Immobilie meinen Sie\?/)
    expect(suggestions).toEqual(['Die erste', 'Die zweite'])
    expect(links[0]).toEqual({ label: 'Wohnen am Park', url: `/projekte/${park}` })
    expect(done).toMatchObject({ shown: ids, asked: 'ask preis' })
  })

  test('the answer to "which one" is that home, with what was asked', async () => {
    const { lines, ids, done } = await say('Was kostet das?')
    const before: Sent[] = [
      { role: 'user', content: 'Was kostet das?' },
      { role: 'assistant', content: lines.join('\n'), shown: ids, ...(done?.asked && { asked: done.asked }) },
    ]
    const second = await say('Die zweite', { before })
    expect(second.done?.home).toBe(units[1])
    expect(second.lines.join('\n')).toContain('350.000')
  })

  test('a topic that only its homes know tells nothing of the project, and asks for the home', async () => {
    const { lines, ids } = await say('Sind Hunde erlaubt?')
    expect(lines).toEqual(['Wohnen am Park', expect.stringMatching(/^Welche Immobilie/)])
    expect(ids).toHaveLength(3)
  })

  test('no question tells an address that is kept back', async () => {
    for (const question of ['Wo ist das genau?', 'Erzähl mir mehr', 'Was kostet das?'])
      expect(JSON.stringify(await say(question))).not.toContain('Geheimgasse')
  })

  test('a project with one home shows it and asks nothing', async () => {
    const { lines, ids, suggestions } = await say('Was kostet das?', { on: single })
    expect(ids).toHaveLength(1)
    expect(lines.join(' ').replace(/\s/g, ' ')).toContain('ab 671,60 € pro Monat')
    expect(lines.join(' ')).not.toContain('Welche Immobilie')
    expect(suggestions).toEqual([])
  })

  test('a project that is not there, or not any more, is no fault: the home is asked for', async () => {
    await importHomes(server.ctx, [{ nr: 'Z', projekt: 'gone', titel: 'Bald weg' }])
    const gone = await idOf('gone')
    expect((await say('Was kostet das?', { on: gone })).lines[0]).not.toMatch(/^Welche/)
    await importHomes(server.ctx, [{ nr: 'Z', aktion: 'DELETE' }])
    for (const on of [UNKNOWN, gone]) {
      const { lines, ids, done } = await say('Was kostet das?', { on })
      expect(lines).toEqual([expect.stringMatching(/^(?:Welche|Von welcher) /)])
      expect([ids, done?.shown ?? []]).toEqual([[], []])
    }
  })

  test('once homes were shown, a question is about them and not about the project', async () => {
    const before: Sent[] = [
      { role: 'user', content: 'Was kostet das?' },
      { role: 'assistant', content: 'Wohnen am Park', shown: units.slice(0, 3) },
    ]
    const { lines } = await say('Was kostet das?', { before })
    expect(lines[0]).not.toBe('Wohnen am Park')
  })
})

/** "What does it cost?" and "When is it free?" */
const QUESTIONS: Readonly<Record<Language, readonly [string, string]>> = {
  de: ['Was kostet das?', 'Ab wann ist das frei?'],
  gb: ['How much is it?', 'When is it available?'],
  fr: ['Combien ça coûte ?', "C'est libre à partir de quand ?"],
  it: ['Quanto costa?', 'Da quando è libero?'],
  es: ['¿Cuánto cuesta?', '¿Desde cuándo está disponible?'],
  pt: ['Quanto custa?', 'A partir de quando está disponível?'],
  nl: ['Wat kost het?', 'Vanaf wanneer is het beschikbaar?'],
  se: ['Vad kostar den?', 'När är den ledig?'],
  pl: ['Ile to kosztuje?', 'Od kiedy jest wolne?'],
  ru: ['Сколько это стоит?', 'Когда освободится?'],
  tr: ['Fiyatı ne kadar?', 'Ne zaman boşalıyor?'],
  sa: ['كم السعر؟', 'متى تكون متاحة؟'],
  ir: ['قیمتش چقدره؟', 'از کی خالیه؟'],
  cn: ['这套多少钱？', '什么时候可以入住？'],
  jp: ['いくらですか？', 'いつから入居できますか？'],
}

test.each(Object.keys(LANGUAGES) as Language[])('in %s the price and the completion are told', async (language) => {
  const t = translator(language)
  const [price, free] = QUESTIONS[language]
  const one = await say(price, { language })
  expect([one.lines[0], one.ids.length]).toEqual(['Wohnen am Park', 3])
  expect(one.lines[1]).toMatch(/320|۳۲۰|٣٢٠|32/)
  expect(one.suggestions).toEqual([t('assistant.say.first'), t('assistant.say.second')])
  const other = await say(free, { language })
  expect(other.lines[1]).toBe(
    t('text.labelled', {
      label: t('project.completion'),
      value: completionText('Herbst 2027', t, LANGUAGES[language].tag),
    }),
  )
})

test.each(Object.keys(LANGUAGES) as Language[])('in %s the ways to begin lead to its homes', async (language) => {
  const t = translator(language)
  for (const nr of [1, 2, 3] as const) {
    const { ids } = await say(t(`chat.start.detail_${nr}`), { language })
    expect(ids, t(`chat.start.detail_${nr}`)).toEqual(units.slice(0, 3))
  }
})

test('the topics that a project answers are topics of homes', () => {
  for (const topic of ['preis', 'flaeche', 'verfuegbar', 'baujahr', 'adresse', 'anbieter'])
    expect(HOME_TOPICS).toContain(topic)
})
