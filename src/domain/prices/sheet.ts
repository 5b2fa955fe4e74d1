import type { Vermarktungsart } from '../properties/vocabulary.ts'
import { provisionOf } from './commission.ts'
import { comparedPrice } from './compare.ts'
import { comparedDeposit } from './deposit.ts'
import { isRecurring } from './groups.ts'
import { angebotsformen } from './offer-form.ts'
import { furtherOf, oncePaid, yieldsOf } from './once.ts'
import { type Running, rentOf } from './rent.ts'
import { saleOf } from './sale.ts'
import type { Angebotsform, CostPart, Ertrag, HeadPrice, Hinweis, Provision } from './schemas.ts'
import type { PriceSource } from './source.ts'
import { ertragOf, formedYields } from './yield.ts'

/** All that is known of an object's prices: the answer to every page, search, mail and report that shows one. */
export interface PriceSheet {
  /** What the home is offered for first. */
  vermarktungsart: Vermarktungsart
  /** ISO 4217 */
  waehrung: string
  /** The price that the home is shown by. */
  preis: HeadPrice
  /** Null when it is not for sale. */
  kauf: HeadPrice | null
  /** Null when it is not to let. */
  miete: HeadPrice | null
  angebotsformen: Angebotsform[]
  teile: CostPart[]
  provision: Provision
  /** Null when it is not for sale, or earns nothing that is known. */
  ertrag: Ertrag | null
  hinweise: Hinweis[]
}

/** Whether an object is for sale and to let. When no field says so, the prices that exist decide. */
function offered(source: PriceSource): { kauf: boolean; miete: boolean } {
  const { vermarktungsart } = source
  if (vermarktungsart.length > 0) {
    return { kauf: vermarktungsart.includes('KAUF'), miete: vermarktungsart.includes('MIETE') }
  }
  const kauf = saleOf(source).head.betrag !== null
  return { kauf, miete: !kauf || rentOf(source).head.betrag !== null }
}

/** OpenImmo's price fields as parts, totals and sentences. Unknown is null, and nothing is estimated. */
export function priceSheet(source: PriceSource): PriceSheet {
  const is = offered(source)
  const sale = is.kauf ? saleOf(source) : null
  const rent = is.miete ? rentOf(source) : null
  // The same order as the compared price: what is also for sale is shown by its purchase price.
  const first = sale ? 'KAUF' : 'MIETE'
  const main = sale ?? rent
  const provision = provisionOf(source)
  const both = sale && rent ? bothOffers(sale, rent) : main
  const ertrag = ertragOf(source)
  const yields = [...yieldsOf(source), ...formedYields(source, ertrag)]
  const parts = [...(both?.parts ?? []), ...oncePaid(source), ...yields, ...furtherOf(source)]
  const hinweise: Hinweis[] = [
    ...(both?.hinweise ?? []),
    ...(provision.stand === 'widerspruch' ? [{ code: 'provision_widerspruch' as const, betraege: {} }] : []),
  ]
  return {
    vermarktungsart: first,
    waehrung: source.waehrung,
    preis: main?.head ?? { betrag: null, art: 'kaufpreis', zeiteinheit: null, ust: null },
    kauf: sale?.head ?? null,
    miete: rent?.head ?? null,
    angebotsformen: angebotsformen(source),
    teile: parts,
    provision,
    ertrag,
    hinweise,
  }
}

/** What an owner pays and what a tenant pays, told apart; running costs that are the same in both are listed once. */
function bothOffers(sale: Running, rent: Running): Pick<Running, 'parts' | 'hinweise'> {
  const [owners, tenants] = [sale, rent].map(({ parts }) => new Set(parts.map(keyOf))) as [Set<string>, Set<string>]
  return {
    parts: [
      ...sale.parts.map((one) => (tenants.has(keyOf(one)) || !isRecurring(one) ? one : of('KAUF', one))),
      ...rent.parts.filter((one) => !owners.has(keyOf(one)) && !isReserve(one)).map((one) => of('MIETE', one)),
    ],
    hinweise: [...sale.hinweise.map((one) => of('KAUF', one)), ...rent.hinweise.map((one) => of('MIETE', one))],
  }
}

/** The reserve that a tenant does not pay stands among the owner's costs. */
const isReserve = ({ name, gruppe }: CostPart) => name === 'ruecklagenetto' && gruppe === 'wahlweise'
const of = <Told>(vermarktungsart: Vermarktungsart, told: Told) => ({ ...told, vermarktungsart })
const keyOf = (part: CostPart) => JSON.stringify(part)

/**
 * EUR. `preis` is the compared price: the purchase price when the property is for sale, else the rent for a month.
 * `rendite` is percent a year.
 */
export interface MainPrices {
  preis: number | null
  preis_kauf: number | null
  preis_miete: number | null
  kaution: number | null
  rendite: number | null
}

/** The prices for the search: of the same parts as the shown ones. */
export function searchPrices(source: PriceSource): MainPrices {
  const { kauf, miete, ertrag } = priceSheet(source)
  const preis_kauf = kauf && comparedPrice(kauf, source.waehrung)
  const preis_miete = miete && comparedPrice(miete, source.waehrung)
  const kaution = miete && comparedDeposit(source, miete)
  return { preis: preis_kauf ?? preis_miete, preis_kauf, preis_miete, kaution, rendite: ertrag?.rendite ?? null }
}
