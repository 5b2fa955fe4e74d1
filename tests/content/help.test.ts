import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSAGE_MAX } from '../../src/domain/content/passage.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { readPassages } from '../../src/server/content/help.ts'
import { HelpIndex, termsOf } from '../../src/server/content/help-index.ts'
import { readFields, readSections } from '../../src/server/content/markdown.ts'
import { call, refusedFields } from '../support/call.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

interface Found {
  kind: string
  title: string
  heading: string | null
  passage: string
  url: string
  lang: string
}
async function find(q: string, lang: string, more = ''): Promise<Found[]> {
  const { status, body } = await call(server, 'GET', `/api/help?q=${encodeURIComponent(q)}&lang=${lang}${more}`)
  expect(status).toBe(200)
  return body.data as unknown as Found[]
}

describe('the text of a markdown file', () => {
  const source = `---
title: 'It''s "so"'
order: 2
---

Zuerst **fett**, dann [ein Link](/hilfe/karte) und {{email}}.

[[rechner:kredit]]

## Kosten

| Wort | Bedeutung |
|---|---|
| Kaution | Sicherheit, kommt zurück |

- eins
- \`zwei\`
`
  test('is plain text by headings, with the fields of its head', () => {
    expect(readFields(source)).toEqual({ title: 'It\'s "so"', order: '2' })
    expect(readSections(source, { email: 'a@b.at' }, 'de-AT')).toEqual([
      { heading: null, blocks: ['Zuerst fett, dann ein Link und a@b.at.'] },
      { heading: 'Kosten', blocks: ['Kaution: Sicherheit, kommt zurück', '– eins\n– zwei'] },
    ])
  })

  test('is the same from an editor on Windows', () => {
    const windows = `\uFEFF${source.replaceAll('\n', '\r\n')}`
    expect(readFields(windows)).toEqual(readFields(source))
    expect(readSections(windows, {}, 'de-AT')).toEqual(readSections(source, {}, 'de-AT'))
  })

  test('is read as YAML and markdown allow to write it', () => {
    const other = `---
title: "Ein \\"Wort\\": kurz" # für die Suche
description: >-
  Ein langer Text
  in zwei Zeilen
category: kosten # wie im Deutschen
---
## Kosten
Gleich *darunter* und _hier_, snake_case_name.
> Ein Zitat
## Ende
Schluss.
`
    expect(readFields(other)).toEqual({
      title: 'Ein "Wort": kurz',
      description: 'Ein langer Text in zwei Zeilen',
      category: 'kosten',
    })
    expect(readSections(other, {}, 'de-AT')).toEqual([
      { heading: 'Kosten', blocks: ['Gleich darunter und hier, snake_case_name.\nEin Zitat'] },
      { heading: 'Ende', blocks: ['Schluss.'] },
    ])
  })

  test('has no marks of markdown left, in any text of any language', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const passages = await readPassages(server.ctx.config, language)
      expect(passages.length, language).toBeGreaterThan(100)
      for (const { page, title, heading, text } of passages) {
        expect(text.length, page).toBeLessThanOrEqual(PASSAGE_MAX)
        expect(`${title}${heading ?? ''}${text}`, page).not.toMatch(/\*\*|\[\[|\]\(|\{\{|`|^#|\|/m)
        expect(title.length, page).toBeGreaterThan(3)
      }
    }
  })

  test('is found of every file', async () => {
    const pages = new Set((await readPassages(server.ctx.config, 'de')).map(({ page }) => page))
    const files = ['help', 'faq', 'blog'].flatMap((kind) => readdirSync(`src/content/${kind}/de`))
    expect(pages.size).toBe(files.length)
  })
})

test('words are cut as each script writes them', () => {
  expect(termsOf('Die Kaution, 3.500 €')).toEqual(['die', 'kaution', '3', '500'])
  expect(termsOf('什么是押金')).toEqual(['什么', '么是', '是押', '押金'])
  expect(termsOf('敷金とは')).toEqual(['敷金', '金と'])
  expect(termsOf('والتأمين')).toEqual(termsOf('تأمين'))
})

/** A question, and the page that has to be the first answer. */
const QUESTIONS: Record<Language, readonly [string, string][]> = {
  de: [
    ['Was ist eine Kaution?', '/faq/mieten#kaution-hoehe'],
    ['Was bedeutet HWB?', '/faq/suchen#energieausweis-anzeige'],
    ['Wie zeichne ich ein Gebiet?', '/faq/suchen#gebiet-zeichnen'],
    ['Was ist das Bestellerprinzip?', '/blog/bestellerprinzip'],
    ['Ablöse', '/faq/mieten#abloese-erlaubt'],
  ],
  gb: [
    ['How do I draw an area?', '/gb/faq/suchen#gebiet-zeichnen'],
    ['Can I delete my account?', '/gb/faq/konto#konto-loeschen'],
    ['What does HWB mean?', '/gb/blog/energieausweis-lesen'],
  ],
  fr: [['dépôt de garantie', '/fr/faq/mieten#kaution-hoehe']],
  it: [['Che cos’è la cauzione?', '/it/faq/mieten#kaution-hoehe']],
  es: [['¿Qué es la fianza?', '/es/faq/mieten#kaution-hoehe']],
  pt: [['O que é a caução?', '/pt/faq/mieten#kaution-hoehe']],
  nl: [['Wat is een waarborgsom?', '/nl/faq/mieten#kaution-hoehe']],
  se: [['Hur ritar jag ett område?', '/se/faq/suchen#gebiet-zeichnen']],
  pl: [['Co to jest kaucja?', '/pl/faq/mieten#kaution-hoehe']],
  ru: [['Что такое залог?', '/ru/faq/mieten#kaution-hoehe']],
  tr: [['Depozito nedir?', '/tr/faq/mieten#kaution-hoehe']],
  sa: [
    ['ما هو التأمين؟', '/sa/faq/mieten#kaution-hoehe'],
    ['كيف أرسم منطقة على الخريطة؟', '/sa/faq/suchen#gebiet-zeichnen'],
  ],
  ir: [['ودیعه چیست؟', '/ir/faq/mieten#kaution-hoehe']],
  cn: [
    ['什么是押金？', '/cn/faq/mieten#kaution-hoehe'],
    ['怎样在地图上画区域', '/cn/faq/suchen#gebiet-zeichnen'],
  ],
  jp: [
    ['敷金とは何ですか', '/jp/faq/mieten#kaution-hoehe'],
    ['パスワードを忘れた', '/jp/hilfe/konto-und-anmeldung'],
  ],
}

test.each(Object.entries(QUESTIONS))('a question in %s finds its page', async (language, questions) => {
  for (const [question, page] of questions) {
    const [first] = await find(question, language)
    expect(first?.url, question).toBe(page)
    expect(first?.passage.length, question).toBeGreaterThan(20)
  }
})

test('what nobody has translated is found in German, and says so', async () => {
  const [first] = await find('Bestellerprinzip', 'fr')
  expect(first).toMatchObject({ kind: 'blog', url: '/fr/blog/bestellerprinzip', lang: 'de-AT' })
  const [translated] = await find('dépôt de garantie', 'fr')
  expect(translated).toMatchObject({ kind: 'faq', lang: 'fr-FR' })
})

test('each page is named once, and no more pages than asked for', async () => {
  const found = await find('Kosten beim Kauf einer Wohnung', 'de', '&limit=5')
  expect(found).toHaveLength(5)
  expect(new Set(found.map(({ url }) => url)).size).toBe(5)
})

test('words that every text has find nothing, and neither do unknown ones', async () => {
  expect(await find('xyzzy plugh', 'de')).toEqual([])
  const animals = ['Hund', 'Maus', 'Igel', 'Fisch', 'Vogel', 'Katze']
  const index = new HelpIndex(
    animals.map((animal) => ({ page: animal, title: 'Was ist das?', heading: null, text: `Das ist die ${animal}.` })),
  )
  expect(index.find('Was ist das', 3)).toEqual([])
  expect(index.find('Was ist die Katze?', 3).map(({ page }) => page)).toEqual(['Katze'])
})

test('what only the title of a page says is answered from its beginning', () => {
  const title = 'Wie hoch darf die Kaution sein?'
  const texts = [
    'Drei Mieten sind üblich, und nach der Rechtsprechung bis zu sechs zulässig.',
    'Machen Sie ein Protokoll.',
  ]
  const index = new HelpIndex([
    ...texts.map((text) => ({ page: 'kaution', title, heading: null, text })),
    ...['Hund', 'Maus', 'Igel'].map((page) => ({ page, title: page, heading: null, text: `Der ${page} wohnt hier.` })),
  ])
  expect(index.find('Kaution', 1).map(({ text }) => text)).toEqual([texts[0]])
  expect(index.find('Protokoll', 1).map(({ text }) => text)).toEqual([texts[1]])
})

test('a question is needed, of a length', async () => {
  expect(refusedFields(await call(server, 'GET', '/api/help?q=%20'))).toHaveProperty('q')
  expect(refusedFields(await call(server, 'GET', `/api/help?q=${'x'.repeat(301)}`))).toHaveProperty('q')
})
