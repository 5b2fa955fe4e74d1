import { cents } from '../format/cents.ts'

/** Austrian VAT rates, percent (19 in Jungholz and Mittelberg; 0 for landlords who charge none). */
const RATES: readonly number[] = [0, 10, 13, 19, 20]
/** A tax above every rate is a mistake of the sender; only the net amount is certain. */
const MAX = 21

/** A net amount with the tax attribute as sent; `usual` are the rates, percent, that this kind of cost usually has. */
export interface Taxed {
  netto: number
  tax: number | null
  usual: readonly number[]
}

export interface Gross {
  netto: number
  /** Percent */
  ust: number | null
  brutto: number | null
}

/** How a sender fills tax attributes: OpenImmo means the amount, many senders write the rate. */
export type Style = 'amount' | 'rate'

const UNKNOWN = (netto: number): Gross => ({ netto, ust: null, brutto: null })

/** The tax attribute read as one of both; null when that gives no rate that exists. */
function readAs({ netto, tax }: Taxed, style: Style): Gross | null {
  if (tax === null || tax < 0) return null
  if (style === 'rate') return RATES.includes(tax) ? { netto, ust: tax, brutto: cents(netto * (1 + tax / 100)) } : null
  const rate = (tax / netto) * 100
  const near = RATES.find((each) => Math.abs(each - rate) < 0.1)
  return near === undefined ? null : { netto, ust: near, brutto: cents(netto + tax) }
}

/** Whether one of both readings alone is possible. */
function certainStyle(part: Taxed): Style | null {
  const [amount, rate] = [readAs(part, 'amount'), readAs(part, 'rate')]
  if (amount && rate) return null
  return amount ? 'amount' : rate ? 'rate' : null
}

/**
 * Net, rate and gross of parts of one object. `20` beside 200 is an amount (10 %) or a rate (20 %). What decides, in this
 * order: the only reading that gives a rate that exists; the rate that the law sets for the cost (10 % for a home, 20 %
 * for its heating and for business); the other parts of the same object, since a sender fills all alike; OpenImmo's
 * definition, which is the amount.
 * @param said what else tells the style, such as a total that only one reading reaches
 */
export function grossOf(parts: readonly Taxed[], said: Style | null = null): Gross[] {
  const styles = new Set(parts.map(certainStyle).filter((style) => style !== null))
  const [of] = styles.size === 1 ? styles : []
  return parts.map((part) => {
    if (part.tax === null || part.tax < 0) return UNKNOWN(part.netto)
    const certain = certainStyle(part)
    const amount = readAs(part, 'amount')
    const rate = readAs(part, 'rate')
    if (certain === null && amount && rate) {
      const style = said ?? usualStyle(part, amount, rate) ?? of ?? 'amount'
      return (style === 'rate' ? rate : amount) as Gross
    }
    if (certain !== null) return (certain === 'rate' ? rate : amount) as Gross
    // Neither a known rate nor its amount: a sum over several rates, if it is possible at all.
    const share = (part.tax / part.netto) * 100
    if (share > MAX) return UNKNOWN(part.netto)
    return { netto: part.netto, ust: Math.round(share * 10) / 10, brutto: cents(part.netto + part.tax) }
  })
}

/** The reading that alone gives the usual rate. */
function usualStyle({ usual }: Taxed, amount: Gross, rate: Gross): Style | null {
  const [a, b] = [usual.includes(amount.ust as number), usual.includes(rate.ust as number)]
  return a === b ? null : a ? 'amount' : 'rate'
}
