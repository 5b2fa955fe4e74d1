import { DomainError } from '../../domain/errors.ts'
import type { Report } from '../../domain/notices/schemas.ts'
import type { ProjectDetail } from '../../domain/projects/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { takeRate } from '../http/limits/rate.ts'
import { getProject } from '../projects/service.ts'
import { getOffer, type Offer } from '../properties/offer.ts'
import { readPage } from './address.ts'
import { dueAfter } from './due.ts'
import { operatorMail, receivedMail } from './mails.ts'
import { cleanBefore, insertNotice } from './repository.ts'

const DAY_MS = 86_400_000
/** Name and address of a notifier are kept as long as inquiries (privacy page), the rest as long as a claim may live. */
const PERSON_LIFE = 365 * DAY_MS
const NOTICE_LIFE = 3 * 365 * DAY_MS
/** Protects a mailbox against mails that strangers cause. */
const A_DAY = { name: 'report-address', max: 20, seconds: 86_400 }

/**
 * Stores a notice, confirms it to the notifier, and mails it to the operator.
 * @throws DomainError property.not_found, property.gone, project.not_found, input.invalid for a page elsewhere, rate.exceeded
 */
export async function reportListing(ctx: Ctx, report: Report, language: Language): Promise<void> {
  if (report.website) return
  const { offer, project, path, title } = await findSubject(ctx, report, language)
  const company = offer?.company ?? project?.company ?? null
  if (report.email) await takeRate(ctx, A_DAY, report.email)
  const now = ctx.clock()
  await atOnce(ctx, async (within) => {
    const row = await insertNotice(within.db, {
      origin: 'form',
      kind: report.reason,
      property_id: offer?.id ?? null,
      project_id: project?.id ?? null,
      company_id: company?.id ?? null,
      url: path,
      title,
      message: report.message,
      name: report.name || null,
      email: report.email || null,
      language,
      due_at: dueAfter(now),
      created_at: now,
      updated_at: now,
    })
    if (report.email) await queueMail(within, receivedMail(ctx.config, row, { email: report.email, language }))
    await queueMail(within, operatorMail(ctx.config, row, { firma: company?.firma ?? null }))
  })
}

async function findSubject(
  ctx: Ctx,
  { property_id, url }: Report,
  language: Language,
): Promise<{ offer: Offer | null; project: ProjectDetail | null; path: string; title: string }> {
  const page = property_id === undefined ? readPage(url ?? '', ctx.config.SITE_URL) : null
  if (property_id === undefined && !page) {
    throw new DomainError('input.invalid', [{ field: 'url', code: 'own_address' }])
  }
  const id = property_id ?? page?.propertyId ?? null
  if (id !== null) {
    const offer = await getOffer(ctx, id, 'de')
    return { offer, project: null, path: page?.path ?? localPath(language, offer.path), title: offer.objekttitel }
  }
  const path = page?.path ?? ''
  const project = page?.projectId ? await getProject(ctx, page.projectId, 'de') : null
  return { offer: null, project, path, title: project?.titel ?? path }
}

/** Removes notifiers and old notices after the promised times. Runs daily. */
export async function cleanNotices({ db, clock }: Ctx): Promise<void> {
  const now = clock().getTime()
  await cleanBefore(db, new Date(now - PERSON_LIFE), new Date(now - NOTICE_LIFE))
}
