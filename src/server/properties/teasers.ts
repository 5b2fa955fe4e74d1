import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { plainText } from '../assistant/plain-text.ts'

/** The columns that the text of a card follows from. */
export type TextColumn =
  | 'dreizeiler'
  | 'dreizeiler_translations'
  | 'objektbeschreibung'
  | 'objektbeschreibung_translations'
type TextRow = Readonly<Record<TextColumn, unknown>>

/** The text of a card by language; German is the one that the sender has written. */
export type Teasers = Readonly<Partial<Record<Language, string>>>

/** Three lines of a wide row. */
const LENGTH = 180

/** The beginning of the description in each language that has one, else of the three lines. */
export function teasersOf(row: TextRow): Teasers {
  const described = row.objektbeschreibung_translations as Record<string, string>
  const lines = row.dreizeiler_translations as Record<string, string>
  const found: Partial<Record<Language, string>> = {}
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const isOwn = language === 'de'
    const html = described[language] ?? (isOwn ? (row.objektbeschreibung as string | null) : null)
    const short = lines[language] ?? (isOwn ? (row.dreizeiler as string | null) : null)
    // The database may have cut the text inside a tag or a sign such as &lt;, which a plain text may contain.
    const teaser = beginning((html && plainText(html.replace(/(?:<[^<>]*|&[a-z]{0,5})$/, ''))) || short || '')
    if (teaser) found[language] = teaser
  }
  return found
}

/** The text in one line, cut after a whole word. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LENGTH) return line
  const cut = line.slice(0, LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > LENGTH / 2 ? end : LENGTH).replace(/[ ,;:–-]{1,4}$/, '')} …`
}
