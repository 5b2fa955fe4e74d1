import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CRITERIA } from '../../src/domain/search/criteria.ts'
import german from '../../src/i18n/catalogues/de.json' with { type: 'json' }
import { isInPart, PARTS, type Part, partOf } from '../../src/i18n/parts.ts'

/**
 * The check for the parts of the catalogues: every message of an island must be in a part that the island imports, or
 * that its loading island imports. A message in no such part would appear as its key.
 */
const PLURAL = /_(zero|one|two|few|many|other)$/
const KEYS = Object.keys(german)
const STEMS = new Set([...KEYS, ...KEYS.map((key) => key.replace(PLURAL, ''))])

interface Source {
  /** Keys, and prefixes of keys followed by `*`. */
  words: string[]
  parts: Part[]
  imports: string[]
  loads: string[]
  /** Whether it translates its messages itself; else it passes their keys to code that it loads. */
  speaks: boolean
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
  const at = (name = '') => path.join(path.dirname(file), name)
  const isCode = (name: string) => /\.tsx?$/.test(name) && existsSync(name) && !name.includes('i18n/')
  const imports = [...text.matchAll(/^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?from\s+)?'(\.[^']+)'/gm)].map(
    ([, name]) => at(name),
  )
  const source = {
    words: [
      ...[...text.matchAll(/'([a-z_]+(?:\.[\w.-]+)+)'/g)].map(([, key = '']) => key).filter((key) => STEMS.has(key)),
      ...[...text.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)]
        .map(([, beginning = '']) => beginning)
        .filter((beginning) => KEYS.some((key) => key.startsWith(beginning)))
        .map((beginning) => `${beginning}*`),
    ],
    parts: imports.flatMap((name) => (name.includes('i18n/here/') ? [path.basename(name, '.ts') as Part] : [])),
    imports: imports.filter(isCode),
    speaks: text.includes('i18n/translate.ts') && /\bt\(/.test(text),
    loads: [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, name]) => at(name)).filter(isCode),
  }
  sources.set(file, source)
  return source
}

/** A file with everything that it imports. */
function closureOf(file: string): Source {
  const all: Source = { words: [], parts: [], imports: [], loads: [], speaks: false }
  const open = [file]
  const seen = new Set<string>()
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const source = sourceOf(next)
    for (const list of ['words', 'parts', 'loads'] as const) all[list].push(...(source[list] as never[]))
    all.speaks ||= source.speaks
    open.push(...source.imports)
  }
  return all
}

/** The code that pages start in the browser: islands by their directive, and scripts. */
function rootsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const woken = [...text.matchAll(/<(\w+)\s[^<>]*client:/g)].map(([, name]) => name)
  const at = (name = '') => path.join(path.dirname(page), name)
  const islands = [...text.matchAll(/import (\w+|\{[^}]+\}) from '(\.[^']+\.tsx)'/g)]
    .filter(([, names = '']) => woken.some((name) => names.split(/\W+/).includes(name ?? '')))
    .map(([, , name]) => at(name))
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(([, script = '']) =>
    [...script.matchAll(/import '(\.[^']+)'/g)].map(([, name]) => at(name)),
  )
  return [...islands, ...scripts]
}

/** Every separately loaded file -> the parts that are loaded by then, on every path to it. */
function reach(): Map<string, Set<Part>> {
  const found = new Map<string, Set<Part>>()
  const open = globSync('src/{pages,components}/**/*.astro')
    .flatMap(rootsOf)
    .map((file) => ({ file, before: new Set<Part>() }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { parts, loads } = closureOf(next.file)
    const have = new Set([...next.before, ...parts])
    const known = found.get(next.file)
    const both = known ? known.intersection(have) : have
    if (known && both.size === known.size) continue
    found.set(next.file, both)
    for (const file of loads) open.push({ file, before: both })
  }
  return found
}

const reached = reach()

test('the pages wake islands, and these load others', () => {
  expect([...reached.keys()].filter((file) => file.startsWith('src/islands/')).length).toBeGreaterThan(30)
})

describe.each([...reached].map(([file, parts]) => ({ file, parts })))('$file', ({ file, parts }) => {
  test('finds all of its words', () => {
    const { words, speaks, loads } = closureOf(file)
    const speakers = loads.filter((loaded) => closureOf(loaded).speaks)
    if (!speaks && speakers.length === 0) return
    const at = speaks ? [...parts] : speakers.flatMap((speaker) => [...(reached.get(speaker) ?? [])])
    const isThere = (key: string) => at.some((part) => isInPart(part, key))
    const keys = words.flatMap((word) =>
      word.endsWith('*') ? KEYS.filter((key) => key.startsWith(word.slice(0, -1))) : [word],
    )
    expect([...new Set(keys.filter((key) => !isThere(key)))]).toEqual([])
  })
})

test('the words of the criteria, which are put together from their declaration, are in the part of the search', () => {
  const keys = CRITERIA.flatMap(([, criterion]) => [
    criterion.label,
    ...('valueLabel' in criterion && criterion.valueLabel
      ? KEYS.filter((key) => key.startsWith(`${criterion.valueLabel}.`))
      : []),
  ])
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !isInPart('search', key))).toEqual([])
})

test('every key has a dot: this gate finds keys in the code by it', () => {
  expect(KEYS.filter((key) => !key.includes('.'))).toEqual([])
})

test('every name in a part is of a message', () => {
  const idle = Object.entries(PARTS).flatMap(([part, names]) =>
    names
      .filter((name) => !KEYS.some((key) => key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`)))
      .map((name) => `${part}: ${name}`),
  )
  expect(idle).toEqual([])
})

test('what only the server says is in no part, and no part is more than a third of the catalogue', () => {
  for (const key of ['import.outcome.created', 'mail.confirm.text', 'error.internal'])
    expect(Object.keys(PARTS).filter((part) => isInPart(part as Part, key) && key !== 'mail.confirm.text')).toEqual([])
  const size = (catalogue: object) => JSON.stringify(catalogue).length
  for (const part of Object.keys(PARTS)) expect(size(partOf(german, part as Part))).toBeLessThan(size(german) / 3)
})
