import type { Translations } from '../../../domain/imports/feed.ts'
import { isLanguage, LANGUAGES } from '../../../i18n/languages.ts'
import { languageCode } from '../../imports/read/values/language.ts'
import type { HomeRow } from '../export-repository.ts'
import { type Node, put } from '../xml.ts'

const TEXTS = [
  'objekttitel',
  'dreizeiler',
  'lage',
  'ausstatt_beschr',
  'objektbeschreibung',
  'sonstige_angaben',
] as const

/**
 * Texts with the few tags that the portal shows; other languages as fields such as `objekttitel_en`. The column of a home
 * in another language has the German text where one is known: then its own text is a translation.
 */
export function writeTexts(home: Node, row: HomeRow): void {
  const own = languageCode(String((row.verwaltung_techn as { sprache?: string }).sprache ?? 'de')) ?? 'de'
  for (const name of TEXTS) {
    const { [own]: ownText = null, ...others } = row[`${name}_translations`] as Translations
    const isGerman = own !== 'de' && ownText !== row[name]
    put(home, `freitexte/${name}`, isGerman ? ownText : row[name])
    const translations = isGerman ? { de: row[name], ...others } : others
    for (const [language, text] of Object.entries(translations)) {
      if (isLanguage(language)) put(home, `freitexte/[${name}_${LANGUAGES[language].tag.slice(0, 2)}]`, text)
    }
  }
}
