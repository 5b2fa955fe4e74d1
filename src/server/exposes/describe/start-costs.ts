import { commissionPaid } from '../../../domain/calculators/home-purchase.ts'
import { currencyOf, formatMoney } from '../../../domain/format/price.ts'
import { inRents } from '../../../domain/prices/deposit.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { partLabel, priceLabel } from '../../../words/price.ts'
import type { ExposeHome } from '../document.ts'
import type { Speech } from './speech.ts'

/** What a tenant pays once; parking spaces that are sold, and taxes of a purchase, are none of it. */
const FEES = ['finanzierungsbeitrag', 'geschaeftsguthaben', 'abstand']

/** What a tenant pays at the start, as far as the listing tells amounts; null where it tells the rent only. */
export function startCostsOf(home: PropertyDetail, speech: Speech): ExposeHome['startCosts'] {
  const { t, tag } = speech
  const { preis, kosten, waehrung, provision } = home
  const isRent = preis.art === 'gesamtmiete' || preis.art === 'bruttomiete' || preis.art === 'kaltmiete'
  if (!isRent || !preis.betrag || preis.zeiteinheit !== 'MONAT' || preis.ust !== null) return null
  const once = [...FEES, 'kaution'].flatMap((name) => {
    const part = kosten.find((one) => one.name === name && one.gruppe === 'einmalig')
    const amount = part ? (part.brutto ?? part.netto ?? (name === 'kaution' ? inRents(part.text, preis) : null)) : null
    return part && amount ? [{ label: partLabel(part, t), amount }] : []
  })
  // The law of Austria, for homes to live in: a tenant pays only the agent that they have engaged themselves.
  const byLaw = home.location.land === 'AT' && home.objektart_hauptgruppe === 'WOHNEN'
  const isFree = provision.stand === 'frei' || (provision.stand === 'unbekannt' && byLaw)
  const commission = isFree ? 0 : provision.stand === 'faellig' ? commissionPaid(provision) : null
  if (once.length === 0 && !commission) return null
  const first = t('exposes.first_rent')
  const rent = preis.art === 'gesamtmiete' ? first : t('text.labelled', { label: first, value: priceLabel(preis, t) })
  const rows = [
    { label: rent, amount: preis.betrag },
    ...once,
    ...(commission === null ? [] : [{ label: t('detail.commission'), amount: commission }]),
  ]
  const money = (amount: number) => formatMoney(amount, tag, currencyOf(waehrung))
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  return {
    rows: rows.map(({ label, amount }) => ({ label, value: money(amount) })),
    total: { label: t('exposes.start_total'), value: money(Math.round(total * 100) / 100) },
    note: [t('exposes.start_note'), ...(isFree && byLaw ? [t('exposes.start_note_broker')] : [])].join(' '),
  }
}
