import { formatNumber, formatPercent } from '../../domain/format/number.ts'
import { currencyOf, formatMoney } from '../../domain/format/price.ts'
import type { CostPart } from '../../domain/prices/schemas.ts'
import type { Translate } from '../../i18n/translate.ts'
import { pauseOf } from '../../words/listed.ts'
import { periodText } from '../../words/price.ts'

/** "120 € pro Monat", "3 %", "3 Bruttomonatsmieten": a part of the prices as on the page; empty when it says nothing. */
export function costText(part: CostPart, waehrung: string, t: Translate, tag: string): string {
  const money = (amount: number) => formatMoney(amount, tag, currencyOf(waehrung))
  const amount = part.brutto ?? part.netto
  const isRecurring = part.gruppe !== 'einmalig' && part.gruppe !== 'weitere'
  const figure = [
    amount === null ? null : part.bis === null ? money(amount) : `${money(amount)} – ${money(part.bis)}`,
    part.prozent === null ? null : formatPercent(part.prozent / 100, tag, 2),
    part.faktor === null ? null : formatNumber(part.faktor, tag),
    part.brutto === null && part.netto !== null ? t('price.net') : null,
    amount !== null && isRecurring && part.zeiteinheit ? periodText(part.zeiteinheit, t) : null,
  ].filter((word) => word !== null)
  return [figure.join(' '), part.text].filter(Boolean).join(pauseOf(tag))
}
