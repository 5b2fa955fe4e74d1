import { cents } from '../format/cents.ts'
import type { Angebotsform, Provision } from '../prices/schemas.ts'
import type { PropertyDetail } from '../properties/card.ts'
import { AUSTRIA_2026 } from './austria-2026.ts'

type Offered = Pick<PropertyDetail, 'preis' | 'waehrung' | 'location' | 'angebotsformen' | 'kosten' | 'provision'>

/** What the costs of buying a home are reckoned from. */
export interface HomePurchase {
  /** EUR, VAT included */
  price: number
  /** EUR, VAT included; null where the agency names none. */
  commission: number | null
  broker: boolean
}

/** At an auction, and for a building right, other taxes and fees are due. */
const OTHER_LAW: readonly Angebotsform[] = ['ERBPACHT', 'ZWANGSVERSTEIGERUNG']

/** Null where the usual costs of Austria do not apply, and where nobody knows what the buyer pays. */
export function purchaseOfHome(home: Offered): HomePurchase | null {
  const { preis, waehrung, location, angebotsformen, provision } = home
  const isPrice = preis.art === 'kaufpreis' || preis.art === 'richtpreis'
  if (!isPrice || waehrung !== 'EUR' || location.land !== 'AT') return null
  if (OTHER_LAW.some((form) => angebotsformen.includes(form))) return null
  const price = paidPrice(home)
  return price ? { price, commission: commissionPaid(provision), broker: provision.stand !== 'frei' } : null
}

/** The price with its VAT: tax and fees are shares of all that the buyer pays. Null for a net price without a rate. */
function paidPrice({ preis, kosten }: Offered): number | null {
  if (preis.betrag === null || preis.ust === null) return preis.betrag
  const rate = kosten.find(({ name, gruppe }) => name === 'kaufpreis' && gruppe === 'einmalig')?.ust ?? null
  if (rate !== null) return cents(preis.betrag * (1 + rate / 100))
  // Who adds VAT to the price of a home adds the rate of the law; a price that is only called net may be free of it.
  return preis.ust === 'zzgl' ? cents(preis.betrag * (1 + AUSTRIA_2026.vat)) : null
}

/** EUR with VAT: of a net commission with the rate of the law, as every agent has to add it. Null where none is named. */
export const commissionPaid = ({ brutto, netto }: Pick<Provision, 'brutto' | 'netto'>): number | null =>
  brutto ?? (netto === null ? null : cents(netto * (1 + AUSTRIA_2026.vat)))
