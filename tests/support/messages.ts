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

/** The same without namespaces. */
export const messagesOf = (language: Language): Record<string, string> =>
  Object.assign({}, ...Object.values(catalogueOf(language)))
