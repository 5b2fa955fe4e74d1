import { priceSheet } from '../../domain/prices/sheet.ts'
import type { PriceSource } from '../../domain/prices/source.ts'
import { HISTORY_PRICES, historyPrices, leadingPrice, reduction } from '../../domain/properties/price.ts'
import type { Db } from '../ctx.ts'
import { insertPrices, priceSpan } from './feed-repository.ts'

/**
 * Records changed prices.
 * @param known false for a new home, which has no history
 * @returns by how many percent the main price fell since it was first seen
 */
export async function recordPrices(db: Db, id: number, source: PriceSource, at: Date, known: boolean): Promise<number> {
  const sheet = priceSheet(source)
  const prices = historyPrices(sheet, source.kaltmiete)
  const span = known ? await priceSpan(db, id) : {}
  const news = HISTORY_PRICES.flatMap((art) => {
    const betrag = prices[art]
    return betrag !== undefined && betrag !== span[art]?.latest ? [{ property_id: id, at, art, betrag }] : []
  })
  await insertPrices(db, news)
  const leading = leadingPrice(sheet)
  return leading ? reduction(span[leading]?.first ?? null, prices[leading] ?? null) : 0
}
