import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { fillQuoting } from './quoting.ts'
import { type Catalogue, type Translate, translatorBy, type Words } from './translate.ts'

/**
 * `./<namespace>/<language>.json` -> messages. The server and its pages read them from the disk; Vite's own server
 * (development, tests) knows them by a glob, so that a change reloads.
 */
const files = import.meta.env
  ? import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' })
  : readFiles(new URL('.', import.meta.url))

function readFiles(folder: URL): Record<string, Catalogue> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]))
}

const every: Record<string, Record<string, string>> = {}
for (const [file, messages] of Object.entries(files)) {
  const language = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
  every[language] = Object.assign(every[language] ?? {}, messages)
}

/** Translates every message: for the server and its pages. Islands load their own messages (load.ts). */
export function translator(language: Language = DEFAULT_LANGUAGE): Translate {
  return translatorBy(fillQuoting, language, every as Words)
}
