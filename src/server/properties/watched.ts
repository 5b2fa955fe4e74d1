import { alertPrice } from '../../domain/properties/price.ts'
import type { ReadDb } from '../ctx.ts'
import { pricesOf, sheetOf } from './cards.ts'
import { findPrices } from './repository.ts'

/** The prices of published homes that price alerts watch, EUR, by id; null without one, absent when not published. */
export async function watchedPrices(db: ReadDb, ids: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await findPrices(db, ids)
  return new Map(rows.map((row) => [row.id, alertPrice(pricesOf(row, sheetOf(row)))]))
}
