import type { FeedProperty, Translations } from '../../../../domain/imports/feed.ts'
import { elementsAt, note, type Parser, parseSent, type Reading, read } from '../reading.ts'
import type { El } from '../tree.ts'
import { plain, prose, title } from '../values/html.ts'
import { languageCode } from '../values/language.ts'

const TEXTS = {
  objekttitel: title,
  dreizeiler: plain(600),
  objektbeschreibung: prose,
  lage: prose,
  ausstatt_beschr: prose,
  sonstige_angaben: prose,
} as const
type TextName = keyof typeof TEXTS
const isTextName = (name: string): name is TextName => Object.hasOwn(TEXTS, name)

export type Texts = Pick<FeedProperty, Exclude<TextName, 'objekttitel'> | `${TextName}_translations`> & {
  objekttitel: string | null
}

const LANG = ['lang', 'sprache', 'language']

interface Found {
  text: string | null
  translations: Translations
}

/**
 * Reads titles and texts. A text without a language is in the object's own language (`verwaltung_techn/sprache`, else
 * German). Other languages come as `lang` on the element, as `objekt_text lang`, or as a field named `objekttitel_en`.
 */
export function readFreitexte(r: Reading): Texts {
  const found = {} as Record<TextName, Found>
  for (const name of Object.keys(TEXTS) as TextName[]) found[name] = { text: null, translations: {} }
  for (const section of elementsAt(r, 'freitexte')) {
    // A text with its own element name takes precedence over an unnamed `objekt_text` for the same field.
    const ownFirst = section.children.toSorted(
      (a, b) => Number(a.name === 'objekt_text') - Number(b.name === 'objekt_text'),
    )
    for (const el of ownFirst) readElement(r, el, found, section)
  }
  foreignFields(r, found)
  const own = languageCode(read(r, 'verwaltung_techn/sprache', (raw) => raw.slice(0, 20)) ?? 'de')
  const row: Record<string, unknown> = {}
  for (const name of Object.keys(TEXTS) as TextName[]) {
    const { text, translations } = found[name]
    const isForeign = own !== null && own !== 'de'
    if (isForeign && text !== null) translations[own] ??= text
    // The column is what German readers get.
    row[name] = (isForeign ? (translations.de ?? text) : (text ?? translations.de)) ?? null
    delete translations.de
    row[`${name}_translations`] = translations
  }
  if (own !== null && own !== 'de') note(r, 'info', 'verwaltung_techn/sprache', 'language_main', { wert: own })
  return row as unknown as Texts
}

function readElement(r: Reading, el: El, found: Record<TextName, Found>, section: El): void {
  const isText = isTextName(el.name)
  if (!isText && el.name !== 'objekt_text') return
  // A whole section may be in one language: <freitexte lang="en">.
  const holder = LANG.some((name) => el.attrs.has(name)) ? el : section
  const attr = LANG.find((name) => holder.attrs.has(name))
  const sent = attr === undefined ? '' : (holder.attrs.get(attr) as string)
  if (attr !== undefined) holder.usedAttrs.add(attr)
  const code = sent === '' ? null : languageCode(sent)
  if (sent !== '' && code === null) {
    el.used = true
    note(r, 'warning', `freitexte/${el.name}@${attr}`, 'language_unknown', { wert: sent.slice(0, 20) })
    return
  }
  for (const inner of el.children.filter((each) => isTextName(each.name)))
    put(r, inner, inner.name as TextName, code, found)
  if (el.text !== '') put(r, el, isText ? (el.name as TextName) : 'objektbeschreibung', code, found)
}

function put(r: Reading, el: El, name: TextName, code: string | null, found: Record<TextName, Found>): void {
  const path = `freitexte/${el.name}`
  const target = found[name]
  // A second text in the same language is not read, and the report lists it as ignored.
  if (code === null ? target.text !== null : target.translations[code] !== undefined) return
  const text = parseSent(r, { raw: el.text, path, el, attr: null }, TEXTS[name] as Parser<string>)
  if (text === null) return
  if (code === null) target.text = text
  else target.translations[code] = text
}

function foreignFields(r: Reading, found: Record<TextName, Found>): void {
  for (const section of elementsAt(r, 'freitexte')) {
    for (const el of section.children) {
      const field = el.attrs.get('feldname')?.toLowerCase() ?? ''
      const [, name, suffix = ''] = /^([a-z_]+?)_([a-z]{2,3}(?:-[a-z]{2})?)$/.exec(field) ?? []
      if (el.text === '' || name === undefined || !isTextName(name)) continue
      const code = languageCode(suffix)
      if (code === null) continue
      el.usedAttrs.add('feldname')
      put(r, el, name, code, found)
    }
  }
}
