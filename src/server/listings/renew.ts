import { z } from 'zod'
import { viennaDay } from '../../domain/format/date.ts'
import type { ListingState } from '../../domain/listings/states.ts'
import { missingOf } from '../../domain/properties/quality.ts'
import type { Ctx, Db } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { noteForFlags } from '../notices/flags.ts'
import { readListed } from '../properties/listed.ts'
import { deleteListings, findCounts, takeNotes, upsertListings } from './listing-repository.ts'

export const VIEW_DAYS = 30
const DAY_MS = 86_400_000
const PART = 100
/** Callers wait for so many notes at most; the job takes the rest. */
const AT_ONCE = 5

/** The day before the first of the counted ones. */
export const viewsSince = (now: Date): string => viennaDay(new Date(now.getTime() - VIEW_DAYS * DAY_MS))

/**
 * Derives the rows of `listing` again for the homes that changed: a trigger notes them, whatever has changed them. Each
 * part is a transaction; several processes may do this at once.
 * @param parts after so many it stops
 * @returns whether all notes were taken
 */
export async function renewListings({ db, clock }: Pick<Ctx, 'db' | 'clock'>, parts = AT_ONCE): Promise<boolean> {
  for (let part = 0; part < parts; part++) {
    const count = await db.transaction().execute((tx) => renewSome(tx, clock()))
    if (count === 0) return true
  }
  return false
}

async function renewSome(db: Db, now: Date): Promise<number> {
  const ids = await takeNotes(db, PART)
  if (ids.length === 0) return 0
  await renewThese(db, ids, now)
  await noteForFlags(db, ids)
  return ids.length
}

/** Derives the rows of these homes again. @returns what they were derived from */
export async function renewThese(db: Db, ids: readonly number[], now: Date) {
  const homes = await readListed(db, ids)
  const counts = new Map((await findCounts(db, ids, viewsSince(now))).map((one) => [one.id, one]))
  await upsertListings(
    db,
    homes.map(({ row, quality, status, words, agent_id, import_source_id, updated_at }) => {
      const { hand = null, views = 0, inquiries = 0 } = counts.get(row.id) ?? {}
      return {
        row,
        words,
        state: stateOf(status, hand),
        agent_id,
        source_id: import_source_id,
        quality: quality.score,
        missing: missingOf(quality),
        views,
        inquiries,
        changed_at: updated_at,
      }
    }),
  )
  const found = new Set(homes.map(({ row }) => row.id))
  const gone = ids.filter((id) => !found.has(id))
  if (gone.length > 0) await deleteListings(db, gone)
  return homes
}

function stateOf(status: string, hand: string | null): ListingState {
  if (status === 'deleted' || status === 'expired') return status
  if (hand === 'withheld') return 'withheld'
  if (status === 'sold' || status === 'reference') return 'ended'
  return status === 'active' || status === 'reserved' ? 'published' : 'unlisted'
}

/** Lists renew what they need themselves; this keeps them quick after large imports. */
export const renewListingsJob = defineJob({
  name: 'listings.renew',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  byHand: true,
  retries: 2,
  seconds: 1800,
  async run(ctx) {
    await renewListings(ctx, Number.POSITIVE_INFINITY)
  },
})
