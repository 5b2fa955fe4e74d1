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

/** Texts with the few tags that the portal shows; other languages as fields such as `objekttitel_en`. */
export function writeTexts(home: Node, row: HomeRow): void {
  const own = languageCode(String((row.verwaltung_techn as { sprache?: string }).sprache ?? 'de'))
  for (const name of TEXTS) put(home, `freitexte/${name}`, row[name])
  for (const name of TEXTS) {
    for (const [language, text] of Object.entries(row[`${name}_translations`] as Translations)) {
      if (!isLanguage(language) || (language === own && text === row[name])) continue
      put(home, `freitexte/[${name}_${LANGUAGES[language].tag.slice(0, 2)}]`, text)
    }
  }
}
