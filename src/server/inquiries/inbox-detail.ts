import type { InboxDetail } from '../../domain/inquiries/inbox-schemas.ts'
import { translator } from '../../i18n/server.ts'
import { refuseForeign } from '../admin/scope.ts'
import { versionOf } from '../admin/version.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findProjectOffers } from '../projects/offer.ts'
import { findOffer } from '../properties/offer.ts'
import { offerOf, replyAddress, valuesOf } from './answer.ts'
import { findFilesOf } from './answer-repository.ts'
import { historyWith } from './history.ts'
import { stateOf, viewOf } from './inbox.ts'
import { findAnswers, findInboxRow, findNotes, findOwners } from './inbox-repository.ts'

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
  const shown = await offerOf(ctx, row, row.language)
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
    history: await historyWith(ctx, visitor, { company: row.company_id, email: row.email }, { kind: 'inquiry', id }),
    people: await findOwners(ctx.db, row.company_id),
    fields: valuesOf(ctx.config, row, shown, visitor.user.name, row.language),
    subject: shown
      ? t('inquiry.receipt.subject', { title: shown.objekttitel })
      : t('inquiry.receipt.subject_contact', { name: row.firma ?? t('site.name') }),
    reply_to: replyAddress(ctx.config, offer, row),
  }
}
