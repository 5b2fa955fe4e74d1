import { ownAddress, type Person, type User } from '../../domain/auth/user.ts'
import { type Inquiry, sentState } from '../../domain/inquiries/schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { countAct } from '../business/count.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { takeRate, whoIn } from '../http/limits/rate.ts'
import { findProjectOffers, getProjectOffer } from '../projects/offer.ts'
import { findOffers, getOffer, type Offer } from '../properties/offer.ts'
import { feedbackMail, inquiryMail, providerOf, receiptMail } from './mails.ts'
import {
  deleteInquiriesBefore,
  deleteInquiriesOf,
  findAnswersTo,
  findInquiriesOf,
  insertInquiry,
  setFeedbackKey,
  setSender,
} from './repository.ts'

/** Inquiries and appointments are kept for twelve months (privacy page). */
export const MESSAGE_LIFE = 365 * 86_400_000

/** Protects a mailbox against receipts that strangers cause. Accounts have their own counter, see whoIn. */
const A_DAY = { name: 'inquiry-address', max: 20, seconds: 86_400 }

/**
 * Stores an inquiry, mails it to the provider of the home, and mails a receipt to the visitor.
 * @throws DomainError property.not_found, property.gone, project.not_found, rate.exceeded
 */
export async function sendInquiry(ctx: Ctx, inquiry: Inquiry, user: User | null, language: Language): Promise<void> {
  if (inquiry.website) return
  await takeRate(ctx, A_DAY, whoIn(user, inquiry.email))
  const { property_id = null, project_id = null } = inquiry
  const { provider, shown, offer } = await subjectOf(ctx, inquiry, language)
  const isProven = user !== null && ownAddress(user) === inquiry.email
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    const id = await insertInquiry(db, {
      property_id,
      project_id,
      company_id: offer?.company.id ?? null,
      user_id: user?.id ?? null,
      name: inquiry.name,
      email: inquiry.email,
      phone: inquiry.phone || null,
      message: inquiry.message,
      language,
      privacy_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    await countAct({ ...ctx, db }, 'inquiry', { property_id, project_id })
    const agencyMail = inquiryMail(ctx.config, inquiry, offer, { id, language, provider, at: now })
    await queueMail({ ...ctx, db }, agencyMail)
    const copy = feedbackMail(agencyMail, offer, id)
    if (copy) await queueMail({ ...ctx, db }, copy)
    if (offer?.feedback) await setFeedbackKey(db, id, (copy ?? agencyMail).dedupeKey)
    await queueMail({ ...ctx, db }, receiptMail(ctx.config, inquiry, shown, { id, language, isProven }))
  })
}

/** The home or project that an inquiry is about, in the language of its provider and in the visitor's. */
async function subjectOf(ctx: Ctx, { property_id, project_id }: Inquiry, language: Language) {
  const offerIn = async (one: Language): Promise<Offer | null> => {
    if (property_id) return getOffer(ctx, property_id, one)
    return project_id ? getProjectOffer(ctx, project_id, one) : null
  }
  const shown = await offerIn(language)
  const provider = await providerOf(ctx, shown)
  return { provider, shown, offer: provider.language === language ? shown : await offerIn(provider.language) }
}

/** The inquiries of a person, also those that an account sent earlier under its confirmed address; newest first. */
export async function listInquiries(ctx: Ctx, person: Person, language: Language) {
  const rows = await findInquiriesOf(reader(ctx), person)
  const offers = await findOffers(
    ctx,
    rows.map((row) => row.property_id),
    language,
  )
  const projects = await findProjectOffers(
    ctx,
    rows.map((row) => row.project_id),
    language,
  )
  const answers = await findAnswersTo(
    reader(ctx),
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, property_id, project_id, message, created_at, status }) => {
    const own = answers.filter(({ inquiry_id }) => inquiry_id === id)
    return {
      id,
      message,
      created_at: created_at.toISOString(),
      property: linkOf(offers.get(property_id ?? 0)),
      project: linkOf(projects.get(project_id ?? 0)),
      state: sentState(status, own.length > 0),
      answers: own.map(({ id, subject, text, created_at }) => ({
        ...{ id, subject, text },
        created_at: created_at.toISOString(),
      })),
    }
  })
}

const linkOf = (offer: Offer | undefined) =>
  offer ? { id: offer.id, objekttitel: offer.objekttitel, path: offer.path } : null

/** For the removal of a person's data. */
export const forgetInquiries = (ctx: Ctx, person: Person) => deleteInquiriesOf(ctx.db, person)

/** Inquiries that guests sent under an address become the account's own, before its address changes. */
export const adoptInquiries = (ctx: Ctx, userId: number, address: string) => setSender(ctx.db, userId, address)

/** Removes inquiries after the promised retention time. Runs daily. */
export const cleanInquiries = ({ db, clock }: Ctx) =>
  deleteInquiriesBefore(db, new Date(clock().getTime() - MESSAGE_LIFE))
