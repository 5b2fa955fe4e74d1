import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'
import { type Catalogue, registerCatalogue } from './translate.ts'

/** The language of the page that the browser shows, from `<html data-language>`. */
export function pageLanguage(): Language {
  const code = document.documentElement.dataset.language ?? ''
  return isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/**
 * Brings one part of the words (parts.ts) to the browser. An island that imports a file of `here/` waits here for the
 * words of its page, so that it hydrates in the language that the server wrote. German comes with the code; where the
 * other language cannot be had it stands in, and nothing is thrown.
 * @param german file -> messages
 * @param others file -> loads its messages
 */
export async function bring(
  german: Readonly<Record<string, Catalogue>>,
  others: Readonly<Record<string, () => Promise<Catalogue>>>,
): Promise<void> {
  for (const words of Object.values(german)) registerCatalogue(DEFAULT_LANGUAGE, words)
  const language = pageLanguage()
  const load = Object.entries(others).find(([file]) => file.endsWith(`/${language}.json`))?.[1]
  if (!load) return
  try {
    registerCatalogue(language, await load())
  } catch {
    // Offline, or a new version was put up meanwhile: the page goes on in German words.
  }
}
