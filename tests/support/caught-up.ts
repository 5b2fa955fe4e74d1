import { sql } from 'kysely'
import { vi } from 'vitest'
import type { ColumnsSearch } from '../../src/search/engine.ts'
import { type ChangeId, NO_CHANGE } from '../../src/search/port.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { rebuildFromDatabase } from '../../src/server/search/follow.ts'
import { readUnsettled } from '../../src/server/search/outbox.ts'

/**
 * Waits until every committed change is settled. An automatic ANALYZE, or a transaction of another test that ends in this
 * moment, delays that.
 */
export async function settled(db: Ctx['db']): Promise<void> {
  const check = async () => {
    if ((await readUnsettled(db)).length > 0) throw new Error('there are changes that may still get company')
  }
  await vi.waitFor(check, { timeout: 20_000, interval: 10 })
}

/**
 * Waits until the search contains everything that is committed. What counts is the last change that is committed, not the
 * last one that is settled: a transaction of another test can make it unsettled again between two questions.
 */
export async function caughtUp({ db, search }: Pick<Ctx, 'db' | 'search'>): Promise<void> {
  const check = async () => {
    const [known, last] = [await search.position(), await lastCommitted(db)]
    if (known !== last) throw new Error(`the search knows ${known}, the last change is ${last}`)
  }
  await vi.waitFor(check, { timeout: 20_000, interval: 10 })
}

/**
 * Fills an engine with everything that is committed, its position included. A transaction of another test that ends in
 * between can make the last change unsettled again, and the engine would begin before it.
 */
export async function rebuilt(db: Ctx['db'], search: ColumnsSearch): Promise<void> {
  const fill = async () => {
    const [known, last] = [await rebuildFromDatabase({ db, search }), await lastCommitted(db)]
    if (known !== last) throw new Error(`the search knows ${known}, the last change is ${last}`)
  }
  await vi.waitFor(fill, { timeout: 20_000, interval: 10 })
}

async function lastCommitted(db: Ctx['db']): Promise<ChangeId> {
  const { rows } = await sql<{ at: ChangeId }>`select tx || ':' || id || ':' || extract(epoch from at) as at
    from search_outbox where tx < pg_snapshot_xmax(pg_current_snapshot()) order by tx desc, id desc limit 1`.execute(db)
  return rows[0]?.at ?? NO_CHANGE
}
