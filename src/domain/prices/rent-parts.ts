import { cents } from '../format/cents.ts'
import { paid, part } from './part.ts'
import { extraCosts, heatingOf, parkingRents } from './running.ts'
import type { CostPart } from './schemas.ts'
import { amountOf, type PriceSource, positive, rateOf, recordsOf, same } from './source.ts'
import { grossOf, type Style } from './tax.ts'

/** How ambiguous fields are read. */
export interface Reading {
  /** Of taxes that could be a rate or an amount. */
  style: Style | null
  /** Whether Nebenkosten come on top of a kaltmiete that already contains something beside the rent. */
  apart: boolean
}

const DWELLINGS = new Set(['WOHNUNG', 'HAUS', 'ZIMMER'])

/**
 * The recurring parts of a rent. `laufend` are those that make up the total; `wahlweise` are those that a tenant may do
 * without, or that an owner pays.
 */
export function rentParts(source: PriceSource, { style, apart }: Reading): CostPart[] {
  const { preise } = source
  const net = netParts(source, style)
  const heating = net('heizkostennetto')
  const costs = net('betriebskostennetto')
  return [
    ...baseRent(source, net('hauptmietzinsnetto'), apart ? 0 : (positive(source.nebenkosten) ?? 0), costs.length > 0),
    ...net('sonstigemietenetto'),
    ...single('mietzuschlaege', amountOf(preise, 'mietzuschlaege'), source),
    ...costs,
    ...(costs.length > 0 ? [] : single('nebenkosten', source.nebenkosten, source)),
    ...net('evbnetto'),
    ...(heating.length > 0 ? heating : heatingOf(source)),
    ...net('sonstigekostennetto'),
    ...extraCosts(preise),
    // The owner pays the reserve; a tenant only where the sender's total contains it.
    ...net('ruecklagenetto').map((one) => ({ ...one, gruppe: 'wahlweise' as const })),
    ...(source.objektart === 'PARKEN' ? [] : parkingRents(preise)),
  ]
}

/** The net amounts with their taxes, which a sender fills in one style (tax.ts): a part by its name, as a list. */
export function netParts(source: PriceSource, style: Style | null): (name: string) => CostPart[] {
  const { preise } = source
  const home = source.objektart !== null && DWELLINGS.has(source.objektart) && !source.nutzungsart.includes('GEWERBE')
  const usual = home ? [10] : [20]
  const sent: [string, number | null, number | null, readonly number[]][] = [
    ['hauptmietzinsnetto', source.hauptmietzinsnetto, source.hauptmietzinsust, usual],
    ['summemietenetto', amountOf(preise, 'summemietenetto'), rateOf(preise, 'summemieteust'), usual],
    ['sonstigemietenetto', amountOf(preise, 'sonstigemietenetto'), rateOf(preise, 'sonstigemieteust'), usual],
    ['betriebskostennetto', source.betriebskostennetto, source.betriebskostenust, usual],
    ['evbnetto', amountOf(preise, 'evbnetto'), rateOf(preise, 'evbust'), usual],
    ['heizkostennetto', amountOf(preise, 'heizkostennetto'), rateOf(preise, 'heizkostenust'), [20]],
    ['sonstigekostennetto', amountOf(preise, 'sonstigekostennetto'), rateOf(preise, 'sonstigekostenust'), usual],
    ['ruecklagenetto', source.ruecklagenetto, rateOf(preise, 'ruecklageust'), [0]],
  ]
  const taxed = sent.flatMap(([name, netto, tax, rates]) =>
    positive(netto) === null ? [] : [{ name, netto: netto as number, tax, usual: rates }],
  )
  const gross = grossOf(taxed, style).map((one, at) => ({ name: taxed[at]?.name as string, ...one }))
  return (name) =>
    gross
      .filter((one) => one.name === name)
      .map((one) => part(name, 'laufend', { ...one, brutto: one.brutto ?? statedGross(source, name, one.netto) }))
}

/** justimmo states the gross amount beside the net one. */
function statedGross({ preise }: PriceSource, name: string, netto: number): number | null {
  const miete = [preise.miete].flat()[0]
  const record =
    name === 'hauptmietzinsnetto'
      ? miete
      : name === 'betriebskostennetto'
        ? recordsOf(preise, 'zusatzkosten').find(({ art }) => art === 'betriebskosten')
        : undefined
  if (typeof record !== 'object' || record === null || record.netto !== netto) return null
  return positive(record.brutto)
}

/**
 * The rent alone. Of nettokaltmiete and a larger kaltmiete, the difference is what the kaltmiete contains beside the rent:
 * the stated costs, else an amount that no field names.
 * @param costs the Nebenkosten that a kaltmiete contains by OpenImmo's definition
 */
function baseRent(source: PriceSource, main: CostPart[], costs: number, hasCosts: boolean): CostPart[] {
  const { preise } = source
  if (main.length > 0) return main
  const [kalt, nettokalt] = [positive(source.kaltmiete), amountOf(preise, 'nettokaltmiete')]
  const pacht = amountOf(preise, 'pacht')
  if (pacht !== null && nettokalt === null && (kalt === null || same(kalt, pacht)))
    return single('pacht', pacht, source)
  if (kalt === null && nettokalt === null) return otherRent(source)
  if (nettokalt === null || kalt === null || same(nettokalt, kalt) || kalt < nettokalt) {
    return single('kaltmiete', kalt ?? nettokalt, source)
  }
  const rent = single('nettokaltmiete', nettokalt, source)
  const named = extraCosts(preise).filter(({ gruppe }) => gruppe === 'laufend')
  const known = costs + (amountOf(preise, 'mietzuschlaege') ?? 0) + named.reduce((sum, one) => sum + paid(one), 0)
  const rest = cents(kalt - nettokalt - known)
  return hasCosts || rest <= 1 ? rent : [...rent, ...single('in_kaltmiete', rest, source)]
}

/** Rents that senders give by other names: a sum, or the rent of the parking space that is the object itself. */
function otherRent(source: PriceSource): CostPart[] {
  const [sum] = netParts(source, null)('summemietenetto')
  if (sum) return [sum]
  const [space] = source.objektart === 'PARKEN' ? parkingRents(source.preise) : []
  return space ? [{ ...space, gruppe: 'laufend' }] : []
}

/** An amount without its own tax: net where the sender says that VAT is added, and its rate where that is stated. */
export function single(name: string, amount: number | null, { preise }: Pick<PriceSource, 'preise'>): CostPart[] {
  if (positive(amount) === null) return []
  if (preise.zzg_mehrwertsteuer !== true) return [part(name, 'laufend', { brutto: amount })]
  const ust = rateOf(preise, 'mwst_satz')
  const brutto = ust === null ? null : cents((amount as number) * (1 + ust / 100))
  return [part(name, 'laufend', { netto: amount, ust, brutto })]
}

export const isHeating = ({ name }: CostPart): boolean => name.startsWith('heizkosten')
export const counts = ({ gruppe, enthalten }: CostPart): boolean => gruppe === 'laufend' && !enthalten
export const sumOf = (parts: readonly CostPart[]): number => cents(parts.reduce((sum, one) => sum + paid(one), 0))
