import { z } from 'zod'
import { DomainError } from '../../domain/errors.ts'
import { FREQUENCIES, type NewsletterForm, type NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { newToken } from '../auth/sessions/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { takeRate } from '../http/limits/rate.ts'
import { defineJob } from '../jobs/job.ts'
import { newestProperties } from '../properties/newest.ts'
import { lastIssue } from './due.ts'
import { confirmMail, issueMail, memberMail } from './mails.ts'
import {
  deleteByEmail,
  deleteOld,
  findByEmail,
  findSubscribers,
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
const HOMES = 6
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
  if (!(await setConfirmed(ctx.db, token, ctx.clock()))) throw new DomainError('auth.link')
}

/** Unsubscribes at once. A repetition, or an unknown token, is not an error: the wish is fulfilled. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  await setLeft(ctx.db, token, ctx.clock())
}

/** For the removal of an account: ends the subscription of its address. */
export const forgetSubscription = (ctx: Ctx, email: string) => deleteByEmail(ctx.db, email)

/** The newsletter's data about an address, for the export of an account. */
export async function readSubscription(ctx: Ctx, email: string) {
  const row = await findByEmail(ctx.db, email)
  return row ? { frequency: row.frequency, language: row.language, confirmed_at: row.confirmed_at } : null
}

/**
 * Sends the last due issue to all subscribers who had confirmed by then. It runs every hour: a server that was down
 * sends the issue late. When it runs twice, or is interrupted and restarted, each subscriber still gets one.
 */
export async function sendIssue(ctx: Ctx, frequency: NewsletterFrequency): Promise<void> {
  const now = ctx.clock()
  const { due, period } = lastIssue(frequency, now)
  const homes = new Map<Language, Awaited<ReturnType<typeof newestProperties>>>()
  for (let after = 0; ; ) {
    const subscribers = await findSubscribers(ctx.db, { frequency, due }, after, PAGE)
    for (const subscriber of subscribers) {
      const language = subscriber.language
      const newest = homes.get(language) ?? (await newestProperties(ctx, HOMES, language))
      homes.set(language, newest)
      await ctx.db.transaction().execute(async (db) => {
        await queueMail({ ...ctx, db }, issueMail(ctx.config, subscriber, newest, period))
        await setIssued(db, subscriber.id, now)
      })
    }
    if (subscribers.length < PAGE) return
    after = subscribers.at(-1)?.id ?? 0
  }
}

/** Removes sign-ups that were not confirmed, and subscriptions that ended long ago. Runs daily. */
export async function cleanNewsletter({ db, clock }: Ctx): Promise<void> {
  const now = clock().getTime()
  await deleteOld(db, new Date(now - PENDING_LIFE), new Date(now - PROOF_LIFE))
}

/** Due on Thursdays and on the first of the month (due.ts); an hourly check also makes up for a missed hour. */
export const sendIssueJob = defineJob({
  name: 'newsletter.send',
  data: z.strictObject({ frequency: z.enum(FREQUENCIES) }),
  schedule: FREQUENCIES.map((frequency) => ({ cron: '0 * * * *', data: { frequency }, key: frequency })),
  retries: 3,
  seconds: 1800,
  run: (ctx, { frequency }) => sendIssue(ctx, frequency),
})
