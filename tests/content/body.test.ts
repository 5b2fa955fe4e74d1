import { describe, expect, test } from 'vitest'
import { bodyParts, bodyText } from '../../src/components/content/body.ts'
import { readingMinutes } from '../../src/domain/content/reading-time.ts'

const values = { name: { text: 'Haus & Hof' }, phone: { text: '+43 1 23', href: 'tel:+43123' } }
const parts = (html: string, language: 'de' | 'sa' = 'de') => bodyParts(html, { language, values, file: 'faq/de/x.md' })
const html = (text: string, language: 'de' | 'sa' = 'de') =>
  parts(text, language)
    .map((part) => ('html' in part ? part.html : ''))
    .join('')

describe("an editor's text", () => {
  test('gets its placeholders, safe in HTML and isolated from text that runs the other way', () => {
    expect(html('<p>{{name}}</p>')).toBe('<p><bdi>Haus &amp; Hof</bdi></p>')
    expect(html('<p>{{ phone }}</p>')).toBe('<p><a href="tel:+43123" dir="ltr">+43 1 23</a></p>')
  })

  test('gets them in addresses too, where markdown has encoded the braces', () => {
    expect(html('<a href="tel:%7B%7Bphone%7D%7D">{{phone}}</a>')).toBe('<a href="tel:+43 1 23"><bdi>+43 1 23</bdi></a>')
  })

  test('keeps links in the language of the page, but not files and foreign addresses', () => {
    expect(html('<a href="/hilfe/karte">x</a>', 'sa')).toBe('<a href="/sa/hilfe/karte">x</a>')
    expect(html('<a href="/hilfe">x</a>')).toBe('<a href="/hilfe">x</a>')
    for (const link of ['<a href="https://a.at/b">x</a>', '<a href="/media/a">x</a>', '<a href="/muster.pdf">x</a>']) {
      expect(html(link, 'sa')).toBe(link)
    }
  })

  test('is parted where a calculator stands', () => {
    expect(parts('<p>a</p><p>[[rechner:kredit]]</p><p>b</p>')).toEqual([
      { html: '<p>a</p>' },
      { calculator: 'kredit' },
      { html: '<p>b</p>' },
    ])
  })

  test('with an unknown placeholder or calculator is refused, with file and word', () => {
    expect(() => parts('<p>{{fax}}</p>')).toThrow('faq/de/x.md: there is no {{fax}}')
    expect(() => parts('<p>{{constructor}}</p>')).toThrow('{{constructor}}')
    expect(() => parts('<p>[[rechner:miete]]</p>')).toThrow('faq/de/x.md: there is no calculator "miete"')
    expect(() => parts('<p>Hier: [[rechner:kredit]]</p>')).toThrow('faq/de/x.md: [[rechner:kredit]]')
  })

  test('with a table without a head has row heads instead', () => {
    const table =
      '<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td>Firma</td><td>x</td></tr></tbody></table>'
    expect(html(table)).toBe('<table><tbody><tr><th scope="row">Firma</th><td>x</td></tr></tbody></table>')
    const headed = '<table><thead><tr><th>Was</th><th></th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>'
    expect(html(headed)).toBe(headed)
  })

  test('as plain answer keeps its paragraphs and loses links and calculators', () => {
    const text = bodyText('<p>a <a href="/b">c</a></p><p>[[rechner:kredit]]</p>', { language: 'de', values, file: 'x' })
    expect(text).toBe('<p>a c</p>')
  })
})

test('the time to read a text counts words, signs where there are no words, and is never none', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('Wort '.repeat(1000))).toBe(5)
  expect(readingMinutes('房'.repeat(900))).toBe(2)
})
