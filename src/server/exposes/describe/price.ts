import { AUSTRIA_2026 } from '../../../domain/calculators/austria-2026.ts'
import { purchaseOfHome } from '../../../domain/calculators/home-purchase.ts'
import { PURCHASE_PARTS, purchaseCosts, purchasePartName } from '../../../domain/calculators/purchase-costs.ts'
import { convert } from '../../../domain/currency/convert.ts'
import type { Currency, Rates } from '../../../domain/currency/rates.ts'
import { formatDate } from '../../../domain/format/date.ts'
import { formatNumber, formatPercent } from '../../../domain/format/number.ts'
import { currencyOf, formatMoney, formatPrice, isKnownCurrency } from '../../../domain/format/price.ts'
import type { CostPart } from '../../../domain/prices/schemas.ts'
import type { PropertyCard, PropertyDetail } from '../../../domain/properties/card.ts'
import { mainPrice } from '../../../domain/properties/price.ts'
import {
  afterPrice,
  beforePrice,
  formNames,
  hinweisText,
  partLabel,
  periodText,
  priceLabel,
} from '../../../words/price.ts'
import type { ExposeHome, ExposePrice, ExposeWords } from '../document.ts'
import { ownWords, plainWords, type Speech } from './speech.ts'

export interface Money {
  currency: Currency
  rates: Rates
}

/** "450.000 €", "Preis auf Anfrage" */
export const amountText = (home: Pick<PropertyCard, 'preis' | 'waehrung' | 'angebotsformen'>, { t, tag }: Speech) =>
  formatPrice(mainPrice(home), { tag, onRequest: t('price.on_request'), currency: currencyOf(home.waehrung) })

/** The price with its parts, as the page of the home tells them. */
export function priceOf(home: PropertyDetail, money: Money, speech: Speech): ExposePrice {
  const { t, tag } = speech
  const label = beforePrice(home, t) ?? priceLabel(home.preis, t)
  // The label of a monthly rent names its period already.
  const isNamed = home.preis.zeiteinheit === 'MONAT' && !['bruttomiete', 'pacht'].includes(home.preis.art)
  const after = afterPrice(isNamed ? { preis: { ...home.preis, zeiteinheit: null } } : home, t)
  const parts = home.kosten.filter(
    (part) => part.gruppe !== 'weitere' && part.gruppe !== 'ertrag' && part.name !== 'kaufpreis',
  )
  const periods = home.preis_zeitraum
  return {
    label,
    amount: amountText(home, speech),
    note: [after, ...formNames(home, t)].filter(Boolean).join(' · ') || null,
    converted: convertedText(home, money, speech),
    parts: parts.flatMap((part) => partOf(part, home.waehrung, speech)),
    remarks: [
      ...[
        ...(home.status === 'reserved' ? [t('detail.reserved_note')] : []),
        ...home.angebotsformen.flatMap((form) => t.find(`angebot_hinweis.${form}`) ?? []),
        ...home.preis_hinweise.map((hint) => hinweisText(hint, t, tag, home.waehrung)),
        ...(periods
          ? [
              t('text.labelled', {
                label: t('detail.preis_zeitraum'),
                value: `${dayOf(periods.von, tag)} – ${dayOf(periods.bis, tag)}`,
              }),
            ]
          : []),
      ].map((sentence) => [plainWords(sentence)]),
      ...(home.preis_text
        ? [
            [
              plainWords(t('text.labelled', { label: t('detail.freitext_preis'), value: '' })),
              ownWords(home.preis_text, speech),
            ],
          ]
        : []),
    ],
    commission: commissionOf(home, speech),
  }
}

const dayOf = (sent: string | null, tag: string) => (sent === null ? '…' : (formatDate(sent, tag) ?? sent))

/** "≈ 420.000 CHF"; null without an amount, and where the currencies are the same. */
export function convertedText(
  { preis, waehrung }: Pick<PropertyCard, 'preis' | 'waehrung'>,
  { currency, rates }: Money,
  { tag }: Speech,
): string | null {
  const own = currencyOf(waehrung)
  if (preis.betrag === null || own === currency || !isKnownCurrency(own)) return null
  return `≈ ${formatMoney(convert(preis.betrag, own, currency, rates), tag, currency)}`
}

