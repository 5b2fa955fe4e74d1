import { perM2Text } from '../domain/area-prices/per-m2.ts'
import type { Figures } from '../domain/area-prices/schemas.ts'
import { formatNumber } from '../domain/format/number.ts'
import { kindOfSlug } from '../domain/landing/address.ts'
import type { Vermarktungsart } from '../domain/properties/vocabulary.ts'
import type { Translate } from '../i18n/translate.ts'

/** "12 Mietwohnungen" of a kind's part of the address. */
export function kindText(t: Translate<'search'>, slug: string, count: number): string {
  const kind = kindOfSlug(slug)
  return kind ? t(`count.${kind.objektart}_${kind.vermarktungsart}`, { count }) : ''
}

/** "14,20 €/m² im Monat", "4.200 €/m²": rents have cents, purchase prices do not. */
export function squareMetrePrice(
  t: Translate<'pages'>,
  tag: string,
  amount: number,
  vermarktungsart: Vermarktungsart,
): string {
  return t(`landing.m2_${vermarktungsart}`, { price: perM2Text(vermarktungsart, amount, tag) })
}

/** The median of a kind and its quartiles in a sentence. */
export function medianSentence(
  t: Translate<'pages'>,
  tag: string,
  { median, q1, q3, count, vermarktungsart }: Figures & { vermarktungsart: Vermarktungsart },
): string {
  const price = (amount: number) => squareMetrePrice(t, tag, amount, vermarktungsart)
  return t('landing.median_sentence', {
    median: price(median),
    q1: price(q1),
    q3: price(q3),
    count: formatNumber(count, tag),
  })
}
