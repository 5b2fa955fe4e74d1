import { formatDate } from '../domain/format/date.ts'
import { formatArea, formatDuration, formatUnit } from '../domain/format/measure.ts'
import { formatFigure, formatYear } from '../domain/format/number.ts'
import { currencyOf, formatPrice } from '../domain/format/price.ts'
import type { Fact } from '../domain/properties/card.ts'
import type { Translate } from '../i18n/translate.ts'
import { listed } from './listed.ts'

/**
 * A fact's value in words; an unknown value is stated as unknown.
 * @param waehrung of the home, as amounts are in its currency; facts of other kinds need none
 */
export function factText(
  { label, format, value }: Fact,
  t: Translate,
  tag: string,
  waehrung: string | null = null,
): string {
  const unknown = t('value.unknown')
  if (value === null || value === '') return unknown
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (format === 'words')
    return (
      listed(
        [value].flat().map((word) => wordText(label, String(word), t)),
        tag,
      ) || unknown
    )
  if (Array.isArray(value)) return listed(value, tag) || unknown
  if (format === 'date') return formatDate(String(value), tag) ?? String(value)
  if (format === 'duration') return formatDuration(String(value), tag) ?? String(value)
  if (typeof value === 'string') return value
  if (format === 'metre' || format === 'km') return formatUnit(value, format === 'km' ? 'kilometer' : 'meter', tag)
  if (format === 'cubic_metre') return t('unit.cubic_metre', { value: formatFigure(value, tag) })
  if (format === 'kwh') return t('unit.kwh', { value: formatFigure(value, tag, 1) })
  if (format === 'area') return formatArea(value, tag) ?? unknown
  if (format === 'money') return formatPrice(value, { tag, onRequest: unknown, currency: currencyOf(waehrung) })
  return format === 'year' ? formatYear(value, tag) : formatFigure(value, tag)
}

/** An OpenImmo word of a fact, `WOHNUNG` of `fact.objektart`; a word without translation is shown as sent. */
function wordText(label: string, word: string, t: Translate): string {
  const name = label.replace(/^fact\./, '').replace('objektart_untergruppe', 'untergruppe')
  // As a fact it is a noun; the search uses verbs.
  const key = name === 'vermarktungsart' ? 'angebot' : name
  return (
    t.find(`${key}.${word}`) ??
    t.find(`${key}.${word.replace(/[\s-]/g, '_')}`) ??
    t.find(`angebotsform.${word}`) ??
    word
  )
}

/** The name of a fact; a field of the sender's own that we do not know has its name: `justimmo_freitext1`. */
export function factLabel(label: string, t: Translate): string {
  const known = t.find(label)
  if (known !== undefined) return known
  if (!label.startsWith('own.')) return label
  const name = label
    .slice('own.'.length)
    .replace(/^(?:justimmo|ji|onoffice|flowfact)_/, '')
    .replace(/_+/g, ' ')
    .trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
