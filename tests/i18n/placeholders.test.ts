import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import german from '../../src/i18n/catalogues/de.json' with { type: 'json' }

/**
 * Every call of a message passes all its placeholders: a missing one would appear as `{{count}}`. Read from the source,
 * since TypeScript widens the texts of a JSON file to `string`.
 */
const PLURAL = /_(zero|one|two|few|many|other)$/
const placeholders = new Map<string, Set<string>>()
for (const [key, text] of Object.entries(german)) {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)
  const stem = key.replace(PLURAL, '')
  placeholders.set(stem, new Set([...(placeholders.get(stem) ?? []), ...names, ...(stem === key ? [] : ['count'])]))
}

interface Said {
  where: string
  /** The possible keys of the call. */
  keys: string[]
  /** The names that it passes; null when the source does not show them. */
  given: Set<string> | null
}

/** Every `t(…)` and `translator(…)(…)`; the parser cuts off `{/` and the rest of a page after the call. */
function callsOf(file: string): Said[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?<![\w.'"`])(?:\w+\.)?t\(|\btranslator\([^()]*\)\(/g)].flatMap(({ index }) => {
    const source = ts.createSourceFile('call.ts', text.slice(index, index + 2000), ts.ScriptTarget.Latest, true)
    const call = firstCall(source)
    const key = call?.arguments[0]
    if (!call || !key) return []
    const keys = keysOf(key)
    if (keys.length === 0) return []
    const line = text.slice(0, index).split('\n').length
    return [{ where: `${file}:${line}`, keys, given: givenBy(call.arguments[1]) }]
  })
}

function firstCall(node: ts.Node): ts.CallExpression | null {
  if (ts.isCallExpression(node)) return node
  return ts.forEachChild(node, (child) => firstCall(child)) ?? null
}

function keysOf(key: ts.Expression): string[] {
  if (ts.isStringLiteralLike(key)) return placeholders.has(key.text) ? [key.text] : []
  if (ts.isConditionalExpression(key)) return [...keysOf(key.whenTrue), ...keysOf(key.whenFalse)]
  if (!ts.isTemplateExpression(key)) return []
  const [start, ends] = [key.head.text, key.templateSpans.at(-1)?.literal.text ?? '']
  if (!start) return []
  return [...placeholders.keys()].filter((known) => known.startsWith(start) && known.endsWith(ends))
}

function givenBy(params: ts.Expression | undefined): Set<string> | null {
  if (!params) return new Set()
  if (!ts.isObjectLiteralExpression(params)) return null
  const names = params.properties.map((property) =>
    ts.isSpreadAssignment(property) || !property.name || ts.isComputedPropertyName(property.name)
      ? null
      : property.name.getText(),
  )
  return names.includes(null) ? null : new Set(names as string[])
}

const calls = globSync('src/**/*.{ts,tsx,astro}')
  .filter((file) => !file.includes('i18n/translate'))
  .flatMap(callsOf)

test('the calls are found, in code and in pages', () => {
  expect(calls.length).toBeGreaterThan(900)
  expect(calls.filter(({ where }) => where.includes('.astro:')).length).toBeGreaterThan(200)
  expect(calls.filter(({ keys, given }) => given?.has('count') && keys.length === 1).length).toBeGreaterThan(20)
})

test('every call gives what its message asks for', () => {
  const missing = calls.flatMap(({ where, keys, given }) => {
    // A composed key is unknown here: the call passes at least the placeholders that all its keys need.
    const asked = keys
      .map((key) => placeholders.get(key) ?? new Set<string>())
      .reduce((all, one) => all.intersection(one))
    return given ? [...asked.difference(given)].map((name) => `${where} ${keys[0]}: ${name}`) : []
  })
  expect(missing).toEqual([])
})
