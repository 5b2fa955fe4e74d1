import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import type { Quality } from '../../domain/properties/quality.ts'
import type { Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import { type AdviceName, adviceOf } from '../../domain/standing/advice.ts'
import { compare, poolOf, WINDOW_DAYS, windowOf } from '../../domain/standing/comparable.ts'
import { type Effect, effectOf } from '../../domain/standing/effect.ts'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { readListed } from '../properties/listed.ts'
import { readMarket } from '../properties/market.ts'
import { openSearchers } from '../search-agents/searchers.ts'
import { deleteBefore, findMeasured, latestComputed, type MeasuredRow, upsertStandings } from './compute-repository.ts'

const DAY_MS = 86_400_000
/** Homes that are read and written together. */
const PART = 200
/** Younger figures are left as they are, so that a process that starts does not compute them again. */
const FRESH_MS = 20 * 3_600_000

/** The day before the first of the counted ones, in Vienna. */
export const countedSince = (now: Date, windows = 1): string =>
  viennaDay(new Date(now.getTime() - windows * WINDOW_DAYS * DAY_MS))

/**
 * Compares every published home with comparable ones, counts the people whose kept searches it meets, and stores it.
 * Rows of homes that are published no longer are removed.
 * @returns how many homes
 */
export async function computeStandings(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const now = ctx.clock()
  const homes = await findMeasured(ctx.db, countedSince(now), now)
  const searchersOf = await openSearchers(ctx)
  const known = new Map<number, { quality: Quality; searchers: number }>()
  for (const part of parts(homes)) {
    signal?.throwIfAborted()
    for (const { row, quality } of await readListed(
      ctx.db,
      part.map(({ id }) => id),
    ))
      known.set(row.id, { quality, searchers: searchersOf(row) })
  }
  const pool = poolOf(homes)
  const effects = effectsOf(homes, known)
  for (const part of parts(homes)) {
    signal?.throwIfAborted()
    const rows = []
    for (const home of part) {
      const own = known.get(home.id)
      if (!own) continue
      const compared = compare(home, pool)
      const price = await priceOf(ctx, home)
      rows.push({
        property_id: home.id,
        company_id: home.company_id,
        days: home.days,
        views: home.views,
        favorites: home.favorites,
        inquiries: home.inquiries,
        viewings: home.viewings,
        compared: compared?.count ?? 0,
        place: compared?.place ?? null,
        median_days: compared?.medians.days ?? null,
        median_views: compared?.medians.views ?? null,
        median_favorites: compared?.medians.favorites ?? null,
        median_inquiries: compared?.medians.inquiries ?? null,
        median_viewings: compared?.medians.viewings ?? null,
        searchers: own.searchers,
        quality: own.quality.score,
        advice: adviceOf({ quality: own.quality, english: home.english, late: home.late, price }, (name) =>
          effects(home, name),
        ),
      })
      await setImmediate()
    }
    await upsertStandings(ctx.db, rows, now)
  }
  await deleteBefore(ctx.db, now)
  ctx.log.info({ homes: homes.length, ms: ctx.clock().getTime() - now.getTime() }, 'homes were compared')
  return homes.length
}

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PART) }, (_, at) => all.slice(at * PART, (at + 1) * PART))

/** Purchase prices are compared with purchase prices, rents with rents. */
async function priceOf(ctx: Ctx, { id, offers }: MeasuredRow): Promise<{ own: number; median: number } | null> {
  const art = (['KAUF', 'MIETE'] as const satisfies Vermarktungsart[]).find((one) => offers.includes(one))
  const market = art ? await readMarket(ctx, id, art) : null
  return market?.median ? { own: market.eur_m2, median: market.median.eur_m2 } : null
}

type Known = ReadonlyMap<number, { quality: Quality }>

/** What our own data show: inquiries for homes of the same kind and offer with a feature, and without it. */
function effectsOf(
  homes: readonly MeasuredRow[],
  known: Known,
): (home: MeasuredRow, name: AdviceName) => Effect | null {
  const groups = new Map<string, { having: number[]; lacking: number[] }>()
  const keyOf = ({ objektart, offers }: MeasuredRow, name: AdviceName) => `${objektart} ${offers} ${name}`
  for (const home of homes) {
    const rate = home.inquiries / windowOf(home)
    const rules = known.get(home.id)?.quality.rules ?? []
    const features = rules.map(({ rule, points, most }) => [rule, points >= most] as const)
    for (const [name, isThere] of [...features, ['english', home.english] as const]) {
      const key = keyOf(home, name)
      const group = groups.get(key) ?? { having: [], lacking: [] }
      groups.set(key, group)
      group[isThere ? 'having' : 'lacking'].push(rate)
    }
  }
  const effects = new Map([...groups].map(([key, { having, lacking }]) => [key, effectOf(having, lacking)]))
  return (home, name) => effects.get(keyOf(home, name)) ?? null
}

export const computeStandingsJob = defineJob({
  name: 'standing.compute',
  data: z.strictObject({ now: z.literal(true).optional() }),
  schedule: [{ cron: '20 3 * * *' }],
  atStart: true,
  byHand: { now: true },
  retries: 2,
  seconds: 3600,
  async run(ctx, { now }, signal) {
    const latest = await latestComputed(ctx.db)
    if (!now && latest && ctx.clock().getTime() - latest.getTime() < FRESH_MS) return
    await computeStandings(ctx, signal)
  },
})
