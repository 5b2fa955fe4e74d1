import { matchEvents } from '../alerts/match.ts'
import { cleanAppointments } from '../appointments/service.ts'
import { cleanAccounts } from '../auth/clean.ts'
import type { Ctx } from '../ctx.ts'
import { refreshRates } from '../currency/service.ts'
import { cleanInquiries } from '../inquiries/service.ts'
import { sendMail } from '../mail/send.ts'
import { cleanMails, sweepMails } from '../mail/service.ts'
import { fetchMedia } from '../media/fetch.ts'
import { cleanNewsletter, sendIssue } from '../newsletter/service.ts'
import { sendNotice } from '../notices/send.ts'
import { cleanNotices, sweepNotices } from '../notices/service.ts'
import { cleanPreviews } from '../previews/clean.ts'
import { regroupAll } from '../properties/duplicates.ts'
import { expireUnseen } from '../properties/expire.ts'
import { sendDigests } from '../search-agents/deliver.ts'
import { cleanAgents } from '../search-agents/service.ts'

/** Begins to work on every kind of job. */
export async function workOnJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work('media.fetch', (data) => fetchMedia(ctx, data))
  await ctx.jobs.work('currency.refresh', async (_data, signal) => {
    await refreshRates(ctx, signal)
  })
  await ctx.jobs.work('mail.send', (data) => sendMail(ctx, data))
  await ctx.jobs.work('mail.sweep', () => sweepMails(ctx))
  await ctx.jobs.work('mail.clean', () => cleanMails(ctx))
  await ctx.jobs.work('auth.clean', () => cleanAccounts(ctx))
  await ctx.jobs.work('messages.clean', async () => {
    await cleanInquiries(ctx)
    await cleanAppointments(ctx)
    await cleanNewsletter(ctx)
    await cleanAgents(ctx)
    await cleanNotices(ctx)
  })
  await ctx.jobs.work('notice.send', (data) => sendNotice(ctx, data))
  await ctx.jobs.work('notice.sweep', () => sweepNotices(ctx))
  await ctx.jobs.every('notice.sweep', '* * * * *', {})
  await ctx.jobs.work('alerts.match', () => matchEvents(ctx))
  // Imports ask for it themselves; this finds what anybody else changed.
  await ctx.jobs.every('alerts.match', '* * * * *', {})
  await ctx.jobs.work('alerts.digest', () => sendDigests(ctx))
  await ctx.jobs.every('alerts.digest', '*/10 * * * *', {})
  await ctx.jobs.work('previews.clean', async () => {
    await cleanPreviews(ctx)
  })
  // After homes have expired.
  await ctx.jobs.every('previews.clean', '50 3 * * *', {})
  await ctx.jobs.work('properties.expire', async () => {
    await expireUnseen(ctx)
    await regroupAll(ctx)
  })
  await ctx.jobs.every('properties.expire', '40 3 * * *', {})
  await ctx.jobs.every('messages.clean', '20 3 * * *', {})
  await ctx.jobs.work('newsletter.send', ({ frequency }) => sendIssue(ctx, frequency))
  // Due on Thursdays and on the first of the month (newsletter/due.ts); asking hourly also mends a missed hour.
  await ctx.jobs.every('newsletter.send', '0 * * * *', { frequency: 'weekly' }, 'weekly')
  await ctx.jobs.every('newsletter.send', '0 * * * *', { frequency: 'monthly' }, 'monthly')
  await ctx.jobs.every('auth.clean', '5 * * * *', {})
  await ctx.jobs.every('mail.sweep', '* * * * *', {})
  await ctx.jobs.every('mail.clean', '10 3 * * *', {})
  // The European Central Bank publishes around 16:00 on working days; asking hourly also mends a missed day.
  await ctx.jobs.every('currency.refresh', '20 * * * *', {})
  await ctx.jobs.send(ctx.db, 'currency.refresh', {})
}