function partOf(part: CostPart, waehrung: string, speech: Speech): ExposePrice['parts'] {
  const { t, tag, comma } = speech
  const currency = currencyOf(waehrung)
  const money = (amount: number) => formatMoney(amount, tag, currency)
  const amount = part.brutto ?? part.netto
  const figures = [
    amount !== null && money(amount),
    part.bis !== null && `– ${money(part.bis)}`,
    part.prozent !== null && formatPercent(part.prozent / 100, tag, 2),
    part.faktor !== null && formatNumber(part.faktor, tag),
    amount === null && part.anzahl !== null && formatNumber(part.anzahl, tag),
  ].filter(Boolean)
  const value = figures.join(' ') || part.text
  if (!value) return []
  const isNet = part.brutto === null && part.netto !== null
  const recurring = part.gruppe !== 'einmalig'
  const notes = [
    isNet && t('price.net'),
    part.netto !== null && part.brutto !== null && part.ust !== null && part.ust > 0
      ? t('detail.cost_with_vat', { percent: formatPercent(part.ust / 100, tag) })
      : null,
    amount !== null && recurring && (part.zeiteinheit ? periodText(part.zeiteinheit, t) : null),
    part.enthalten && part.gruppe === 'laufend' && t('detail.cost_contained'),
  ].filter(Boolean)
  const { lang } = ownWords('', speech)
  return [
    {
      label: partLabel(part, t),
      value,
      note: notes.join(comma) || null,
      ...(lang !== null && figures.length === 0 && { lang }),
      ...(lang !== null && part.titel && { labelLang: lang }),
      ...(figures.length > 0 && part.text && { own: ownWords(part.text, speech) }),
    },
  ]
}

/** What a home earns that is bought to let. */
export function earningsOf(home: PropertyDetail, speech: Speech): ExposeHome['earnings'] {
  return home.kosten
    .filter(({ gruppe }) => gruppe === 'ertrag')
    .flatMap((part) => partOf(part, home.waehrung, speech))
    .map(({ note, own, ...row }) => ({ ...row, value: [row.value, note, own?.text].filter(Boolean).join(' ') }))
}

function commissionOf({ provision, waehrung }: PropertyDetail, speech: Speech): ExposeWords[] | null {
  const { t, tag } = speech
  const { stand, text, netto, brutto } = provision
  if (stand === 'frei') return [plainWords(t('detail.commission_free'))]
  const money = (amount: number) => formatMoney(amount, tag, currencyOf(waehrung))
  const sum =
    brutto !== null
      ? t('detail.commission_sum', { sum: money(brutto) })
      : netto !== null
        ? `${money(netto)} ${t('price.net')}`
        : null
  const vat = text && provision.mit_ust && !/ust|mwst/i.test(text) ? ` (${t('price.with_vat')})` : ''
  const label = t('text.labelled', { label: t('detail.commission'), value: '' })
  if (text) return [plainWords(label), ownWords(text, speech), plainWords(vat + (sum ? speech.comma + sum : ''))]
  if (sum) return [plainWords(label + sum)]
  return stand === 'faellig' ? [plainWords(t('detail.commission_due'))] : null
}

/** The usual costs beside a purchase price in Austria, without a loan; null where they do not apply. */
export function purchaseCostsOf(home: PropertyDetail, day: string, { t, tag }: Speech): ExposeHome['purchaseCosts'] {
  const purchase = purchaseOfHome(home)
  if (!purchase) return null
  const costs = purchaseCosts({
    ...purchase,
    lien: 0,
    contract: AUSTRIA_2026.contract.usual,
    mainHome: false,
    day,
  })
  const rows = PURCHASE_PARTS.filter((part) => costs.parts[part] > 0).map((part) => ({
    label: t(`calculator.part.${purchasePartName(part, purchase)}`),
    value: formatMoney(costs.parts[part], tag),
  }))
  return {
    rows,
    total: {
      label: t('calculator.total', { share: formatPercent(costs.share, tag) }),
      value: formatMoney(costs.total, tag),
    },
    note: t('calculator.costs_note', { date: formatDate(AUSTRIA_2026.asOf, tag) ?? AUSTRIA_2026.asOf }),
  }
}
