import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { pricesOf, sheetOf } from './cards.ts'
import type { MarkPrices } from './mark-cache.ts'
import { findPrices, findVersions } from './repository.ts'
import { readThroughCache } from './version-cache.ts'

/**
 * The prices on the marks of these homes, by id; unpublished homes are left out. A map shows hundreds of homes, and the
 * prices of each follow from 25 columns; so only those of changed homes are worked out again.
 */
export async function readMarks(
  ctx: Pick<Ctx, 'db' | 'standbys' | 'caches'>,
  ids: readonly number[],
): Promise<Map<number, MarkPrices>> {
  if (ids.length === 0) return new Map()
  const db = reader(ctx)
  return readThroughCache(ctx.caches.marks, await findVersions(db, ids), async (missing) => {
    const rows = await findPrices(db, missing)
    return new Map(rows.map((row) => [row.id, markPrices(row)]))
  })
}

function markPrices(row: Parameters<typeof sheetOf>[0]): MarkPrices {
  const { kaufpreis, kaltmiete, preis, waehrung } = pricesOf(row, sheetOf(row))
  return { kaufpreis, kaltmiete, angezeigt: preis, waehrung }
}
