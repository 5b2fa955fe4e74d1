import { readEmail } from '../../domain/contact.ts'
import { mailLanguage } from '../companies/mail-language.ts'
import type { Ctx } from '../ctx.ts'
import { type Mail, queueMail } from '../deliveries/mail/mail.ts'
import { findProjectState } from '../projects/withheld.ts'
import { findOffer } from '../properties/offer.ts'
import type { Reader } from './mails.ts'
import { findCompanyReaders, type NoticeRow } from './repository.ts'

/** So many accounts of a company are written to. */
const ACCOUNTS_MAX = 5

/**
 * The mailboxes of an advertiser: that of the person of the home, else of the company, in the language of its account,
 * else those of the company's accounts. Empty where nobody can be written to.
 */
export async function advertisersOf(
  ctx: Ctx,
  { property_id, project_id, company_id }: Pick<NoticeRow, 'property_id' | 'project_id' | 'company_id'>,
): Promise<Reader[]> {
  const offer = property_id === null ? null : await findOffer(ctx, property_id, 'de')
  const project = project_id === null ? null : await findProjectState(ctx.db, project_id)
  const company = offer?.company.id ?? project?.company_id ?? company_id
  if (company === null) return []
  const email = offer?.agent?.email ?? offer?.company.email ?? (project?.email && readEmail(project.email))
  if (email) return [{ email, language: await mailLanguage(ctx, { email, company }) }]
  return findCompanyReaders(ctx.db, company, ACCOUNTS_MAX)
}

/** The key of a mail to one of several mailboxes. */
const keyAt = (key: string, at: number): string => (at === 0 ? key : `${key}:${at + 1}`)

/** All keys that a mail to an advertiser may have. */
export const keysOf = (key: string): string[] => Array.from({ length: ACCOUNTS_MAX }, (_, at) => keyAt(key, at))

/** Queues a mail for each mailbox. */
export async function mailEach(ctx: Ctx, readers: readonly Reader[], mailOf: (reader: Reader) => Mail): Promise<void> {
  for (const [at, reader] of readers.entries()) {
    const mail = mailOf(reader)
    await queueMail(ctx, { ...mail, dedupeKey: keyAt(mail.dedupeKey, at) })
  }
}
