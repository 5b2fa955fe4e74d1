import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '../../src/domain/own-path.ts'
import { hreflangOf, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { properAddress } from '../../src/server/pages.ts'

test.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/de?x=1', '/?x=1'],
  ['/de/immobilien?objektart=HAUS&seite=2', '/immobilien?objektart=HAUS&seite=2'],
  ['/de/hilfe/suche-zeichnen', '/hilfe/suche-zeichnen'],
  ['/immobilien/', '/immobilien'],
  ['/immobilien/?seite=2', '/immobilien?seite=2'],
  ['/de/immobilien/', '/immobilien'],
])('%s is the German page without its prefix and without a slash at its end', (asked, answer) => {
  expect(properAddress(asked, 'de')).toBe(answer)
})

test('a page that ends in a slash keeps its language', () => {
  expect(properAddress('/immobilien/?seite=2', 'gb')).toBe('/gb/immobilien?seite=2')
})

test.each([
  '/',
  '/?x=/',
  '/gb/immobilien',
  '/deutschland',
  '/de-AT/immobilien',
  '/immobilien/de',
  '/DE/immobilien',
  '',
])('%s stays as it is', (asked) => {
  expect(properAddress(asked, 'de')).toBeNull()
})

const ORIGIN = 'https://klinke.example'

/** Checks that a browser stays on our host, however often only the path is used again. */
function expectOurs(address: string) {
  const url = new URL(address, `${ORIGIN}/gb/anmelden`)
  expect(url.origin).toBe(ORIGIN)
  expect(url.pathname).not.toMatch(/^\/\//)
  expect(new URL(url.pathname + url.search + url.hash, ORIGIN).href).toBe(url.href)
}

/** The parts of paths that lead to other hosts. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...['/', '/', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%09', '\t', '\n', '\r', ' ', '@', ':', '?', '#'],
      ...[
        '\u2215',
        '\uff0f',
        '\u29f8',
        '\u2024',
        '\uff0e',
        '\u3002',
        '\u00ad',
        '\u200b',
        '\0',
        '\ud83d',
        'x',
        'de',
        'evil.example',
      ],
      ...['https:', 'http://', 'javascript:', 'data:', '//evil.example', '/.//', '/x/..//', '[::1]', 'klinke.example'],
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''))
const NAMED = [
  ...[
    '/.//evil.example/x',
    '/x/..//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
  ],
  ...[
    '/%2e//evil.example',
    '/./\\evil.example',
    '/x/%2e%2e//evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '\t//evil.example',
  ],
  ...[
    '/.\t//evil.example',
    '///evil.example',
    '/\\/evil.example',
    '//klinke.example@evil.example',
    '/.//',
    '/x/../\\evil.example',
  ],
]

test('a path from a stranger is one of ours, or none', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '/', '/gb/'), pieces, (begin, rest) => {
      const path = ownPath(begin + rest, ORIGIN)
      if (path !== null) expectOurs(path)
    }),
    { numRuns: 5000, examples: NAMED.map((one) => ['', one]) },
  )
})

test.each(NAMED.filter((one) => !one.includes('%09')))('%j is no path of ours', (path) => {
  expect(ownPath(path, ORIGIN)).toBeNull()
})

test.each([
  ['/favoriten', '/favoriten'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/a/../b?x=//y#//z', '/b?x=//y#//z'],
  ['/suche?q=a//b', '/suche?q=a//b'],
  ['/\uff0fevil.example', '/%EF%BC%8Fevil.example'],
])('%s is %s of ours', (given, path) => {
  expect(ownPath(given, ORIGIN)).toBe(path)
})

test('no address is corrected to another host', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/de', '/de/', '/', '/x'),
      pieces,
      fc.constantFrom('de', 'gb'),
      (begin, rest, language) => {
        const proper = properAddress(begin + rest, language)
        if (proper !== null) expectOurs(proper)
      },
    ),
    { numRuns: 5000, examples: NAMED.map((one) => ['/de', one, 'de']) },
  )
})

test('alternates name the bare language, since no two of ours share one', () => {
  const codes = Object.keys(LANGUAGES) as Language[]
  const names = codes.map(hreflangOf)
  expect(names).toEqual(['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'pl', 'ru', 'tr', 'ar', 'fa', 'zh', 'ja'])
  expect(new Set(names).size).toBe(codes.length)
})
