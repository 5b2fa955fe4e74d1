import { readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fontsToPreload } from '../../src/components/frame/fonts.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { messagesOf } from '../support/messages.ts'

/**
 * Every letter of a catalogue is in one of our files, no file declares a letter that it lacks, and the files of a
 * language stay within the 60 kB of a first load.
 */
interface Face {
  family: string
  file: string
  letters: Set<number>
}

const styles = new URL('../../src/styles/', import.meta.url)
const css = readFileSync(new URL('fonts.css', styles), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rules = '']): Face[] => {
  const file = /url\("(\.\/[^"]+)"\)/.exec(rules)?.[1]
  const range = /unicode-range:([^;]+);/.exec(rules)?.[1]
  const family = /font-family: "([^"]+)"/.exec(rules)?.[1]
  return file && range && family ? [{ file, family, letters: expand(range) }] : []
})

function expand(range: string): Set<number> {
  const letters = new Set<number>()
  for (const [, from = '', to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) letters.add(code)
  }
  return letters
}

/** The code points of a WOFF2 file's cmap (W3C WOFF 2.0, section 4; OpenType cmap formats 4 and 12). */
function codePoints(file: URL): Set<number> {
  const woff = readFileSync(file)
  let at = 48
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = woff.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  let [offset, cmap] = [0, -1]
  for (let left = woff.readUInt16BE(12); left > 0; left--) {
    const flags = woff.readUInt8(at++)
    const [tag, transform] = [flags & 0x3f, flags >> 6]
    if (tag === 0x3f) at += 4
    const length = base128()
    // glyf (10) and loca (11) are transformed unless their value is 3, all others only when they declare it.
    const stored = (tag === 10 || tag === 11 ? transform !== 3 : transform !== 0) ? base128() : length
    if (tag === 0) cmap = offset
    offset += stored
  }
  return readCmap(brotliDecompressSync(woff.subarray(at, at + woff.readUInt32BE(20))).subarray(cmap))
}

function readCmap(table: Buffer): Set<number> {
  const letters = new Set<number>()
  const add = (from: number, to: number) => {
    for (let code = from; code <= to; code++) if (code !== 0xffff) letters.add(code)
  }
  for (let record = 0; record < table.readUInt16BE(2); record++) {
    const part = table.subarray(table.readUInt32BE(8 + record * 8))
    if (part.readUInt16BE(0) === 4) {
      const size = part.readUInt16BE(6)
      for (let i = 0; i < size; i += 2) add(part.readUInt16BE(16 + size + i), part.readUInt16BE(14 + i))
    } else if (part.readUInt16BE(0) === 12) {
      for (let i = 0; i < part.readUInt32BE(12); i++)
        add(part.readUInt32BE(16 + i * 12), part.readUInt32BE(20 + i * 12))
    }
  }
  return letters
}

const isArabic = (language: Language) => LANGUAGES[language].dir === 'rtl'
const isHan = (language: Language) => /^(zh|ja)/.test(LANGUAGES[language].tag)
const families = (language: Language) => {
  if (isArabic(language)) return ['Vazirmatn Variable', 'Onest Variable']
  return isHan(language) ? ['Onest Variable'] : ['Onest Variable', 'Literata Variable']
}

/** The letters of the catalogue and of Intl, without those of the system's fonts. */
function lettersOf(language: Language): Set<number> {
  const { tag, name } = LANGUAGES[language]
  const figures = [1234567.89, -5].map((value) => Intl.NumberFormat(tag).format(value)).join('')
  const text =
    Object.values(messagesOf(language))
      .join('')
      .replace(/\{\{\w+\}\}/g, '') +
    name +
    figures
  const systems = isHan(language) ? /[^\p{Script=Latin}\d]/u : /[\p{Cf}\p{Zs}\n]/u
  return new Set([...text].filter((letter) => !systems.test(letter)).map((letter) => letter.codePointAt(0) as number))
}

test('the style sheet declares own files for five scripts', () => {
  expect(faces.map((face) => face.file).sort()).toEqual([
    './fonts/literata-core.woff2',
    './fonts/literata-cyrillic.woff2',
    './fonts/literata-latin-ext.woff2',
    './fonts/literata-west.woff2',
    './fonts/onest-core.woff2',
    './fonts/onest-cyrillic.woff2',
    './fonts/onest-latin-ext.woff2',
    './fonts/onest-west.woff2',
    './fonts/vazirmatn-arabic.woff2',
  ])
})

test.each(faces)('$file holds every letter that it is declared for', ({ file, letters }) => {
  const held = codePoints(new URL(file, styles))
  expect([...letters].filter((code) => !held.has(code)).map((code) => code.toString(16))).toEqual([])
})

test.each(['onest', 'literata'])('the first file of %s fits into the first round trip of a connection', (name) => {
  // Ten segments of 1,460 bytes, and 0.7 kB of headers.
  expect(statSync(new URL(`fonts/${name}-core.woff2`, styles)).size).toBeLessThanOrEqual(13_900)
})

test('German and English need no other Latin letters than those of the first file', () => {
  for (const language of ['de', 'gb'] as const) {
    const first = faces.filter(({ file }) => file.includes('-core'))
    const missing = [...lettersOf(language)].filter((code) => !first.every((face) => face.letters.has(code)))
    // Placeholders, and signs of single sentences.
    expect(
      missing.map((code) => String.fromCodePoint(code)).filter((letter) => !/[{}[\]|=³#_<>]/.test(letter)),
    ).toEqual([])
  }
})

test.each(['Garçonnière', 'Entrée', 'Café', 'Maisonette', '39,7 m²', '3 × 4 m'])(
  'titles of Austrian homes need no other file either: %s',
  (word) => {
    for (const { file, letters } of faces.filter((face) => face.file.includes('-core')))
      expect(
        [...word].filter((letter) => !letters.has(letter.codePointAt(0) as number)),
        file,
      ).toEqual([])
  },
)

test('no letter is declared twice in a family, so that no file is loaded for nothing', () => {
  for (const family of new Set(faces.map((face) => face.family))) {
    const all = faces.filter((face) => face.family === family).flatMap((face) => [...face.letters])
    expect(all.length).toBe(new Set(all).size)
  }
})

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (language) => {
  const letters = lettersOf(language)
  const own = faces.filter((face) => families(language).includes(face.family))

  test('every letter of the catalogue is in a file of ours', () => {
    const missing = [...letters].filter((code) => !own.some((face) => face.letters.has(code)))
    expect(missing.map((code) => `${String.fromCodePoint(code)} ${code.toString(16)}`)).toEqual([])
  })

  test('the files that its letters ask for are 60 kB at most', () => {
    const needed = own.filter((face) => [...letters].some((code) => face.letters.has(code)))
    const bytes = needed.reduce((sum, face) => sum + statSync(new URL(face.file, styles)).size, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })

  test('one, two or four files are preloaded, and all of them are needed', () => {
    const preloaded = fontsToPreload(language)
    expect([1, 2, 4]).toContain(preloaded.length)
    for (const address of preloaded) {
      const face = own.find(({ file }) => address.endsWith(file.slice(1)))
      expect([...letters].some((code) => face?.letters.has(code))).toBe(true)
    }
  })
})
