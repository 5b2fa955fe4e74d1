import { type HistoryPrice, historyPrices, leadingPrice } from '../../domain/properties/price.ts'
import type { ReadDb } from '../ctx.ts'
import { sheetOf } from './cards.ts'
import { findPrices } from './repository.ts'

/** A published home as price alerts see it. */
export interface WatchedHome {
  /** The price that a new alert watches; null without one. */
  art: HistoryPrice | null
  /** EUR */
  prices: Partial<Record<HistoryPrice, number>>
  /** Whether it is offered at a price of that name, also one on request. */
  isOffered(art: HistoryPrice): boolean
}

/** By id; homes that are not published are left out. */
export async function watchedHomes(db: ReadDb, ids: readonly number[]): Promise<Map<number, WatchedHome>> {
  const homes = new Map<number, WatchedHome>()
  for (const row of await findPrices(db, ids)) {
    const sheet = sheetOf(row)
    homes.set(row.id, {
      art: leadingPrice(sheet),
      prices: historyPrices(sheet, row.kaltmiete),
      isOffered: (art) => (art === 'kaufpreis' ? sheet.kauf : sheet.miete) !== null,
    })
  }
  return homes
}
