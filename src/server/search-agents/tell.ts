import { setImmediate } from 'node:timers/promises'
import { parseSearch } from '../../domain/search/codec.ts'
import { createMatcher, type Matcher } from '../../search/matching.ts'
import type { PropertyEvent } from '../alerts/event.ts'
import type { Ctx } from '../ctx.ts'
import { findActive, type Hit, insertHits } from './repository.ts'

/** So many agents are taken over at a stretch; between them the process answers requests. */
const STRETCH = 500

/** Keeps for every agent what it finds among the events, in the transaction `ctx.db`. */
export async function keepHits(ctx: Ctx, events: readonly PropertyEvent[]): Promise<void> {
  const active = await findActive(ctx.db)
  if (active.length === 0) return
  const agents = new Map(active.map((agent) => [agent.id, agent]))
  const matcher = await matcherOf(active)
  const hits: Hit[] = []
  for (const event of events) {
    for (const id of idsOf(ctx, matcher, event)) {
      const since = agents.get(id)?.active_since
      if (!since || since > event.at) continue
      const { kind, at } = event
      hits.push({ search_agent_id: id, property_id: event.property_id, kind, key: keyOf(event), created_at: at })
    }
  }
  await insertHits(ctx.db, hits)
}

/** A home that cannot be read, such as one of an older version, must not stop what happened to all others. */
function idsOf({ log }: Ctx, matcher: Matcher<number>, { id, property_id, home }: PropertyEvent): number[] {
  try {
    return matcher.match(home)
  } catch (error) {
    log.error({ error, event: id, property_id }, 'no search agent could be told of a home')
    return []
  }
}

/** New is a home once for each agent, however often its sender takes it away and brings it back. */
function keyOf({ kind, id, home }: PropertyEvent): string {
  if (kind === 'new') return ''
  return kind === 'reduced' ? String(home.preis) : String(id)
}

async function matcherOf(agents: readonly { id: number; criteria: string }[]): Promise<Matcher<number>> {
  const matcher = createMatcher<number>()
  for (const [at, { id, criteria }] of agents.entries()) {
    if (at % STRETCH === STRETCH - 1) await setImmediate()
    matcher.add(id, parseSearch(new URLSearchParams(criteria)).query.filter)
  }
  return matcher
}
