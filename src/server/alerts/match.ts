import type { Ctx } from '../ctx.ts'
import { tellEnded, tellReached } from '../price-alerts/service.ts'
import { tellAgents } from '../search-agents/tell.ts'
import type { PropertyEvent } from './event.ts'
import { deleteEvents, takeEvents } from './repository.ts'

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

async function tellAlerts(ctx: Ctx, { kind, property_id, home, at }: PropertyEvent): Promise<void> {
  if (kind === 'gone') await tellEnded(ctx, property_id, at)
  else if (home.preis !== null) await tellReached(ctx, property_id, home.preis, at)
}
