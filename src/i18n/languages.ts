/**
 * The interface languages. The codes are the customer's, not BCP 47: only `tag` reaches Intl and `<html lang>`. German
 * has no prefix in addresses, the others have their code. `flag` is the ISO 3166 country of the flag.
 */
export const LANGUAGES = {
  de: { tag: 'de-AT', name: 'Deutsch', dir: 'ltr', flag: 'at' },
  gb: { tag: 'en-GB', name: 'English', dir: 'ltr', flag: 'gb' },
  fr: { tag: 'fr-FR', name: 'Français', dir: 'ltr', flag: 'fr' },
  it: { tag: 'it-IT', name: 'Italiano', dir: 'ltr', flag: 'it' },
  es: { tag: 'es-ES', name: 'Español', dir: 'ltr', flag: 'es' },
  pt: { tag: 'pt-PT', name: 'Português', dir: 'ltr', flag: 'pt' },
  nl: { tag: 'nl-NL', name: 'Nederlands', dir: 'ltr', flag: 'nl' },
  se: { tag: 'sv-SE', name: 'Svenska', dir: 'ltr', flag: 'se' },
  pl: { tag: 'pl-PL', name: 'Polski', dir: 'ltr', flag: 'pl' },
  ru: { tag: 'ru-RU', name: 'Русский', dir: 'ltr', flag: 'ru' },
  tr: { tag: 'tr-TR', name: 'Türkçe', dir: 'ltr', flag: 'tr' },
  sa: { tag: 'ar-SA', name: 'العربية', dir: 'rtl', flag: 'sa' },
  ir: { tag: 'fa-IR', name: 'فارسی', dir: 'rtl', flag: 'ir' },
  cn: { tag: 'zh-CN', name: '中文', dir: 'ltr', flag: 'cn' },
  jp: { tag: 'ja-JP', name: '日本語', dir: 'ltr', flag: 'jp' },
} as const satisfies Record<string, { tag: string; name: string; dir: 'ltr' | 'rtl'; flag: string }>

export type Language = keyof typeof LANGUAGES
export const DEFAULT_LANGUAGE: Language = 'de'

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The language of a code; German for an unknown one. */
export const languageOf = (code: string | undefined): Language => (code && isLanguage(code) ? code : DEFAULT_LANGUAGE)

/** The direction of a text in one of the languages, by its tag; undefined for the page's own and for unknown tags. */
export const dirOf = (tag: string | undefined): 'ltr' | 'rtl' | undefined =>
  Object.values(LANGUAGES).find((language) => language.tag === tag)?.dir

/** The attributes of an element whose text is in another language than its page; none when it is the same. */
export const foreignText = (written: Language, page: Language): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  written === page ? {} : { lang: LANGUAGES[written].tag, dir: LANGUAGES[written].dir }

/**
 * The hreflang of a page in this language: the bare language, since none of ours has regional variants. Where two share
 * one language, both keep their country.
 */
export function hreflangOf(code: Language): string {
  const bare = bareTag(code)
  const isAlone = (Object.keys(LANGUAGES) as Language[]).every((other) => other === code || bareTag(other) !== bare)
  return isAlone ? bare : LANGUAGES[code].tag
}

const bareTag = (code: Language) => LANGUAGES[code].tag.replace(/-.*/, '')
