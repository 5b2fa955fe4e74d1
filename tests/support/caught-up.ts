import { vi } from 'vitest'
import type { Ctx } from '../../src/server/ctx.ts'
import { lastChange, readUnsettled } from '../../src/server/search/outbox.ts'

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

/** Waits until the search contains everything that is committed. */
export async function caughtUp({ db, search }: Pick<Ctx, 'db' | 'search'>): Promise<void> {
  await settled(db)
  const check = async () => {
    const [known, last] = [await search.position(), await lastChange(db)]
    if (known !== last) throw new Error(`the search knows ${known}, the last change is ${last}`)
  }
  await vi.waitFor(check, { timeout: 20_000, interval: 10 })
}
