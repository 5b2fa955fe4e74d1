import { expect, test } from 'vitest'
import { hreflangOf, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { withoutGerman } from '../../src/server/pages.ts'

test.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/de?x=1', '/?x=1'],
  ['/de/immobilien?objektart=HAUS&seite=2', '/immobilien?objektart=HAUS&seite=2'],
  ['/de/hilfe/suche-zeichnen', '/hilfe/suche-zeichnen'],
])('%s is the German page without its prefix', (asked, answer) => {
  expect(withoutGerman(asked)).toBe(answer)
})

test.each(['/', '/gb/immobilien', '/deutschland', '/de-AT/immobilien', '/immobilien/de', '/DE/immobilien', ''])(
  '%s stays as it is',
  (asked) => {
    expect(withoutGerman(asked)).toBeNull()
  },
)

test.each(['/de//evil.example/x', '/de///evil.example', '/de/\\evil.example', '/de/\\/evil.example'])(
  '%s does not lead to another host',
  (asked) => {
    const answer = withoutGerman(asked) ?? ''
    expect(new URL(answer, 'https://klinke.example').origin).toBe('https://klinke.example')
    expect(answer).toMatch(/^\/[^/\\]/)
  },
)

test('alternates name the bare language, since no two of ours share one', () => {
  const codes = Object.keys(LANGUAGES) as Language[]
  const names = codes.map(hreflangOf)
  expect(names).toEqual(['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'pl', 'ru', 'tr', 'ar', 'fa', 'zh', 'ja'])
  expect(new Set(names).size).toBe(codes.length)
})
