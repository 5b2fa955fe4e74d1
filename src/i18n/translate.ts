import { formatNumber } from '../domain/format/number.ts'
import german from './catalogues/de.json' with { type: 'json' }
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'

type Plain<K> = K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K

/** Every key that may be asked for; plural forms (`homes_one`, `homes_other`) are asked for by their stem. */
export type MessageKey = Plain<keyof typeof german>
export type Catalogue = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, string | number>>
export type Translate = (key: MessageKey, params?: Params) => string

/**
 * The catalogues at hand. German always is, since it stands in for gaps; pages register the others at start
 * (catalogues.ts), the browser registers the one of its page before an island wakes (here.ts).
 */
const catalogues = new Map<Language, Catalogue>([[DEFAULT_LANGUAGE, german]])

export function registerCatalogue(language: Language, catalogue: Catalogue): void {
  catalogues.set(language, catalogue)
}

/**
 * Looks up a message in i18next's catalogue format (JSON v4: `{{name}}` placeholders, plural suffixes chosen by
 * `count`). Numbers are written as the language writes them. German answers where the catalogue has a gap; a key
 * that nobody has is returned as it is, so that the mistake shows.
 */
export function translator(
  language: Language = DEFAULT_LANGUAGE,
  catalogue: Catalogue = catalogues.get(language) ?? german,
): Translate {
  const { tag } = LANGUAGES[language]
  // Made when first asked for: most pages ask for no plural, and making one costs more than a page of messages.
  let plural: Intl.PluralRules | undefined
  const select = (count: number) => {
    plural ??= new Intl.PluralRules(tag)
    return plural.select(count)
  }
  return (key, params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${select(params.count)}` : key
    const fallback = german as Catalogue
    const text = catalogue[form] ?? catalogue[key] ?? fallback[form] ?? fallback[`${key}_other`] ?? fallback[key] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = params[name]
      return value === undefined ? whole : typeof value === 'number' ? formatNumber(value, tag) : value
    })
  }
}
