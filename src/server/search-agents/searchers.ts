import { setImmediate } from 'node:timers/promises'
import { parseSearch } from '../../domain/search/codec.ts'
import type { SearchRow } from '../../domain/search/row.ts'
import { createMatcher } from '../../search/matching/matching.ts'
import type { Ctx } from '../ctx.ts'
import { lookUpAround } from '../places/around.ts'
import { findSearchers } from './repository.ts'

/** Number of agents that are loaded without a pause. */
const STRETCH = 500

/**
 * Loads all active search agents.
 * @returns a function that counts the people whose agents a home meets: a person with several of them counts once
 */
export async function openSearchers(ctx: Pick<Ctx, 'db' | 'caches'>): Promise<(home: SearchRow) => number> {
  const matcher = createMatcher<number>()
  const owners = new Map<number, string>()
  for (const { id, email, criteria } of await findSearchers(ctx.db)) {
    if (owners.size % STRETCH === STRETCH - 1) await setImmediate()
    owners.set(id, email)
    matcher.add(id, await lookUpAround(ctx, parseSearch(new URLSearchParams(criteria)).query.filter))
  }
  return (home) => new Set(matcher.match(home).map((id) => owners.get(id))).size
}
