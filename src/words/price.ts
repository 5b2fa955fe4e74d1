import { formatNumber, formatPercent } from '../domain/format/number.ts'
import { currencyOf, formatMoney, formatPrice, withoutCents } from '../domain/format/price.ts'
import type { CostPart, Ertrag, HeadPrice, Hinweis } from '../domain/prices/schemas.ts'
import type { Zeiteinheit } from '../domain/prices/zeiteinheiten.ts'
import { mainPrice, type Priced } from '../domain/properties/price.ts'
import type { Translate } from '../i18n/translate.ts'

const PERIODS = { TAG: 'price.day', WOCHE: 'price.week', MONAT: 'price.month', JAHR: 'price.year' } as const

/** "pro Monat" */
export const periodText = (zeiteinheit: Zeiteinheit, t: Translate<'shared'>): string => t(PERIODS[zeiteinheit])

/** What follows the amount: "pro Tag", "pro Monat zzgl. USt.", "netto"; null for a plain price, or without one. */
export function afterPrice({ preis }: { preis: HeadPrice }, t: Translate<'shared'>): string | null {
  if (preis.betrag === null) return null
  const words = [
    preis.zeiteinheit && periodText(preis.zeiteinheit, t),
    preis.ust && t(preis.ust === 'netto' ? 'price.net' : 'price.plus_vat'),
  ].filter((word) => word !== null)
  return words.join(' ') || null
}

/** What precedes an amount that is no asking price: "Verkehrswert", "Mindestgebot", "Richtpreis"; null otherwise. */
export function beforePrice({ preis }: { preis: HeadPrice }, t: Translate<'shared'>): string | null {
  const { art, betrag } = preis
  if (betrag === null) return null
  return art === 'verkehrswert' || art === 'mindestpreis' || art === 'richtpreis' ? t(`price.${art}`) : null
}

/** "Baurecht (Erbpacht)", "Zwangsversteigerung", "Vermietet": what is offered beyond sale and rental. */
export const formNames = ({ angebotsformen }: Pick<Priced, 'angebotsformen'>, t: Translate<'shared'>): string[] =>
  angebotsformen.map((form) => t(`angebotsform.${form}`))

const YIELDS = {
  nettorendite_ist: 'earn.net',
  nettorendite: 'earn.net',
  nettorendite_soll: 'earn.net_full',
  bruttorendite: 'earn.gross',
} as const

/** "Nettorendite 4,2 %"; null when unknown. */
export function yieldText({ rendite, rendite_art }: Ertrag, t: Translate<'shared'>, tag: string): string | null {
  return rendite === null || rendite_art === null
    ? null
    : t(YIELDS[rendite_art], { value: formatPercent(rendite / 100, tag, 2) })
}

/** "24-fache Jahresmiete"; null when unknown. */
export function factorText({ faktor }: Ertrag, t: Translate<'shared'>, tag: string): string | null {
  return faktor === null ? null : t('earn.factor', { value: formatNumber(faktor, tag, 1) })
}

/**
 * "350.000 €", "671,60 € pro Monat", "180 € pro Tag", "189.000 € · Baurecht (Erbpacht)", "Preis auf Anfrage".
 * @param among other homes the price is written as on a card: "672 € pro Monat"
 */
export function priceText(
  home: Priced,
  t: Translate<'shared'>,
  tag: string,
  among: 'alone' | 'among' = 'alone',
): string {
  const amount = mainPrice(home)
  const price = formatPrice(among === 'among' ? withoutCents(amount) : amount, {
    tag,
    onRequest: t('price.on_request'),
    currency: currencyOf(home.waehrung),
  })
  const words = [beforePrice(home, t), price, afterPrice(home, t)].filter((word) => word !== null).join(' ')
  return [words, ...formNames(home, t)].join(' · ')
}

export const withPeriod = (price: string, period: string | null): string => (period ? `${price} ${period}` : price)

/** The name of a main price: "Kaufpreis", "Gesamtmiete pro Monat". */
export function priceLabel({ art, zeiteinheit }: HeadPrice, t: Translate<'facts' | 'pages' | 'shared'>): string {
  const monthly = zeiteinheit === 'MONAT'
  switch (art) {
    case 'kaufpreis':
      return t('price.buy')
    case 'gesamtmiete':
      return t(monthly ? 'price.total_rent' : 'fact.gesamtmiete')
    case 'kaltmiete':
      return t(monthly ? 'price.rent' : 'kosten.miete')
    case 'bruttomiete':
      return t('kosten.bruttomiete')
    case 'pacht':
      return t('kosten.pacht')
    default:
      return t(`price.${art}`)
  }
}

/** The name of a part: the sender's own, else its label; with the number of parking spaces, and "(Miete)" beside a sale. */
export function partLabel({ name, titel, anzahl, vermarktungsart }: CostPart, t: Translate): string {
  const label = titel ?? t.find(`kosten.${name}`) ?? t.find(`price.${name}`) ?? name
  const counted = anzahl !== null && anzahl > 1 ? `${label} (${anzahl})` : label
  return vermarktungsart === null ? counted : `${counted} (${t(`angebot.${vermarktungsart}`)})`
}

/** The sentence of a hint, with its amounts; of a home for sale and to let with its offer before it. */
export function hinweisText(
  { code, betraege, vermarktungsart }: Hinweis,
  t: Translate,
  tag: string,
  waehrung: string,
): string {
  const amounts = Object.entries(betraege).map(([name, amount]) => [
    name,
    formatMoney(amount, tag, currencyOf(waehrung)),
  ])
  const value = t.find(`preis_hinweis.${code}`, Object.fromEntries(amounts)) ?? code
  return vermarktungsart ? t('text.labelled', { label: t(`angebot.${vermarktungsart}`), value }) : value
}
