import type { CostPart, PropertyDetail } from '../properties/card.ts'
import { mainPrice } from '../properties/price.ts'
import { type ComparisonRow, cell, row } from './row.ts'

/** Totals, which appear in the price row. */
const TOTAL = /^(gesamtbelastung|kaufpreis)/

/** Purchase prices and rents share one row, but neither counts as cheaper than the other. */
export function priceRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const oneKind = new Set(homes.map(({ vermarktungsart }) => vermarktungsart)).size === 1
  const isRent = (home: PropertyDetail) => home.vermarktungsart === 'MIETE'
  const price = (home: PropertyDetail) => mainPrice(home) || null
  const perSquareMetre = (home: PropertyDetail) => {
    const [amount, area] = [price(home), home.flaeche ?? home.grundstuecksflaeche]
    return amount && area ? Math.round((amount / area) * 100) / 100 : null
  }
  const better = oneKind && homes.every(({ waehrung }) => waehrung === homes[0]?.waehrung) ? 'lower' : null
  const total = homes.every(({ gesamtmiete }) => gesamtmiete !== null)
  const label = !oneKind || !homes[0] ? 'detail.history_price' : !isRent(homes[0]) ? 'price.buy' : 'price.total_rent'
  return [
    row(
      'fact.vermarktungsart',
      'words',
      homes.map((home) => cell([home.vermarktungsart])),
    ),
    // A net rent next to a total rent would look cheap.
    row(
      label === 'price.total_rent' && !total ? 'detail.history_price' : label,
      'money',
      homes.map((home) => cell(price(home), isRent(home) ? { monthly: true } : {})),
      label === 'price.total_rent' && !total ? null : better,
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

/**
 * Every part of the costs that at least one home states; gross where every home has a gross amount, so that the amounts
 * are comparable.
 */
export function costRows(homes: readonly PropertyDetail[]): ComparisonRow[] {
  const names = new Set(homes.flatMap(({ kosten }) => kosten.map(({ name }) => name)))
  const parts = [...names]
    .filter((name) => !TOTAL.test(name))
    .map((name) => {
      const found = homes.map(({ kosten }) => kosten.find((part) => part.name === name))
      const isGross = found.every((part) => !part || part.brutto !== null)
      const isNet = found.every((part) => !part || part.netto !== null)
      const amount = (part: CostPart | undefined) => (isGross || !isNet ? (part?.brutto ?? part?.netto) : part?.netto)
      const better = isGross || isNet ? 'lower' : null
      return row(
        `kosten.${name}`,
        'money',
        found.map((part) => cell(amount(part))),
        better,
      )
    })
  const commission = homes.map(({ provisionsfrei, provision }) =>
    cell(provisionsfrei || provision.provisionspflichtig === false ? true : (provision.text ?? provision.brutto)),
  )
  const free = commission.flatMap((one, at) => (one?.value === true ? [at] : []))
  const best = free.length < homes.length ? free : []
  return [...parts, { ...row('detail.commission', 'commission', commission), best }]
}
