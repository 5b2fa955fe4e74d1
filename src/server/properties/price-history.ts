import { priceSheet } from '../../domain/prices/sheet.ts'
import type { PriceSource } from '../../domain/prices/source.ts'
import {
  HISTORY_PRICES,
  type HistoryPrice,
  historyPrices,
  leadingPrice,
  reduction,
} from '../../domain/properties/price.ts'
import type { Db } from '../ctx.ts'
import { insertPrices, type PriceChange, priceSpan } from './feed-repository.ts'
import { findPriceSource } from './hand-repository.ts'

/** The prices of a home that nobody knew before. */
export function firstPrices(source: PriceSource): PriceChange[] {
  return changesOf(historyPrices(priceSheet(source), source.kaltmiete), {})
}

/**
 * Records the changed prices of a known home.
 * @returns by how many percent the main price fell since it was first seen
 */
export async function recordPrices(db: Db, id: number, source: PriceSource, at: Date): Promise<number> {
  const sheet = priceSheet(source)
  const prices = historyPrices(sheet, source.kaltmiete)
  const span = await priceSpan(db, id)
  await insertPrices(db, id, at, changesOf(prices, span))
  const leading = leadingPrice(sheet)
  return leading ? reduction(span[leading]?.first ?? null, prices[leading] ?? null) : 0
}

/** Records the prices of a stored home, as the importer and hands have written its columns. */
export async function recordStoredPrices(db: Db, id: number, at: Date): Promise<void> {
  await recordPrices(db, id, await findPriceSource(db, id), at)
}

function changesOf(
  prices: Partial<Record<HistoryPrice, number>>,
  span: Awaited<ReturnType<typeof priceSpan>>,
): PriceChange[] {
  return HISTORY_PRICES.flatMap((art) => {
    const betrag = prices[art]
    return betrag !== undefined && betrag !== span[art]?.latest ? [{ art, betrag }] : []
  })
}
