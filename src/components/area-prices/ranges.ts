import type { Translate } from '../../i18n/translate.ts'

/** "unter 3.000 €", "3.000 € bis 4.000 €", "ab 4.000 €"; an empty text for a range without ends. */
export function rangeOf(
  t: Translate<'pages'>,
  from: number | null | undefined,
  to: number | null | undefined,
  money: (amount: number) => string,
): string {
  if (from == null) return to == null ? '' : t('area_prices.legend_below', { price: money(to) })
  if (to == null) return t('area_prices.legend_from', { price: money(from) })
  return t('area_prices.legend_between', { from: money(from), to: money(to) })
}
