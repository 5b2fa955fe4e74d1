import type { Inquiry } from '../../domain/inquiries/schemas.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { accountMailbox, mailLanguage } from '../companies/mail-language.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import type { Offer } from '../properties/offer.ts'
import { feedbackXml } from './feedback.ts'

const linkTo = (config: Config, language: Language, offer: Offer): Block => ({
  kind: 'link',
  label: offer.objekttitel,
  url: siteUrl(config, language, offer.path),
})

/** The mailbox of the agency; null where its feed names none. */
export const agencyAddress = (offer: Offer | null): string | null => offer?.agent?.email ?? offer?.company.email ?? null

/** Where mails to the provider of an offer go, and their language. */
export interface Provider {
  email: string
  language: Language
}

/**
 * The provider of an offer: their mailbox, else that of the company's oldest account, in the language of its account, else
 * of the company's oldest one; the portal, in German, where there is neither, and for what goes to the portal itself.
 */
export async function providerOf(ctx: Pick<Ctx, 'db' | 'config'>, offer: Offer | null): Promise<Provider> {
  const email = agencyAddress(offer) ?? (offer && (await accountMailbox(ctx, offer.company.id)))
  return offer && email
    ? { email, language: await mailLanguage(ctx, { email, company: offer.company.id }) }
    : { email: ctx.config.CONTACT_EMAIL, language: DEFAULT_LANGUAGE }
}

/**
 * To the agency, or to the portal: a reply goes to the visitor.
 * @param about `language` is the visitor's, that of `provider` also that of the offer
 */
export function inquiryMail(
  config: Config,
  inquiry: Inquiry,
  offer: Offer | null,
  { id, language, provider, at }: { id: number; language: Language; provider: Provider; at: Date },
): Mail {
  const { email: to, language: own } = provider
  const t = translator(own)
  const { name, email, phone, message } = inquiry
  const subject = offer
    ? t('inquiry.agency.subject', { title: offer.objekttitel, number: offer.external_id })
    : t('inquiry.agency.subject_contact', { name })
  const rows: [string, string][] = [
    [t('inquiry.name'), name],
    [t('inquiry.email'), email],
  ]
  if (phone) rows.push([t('inquiry.phone'), phone])
  if (language !== own) rows.push([t('inquiry.language'), LANGUAGES[language].name])
  const blocks: Block[] = [
    { kind: 'heading', text: t('inquiry.agency.heading', { name }) },
    ...(offer ? [linkTo(config, own, offer)] : []),
    { kind: 'quote', text: message },
    { kind: 'facts', rows },
    { kind: 'text', text: t('inquiry.agency.answer', { name }) },
    {
      kind: 'link',
      label: t('inquiry.agency.open'),
      url: siteUrl(config, own, `/admin/anfragen?id=${id}`),
    },
  ]
  return {
    dedupeKey: `inquiry:${id}:agency`,
    to,
    language: own,
    subject,
    replyTo: email,
    preview: message.slice(0, 120),
    blocks,
    reason: t('inquiry.agency.reason'),
    ...(offer?.feedback && { attachments: [feedbackFile(config, inquiry, offer, { id, at })] }),
  }
}

const feedbackFile = (config: Config, inquiry: Inquiry, offer: Offer, { id, at }: { id: number; at: Date }) => ({
  filename: 'openimmo_feedback.xml',
  contentType: 'application/xml; charset=utf-8',
  content: feedbackXml(inquiry, offer, { id, at, portal: config.SITE_URL }),
})

/**
 * To the agency's software, at the email_feedback of the contact: the same mail, since programs read its attachment.
 * @returns null when there is no such address, or the agency's mail already goes there
 */
export function feedbackMail(agencyMail: Mail, offer: Offer | null, id: number): Mail | null {
  const to = offer?.feedback?.email
  if (!to || to === agencyMail.to) return null
  return { ...agencyMail, to, dedupeKey: `inquiry:${id}:feedback` }
}

/**
 * To the visitor: a confirmation. It quotes the message only when the address is verified: otherwise a sender could
 * name any address and make us deliver their text to it.
 */
export function receiptMail(
  config: Config,
  inquiry: Inquiry,
  offer: Offer | null,
  { id, language, isProven }: { id: number; language: Language; isProven: boolean },
): Mail {
  const t = translator(language)
  const firma = offer?.company.firma ?? t('site.name')
  const text = t('inquiry.receipt.text', { firma })
  return {
    dedupeKey: `inquiry:${id}:receipt`,
    to: inquiry.email,
    language,
    subject: offer
      ? t('inquiry.receipt.subject', { title: offer.objekttitel })
      : t('inquiry.receipt.subject_contact', { name: firma }),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('inquiry.receipt.heading') },
      { kind: 'text', text },
      ...(offer ? [linkTo(config, language, offer)] : []),
      ...(isProven
        ? ([
            { kind: 'text', text: t('inquiry.receipt.yours') },
            { kind: 'quote', text: inquiry.message },
          ] as const)
        : []),
    ],
    reason: t('inquiry.receipt.reason'),
  }
}
