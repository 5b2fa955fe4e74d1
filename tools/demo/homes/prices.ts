import { type Rng, roundTo } from '../random.ts'
import type { Prices } from '../types.ts'

const NONE: Prices = {
  kaufpreis: null,
  miete: null,
  mieteUst: 0,
  betriebskosten: null,
  betriebskostenUst: 0,
  heizkosten: null,
  gesamt: null,
  ruecklage: null,
  kaution: null,
  provision: null,
  provisionNetto: null,
}
const cent = (value: number) => Math.round(value * 100) / 100

/** A purchase. `commission` is the buyer's; developers sell without. */
export function purchase(
  price: number,
  commission: boolean,
  monthly?: { betriebskosten: number; ruecklage: number },
): Prices {
  const kaufpreis =
    price > 1_500_000 ? roundTo(price, 10_000) : price > 120_000 ? roundTo(price, 1000) : roundTo(price, 500)
  const bk = monthly ? cent(monthly.betriebskosten) : null
  return {
    ...NONE,
    kaufpreis,
    betriebskosten: bk,
    betriebskostenUst: bk ? cent(bk * 0.1) : 0,
    ruecklage: monthly ? cent(monthly.ruecklage) : null,
    provision: commission ? '3 % des Kaufpreises zzgl. 20 % USt.' : null,
    provisionNetto: commission ? cent(kaufpreis * 0.03) : null,
  }
}

/**
 * The rent of a home: 10 % tax on rent and running costs, 20 % on heating. The client pays the agent, so tenants of
 * homes pay no commission (MaklerG § 17a).
 */
export function homeRent(rng: Rng, net: number, running: number, heating: number | null): Prices {
  const miete = cent(roundTo(net, 0.5) + rng.pick([0, 0, 0.4, 0.73, 0.18]))
  const bk = cent(running)
  const heizkosten = heating === null ? null : cent(heating)
  const mieteUst = cent(miete * 0.1)
  const betriebskostenUst = cent(bk * 0.1)
  const gesamt = cent(miete + mieteUst + bk + betriebskostenUst + (heizkosten ? heizkosten * 1.2 : 0))
  return {
    ...NONE,
    miete,
    mieteUst,
    betriebskosten: bk,
    betriebskostenUst,
    heizkosten,
    gesamt,
    kaution: roundTo(gesamt * 3, 50),
    provision: null,
  }
}

/** The rent of business rooms: 20 % tax, deposit of three gross rents, commission of three. */
export function businessRent(net: number, running: number | null, months = 3): Prices {
  const miete = roundTo(net, 1)
  const bk = running === null ? null : cent(running)
  const mieteUst = cent(miete * 0.2)
  const betriebskostenUst = bk ? cent(bk * 0.2) : 0
  const gesamt = cent(miete + mieteUst + (bk ?? 0) + betriebskostenUst)
  return {
    ...NONE,
    miete,
    mieteUst,
    betriebskosten: bk,
    betriebskostenUst,
    gesamt,
    kaution: roundTo(gesamt * 3, 10),
    provision: months > 0 ? `${months} Bruttomonatsmieten zzgl. 20 % USt.` : null,
    provisionNetto: months > 0 ? cent(gesamt * months) : null,
  }
}
