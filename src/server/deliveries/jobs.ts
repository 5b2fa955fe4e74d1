import { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Channel, ChannelName } from './channel.ts'
import { CHANNELS } from './channels.ts'
import { deliver } from './deliver.ts'
import { deleteEmptied, emptyDeliveries, findOverdue, keepWaiting } from './repository.ts'
import { deleteOldStops } from './stops-repository.ts'

/** Texts of finished deliveries are stored as long as the logs. */
export const WORDS_LIFE = 14 * 86_400_000
/** After two years an address may belong to another person. */
const STOP_LIFE = 730 * 86_400_000
/** The work of one minute: after a server was unreachable for hours, thousands wait. */
const SWEEP = 1000

const jobOf = (channel: Channel) =>
  defineJob({
    name: `delivery.${channel.name}`,
    data: z.strictObject({ id: z.int() }),
    // More attempts than any channel permits: the channel ends a delivery.
    retries: 1000,
    waitAtMost: 1800,
    // A killed process loses its job together with its lease.
    seconds: channel.leaseMs / 1000,
    atOnce: channel.atOnce,
    perKey: 'only',
    run: (ctx, { id }) => deliver(ctx, channel, id),
  })

/** Each channel has its own queue, so that a hung mail server delays no SMS. */
export const deliveryJobs: Readonly<Record<ChannelName, Job<{ id: number }>>> = {
  mail: jobOf(CHANNELS.mail),
  sms: jobOf(CHANNELS.sms),
  push: jobOf(CHANNELS.push),
}

export const sweepDeliveriesJob = defineJob({
  name: 'delivery.sweep',
  data: z.strictObject({}),
  schedule: [{ cron: '* * * * *' }],
  byHand: true,
  retries: 0,
  seconds: 60,
  run: (ctx) => sweepDeliveries(ctx),
})

export const cleanDeliveriesJob = defineJob({
  name: 'delivery.clean',
  data: z.strictObject({}),
  schedule: [{ cron: '10 3 * * *' }],
  byHand: true,
  retries: 2,
  seconds: 300,
  run: (ctx) => cleanDeliveries(ctx),
})

/**
 * Queues a job for every delivery without one, such as after a killed process; an existing job stays. Without a
 * configured service they are held back, so that the outbox does not show them as waiting forever.
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

/** Erases the texts of old deliveries and deletes very old ones. */
export async function cleanDeliveries({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await emptyDeliveries(db, { before: new Date(now.getTime() - WORDS_LIFE) }, now)
  for (const { name, keyLifeMs } of Object.values(CHANNELS)) {
    await deleteEmptied(db, name, new Date(now.getTime() - keyLifeMs))
  }
  await deleteOldStops(db, new Date(now.getTime() - STOP_LIFE))
}
