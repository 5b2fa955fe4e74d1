import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'
import { type Catalogue, registerCatalogue } from './translate.ts'

const files = import.meta.glob<Catalogue>(['./catalogues/*.json', '!./catalogues/de.json'], { import: 'default' })

/** The language of the page that the browser shows, from `<html data-language>`. */
export function pageLanguage(): Language {
  const code = document.documentElement.dataset.language ?? ''
  return isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/** Brings a catalogue to the browser. Where it cannot be had, German words stand in, and nothing is thrown. */
export async function loadCatalogue(language: Language): Promise<void> {
  const load = files[`./catalogues/${language}.json`]
  if (!load) return
  try {
    registerCatalogue(language, await load())
  } catch {
    // Offline, or a new version was put up meanwhile: the page goes on in German words.
  }
}
