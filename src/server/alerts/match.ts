import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob } from '../jobs/job.ts'
import { tellAlerts } from '../price-alerts/service.ts'
import { deliverInstant } from '../search-agents/deliver.ts'
import { type Agents, keepHits, makeAgents } from '../search-agents/tell.ts'
import { deleteEvents, findEvents, lockEvents } from './repository.ts'

const PART = 200
/** Number of batches that are processed before instant agents are notified: a large feed then causes few mails. */
const PARTS = 10

/**
 * Processes the events of homes: finds the search agents for each event, stores their hits, notifies price alerts, then
 * notifies the instant agents. A batch and the deletion of its events are one transaction: after an interruption
 * nothing is lost, and a repetition sends nothing twice. Only one process works at a time, so that events are handled
 * in order and two processes never wait for each other's agents.
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
    await tellAlerts(
      within,
      events.map(({ property_id }) => property_id),
    )
    await deleteEvents(
      db,
      events.map(({ id }) => id),
    )
    return events.length === PART
  })
}

/** Imports queue it themselves; the schedule finds all other changes. */
export const matchAlertsJob = defineJob({
  name: 'alerts.match',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  byHand: true,
  retries: 5,
  seconds: 600,
  run: (ctx) => matchEvents(ctx),
})
