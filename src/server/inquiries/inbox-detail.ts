import type { InboxDetail } from '../../domain/inquiries/inbox-schemas.ts'
import { translator } from '../../i18n/server.ts'
import { refuseForeign } from '../admin/scope.ts'
import { versionOf } from '../admin/version.ts'
import { appointmentsWith } from '../appointments/staff-service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findProjectOffers } from '../projects/offer.ts'
import { findOffer, findOffers } from '../properties/offer.ts'
import { replyAddress, valuesOf } from './answer.ts'
import { findFilesOf } from './answer-repository.ts'
import { homeOf, stateOf, viewOf } from './inbox.ts'
import { findAnswers, findInboxRow, findInquiriesWith, findNotes, findOwners } from './inbox-repository.ts'

const EXCERPT = 200

/** @throws DomainError record.not_found */
export async function readInquiry(ctx: Ctx, visitor: SignedInVisitor, id: number): Promise<InboxDetail> {
  const row = refuseForeign(visitor, await findInboxRow(ctx.db, id))
  const offer = row.property_id ? await findOffer(ctx, row.property_id, visitor.language) : null
  const project = (await findProjectOffers(ctx, [row.project_id], visitor.language)).get(row.project_id ?? 0) ?? null
  const answers = await findAnswers(ctx.db, id)
  const files = await findFilesOf(
    ctx.db,
    answers.map((answer) => answer.id),
  )
  const notes = await findNotes(ctx.db, id)
  const t = translator(row.language)
  const shown = row.property_id
    ? await findOffer(ctx, row.property_id, row.language)
    : ((await findProjectOffers(ctx, [row.project_id], row.language)).get(row.project_id ?? 0) ?? null)
  return {
    ...viewOf(row, offer, project),
    version: versionOf(row),
    message: row.message,
    answers: answers.map((answer) => ({
      ...answer,
      created_at: answer.created_at.toISOString(),
      mail: stateOf(answer.mail),
      files: files
        .filter(({ answer_id }) => answer_id === answer.id)
        .map((file) => ({ id: file.id, name: file.name, bytes: file.bytes, media_type: file.media_type })),
    })),
    notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
    history: await historyOf(ctx, visitor, row),
    people: await findOwners(ctx.db, row.company_id),
    fields: valuesOf(ctx.config, row, shown, visitor.user.name, row.language),
    subject: shown
      ? t('inquiry.receipt.subject', { title: shown.objekttitel })
      : t('inquiry.receipt.subject_contact', { name: row.firma ?? t('site.name') }),
    reply_to: replyAddress(ctx.config, offer, row),
  }
}

/** Everything else of the same address at the same company, latest first; other companies' rows stay theirs. */
async function historyOf(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { id, company_id, email }: { id: number; company_id: number | null; email: string },
): Promise<InboxDetail['history']> {
  const inquiries = (await findInquiriesWith(ctx.db, company_id, email, id)).map((row) => ({
    ...row,
    kind: 'inquiry' as const,
    at: row.created_at,
  }))
  const appointments = (await appointmentsWith(ctx, company_id, email)).map((row) => ({
    ...row,
    kind: 'appointment' as const,
    at: row.starts_at,
  }))
  const all = [...inquiries, ...appointments].sort((one, other) => other.at.getTime() - one.at.getTime())
  const offers = await findOffers(
    ctx,
    all.map((one) => one.property_id),
    visitor.language,
  )
  return all.map(({ kind, id: own, at, status, property_id, message }) => ({
    kind,
    id: own,
    at: at.toISOString(),
    status,
    property: homeOf(offers.get(property_id ?? 0)),
    excerpt: message.slice(0, EXCERPT).toWellFormed(),
  }))
}
