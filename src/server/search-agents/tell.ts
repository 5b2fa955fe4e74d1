import { setImmediate } from 'node:timers/promises'
import { parseSearch } from '../../domain/search/codec.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import { createMatcher, type Matcher } from '../../search/matching/matching.ts'
import type { PropertyEvent } from '../alerts/event.ts'
import type { Ctx } from '../ctx.ts'
import { lookUpAround } from '../places/around.ts'
import { readSearchRows } from '../search/read-model.ts'
import { deleteWaiting, findActive, findMates, findWaiting, type Hit, insertHits } from './repository.ts'

/** Number of agents that are loaded without a pause; between batches the process answers requests. */
const STRETCH = 500
/**
 * Events this long before an agent's start are reported too. A home records the time of its write, but becomes visible
 * only when its transaction ends; and the clocks of two machines differ. Nothing is reported twice, since a hit is
 * stored once.
 */
const OVERLAP_MS = 10_000

/** The active agents, cached over the batches of a run: each batch loads only those that have changed. */
export interface Agents {
  known: Map<number, { criteria: string; since: number }>
  matcher: Matcher<number>
}

export const makeAgents = (): Agents => ({ known: new Map(), matcher: createMatcher<number>() })

/** Stores the hits of every agent among the events, in the transaction `ctx.db`. */
export async function keepHits(ctx: Ctx, events: readonly PropertyEvent[], agents: Agents): Promise<void> {
  await takeOver(ctx, agents, await findActive(ctx.db))
  if (agents.known.size === 0) return
  const hits: Hit[] = []
  const stillOffered = await findStillOffered(ctx, events, agents)
  for (const event of events) {
    if (event.kind === 'changed') continue
    for (const id of idsOf(ctx, agents.matcher, event)) {
      if (event.kind === 'gone' && stillOffered.get(event.property_id)?.has(id)) continue
      const agent = agents.known.get(id)
      if (!agent || agent.since - OVERLAP_MS > event.at.getTime()) continue
      const { kind, at } = event
      hits.push({ search_agent_id: id, property_id: event.property_id, kind, key: keyOf(event), created_at: at })
    }
  }
  await insertHits(ctx.db, hits)
}

/** For each home that is gone, the agents that another company's listing of the same home fits: for them it is not gone. */
async function findStillOffered(
  ctx: Ctx,
  events: readonly PropertyEvent[],
  { matcher }: Agents,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const gone = events.filter(({ kind }) => kind === 'gone')
  const mates = await findMates(
    ctx.db,
    gone.map(({ property_id }) => property_id),
  )
  if (mates.length === 0) return new Map()
  const ids = new Set(mates.map(({ mate }) => mate))
  const homes = new Map((await readSearchRows(ctx.db, [...ids])).map((home) => [home.id, home]))
  const fitting = gone.map((event) => {
    const offered = mates.flatMap((one) => (one.property_id === event.property_id && homes.get(one.mate)) || [])
    const agents = offered.flatMap((home) => idsOf(ctx, matcher, { ...event, home }))
    return [event.property_id, new Set(agents)] as const
  })
  return new Map(fitting)
}

/** Of the waiting hits of an agent, those remain whose homes fit its new criteria: a home that is gone fits none. */
export async function keepFitting(ctx: Ctx, agentId: number, criteria: string): Promise<void> {
  const matcher = createMatcher<number>()
  matcher.add(agentId, await filterOf(ctx, criteria))
  const waiting = await findWaiting(ctx.db, agentId)
  const homes = await readSearchRows(
    ctx.db,
    waiting.map(({ property_id }) => property_id),
  )
  const fitting = homes.filter((home) => matcher.match(home).length > 0)
  await deleteWaiting(
    ctx.db,
    agentId,
    fitting.map(({ id }) => id),
  )
}

/** A home that cannot be read, such as one from an older version, must not block the events of all others. */
function idsOf({ log }: Ctx, matcher: Matcher<number>, { id, property_id, home }: PropertyEvent): number[] {
  try {
    return matcher.match(home)
  } catch (error) {
    log.error({ error, event: id, property_id }, 'no search agent could be told of a home')
    return []
  }
}

/** A home is new once for each agent, however often its sender removes and restores it. */
function keyOf({ kind, id, home }: PropertyEvent): string {
  if (kind === 'new') return ''
  return kind === 'reduced' ? String(home.preis) : String(id)
}

/** Reading the table is a tenth of the work, so no trigger or counter is needed to detect changes. */
async function takeOver(
  ctx: Ctx,
  { known, matcher }: Agents,
  active: Awaited<ReturnType<typeof findActive>>,
): Promise<void> {
  let fresh = 0
  const left = new Set(known.keys())
  for (const { id, criteria, active_since } of active) {
    left.delete(id)
    const before = known.get(id)
    known.set(id, { criteria, since: active_since?.getTime() ?? Number.POSITIVE_INFINITY })
    if (before?.criteria === criteria) continue
    if (++fresh % STRETCH === 0) await setImmediate()
    matcher.add(id, await filterOf(ctx, criteria))
  }
  for (const id of left) {
    known.delete(id)
    matcher.remove(id)
  }
}

const filterOf = (ctx: Ctx, criteria: string): Promise<Filter> =>
  lookUpAround(ctx, parseSearch(new URLSearchParams(criteria)).query.filter)
