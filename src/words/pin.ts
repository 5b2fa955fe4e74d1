import { numberFormat } from '../domain/format/intl.ts'
import { formatNumber } from '../domain/format/number.ts'

/** The number on a cluster of the map: 1.234 stays, 45.600 becomes "46 Tsd." in the form of the language. */
export function shortCount(count: number, tag: string): string {
  if (count < 10_000) return formatNumber(count, tag)
  return numberFormat(tag, { notation: 'compact', maximumFractionDigits: 0 }).format(count)
}
