import { formatNumber } from '../domain/format/number.ts'
import { once } from '../domain/format/once.ts'
import german from './catalogues/de.json' with { type: 'json' }
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'

type Plain<K> = K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K

/** Every key that may be asked for; plural forms (`homes_one`, `homes_other`) are asked for by their stem. */
export type MessageKey = Plain<keyof typeof german>
export type Catalogue = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, string | number>>
export type Translate = (key: MessageKey, params?: Params) => string

/**
 * The catalogues at hand. On the server German always is, since it stands in for gaps, and pages register the others at
 * start (catalogues.ts). The browser's German is empty at first (scripts/catalogue-parts.ts): an island brings the parts
 * it needs, in German and in the language of its page, before it wakes (here/).
 */
const fallback: Record<string, string> = { ...german }
const catalogues = new Map<Language, Record<string, string>>([[DEFAULT_LANGUAGE, fallback]])

/** Adds messages to what is known of a language; translators that were made before know them too. */
export function registerCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues.set(language, Object.assign(catalogues.get(language) ?? {}, catalogue))
}

const pluralsOf = once((tag: string) => new Intl.PluralRules(tag))

/**
 * Looks up a message in i18next's catalogue format (JSON v4: `{{name}}` placeholders, plural suffixes chosen by
 * `count`). Numbers are written as the language writes them. German answers where the catalogue has a gap; a key
 * that nobody has is returned as it is, so that the mistake shows.
 */
export function translator(
  language: Language = DEFAULT_LANGUAGE,
  catalogue: Catalogue = catalogues.get(language) ?? fallback,
): Translate {
  const { tag } = LANGUAGES[language]
  return (key, params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${pluralsOf(tag).select(params.count)}` : key
    const text = catalogue[form] ?? catalogue[key] ?? fallback[form] ?? fallback[`${key}_other`] ?? fallback[key] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = params[name]
      return value === undefined ? whole : typeof value === 'number' ? formatNumber(value, tag) : value
    })
  }
}
