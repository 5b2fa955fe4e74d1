import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'
import type { Catalogue, Words } from './translate.ts'

/** The language of the current page in the browser, from `<html data-language>`. */
export function pageLanguage(): Language {
  const code = document.documentElement.dataset.language ?? ''
  return isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/**
 * Loads the messages of a namespace for an island, which imports them from `<namespace>/browser.ts`. The import waits
 * for them, so that the island hydrates in the server's language. In the browser these are German, which is part of the
 * code, and the language of the page; when that cannot be loaded, German is the fallback and nothing is thrown. On the
 * server they are all languages.
 * @param german messages
 * @param others `./<language>.json` -> loads its messages
 */
export async function load<German extends Catalogue>(
  german: German,
  others: Readonly<Record<string, () => Promise<Catalogue>>>,
): Promise<Words<German>> {
  const words: Record<string, Catalogue> = { [DEFAULT_LANGUAGE]: german }
  for (const file of import.meta.env.SSR ? Object.keys(others) : [`./${pageLanguage()}.json`]) {
    // Offline, or a new version was deployed in the meantime: the page continues in German.
    const messages = await others[file]?.().catch(() => undefined)
    if (messages) words[file.slice(2, -'.json'.length)] = messages
  }
  return words as Words<German>
}
