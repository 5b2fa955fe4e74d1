import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ctx } from '../../src/server/ctx.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { type FeedHome, feedOf, type Sender } from './feed.ts'

const FIRST: Sender = { firma: 'Makler Muster', anid: 'AT-MUSTER' }
const SECOND: Sender = { firma: 'Zweite Hand GmbH', anid: 'AT-ZWEITE' }
const M2 = 100
/** EUR per m² in the first month. */
const PRICES = Array.from({ length: 12 }, (_, at) => 3000 + at * 150)
/** The asking prices of each month, compared with the first one. */
export const LEVELS = [1, 1.012, 1.025, 1.03, 0.99, 1.004, 1.018, 1.035] as const
/** The months in which two flats end, and in which both agencies and then one of them offer the same flat. */
const [ENDED, BOTH_FROM, BOTH_TO, ONE_TO] = [5, 1, 3, 5]
const SHARED_PRICE = 3550

/** The prices per m² of the homes that were offered in a month, each once. @param at 0 is the first month */
export function offeredIn(at: number): number[] {
  const level = LEVELS[at] ?? 1
  const left = at > ENDED ? PRICES.slice(2) : PRICES
  const shared = at >= BOTH_FROM && at <= ONE_TO ? [SHARED_PRICE] : []
  return [...left, ...shared].map((price) => Math.round(price * M2 * level) / M2)
}

/** The tenth of a month, counted back from the present one. */
const dayOf = (now: Date, monthsAgo: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 10, 10))

/**
 * Eight months of flats for sale in Graz, imported as agencies sent them: prices rise and fall, one flat is withdrawn and
 * one sold, and one flat is offered by two agencies, which end one after the other.
 * @param now a day after the tenth, in the last month
 */
export async function offerMonths(ctx: Ctx, now: Date): Promise<void> {
  for (const [at, level] of LEVELS.entries()) {
    const then: Ctx = { ...ctx, clock: () => dayOf(now, LEVELS.length - 1 - at) }
    const flat = (nr: string, price: number, more: Partial<FeedHome> = {}): FeedHome => ({
      nr,
      vermarktungsart: 'KAUF',
      kaufpreis: Math.round(price * M2 * level),
      wohnflaeche: M2,
      zimmer: 4,
      ...more,
    })
    const shared = (nr: string, to: number): FeedHome[] =>
      at >= BOTH_FROM && at <= to ? [flat(nr, SHARED_PRICE, { strasse: 'Mozartgasse 5/14' })] : []
    const own = PRICES.flatMap((price, nr) => (nr > 1 || at <= ENDED ? [flat(`F${nr}`, price)] : []))
    await send(then, FIRST, [...own, ...shared('A', ONE_TO)])
    await send(then, SECOND, shared('B', BOTH_TO))
    // What ends still counts in the month, with the last price.
    if (at === BOTH_TO) await send(then, SECOND, [{ nr: 'B', aktion: 'DELETE' }])
    if (at === ONE_TO) await send(then, FIRST, [{ nr: 'A', aktion: 'DELETE' }])
    if (at === ENDED) {
      await send(then, FIRST, [
        { nr: 'F0', aktion: 'DELETE' },
        flat('F1', PRICES[1] as number, { verkaufstatus: 'VERKAUFT' }),
      ])
    }
  }
}

async function send(ctx: Ctx, sender: Sender, homes: readonly FeedHome[]): Promise<void> {
  if (homes.length === 0) return
  const file = path.join(ctx.config.DATA_DIR, `months-${sender.anid}.xml`)
  writeFileSync(file, feedOf(homes, 'TEIL', sender))
  await importFeed(ctx, file, { source: sender.anid })
}
