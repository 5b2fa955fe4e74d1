import { displayNames } from '../../../domain/format/intl.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { translator } from '../../../i18n/server.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { commaOf, stopOf } from '../../../words/listed.ts'
import type { ExposeWords } from '../document.ts'

/** The language of a document. */
export interface Speech {
  language: Language
  /** BCP 47 */
  tag: string
  /** ISO 639 */
  lang: string
  direction: 'ltr' | 'rtl'
  /** Between the words of an enumeration. */
  comma: string
  /** Behind a sentence that another one may follow. */
  stop: string
  t: Translate
}

export function speechOf(language: Language): Speech {
  const { tag, dir } = LANGUAGES[language]
  return {
    language,
    tag,
    lang: bare(tag),
    direction: dir,
    comma: commaOf(tag),
    stop: stopOf(tag),
    t: translator(language),
  }
}

/** The language of a text where it differs from the document's. @param tag BCP 47; undefined: the document's */
export const differing = (tag: string | undefined, { lang }: Speech): string | null =>
  tag === undefined || bare(tag) === lang ? null : bare(tag)

/** The agency's own words, which are not translated. */
export const ownWords = (text: string, speech: Speech): ExposeWords => ({
  text,
  lang: differing(LANGUAGES[DEFAULT_LANGUAGE].tag, speech),
})

/** Words in the language of the document. */
export const plainWords = (text: string): ExposeWords => ({ text, lang: null })

/** "Text auf Deutsch" */
export const languageNote = (lang: string | null, { t, tag }: Speech): string | null =>
  lang && t('exposes.text_language', { language: displayNames(tag, { type: 'language' }).of(lang) ?? lang })

function bare(tag: string): string {
  return tag.replace(/-.*/, '')
}
