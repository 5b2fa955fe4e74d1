import type { FeedProperty } from '../imports/feed.ts'
import type { CostPart } from './card.ts'

/** EUR; columns of the property. Taxes are percentages, or amounts if the sender writes those. */
export type CostSource = Pick<
  FeedProperty,
  | 'kaltmiete'
  | 'warmmiete'
  | 'nebenkosten'
  | 'heizkosten'
  | 'hauptmietzinsnetto'
  | 'hauptmietzinsust'
  | 'betriebskostennetto'
  | 'betriebskostenust'
  | 'gesamtbelastungbrutto'
  | 'ruecklagenetto'
  | 'kaution'
> & {
  vermarktungsart: string[]
  /** Further prices by their OpenImmo names; this file uses `heizkostennetto` and `heizkostenust`. */
  preise: unknown
}

/**
 * Austrian VAT rates, percent (19 in Jungholz and Mittelberg). Senders write either the rate or the amount into the tax
 * attribute: a value equal to a rate is a rate, any other value is the amount.
 */
const RATES: readonly number[] = [0, 10, 13, 19, 20]

/**
 * The monthly parts as sent, with net, tax and gross where one follows from the others, then the monthly total (ImmoMV
 * requires both) and the deposit. Nothing is estimated: an unknown part is left out.
 */
export function costParts(source: CostSource): CostPart[] {
  const rent = source.vermarktungsart.includes('MIETE')
  const parts = [
    rent ? part('hauptmietzinsnetto', source.hauptmietzinsnetto, source.hauptmietzinsust) : null,
    rent && source.hauptmietzinsnetto === null ? single('kaltmiete', source.kaltmiete) : null,
    part('betriebskostennetto', source.betriebskostennetto, source.betriebskostenust),
    source.betriebskostennetto === null ? single('nebenkosten', source.nebenkosten) : null,
    heating(source),
    part('ruecklagenetto', source.ruecklagenetto, null),
    rent ? single('gesamtbelastungbrutto', source.gesamtbelastungbrutto ?? source.warmmiete) : null,
    rent ? single('kaution', source.kaution) : null,
  ]
  return parts.filter((one) => one !== null)
}

function part(name: string, netto: number | null, tax: number | null): CostPart | null {
  if (netto === null || netto <= 0) return null
  if (tax === null || tax < 0) return { name, netto, ust: null, brutto: null }
  if (RATES.includes(tax)) return { name, netto, ust: tax, brutto: cents(netto * (1 + tax / 100)) }
  const rate = (tax / netto) * 100
  // A tax above every rate is a mistake of the sender; only the net amount is certain.
  if (rate > 21) return { name, netto, ust: null, brutto: null }
  const near = RATES.find((each) => Math.abs(each - rate) < 0.1)
  return { name, netto, ust: near ?? Math.round(rate * 10) / 10, brutto: cents(netto + tax) }
}

/** Of several heating costs, the net amount with its tax is the most informative. */
function heating({ heizkosten, preise }: CostSource): CostPart | null {
  const { heizkostennetto: netto, heizkostenust: ust } = preise as {
    heizkostennetto?: unknown
    heizkostenust?: unknown
  }
  if (typeof netto !== 'number') return single('heizkosten', heizkosten)
  return part('heizkostennetto', netto, typeof ust === 'number' ? ust : null)
}

function single(name: string, brutto: number | null): CostPart | null {
  return brutto !== null && brutto > 0 ? { name, netto: null, ust: null, brutto } : null
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
