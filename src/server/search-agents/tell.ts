import { parseSearch } from '../../domain/search/codec.ts'
import { createMatcher, type Matcher } from '../../search/matching.ts'
import type { PropertyEvent } from '../alerts/event.ts'
import type { Ctx } from '../ctx.ts'
import { findActive, type Hit, insertHits } from './repository.ts'

/** Keeps for every agent what it finds among the events, in the transaction `ctx.db`. */
export async function keepHits(ctx: Ctx, events: readonly PropertyEvent[]): Promise<void> {
  const active = await findActive(ctx.db)
  if (active.length === 0) return
  const agents = new Map(active.map((agent) => [agent.id, agent]))
  const matcher = matcherOf(active)
  const hits: Hit[] = []
  for (const event of events) {
    for (const id of matcher.match(event.home)) {
      const since = agents.get(id)?.active_since
      if (!since || since > event.at) continue
      const { kind, at } = event
      hits.push({ search_agent_id: id, property_id: event.property_id, kind, key: keyOf(event), created_at: at })
    }
  }
  await insertHits(ctx.db, hits)
}

/** New is a home once for each agent, however often its sender takes it away and brings it back. */
function keyOf({ kind, id, home }: PropertyEvent): string {
  if (kind === 'new') return ''
  return kind === 'reduced' ? String(home.preis) : String(id)
}

function matcherOf(agents: readonly { id: number; criteria: string }[]): Matcher<number> {
  const matcher = createMatcher<number>()
  for (const { id, criteria } of agents) matcher.add(id, parseSearch(new URLSearchParams(criteria)).query.filter)
  return matcher
}
