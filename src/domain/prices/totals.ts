import { amountOf, type PriceSource, positive, rateOf } from './source.ts'
import { grossOf } from './tax.ts'

/** A total as the sender states it. */
export interface Total {
  /** OpenImmo name */
  name: string
  /** With tax, unless `netto`. */
  betrag: number
  netto: boolean
  /** Whether the standard defines it with heating. */
  heizung: boolean
}

/**
 * The totals that a sender states of a rent, the widest first. `warmmiete` of the database also holds gesamtmietebrutto and
 * pauschalmiete, for senders who send only those.
 */
export function sentTotals(source: PriceSource): Total[] {
  const { preise } = source
  const gesamtmiete = amountOf(preise, 'gesamtmietebrutto')
  const pauschal = amountOf(preise, 'pauschalmiete')
  const warm = positive(source.warmmiete)
  const own = warm !== gesamtmiete && warm !== pauschal ? warm : null
  const plus = preise.zzg_mehrwertsteuer === true
  return [
    ...total('gesamtbelastungbrutto', positive(source.gesamtbelastungbrutto), true),
    ...net('gesamtbelastungnetto', 'gesamtbelastungust', true),
    // The standard: whether the warm rent contains heating.
    ...total('warmmiete', own, preise.heizkosten_enthalten !== false, plus),
    ...total('pauschalmiete', pauschal, true, plus),
    ...total('gesamtmietebrutto', gesamtmiete, false),
    ...net('gesamtmietenetto', 'gesamtmieteust', false),
    ...total('kaltmiete', kaltWithCosts(source), false),
  ]

  function net(name: string, tax: string, heizung: boolean): Total[] {
    const netto = amountOf(preise, name)
    if (netto === null) return []
    const [gross] = grossOf([{ netto, tax: rateOf(preise, tax), usual: [10, 20] }])
    const brutto = gross?.brutto ?? null
    return [{ name, betrag: brutto ?? netto, netto: brutto === null, heizung }]
  }
}

function total(name: string, betrag: number | null, heizung: boolean, netto = false): Total[] {
  return betrag === null ? [] : [{ name, betrag, netto, heizung }]
}

/** A kaltmiete above the Hauptmietzins with its tax contains Betriebskosten, as OpenImmo defines it. */
function kaltWithCosts({ kaltmiete, hauptmietzinsnetto, hauptmietzinsust }: PriceSource): number | null {
  const [kalt, rent] = [positive(kaltmiete), positive(hauptmietzinsnetto)]
  if (kalt === null || rent === null) return null
  const [gross] = grossOf([{ netto: rent, tax: hauptmietzinsust, usual: [10, 20] }])
  return kalt > (gross?.brutto ?? rent * 1.2) + 1 ? kalt : null
}
