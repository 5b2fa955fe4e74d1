import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../src/i18n/languages.ts'

const FOLDER = path.join(import.meta.dirname, '../../src/i18n')

/** The catalogue of a language: namespace -> key -> text. */
export function catalogueOf(language: Language): Record<string, Record<string, string>> {
  return Object.fromEntries(
    globSync(`${FOLDER}/*/${language}.json`).map((file) => [
      path.basename(path.dirname(file)),
      JSON.parse(readFileSync(file, 'utf8')),
    ]),
  )
}

const read = new Map<Language, Readonly<Record<string, string>>>()

/** The same without namespaces; read once, since some tests ask for a sentence per note of a feed. */
export function messagesOf(language: Language): Readonly<Record<string, string>> {
  const known = read.get(language)
  if (known) return known
  const messages = Object.assign({}, ...Object.values(catalogueOf(language)))
  read.set(language, messages)
  return messages
}
