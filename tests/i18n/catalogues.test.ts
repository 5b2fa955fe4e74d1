import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { catalogueOf, messagesOf } from '../support/messages.ts'

/**
 * The check: every catalogue has every message, in exactly the plural forms of its language, with the same
 * placeholders. A gap would show German words in the middle of a page.
 */
const PLURAL = /_(zero|one|two|few|many|other)$/
const german = messagesOf('de')
const keys = Object.keys(german)
const stems = new Set(
  keys
    .filter((key) => key.endsWith('_other') && keys.includes(key.replace(PLURAL, '_one')))
    .map((key) => key.replace(PLURAL, '')),
)
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

function namespacesOf(language: Language): Map<string, string> {
  const all = Object.entries(catalogueOf(language)).flatMap(([namespace, messages]) =>
    Object.keys(messages).map((key) => {
      const stem = key.replace(PLURAL, '')
      return [stems.has(stem) ? stem : key, namespace] as const
    }),
  )
  return new Map(all)
}

test('a key stands in one namespace only', () => {
  const all = Object.values(catalogueOf('de')).flatMap((messages) => Object.keys(messages))
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test('the types of messages are those of the German catalogues', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/message-types.ts', '--verify'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

/**
 * The output of commands is German and English. What screens and mails tell of an import, such as the notes on an object,
 * exists in every language.
 */
const COMMANDS = /^(?:source|borders|company)\.|^import\.(?:report\.(?:progress|reading)$|source_)|_help$/
const MAY_LACK = new Set(
  Object.keys(catalogueOf('de').imports ?? {})
    .filter((key) => COMMANDS.test(key))
    .map(stemOf),
)
const WHOLE: readonly string[] = ['de', 'gb']

function stemOf(key: string): string {
  const stem = key.replace(PLURAL, '')
  return stems.has(stem) ? stem : key
}

/** Every key that a catalogue of this language must contain, and its German text. */
function wanted(tag: string): Map<string, string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const all = new Map<string, string>()
  for (const [key, text] of Object.entries(german)) {
    const stem = key.replace(PLURAL, '')
    if (!stems.has(stem)) all.set(key, text)
    else for (const form of forms) all.set(`${stem}_${form}`, german[`${stem}_other`] ?? '')
  }
  return all
}

describe.each(Object.entries(LANGUAGES))('%s', (language, { tag }) => {
  const catalogue = messagesOf(language as Language)
  const all = wanted(tag)

  test('has every message and none besides', () => {
    const missing = [...all.keys()].filter(
      (key) => !catalogue[key]?.trim() && (WHOLE.includes(language) || !MAY_LACK.has(stemOf(key))),
    )
    const unknown = Object.keys(catalogue).filter((key) => !all.has(key))
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
  })

  test('keeps each message in the namespace that German has it in', () => {
    const german = namespacesOf('de')
    const own = namespacesOf(language as Language)
    expect([...own].filter(([key, namespace]) => german.get(key) !== namespace)).toEqual([])
  })

  test('keeps the placeholders; only forms for a fixed count may leave the count out', () => {
    const wrong = [...all].filter(([key, text]) => {
      if (!catalogue[key]) return false
      const [own, theirs] = [placeholders(catalogue[key] ?? ''), placeholders(text)]
      const isFixed = /_(zero|one|two)$/.test(key) && stems.has(key.replace(PLURAL, ''))
      // Half rooms are written by the rules for figures of a home, and chosen by their count.
      const isCount = (name: string) => name === '{{count}}' || (key.startsWith('unit.zi_') && name === '{{rooms}}')
      const rest = isFixed ? theirs.filter((name) => !isCount(name)) : theirs
      const given = isFixed ? own.filter((name) => !isCount(name)) : own
      return given.join() !== rest.join()
    })
    expect(wrong.map(([key]) => `${key}: ${catalogue[key]}`)).toEqual([])
  })

  test('writes placeholders with two braces, as nothing else fills them', () => {
    const halves = Object.entries(catalogue).filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')))
    expect(halves).toEqual([])
  })

  test('has its own words, no sentence of another language standing in for them', () => {
    const others = (['de', 'gb'] as const).filter((other) => other !== language).map(messagesOf)
    const borrowed = Object.entries(catalogue).filter(([key, text]) => {
      const words = text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}{2,}/gu) ?? []
      // Towns keep their name.
      return !key.startsWith('place.') && words.length > 2 && others.some((other) => other[key] === text)
    })
    expect(borrowed).toEqual([])
  })

  test('has no stray spaces, and line breaks only where German has them', () => {
    const untidy = Object.entries(catalogue).filter(([key, text]) => {
      const mayBreak = german[key]?.includes('\n')
      return text !== text.trim() || (!mayBreak && /[\n\t]| {2}/.test(text))
    })
    expect(untidy).toEqual([])
  })
})
