import type { CostPart, HeadPrice } from '../prices/schemas.ts'
import type { Zeiteinheit } from '../prices/zeiteinheiten.ts'
import type { PropertyDetail } from '../properties/card.ts'
import { mainPrice } from '../properties/price.ts'
import { type ComparisonRow, cell, row } from './row.ts'

/**
 * Purchase prices and rents share one row. One is only cheaper than the other when both are the same kind of price, for
 * the same period, with the same tax, in the same currency.
 */
export function priceRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const kinds = new Set(
    homes.map(({ preis, waehrung }) => [preis.art, preis.zeiteinheit, preis.ust, waehrung].join(' ')),
  )
  const better = kinds.size === 1 ? 'lower' : null
  const isRent = ({ preis }: PropertyDetail) => preis.zeiteinheit !== null
  // Of a price for a day, or the value at an auction, an amount per square metre tells nothing.
  const perSquareMetre = (home: PropertyDetail) => {
    const { art, zeiteinheit } = home.preis
    if (zeiteinheit !== null && zeiteinheit !== 'MONAT') return null
    if (art === 'verkehrswert' || art === 'mindestpreis') return null
    const [amount, area] = [mainPrice(home), home.flaeche ?? home.grundstuecksflaeche]
    return amount && area ? Math.round((amount / area) * 100) / 100 : null
  }
  const [first] = homes
  const label =
    better === null || !first
      ? 'detail.history_price'
      : first.preis.art === 'kaufpreis'
        ? 'price.buy'
        : first.preis.art === 'gesamtmiete' && first.preis.zeiteinheit === 'MONAT'
          ? 'price.total_rent'
          : 'detail.history_price'
  return [
    row(
      'fact.vermarktungsart',
      'words',
      homes.map((home) => cell([home.vermarktungsart, ...home.angebotsformen])),
    ),
    row(
      label,
      'money',
      // Its label says for how long.
      homes.map(({ preis, ...home }) =>
        cell(mainPrice({ ...home, preis }), {
          preis: label === 'price.total_rent' ? { ...preis, zeiteinheit: null } : preis,
        }),
      ),
      better,
    ),
    row(
      'fact.preis_m2',
      'money',
      homes.map((home) => cell(roundUp(perSquareMetre(home), isRent(home)))),
      better,
    ),
  ]
}

/** Whole euros for purchases, cents for rents, as is usual for prices per square metre. */
const roundUp = (amount: number | null, isRent: boolean) =>
  amount === null ? null : isRent ? amount : Math.round(amount)

/** The parts that a comparison lists by name: of the rest each home has its own, which stand on its page. */
const isCompared = ({ gruppe, name, titel, enthalten }: CostPart) =>
  titel === null &&
  !enthalten &&
  (gruppe === 'laufend' || gruppe === 'wahlweise' || (gruppe === 'einmalig' && !MAIN.has(name)))
const MAIN = new Set(['kaufpreis', 'richtpreis', 'verkehrswert', 'mindestpreis'])

/**
 * Every part of the costs that at least one home states; gross where every home has a gross amount, so that the amounts
 * are comparable.
 */
export function costRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const compared = homes.map(({ kosten }) => kosten.filter(isCompared))
  const names = new Set(compared.flatMap((kosten) => kosten.map(({ name }) => name)))
  const oneCurrency = new Set(homes.map(({ waehrung }) => waehrung)).size === 1
  const parts = [...names].map((name) => {
    const found = compared.map((kosten) => kosten.find((part) => part.name === name))
    const isGross = found.every((part) => !part || part.brutto !== null)
    const isNet = found.every((part) => !part || part.netto !== null)
    const isPaid = found.every((part) => !part || (part.brutto ?? part.netto) !== null)
    const periods = new Set(found.flatMap((part) => (part ? [part.zeiteinheit] : [])))
    const amount = (part: CostPart | undefined) => (isGross || !isNet ? (part?.brutto ?? part?.netto) : part?.netto)
    const paidAs = (part: CostPart | undefined) => {
      const paid = amount(part) ?? part?.text ?? null
      return paid === null ? cell(part?.prozent, { format: 'percent' }) : cell(paid, periodOf(part))
    }
    const better = (isGross || isNet) && isPaid && periods.size === 1 && oneCurrency ? 'lower' : null
    return row(`kosten.${name}`, 'money', found.map(paidAs), better)
  })
  const commission = homes.map(({ provision }) =>
    cell(provision.stand === 'frei' ? true : (provision.text ?? provision.brutto ?? provision.netto)),
  )
  const free = commission.flatMap((one, at) => (one?.value === true ? [at] : []))
  const best = free.length < homes.length ? free : []
  return [...parts, { ...row('detail.commission', 'commission', commission), best }]
}

/** What homes earn that are bought to let: each figure by its own name, since net and gross yields do not compare. */
export function yieldRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const earning = homes.map(({ kosten }) => kosten.filter(({ gruppe }) => gruppe === 'ertrag'))
  const names = new Set(earning.flatMap((parts) => parts.map(({ name }) => name)))
  return [...names].map((name) => {
    const found = earning.map((parts) => parts.find((part) => part.name === name))
    const label = `kosten.${name}`
    const cells = (value: (part: CostPart) => number | null) =>
      found.map((part) => cell(part && value(part), part?.zeiteinheit ? headOf(part, part.zeiteinheit) : {}))
    if (found.some((part) => part?.prozent)) {
      return row(
        label,
        'percent',
        cells(({ prozent }) => prozent),
        'higher',
      )
    }
    if (found.some((part) => part?.faktor)) {
      return row(
        label,
        'number',
        cells(({ faktor }) => faktor),
        'lower',
      )
    }
    return row(
      label,
      'money',
      cells(({ brutto }) => brutto),
    )
  })
}

/** The period of an amount that is not for a month. */
const periodOf = (part: CostPart | undefined): { preis?: HeadPrice } =>
  part?.zeiteinheit && part.zeiteinheit !== 'MONAT' ? headOf(part, part.zeiteinheit) : {}

const headOf = (part: CostPart, zeiteinheit: Zeiteinheit): { preis: HeadPrice } => ({
  preis: { betrag: part.brutto ?? part.netto, art: 'kaltmiete', zeiteinheit, ust: null },
})
