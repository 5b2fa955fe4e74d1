import { parseSearch } from '../../domain/search/codec.ts'
import { createMatcher, type Matcher } from '../../search/matching.ts'
import type { Ctx } from '../ctx.ts'
import { tellEnded, tellReached } from '../price-alerts/service.ts'
import { deliver } from '../search-agents/deliver.ts'
import { findActive, type Hit, insertHits } from '../search-agents/repository.ts'
import { deleteEvents, type PropertyEvent, takeEvents } from './repository.ts'

const PART = 200

/**
 * Works off what happened to homes: finds the search agents that each concerns, keeps what they are to be told, tells
 * those that want to know at once, and tells price alerts. All of a part happens in one transaction with the removal of
 * its events: broken off, nothing is lost; run twice, nothing is told twice. Two at once take different events.
 */
export async function matchEvents(ctx: Ctx): Promise<void> {
  for (;;) {
    const worked = await ctx.db.transaction().execute(async (db) => {
      const within = { ...ctx, db }
      const events = await takeEvents(db, PART)
      if (events.length === 0) return 0
      await tellAgents(within, events)
      for (const event of events) await tellAlerts(within, event)
      await deleteEvents(
        db,
        events.map(({ id }) => id),
      )
      return events.length
    })
    if (worked < PART) return
  }
}

async function tellAgents(ctx: Ctx, events: readonly PropertyEvent[]): Promise<void> {
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
  for (const id of new Set(hits.map((hit) => hit.search_agent_id))) {
    if (agents.get(id)?.frequency === 'instant') await deliver(ctx, id)
  }
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

async function tellAlerts(ctx: Ctx, { kind, property_id, home, at }: PropertyEvent): Promise<void> {
  if (kind === 'gone') await tellEnded(ctx, property_id, at)
  else if (home.preis !== null) await tellReached(ctx, property_id, home.preis, at)
}
