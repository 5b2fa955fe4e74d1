import { formatDuration } from '../../../../domain/format/measure.ts'
import type { Zeiteinheit } from '../../../../domain/prices/zeiteinheiten.ts'
import type { HandField } from '../../../../domain/properties/hand.ts'
import { type FactField, HAND_FACTS, isFactField } from '../../../../domain/properties/hand-facts.ts'
import { linkKindOf } from '../../../../domain/properties/links.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { pageLanguage } from '../../../../i18n/load.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { periodText } from '../../../../words/price.ts'
import { CERTIFICATE } from './certificate-parts.ts'
import type { Raw, RawLink } from './draft.ts'
import type { Kind } from './fields.ts'
import { type RawRow, rowLines } from './rows.ts'

/** The words of the editor. */
export type Words = Translate<'listings' | 'facts' | 'search' | 'admin' | 'shared'>

export const labelOf = (t: Words, field: HandField): string => {
  if (isFactField(field)) return factName(t, field)
  const [own, others] = field.split('_translations')
  const label = t.find(`listing_edit.field.${own}`) ?? field
  return others === undefined ? label : t('listing_edit.translated', { field: label })
}

/** "Raumhöhe", "Garage: Miete" */
function factName(t: Words, field: FactField): string {
  const { label, part } = HAND_FACTS[field]
  const name = t.find(label) ?? field
  return part ? t('text.labelled', { label: name, value: t.find(part) ?? part }) : name
}

export const languageName = (code: string): string => LANGUAGES[code as Language]?.name ?? code

/** The language of the page, for Intl. */
export const pageTag = (): string => LANGUAGES[pageLanguage()].tag

/** A value of a vocabulary in words. */
export function wordOf(t: Words, prefix: string | undefined, value: string): string {
  if (prefix === 'zeiteinheit') return periodText(value as Zeiteinheit, t)
  return (prefix && (t.find(`${prefix}.${value}`) ?? t.find(`${prefix}.${value.replaceAll('-', '_')}`))) ?? value
}

/** The values of an energy certificate with their names. */
export const certificateLines = (t: Words, said: object): string[] =>
  CERTIFICATE.flatMap((part) => {
    const value: unknown = (said as Record<string, unknown>)[part.name]
    if (value === undefined || value === '') return []
    const isFlag = part.is === 'flag'
    const text = isFlag
      ? t(String(value) === 'true' ? 'admin.yes' : 'admin.no')
      : wordOf(t, part.is === 'choice' ? part.words : undefined, String(value))
    return [t('text.labelled', { label: t.find(part.label) ?? part.name, value: text })]
  })

/** The kind of a link; a feed may have others. */
export const linkKind = (t: Words, gruppe: string): string =>
  t.find(`listing_edit.link.${linkKindOf(gruppe)}`) ?? gruppe

/** Links in words: "Film: Rundgang https://…". */
export const linkLines = (t: Words, links: readonly { gruppe: string; titel?: string | null; url: string }[]) =>
  links.map(({ gruppe, titel, url }) =>
    t('text.labelled', { label: linkKind(t, gruppe), value: [titel, url].filter(Boolean).join(' ') }),
  )

/** The records that a field may name. */
export type Records = Readonly<Record<'people' | 'projects', readonly { id: number; name: string }[]>>

/** A value for reading: what the feed says. */
export function shownValue(t: Words, kind: Kind, raw: Raw, records: Records): string {
  if (typeof raw === 'string') {
    if (raw === '') return t('admin.no_choice')
    if (kind.is === 'flag') return t(raw === 'true' ? 'admin.yes' : 'admin.no')
    if (kind.is === 'choice') return wordOf(t, kind.words, raw)
    if (kind.is === 'subtype') return wordOf(t, 'untergruppe', raw)
    if (kind.is === 'duration') return formatDuration(raw, pageTag()) ?? raw
    if (kind.is === 'record') return records[kind.of].find(({ id }) => String(id) === raw)?.name ?? `#${raw}`
    return kind.is === 'number' && kind.unit ? `${raw} ${kind.unit}` : raw
  }
  if (kind.is === 'links') return linkLines(t, raw as readonly RawLink[]).join(', ') || t('admin.no_choice')
  if (kind.is === 'costs' || kind.is === 'own') {
    return rowLines(raw as readonly RawRow[]).join(', ') || t('admin.no_choice')
  }
  if (Array.isArray(raw)) {
    const words = kind.is === 'choices' ? kind.words : undefined
    return (raw as string[]).map((one) => wordOf(t, words, one)).join(', ') || t('admin.no_choice')
  }
  const texts = Object.entries(raw as Record<string, string>)
  if (texts.length === 0) return t('admin.no_choice')
  if (kind.is === 'certificate') return certificateLines(t, raw).join(', ')
  return texts.map(([name, text]) => (kind.is === 'translations' ? `${languageName(name)}: ${text}` : text)).join(', ')
}
