import type { Ctx } from '../ctx.ts'
import { tellEnded, tellReached } from '../price-alerts/service.ts'
import { deliverInstant } from '../search-agents/deliver.ts'
import { type Agents, keepHits, makeAgents } from '../search-agents/tell.ts'
import type { PropertyEvent } from './event.ts'
import { deleteEvents, findEvents, lockEvents } from './repository.ts'

const PART = 200
/** So many parts are worked off before those that want to know at once are told: a large feed comes in few mails. */
const PARTS = 10

/**
 * Works off what happened to homes: finds the search agents that each concerns, keeps what they are to be told, tells
 * price alerts, then tells those agents that want to know at once. A part is kept in one transaction with the removal
 * of its events: broken off, nothing is lost; run twice, nothing is told twice. One at a time, whoever works, so that
 * what happened is kept in order and two never wait for each other's agents.
 */
export async function matchEvents(ctx: Ctx): Promise<void> {
  const agents = makeAgents()
  for (let more = true; more; ) {
    for (let part = 0; more && part < PARTS; part++) more = await keepPart(ctx, agents)
    await deliverInstant(ctx)
  }
}

/** @returns whether there may be more */
function keepPart(ctx: Ctx, agents: Agents): Promise<boolean> {
  return ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    await lockEvents(db)
    const events = await findEvents(db, PART)
    if (events.length === 0) return false
    await keepHits(within, events, agents)
    for (const event of events) await tellAlerts(within, event)
    await deleteEvents(
      db,
      events.map(({ id }) => id),
    )
    return events.length === PART
  })
}

async function tellAlerts(ctx: Ctx, { kind, property_id, home, at }: PropertyEvent): Promise<void> {
  if (kind === 'gone') await tellEnded(ctx, property_id, at)
  else if (typeof home.preis === 'number') await tellReached(ctx, property_id, home.preis, at)
}
