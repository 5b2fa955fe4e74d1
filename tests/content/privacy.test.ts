import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIGURES_KEPT_DAYS } from '../../src/domain/admin/period.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { WORDS_LIFE } from '../../src/server/deliveries/jobs.ts'
import { MESSAGE_LIFE } from '../../src/server/inquiries/service.ts'

const DAY = 86_400_000
const code = globSync('src/**/*.{ts,tsx,astro,js}', { exclude: ['src/content/**'] })
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Each key of the browser's storage and each cookie, found where code stores it. */
function keysOfCode(): string[] {
  const found = new Set<string>()
  for (const { file, text } of code) {
    const constants = new Map(
      [...text.matchAll(/const ([A-Z_]+) = '([\w-]+)'/g)].map(([, name, value]) => [name, value]),
    )
    for (const [, key] of text.matchAll(/(?:localStorage|sessionStorage)\.setItem\('([\w-]+)'/g)) found.add(key ?? '')
    // The first argument is a text or a constant of the same file.
    for (const [, key, name] of text.matchAll(/\b(?:persisted(?:<.+>)?|storeText)\(\s*(?:'([\w-]+)'|([A-Z_]+)\b)/g))
      found.add(key ?? constants.get(name) ?? `${file}: ${name}`)
    if (/\bsetCookie\(/.test(text))
      for (const [, cookie] of text.matchAll(/'(?:__Host-)?(klinke_\w+)'/g)) found.add(`__Host-${cookie}`)
  }
  return [...found].toSorted()
}

const pageOf = (language: string) => readFileSync(`src/content/legal/${language}/datenschutz.md`, 'utf8')

test('everything that the code stores in a browser is found', () => {
  const keys = keysOfCode()
  expect(keys.filter((key) => key.includes(' '))).toEqual([])
  expect(keys).toEqual(expect.arrayContaining(['auth_token', 'darkMode', 'klinke_news', '__Host-klinke_social']))
  // Another way to store would not be found.
  const elsewhere = code.filter(({ file, text }) => {
    if (file === 'src/stores/storage.ts' || file === 'src/scripts/frame/theme.js') return false
    return /\b(?:localStorage|sessionStorage)\s*[.[]|document\.cookie|indexedDB|caches\.open|cookieStore/.test(text)
  })
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

describe.each(Object.keys(LANGUAGES))('the privacy page in %s', (language) => {
  test('names each key and cookie of the code, and no other', () => {
    const rows = [...pageOf(language).matchAll(/^\| `([\w-]+)` \|/gm)].map(([, key]) => key)
    expect(rows.toSorted()).toEqual(keysOfCode())
  })

  test('has the periods of the code', () => {
    const text = pageOf(language).replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    expect([WORDS_LIFE / DAY, MESSAGE_LIFE / DAY, FIGURES_KEPT_DAYS]).toEqual([14, 365, 800])
    for (const number of [14, 12, 400, 800, 30, 90, 35])
      expect(text, `${number}`).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
  })

  test('names the services that may get data, the authority and the processors', () => {
    for (const name of [
      'basemap.at',
      'Google Ireland Ltd.',
      'Meta Platforms Ireland Ltd.',
      'push-worker.js',
      '{{processors}}',
      'Barichgasse 40',
    ])
      expect(pageOf(language)).toContain(name)
  })
})
