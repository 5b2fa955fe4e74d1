import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Channel, ChannelName } from './channel.ts'
import { CHANNELS } from './channels.ts'
import { deliver } from './deliver.ts'
import { deleteEmptied, emptyDeliveries, findOverdue, keepWaiting } from './repository.ts'

/** Words of what is done are kept as long as the logs. */
export const WORDS_LIFE = 14 * 86_400_000
/** A minute's work: after a server was away for hours, thousands wait. */
const SWEEP = 1000

const jobOf = (channel: Channel) =>
  defineJob({
    name: `delivery.${channel.name}`,
    data: z.strictObject({ id: z.int() }),
    // More tries than any channel has time for: what ends a delivery is its channel.
    retries: 1000,
    waitAtMost: 1800,
    // A process that was killed loses its job together with its lease.
    seconds: channel.leaseMs / 1000,
    atOnce: channel.atOnce,
    perKey: 'only',
    run: (ctx, { id }) => deliver(ctx, channel, id),
  })

/** Each channel has a queue of its own, so that a mail server that hangs holds up no SMS. */
export const deliveryJobs: Readonly<Record<ChannelName, Job<{ id: number }>>> = {
  mail: jobOf(CHANNELS.mail),
  sms: jobOf(CHANNELS.sms),
  push: jobOf(CHANNELS.push),
}

export const sweepDeliveriesJob = defineJob({
  name: 'delivery.sweep',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  retries: 0,
  seconds: 60,
  run: (ctx) => sweepDeliveries(ctx),
})

export const cleanDeliveriesJob = defineJob({
  name: 'delivery.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '10 3 * * *' }],
  retries: 2,
  seconds: 300,
  run: (ctx) => cleanDeliveries(ctx),
})

/**
 * Queues a job for every delivery that has none any more, such as one whose process was killed; one that has a job keeps
 * that. Where nothing is configured to send by they are laid aside, so that the outbox never shows as waiting what waits
 * for nobody.
 */
export async function sweepDeliveries(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  for (const { name, isConfigured } of Object.values(CHANNELS)) {
    if (!isConfigured(ctx.config)) await keepWaiting(ctx.db, name, now)
    else
      for (const id of await findOverdue(ctx.db, name, now, SWEEP))
        await ctx.jobs.send(ctx.db, deliveryJobs[name], { id })
  }
}

/** Empties old deliveries and forgets very old ones. */
export async function cleanDeliveries({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await emptyDeliveries(db, { before: new Date(now.getTime() - WORDS_LIFE) }, now)
  for (const { name, keyLifeMs } of Object.values(CHANNELS)) {
    await deleteEmptied(db, name, new Date(now.getTime() - keyLifeMs))
  }
}
