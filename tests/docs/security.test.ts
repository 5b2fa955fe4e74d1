import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registerSchema } from '../../src/domain/auth/schemas.ts'
import { readConfig } from '../../src/server/config.ts'

const text = readFileSync('docs/security.md', 'utf8')

/** The requirements of levels 1 and 2 of ASVS 5.0.0, by section. */
const REQUIREMENTS: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
}

/** 3, or 3 to 5 as '3-5'. */
const span = (range: string): number[] => {
  const [from = 0, to = from] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

const wanted = Object.entries(REQUIREMENTS).flatMap(([section, ranges]) =>
  ranges.split(' ').flatMap((range) => span(range).map((number) => `${section}.${number}`)),
)

/** Cells of the tables of requirements: number, level, requirement, state, place, tests. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** Numbers of the lines below the tables, such as `4.4.1 to 4.4.4`. */
const passedOver = [...text.matchAll(/^Do(?:es)? not apply: (.*)$/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    span(`${from}-${to}`).map((number) => `${section}.${number}`),
  ),
)

describe('docs/security.md', () => {
  test('answers each requirement of levels 1 and 2 once', () => {
    expect(wanted.length).toBe(253)
    const answered = [...rows.map(([number = '']) => number), ...passedOver]
    expect([...answered].sort()).toEqual([...wanted].sort())
  })

  test('says of each whether it is held, with the place or the reason', () => {
    for (const [number, level, asks, state, where = ''] of rows) {
      expect([number, level]).toEqual([number, expect.stringMatching(/^[12]$/)])
      expect([number, state]).toEqual([number, expect.stringMatching(/^(held|not held|operator)$/)])
      expect([number, asks]).not.toEqual([number, ''])
      if (state !== 'operator') expect([number, where]).not.toEqual([number, ''])
    }
  })

  test('counts them', () => {
    const of = (state: string) => rows.filter((cells) => cells[3] === state).length
    expect(text).toContain(
      `Of ${wanted.length} requirements ${passedOver.length} do not apply, ${of('held')} are held, ` +
        `${of('operator')} are the operator's, ${of('not held')} are not held.`,
    )
  })

  test('names files that are there', () => {
    const files = [...text.matchAll(/`((?:src|tests|docs|scripts)\/[^`\s]+)`|^\[?[^\n]*\]\((?!https?:)([^)#]+)\)/gm)]
    expect(files.length).toBeGreaterThan(80)
    for (const [, path, link] of files) {
      const file = path ?? `docs/${link}`
      expect([file, existsSync(file)]).toEqual([file, true])
    }
    expect(existsSync('astro.config.mjs')).toBe(true)
  })

  test('names every file that starts programs', () => {
    const starting = globSync('src/**/*.ts').filter((file) =>
      /^import (?!type )[^']*from 'node:child_process'/m.test(readFileSync(file, 'utf8')),
    )
    const place = rows.find(([number]) => number === '1.2.5')?.[4] ?? ''
    const named = [...place.matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file)
    expect([...named].sort()).toEqual(starting.sort())
  })

  test.each(rows)('%s: its tests are there', (_number, _level, _asks, _state, _where, held = '') => {
    let file = ''
    for (const reference of held ? held.split(' · ') : []) {
      const named = /^([\w/-]+\.(?:test|spec)\.ts): (.+)$/.exec(reference)
      if (named?.[1]) file = `tests/${named[1]}`
      const name = named?.[2] ?? reference
      expect([file, existsSync(file)]).toEqual([file, true])
      expect([file, name, readFileSync(file, 'utf8').includes(name)]).toEqual([file, name, true])
    }
  })

  test('every finding of the penetration test has a fix, and tests', () => {
    const findings = text.split('\n').filter((line) => /^\| \d+ \|/.test(line))
    expect(findings.map((line) => Number(line.split('|')[1]))).toEqual(Array.from({ length: 19 }, (_, at) => at + 1))
    for (const line of findings) {
      const [, number, , mended, held] = line.split('|').map((cell) => cell.trim())
      expect([number, mended]).toEqual([number, expect.stringMatching(/`src\/|`scripts\/|`astro\.config/)])
      const files = [...(held ?? '').matchAll(/([\w/-]+\.(?:test|spec)\.ts)/g)].map(([, one]) => `tests/${one}`)
      expect([number, files.length > 0, files.filter((file) => !existsSync(file))]).toEqual([number, true, []])
    }
  })

  test('says the time of a statement as the configuration has it', () => {
    const said = /`STATEMENT_SECONDS` \(([\d.]+)\)/.exec(text)?.[1]
    expect(Number(said)).toBe(readConfig({}).STATEMENT_SECONDS)
  })

  test('says the lengths of a new password as they are taken', () => {
    const [, shortest, longest] = /a password \((\d+) to (\d+) characters/.exec(text)?.map(Number) ?? []
    const taken = (length: number) => {
      const password = `Aa1${'x'.repeat(length - 3)}`
      const form = { name: 'Ida Huber', email: 'ida@example.org', phone: '', terms: true }
      return registerSchema.safeParse({ ...form, password, password_confirmation: password }).success
    }
    const lengths = Array.from({ length: 250 }, (_, at) => at + 3).filter(taken)
    expect([shortest, longest]).toEqual([lengths[0], lengths.at(-1)])
  })

  test('waits for nothing', () => {
    expect(text.match(/<<pending[^>]*>>/g) ?? []).toEqual([])
  })
})
