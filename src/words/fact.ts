import { formatDate } from '../domain/format/date.ts'
import { formatArea } from '../domain/format/measure.ts'
import { formatNumber, formatYear } from '../domain/format/number.ts'
import { formatPrice } from '../domain/format/price.ts'
import type { Fact } from '../domain/properties/card.ts'
import type { Translate } from '../i18n/translate.ts'

/** A fact's value in words; an unknown value is stated as unknown. */
export function factText({ label, format, value }: Fact, t: Translate, tag: string): string {
  const unknown = t('value.unknown')
  if (value === null || value === '') return unknown
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (format === 'words')
    return (
      [value]
        .flat()
        .map((word) => wordText(label, String(word), t))
        .join(', ') || unknown
    )
  if (Array.isArray(value)) return value.join(', ') || unknown
  if (format === 'date') return formatDate(String(value), tag) ?? String(value)
  if (typeof value === 'string') return value
  if (format === 'area') return formatArea(value, tag) ?? unknown
  if (format === 'money') return formatPrice(value, { tag, onRequest: unknown })
  return format === 'year' ? formatYear(value, tag) : formatNumber(value, tag)
}

/** An OpenImmo word of a fact, `WOHNUNG` of `fact.objektart`; a word without translation is shown as sent. */
function wordText(label: string, word: string, t: Translate): string {
  const name = label.replace(/^fact\./, '').replace('objektart_untergruppe', 'untergruppe')
  // As a fact it is a noun; the search uses verbs.
  const key = name === 'vermarktungsart' ? `angebot.${word}` : `${name}.${word}`
  return t.find(key) ?? word
}
