import type { Json } from '../imports/feed.ts'
import { textOf } from './source.ts'
import { ZEITEINHEITEN, type Zeiteinheit } from './zeiteinheiten.ts'

/** The period that a rent is for: OpenImmo's `preis_zeiteinheit`, a month when not stated. */
export function zeiteinheitOf(preise: Json): Zeiteinheit {
  return statedPeriod(preise, 'preis_zeiteinheit') ?? 'MONAT'
}

/** A stated period of a field; null when it is not stated, or not one of OpenImmo's. */
export function statedPeriod(preise: Json, name: string): Zeiteinheit | null {
  const word = textOf(preise, name)?.trim().toUpperCase()
  return ZEITEINHEITEN.find((known) => known === word) ?? null
}

/**
 * The amount for a month, as searches compare it. A rent for a year is paid for the same use, so a twelfth of it counts;
 * a price for a day or a week is for a short stay and comparable with no rent: null.
 */
export function perMonth(amount: number, zeiteinheit: Zeiteinheit): number | null {
  if (zeiteinheit === 'MONAT') return amount
  return zeiteinheit === 'JAHR' ? Math.round((amount / 12) * 100) / 100 : null
}
