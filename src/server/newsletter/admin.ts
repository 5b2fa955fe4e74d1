import { DomainError } from '../../domain/errors.ts'
import type { NewsletterFrequency } from '../../domain/newsletter/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import { layoutMail } from '../deliveries/mail/layout.ts'
import { masked, maskedHtml } from '../deliveries/masked.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { newestProperties } from '../properties/newest.ts'
import { currentIssue } from './issues.ts'
import { findIssues, type IssueRow, lockIssue, setIssue } from './issues-repository.ts'
import { issueMail } from './mails.ts'
import { countReaders } from './repository.ts'
import { HOMES, sendIssueJob } from './service.ts'

/** Enough to know whether the last edition of each frequency is held. */
const RECENT = 10

/** The next edition as a reader of that language would get it now. */
export async function previewIssue(ctx: Ctx, frequency: NewsletterFrequency, language: Language) {
  const now = ctx.clock()
  const { period } = currentIssue(frequency, now, await findIssues(ctx.db, RECENT))
  const homes = await newestProperties(ctx, HOMES, language)
  const mail = issueMail(ctx.config, someReader(frequency, language, now), homes, period)
  const { html, text } = layoutMail(ctx.config, mail)
  const { subject, preview } = mail
  return { subject, preview, html: maskedHtml(html, mail.dedupeKey), text: masked(text, mail.dedupeKey) }
}

/** No reader: the token of the link that ends the subscription is masked. */
const someReader = (frequency: NewsletterFrequency, language: Language, now: Date) => ({
  id: 0,
  email: 'preview@klinke.example',
  name: null,
  frequency,
  language,
  token: '0'.repeat(43),
  requested_at: now,
  confirmed_at: now,
  left_at: null,
  last_issue_at: null,
  created_at: now,
})

interface Chosen {
  frequency: NewsletterFrequency
  /** As the caller saw it. */
  period: string
}

/** @throws DomainError newsletter.issue when it is another edition by now, or is sent already */
export const holdIssue = (ctx: Ctx, visitor: SignedInVisitor, chosen: Chosen): Promise<void> =>
  onIssue(ctx, visitor, 'newsletter.hold', chosen, async ({ db, clock }, row) => {
    if (row.held_at) throw new DomainError('newsletter.issue')
    await setIssue(db, row, { held_at: clock() })
  })

/** A released edition that was due is sent at once. @throws DomainError newsletter.issue as holdIssue */
export const releaseIssue = (ctx: Ctx, visitor: SignedInVisitor, chosen: Chosen): Promise<void> =>
  onIssue(ctx, visitor, 'newsletter.release', chosen, async ({ db, jobs, clock }, row) => {
    if (!row.held_at) throw new DomainError('newsletter.issue')
    await setIssue(db, row, { held_at: null })
    if (row.due_at <= clock()) await jobs.send(db, sendIssueJob, { frequency: row.frequency })
  })

/** @throws DomainError newsletter.issue as holdIssue, and when another number reads it than the caller saw */
export const sendIssueNow = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  { readers, ...chosen }: Chosen & { readers: number },
): Promise<void> =>
  onIssue(ctx, visitor, 'newsletter.send', chosen, async ({ db, jobs, clock }, row) => {
    const counted = (await countReaders(db)).filter(({ frequency }) => frequency === row.frequency)
    if (counted.reduce((sum, one) => sum + one.readers, 0) !== readers) throw new DomainError('newsletter.issue')
    await setIssue(db, row, { held_at: null, started_at: clock() })
    await jobs.send(db, sendIssueJob, { frequency: row.frequency, early: row.period })
  })

async function onIssue(
  ctx: Ctx,
  visitor: SignedInVisitor,
  act: string,
  { frequency, period }: Chosen,
  change: (ctx: Ctx, row: IssueRow) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const current = currentIssue(frequency, ctx.clock(), await findIssues(db, RECENT))
    if (current.period !== period) throw new DomainError('newsletter.issue')
    const row = await lockIssue(db, { frequency, period, due_at: current.due })
    if (row.started_at) throw new DomainError('newsletter.issue')
    await change({ ...ctx, db }, row)
    await recordAct({ ...ctx, db }, visitor, { act, entity: 'newsletter', entityId: null, label: period })
  })
}
