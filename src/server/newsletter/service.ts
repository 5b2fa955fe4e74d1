import '../../i18n/every.ts'
import { DomainError } from '../../domain/errors.ts'
import type { NewsletterForm, NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { newToken } from '../auth/tokens.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/rate.ts'
import { queueMail } from '../mail/service.ts'
import { newestProperties } from '../properties/service.ts'
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

/** So that nobody's mailbox is filled by somebody else. */
const MAILS_A_DAY = { name: 'newsletter-address', max: 3, seconds: 86_400 }
const PENDING_LIFE = 7 * 86_400_000
/** How long a consent is kept as proof (privacy page). */
const PROOF_LIFE = 3 * 365 * 86_400_000
const HOMES = 6
const PAGE = 200

/**
 * Asks whoever reads the mailbox whether he wants the newsletter; nothing is sent before he says so. Who has it
 * already is told so by mail: the answer on the page is the same, so that nobody learns who reads what.
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

/** The mailed link was opened and its button pressed. @throws DomainError auth.link */
export async function confirm(ctx: Ctx, token: string): Promise<void> {
  if (!(await setConfirmed(ctx.db, token, ctx.clock()))) throw new DomainError('auth.link')
}

/** Leaves at once. Leaving twice, or with a token that never was, is no error: the wish is fulfilled. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  await setLeft(ctx.db, token, ctx.clock())
}

/** For the end of an account: the address leaves the newsletter with it. */
export const forgetSubscription = (ctx: Ctx, email: string) => deleteByEmail(ctx.db, email)

/** What the newsletter knows of an address, for the export of an account. */
export async function readSubscription(ctx: Ctx, email: string) {
  const row = await findByEmail(ctx.db, email)
  return row ? { frequency: row.frequency, language: row.language, confirmed_at: row.confirmed_at } : null
}

/**
 * Sends the issue that was last due to everybody who had confirmed by then. Asked every hour: a server that slept sends
 * it late. Run twice, or broken off and begun again, it still sends each of them one.
 */
export async function sendIssue(ctx: Ctx, frequency: NewsletterFrequency): Promise<void> {
  const now = ctx.clock()
  const { due, period } = lastIssue(frequency, now)
  const homes = new Map<Language, Awaited<ReturnType<typeof newestProperties>>>()
  for (let after = 0; ; ) {
    const subscribers = await findSubscribers(ctx.db, { frequency, due }, after, PAGE)
    for (const subscriber of subscribers) {
      const language = subscriber.language as Language
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

/** Forgets sign-ups that nobody confirmed, and those who left long ago. Runs daily. */
export async function cleanNewsletter({ db, clock }: Ctx): Promise<void> {
  const now = clock().getTime()
  await deleteOld(db, new Date(now - PENDING_LIFE), new Date(now - PROOF_LIFE))
}
