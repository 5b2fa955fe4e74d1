import type { Json } from '../../domain/imports/feed.ts'
import {
  type StreetFinder,
  streetFinder,
  titleWithoutStreet,
  withoutStreet,
} from '../../domain/properties/hidden-street.ts'
import type { Objektart } from '../../domain/properties/vocabulary.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'

const TITLE = 'objekttitel'
const TEXTS = ['dreizeiler', 'objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'] as const
/** Sections whose words are shown, of the feed or of a hand. */
export const SECTIONS = [
  ...(['preise', 'user_defined', 'geo', 'ausstattung_details', 'zustand_angaben', 'energiepass'] as const),
  ...(['infrastruktur', 'verwaltung_objekt'] as const),
] as const

/** The columns that the rule reads, of a feed's object or of a stored home. */
interface Told {
  adresse_freigegeben: boolean
  strasse?: unknown
  hausnummer?: unknown
  ort?: unknown
  ortsteil?: unknown
  plz?: unknown
  objektart?: unknown
}

/** The columns that `hideStreet` may change, and those that it follows from. */
export const TOLD_COLUMNS = [
  ...(['adresse_freigegeben', 'strasse', 'hausnummer', 'ort', 'ortsteil', 'plz', 'objektart'] as const),
  ...(['objekttitel', 'objekttitel_translations'] as const),
  ...SECTIONS,
  ...TEXTS,
  ...TEXTS.map((name) => `${name}_translations` as const),
]

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Finds the street of a home whose address is hidden; null where it is shown, or there is nothing to find. */
export function hiddenStreet({ adresse_freigegeben, strasse, hausnummer, ort, ortsteil }: Told): StreetFinder | null {
  if (adresse_freigegeben) return null
  return streetFinder({
    ...{ strasse: wordsOf(strasse), hausnummer: wordsOf(hausnummer) },
    ...{ ort: wordsOf(ort), ortsteil: wordsOf(ortsteil) },
  })
}

/**
 * What visitors may read of a home whose address is hidden: its titles and texts without the street, wherever they are
 * shown, mailed, searched or printed.
 * @returns the home; `full`: those of its texts that changed, as they were, by their columns, or null
 */
export function hideStreet<H extends Told>(home: H): { home: H; full: Record<string, unknown> | null } {
  const finder = hiddenStreet(home)
  if (!finder) return { home, full: null }
  const columns = home as unknown as Record<string, unknown>
  const shown: Record<string, unknown> = {}
  const title = columns[TITLE]
  if (typeof title === 'string') shown[TITLE] = titleWithoutStreet(title, finder) || plainTitle(home)
  shown[`${TITLE}_translations`] = each(columns[`${TITLE}_translations`], (text) => titleWithoutStreet(text, finder))
  const instead = onRequest('de')
  for (const name of TEXTS) {
    const text = columns[name]
    if (typeof text === 'string') shown[name] = withoutStreet(text, finder, instead)
    const translations = `${name}_translations`
    shown[translations] = each(columns[translations], (text, code) => withoutStreet(text, finder, onRequest(code)))
  }
  for (const name of SECTIONS) {
    if (columns[name]) shown[name] = deep(columns[name] as Json, (text) => withoutStreet(text, finder, instead))
  }
  const changed = Object.entries(shown).filter(([name, value]) => !isSame(value, columns[name]))
  if (changed.length === 0) return { home, full: null }
  return {
    home: { ...home, ...Object.fromEntries(changed) },
    full: Object.fromEntries(changed.map(([name]) => [name, columns[name]])),
  }
}

/** "(address on request)" in the language of the text. */
const onRequest = (code: string) => translator(isLanguage(code) ? code : 'de')('detail.address_on_request')

/** A title of certain facts for one of which nothing is left: "Wohnung in Graz". */
function plainTitle({ objektart, ort, plz }: Told): string {
  const t = translator()
  const art = t(`import.title.${(wordsOf(objektart) as Objektart | null) ?? 'OTHER'}`)
  const place = wordsOf(ort) ?? wordsOf(plz)
  return place === null ? art : t('import.title.in', { art, ort: place })
}

/** A translation of which nothing is left is none. */
function each(texts: unknown, shown: (text: string, code: string) => string): unknown {
  if (!texts || typeof texts !== 'object') return texts
  const told = Object.entries(texts as Record<string, string>).map(([code, text]) => [code, shown(text, code)])
  return Object.fromEntries(told.filter(([, text]) => text !== ''))
}

function deep(value: Json[string] | Json, shown: (text: string) => string): unknown {
  if (typeof value === 'string') return shown(value)
  if (Array.isArray(value)) return value.map((one) => deep(one, shown))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deep(one, shown)]))
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
