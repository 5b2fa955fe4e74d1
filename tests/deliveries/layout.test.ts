import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Block } from '../../src/server/deliveries/mail/blocks.ts'
import { layoutMail, siteUrl } from '../../src/server/deliveries/mail/layout.ts'

const config = readConfig({ SITE_URL: 'https://klinke.example' })
const EVIL = '"><script>alert(1)</script>\'&'

const blocks: Block[] = [
  { kind: 'heading', text: 'Neu für Sie' },
  { kind: 'text', text: 'Zeile eins\nZeile zwei' },
  { kind: 'quote', text: 'Guten Tag\nist sie noch frei?' },
  { kind: 'facts', rows: [['Ort', 'Graz']] },
  {
    kind: 'property',
    title: 'Altbau am Lendplatz',
    url: 'https://klinke.example/immobilien/7/altbau',
    price: '€ 1.100 im Monat',
    facts: ['84,6 m²', '3 Zimmer'],
    badge: 'Reduziert',
    picture: { url: 'https://klinke.example/media/x/640.webp', alt: 'Wohnzimmer' },
  },
  { kind: 'button', label: 'Ansehen', url: 'https://klinke.example/a?b=1&c=2' },
]

test('both bodies come from the same blocks', () => {
  const { html, text } = layoutMail(config, { language: 'de', preview: 'Neu', blocks, reason: 'Weil Sie es wollten.' })
  for (const word of [
    'Neu für Sie',
    'Graz',
    'Altbau am Lendplatz',
    '€ 1.100 im Monat',
    '84,6 m²',
    'Reduziert',
    'Ansehen',
  ]) {
    expect(html).toContain(word)
    expect(text).toContain(word)
  }
  expect(text).toContain('https://klinke.example/a?b=1&c=2')
  expect(html).toContain('https://klinke.example/a?b=1&amp;c=2')
  expect(html).toContain('Zeile eins<br>Zeile zwei')
  expect(text).toContain('> Guten Tag\n> ist sie noch frei?')
  expect(html).toContain('alt="Wohnzimmer"')
  for (const body of [html, text]) {
    expect(body).toContain('https://klinke.example/impressum')
    expect(body).toContain('Weil Sie es wollten.')
  }
})

test('nothing that people write becomes markup', () => {
  const evil: Block[] = [
    { kind: 'heading', text: EVIL },
    { kind: 'text', text: EVIL },
    { kind: 'quote', text: EVIL },
    { kind: 'button', label: EVIL, url: EVIL },
    { kind: 'link', label: EVIL, url: EVIL },
    { kind: 'facts', rows: [[EVIL, EVIL]] },
    {
      kind: 'property',
      title: EVIL,
      url: EVIL,
      price: EVIL,
      facts: [EVIL],
      badge: EVIL,
      picture: { url: EVIL, alt: EVIL },
    },
  ]
  const { html } = layoutMail(config, {
    language: 'de',
    preview: EVIL,
    blocks: evil,
    reason: EVIL,
    links: [{ label: EVIL, url: EVIL }],
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"">')
})

test.each(Object.keys(LANGUAGES) as Language[])('%s: language, direction, words and links of its own', (language) => {
  const { html, text } = layoutMail(config, { language, preview: '', blocks: [] })
  const { tag, dir } = LANGUAGES[language]
  expect(html).toContain(`<html lang="${tag}" dir="${dir}">`)
  expect(text).toContain(siteUrl(config, language, '/impressum'))
  expect(html).not.toMatch(/\b(frame|mail|site)\.[a-z_]+/)
  if (language !== 'de') expect(html).not.toContain('Datenschutz')
})

test('no script, no form, no picture that counts readers', () => {
  const { html } = layoutMail(config, {
    language: 'de',
    preview: '',
    blocks: blocks.filter(({ kind }) => kind !== 'property'),
  })
  expect(html).not.toMatch(/<(script|form|img|iframe|link)\b/)
})

test('words of people in another direction stand on the side of the mail', () => {
  const { html } = layoutMail(config, {
    language: 'sa',
    preview: '',
    blocks: [
      { kind: 'quote', text: 'Guten Tag' },
      { kind: 'facts', rows: [['x', 'Graz']] },
    ],
  })
  expect(html).toContain('<bdi>Guten Tag</bdi>')
  expect(html).toContain('<bdi>Graz</bdi>')
  expect(html).not.toContain('dir="auto"')
})
