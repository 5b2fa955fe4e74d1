import type { HandField } from '../../../../domain/properties/hand.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { Raw } from './draft.ts'
import type { Kind } from './fields.ts'

/** The words of the editor. */
export type Words = Translate<'listings' | 'search' | 'admin' | 'shared'>

export const labelOf = (t: Words, field: HandField): string => {
  const [own, others] = field.split('_translations')
  const label = t.find(`listing_edit.field.${own}`) ?? field
  return others === undefined ? label : t('listing_edit.translated', { field: label })
}

export const languageName = (code: string): string => LANGUAGES[code as Language]?.name ?? code

/** A value of a vocabulary in words. */
export const wordOf = (t: Words, prefix: string | undefined, value: string): string =>
  (prefix && t.find(`${prefix}.${value}`)) ?? value

/** The records that a field may name. */
export type Records = Readonly<Record<'people' | 'projects', readonly { id: number; name: string }[]>>

/** A value for reading: what the feed says. */
export function shownValue(t: Words, kind: Kind, raw: Raw, records: Records): string {
  if (typeof raw === 'string') {
    if (raw === '') return t('admin.no_choice')
    if (kind.is === 'flag') return t(raw === 'true' ? 'admin.yes' : 'admin.no')
    if (kind.is === 'choice') return wordOf(t, kind.words, raw)
    if (kind.is === 'subtype') return wordOf(t, 'untergruppe', raw)
    if (kind.is === 'record') return records[kind.of].find(({ id }) => String(id) === raw)?.name ?? `#${raw}`
    return kind.is === 'number' && kind.unit ? `${raw} ${kind.unit}` : raw
  }
  if (Array.isArray(raw)) {
    const words = kind.is === 'choices' ? kind.words : undefined
    return raw.map((one) => wordOf(t, words, one)).join(', ') || t('admin.no_choice')
  }
  const texts = Object.entries(raw as Record<string, string>)
  if (texts.length === 0) return t('admin.no_choice')
  return texts.map(([name, text]) => (kind.is === 'translations' ? `${languageName(name)}: ${text}` : text)).join(', ')
}
