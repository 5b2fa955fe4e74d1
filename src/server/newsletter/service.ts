import { z } from 'zod'
import { DomainError } from '../../domain/errors.ts'
import { FREQUENCIES, type NewsletterForm, type NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { dropMessages } from '../deliveries/service.ts'
import { letMailIn } from '../deliveries/stops.ts'
import { takeRate } from '../http/limits/rate.ts'
import { defineJob } from '../jobs/job.ts'
import { newestProperties } from '../properties/newest.ts'
import { lastIssue, nextIssue } from './due.ts'
import { beginIssue, countDay } from './issues.ts'
import { addReader, finishIssue } from './issues-repository.ts'
import { confirmMail, issueMail, memberMail } from './mails.ts'
import {
  deleteByEmail,
  deleteOld,
  endStopped,
  findAllByEmail,
  findByEmail,
  findSubscribers,
  lockByToken,
  putPending,
  setConfirmed,
  setIssued,
  setLeft,
} from './repository.ts'

/** Protects a mailbox against mails that strangers cause. */
const MAILS_A_DAY = { name: 'newsletter-address', max: 3, seconds: 86_400 }
const PENDING_LIFE = 7 * 86_400_000
/** Retention time of a consent, as proof (privacy page). */
const PROOF_LIFE = 3 * 365 * 86_400_000
export const HOMES = 6
const PAGE = 200

/**
 * Asks the owner of the mailbox for consent (double opt-in); nothing is sent before. A subscriber who signs up again
 * gets a mail that says so: the answer on the page is the same, so that it does not reveal subscriptions.
 * @throws DomainError rate.exceeded
 */
export async function subscribe(ctx: Ctx, form: NewsletterForm, language: Language): Promise<void> {
  if (form.website) return
  await takeRate(ctx, MAILS_A_DAY, form.email)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    const row = await putPending(db, {
      email: form.email,
      name: form.name || null,
      frequency: form.frequency,
      language,
      token: newToken(),
      requested_at: now,
      created_at: now,
    })
    const member = row ? undefined : await findByEmail(db, form.email)
    const mail = row ? confirmMail(ctx.config, row) : member && memberMail(ctx.config, member, now)
    if (mail) await queueMail({ ...ctx, db }, mail)
  })
}

/** Confirms after the visitor opened the mailed link and pressed its button. @throws DomainError auth.link */
export async function confirm(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const row = await lockByToken(db, token)
    if (!row) throw new DomainError('auth.link')
    if (row.confirmed_at) return
    await setConfirmed(db, row.id, ctx.clock())
    await countDay({ ...ctx, db }, row.frequency, 'confirmed')
    await letMailIn({ db }, row.email)
  })
}

/** Unsubscribes at once. A repetition, or an unknown token, is not an error: the wish is fulfilled. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const row = await lockByToken(db, token)
    if (!row) return
    await setLeft(db, row.id, ctx.clock())
    await dropMessages({ ...ctx, db }, `newsletter:${row.id}:`)
    if (row.confirmed_at) await countDay({ ...ctx, db }, row.frequency, 'ended')
  })
}

/** For the removal of an account: ends the subscription of its address. */
export async function forgetSubscription(ctx: Ctx, email: string): Promise<void> {
  const row = await findByEmail(ctx.db, email)
  if (row?.confirmed_at) await countDay(ctx, row.frequency, 'ended')
  if (row) await dropMessages(ctx, `newsletter:${row.id}:`)
  await deleteByEmail(ctx.db, email)
}

/** The newsletter's data about an address, for the export of a person's data. */
export const listSubscriptions = ({ db }: Ctx, email: string) => findAllByEmail(db, email)

/**
 * Sends the last due issue to all subscribers who had confirmed by then, unless it is held. It runs every hour: a server
 * that was down sends the issue late. When it runs twice, or is interrupted and restarted, each subscriber still gets
 * one.
 * @param early the name of the issue that an administrator sends before it is due, to all who read it now
 */
export async function sendIssue(ctx: Ctx, frequency: NewsletterFrequency, early?: string): Promise<void> {
  const now = ctx.clock()
  await endOfStopped(ctx)
  const last = lastIssue(frequency, now)
  const next = nextIssue(frequency, now)
  const isEarly = early !== undefined && early === next.period
  // An early issue that began late is the last one by now.
  if (early !== undefined && !isEarly && early !== last.period) return
  const { due, period } = isEarly ? { due: now, period: next.period } : last
  if (!(await beginIssue(ctx, frequency, isEarly ? next : last))) return
  const homes = new Map<Language, Awaited<ReturnType<typeof newestProperties>>>()
  for (let after = 0; ; ) {
    const subscribers = await findSubscribers(ctx.db, { frequency, due }, after, PAGE)
    for (const subscriber of subscribers) {
      const language = subscriber.language
      const newest = homes.get(language) ?? (await newestProperties(ctx, HOMES, language))
      homes.set(language, newest)
      await ctx.db.transaction().execute(async (db) => {
        const isNew = await queueMail({ ...ctx, db }, issueMail(ctx.config, subscriber, newest, period))
        await setIssued(db, subscriber.id, now)
        if (isNew) await addReader(db, frequency, period)
      })
    }
    if (subscribers.length < PAGE) break
    after = subscribers.at(-1)?.id ?? 0
  }
  await finishIssue(ctx.db, frequency, period, ctx.clock())
}

/** Ends the subscriptions of addresses that get no more mail, and counts them. */
async function endOfStopped(ctx: Ctx): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    for (const frequency of await endStopped(db, ctx.clock())) await countDay({ ...ctx, db }, frequency, 'bounced')
  })
}

/** Removes sign-ups that were not confirmed, and subscriptions that ended long ago. Runs daily. */
export async function cleanNewsletter({ db, clock }: Ctx): Promise<void> {
  const now = clock().getTime()
  await deleteOld(db, new Date(now - PENDING_LIFE), new Date(now - PROOF_LIFE))
}

/** Due on Thursdays and on the first of the month (due.ts); an hourly check also makes up for a missed hour. */
export const sendIssueJob = defineJob<{ frequency: NewsletterFrequency; early?: string | undefined }>({
  name: 'newsletter.send',
  data: z.strictObject({ frequency: z.enum(FREQUENCIES), early: z.string().max(10).optional() }),
  schedule: FREQUENCIES.map((frequency) => ({ cron: '0 * * * *', data: { frequency }, key: frequency })),
  retries: 3,
  seconds: 1800,
  run: (ctx, { frequency, early }) => sendIssue(ctx, frequency, early),
})
