import { readEmail } from '../../domain/contact.ts'
import { DomainError } from '../../domain/errors.ts'
import { type Answer, FILES_BYTES } from '../../domain/inquiries/inbox-schemas.ts'
import { fillTemplate, type TemplateValues } from '../../domain/inquiries/templates.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { refuseForeign } from '../admin/scope.ts'
import { refuseStale } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { recountInquiry } from '../business/count.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findProjectOffers } from '../projects/offer.ts'
import { findOffer, type Offer } from '../properties/offer.ts'
import { answerMail } from './answer-mail.ts'
import { insertAnswer, lockLooseFiles, setAnswerOfFiles } from './answer-repository.ts'
import { findInboxRow, findOwners, lockInquiries, updateInquiry } from './inbox-repository.ts'
import { languageFrom } from './templates.ts'

/** Shorter than the life of an unsent file (files.ts), so that no answer takes a file that is just being deleted. */
const FILE_LIFE_MS = 23 * 3_600_000

interface Asked {
  name: string
  company_id: number | null
  firma: string | null
  company_email: string | null
}

/** The home or the project that an inquiry is about; null for one to the portal itself. */
export async function offerOf(
  ctx: Ctx,
  { property_id, project_id }: { property_id: number | null; project_id: number | null },
  language: Language,
): Promise<Offer | null> {
  if (property_id) return findOffer(ctx, property_id, language)
  return (await findProjectOffers(ctx, [project_id], language)).get(project_id ?? 0) ?? null
}

/** The mailbox of the agency, or of the portal: replies of the visitor go there. */
export const replyAddress = (config: Config, offer: Offer | null, { company_email }: Asked): string =>
  offer?.agent?.email ?? offer?.company.email ?? (company_email && readEmail(company_email)) ?? config.CONTACT_EMAIL

/** The values of a template's fields, in the language of the mail. */
export const valuesOf = (
  config: Config,
  { name, firma }: Asked,
  offer: Offer | null,
  sender: string,
  language: Language,
): TemplateValues => ({
  name,
  objekttitel: offer?.objekttitel ?? '',
  link: offer ? siteUrl(config, language, offer.path) : siteUrl(config, language, '/'),
  firma: firma ?? translator(language)('site.name'),
  absender: sender,
})

/**
 * Mails an answer to the visitor and stores it with the inquiry.
 * @throws DomainError record.not_found, record.changed, input.invalid, inquiry.file_gone, inquiry.files_too_large
 */
export async function answerInquiry(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, language: code, subject, text, file_ids, status }: Answer,
): Promise<void> {
  const { user } = visitor
  await ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    const [locked] = await lockInquiries(db, [id])
    refuseForeign(visitor, locked)
    const row = refuseForeign(visitor, await findInboxRow(db, id))
    refuseStale(row, version)
    const language = code ? languageFrom(code) : row.language
    const offer = await offerOf(within, row, language)
    const now = ctx.clock()
    const files = await takeFiles(within, user.id, file_ids)
    const values = valuesOf(ctx.config, row, offer, user.name, language)
    const answer = {
      language,
      // A title may contain what no line of a mail's head may: the schema has looked at the text without it.
      subject: fillTemplate(subject, values).replace(/\s+/g, ' ').slice(0, 300),
      text: fillTemplate(text, values),
    }
    const answerId = await insertAnswer(db, { ...answer, inquiry_id: id, author_id: user.id, created_at: now })
    await setAnswerOfFiles(
      db,
      files.map((file) => file.id),
      answerId,
    )
    await queueMail(
      within,
      answerMail(ctx.config, answer, {
        id: answerId,
        to: row.email,
        replyTo: replyAddress(ctx.config, offer, row),
        firma: values.firma,
        offer,
        files,
      }),
    )
    const owner_id = row.owner_id ?? ((await mayOwn(within, row.company_id, user.id)) ? user.id : null)
    await updateInquiry(db, id, { status, owner_id, answered_at: row.answered_at ?? now, updated_at: now })
    await recountInquiry(within, row, status)
    // Without words and names: the audit outlives the inquiry, which is deleted after a year, or with the account.
    await recordAct(within, visitor, {
      act: 'inbox.answer',
      entity: 'inquiry',
      entityId: id,
      label: `#${id}`,
      companyId: row.company_id,
      before: { status: row.status, owner_id: row.owner_id, files: 0 },
      after: { status, owner_id, files: files.length },
    })
  })
}

const mayOwn = async ({ db }: Ctx, company: number | null, userId: number): Promise<boolean> =>
  (await findOwners(db, company)).some(({ id }) => id === userId)

/** @throws DomainError inquiry.file_gone for files of others, sent ones and old ones, inquiry.files_too_large */
async function takeFiles(ctx: Ctx, userId: number, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const files = await lockLooseFiles(ctx.db, wanted, userId)
  const since = ctx.clock().getTime() - FILE_LIFE_MS
  if (files.length !== wanted.length || files.some(({ created_at }) => created_at.getTime() < since)) {
    throw new DomainError('inquiry.file_gone')
  }
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > FILES_BYTES) throw new DomainError('inquiry.files_too_large')
  return files
}
