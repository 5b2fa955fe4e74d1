import type { PropertyCard } from '../../domain/properties/card.ts'
import { translator } from '../../i18n/server.ts'
import type { Config } from '../config.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import { propertyBlock } from '../deliveries/mail/property.ts'
import type { Subscription } from './repository.ts'

const pageOf = (config: Config, row: Subscription, what: 'bestaetigen' | 'abmelden') =>
  siteUrl(config, row.language, `/newsletter?${what}=${row.token}`)

/** The headers for the unsubscribe button of mail programs (RFC 8058). */
const leaving = (config: Config, row: Subscription) => ({
  'List-Unsubscribe': `<${config.SITE_URL}/api/newsletter/unsubscribe?token=${row.token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function confirmMail(config: Config, row: Subscription): Mail {
  const language = row.language
  const t = translator(language)
  const text = t(`newsletter.confirm.text_${row.frequency}`)
  return {
    // A repeated request sends the mail again: the link of an earlier mail no longer works.
    dedupeKey: `newsletter:${row.id}:confirm:${row.requested_at.getTime()}`,
    to: row.email,
    language,
    subject: t('newsletter.confirm.subject'),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('newsletter.confirm.heading') },
      { kind: 'text', text },
      { kind: 'button', label: t('newsletter.confirm.button'), url: pageOf(config, row, 'bestaetigen') },
      { kind: 'text', text: t('newsletter.confirm.ignore') },
    ],
    reason: t('newsletter.confirm.reason'),
  }
}

/** To a subscriber who signs up again. */
export function memberMail(config: Config, row: Subscription, now: Date): Mail {
  const language = row.language
  const t = translator(language)
  return {
    dedupeKey: `newsletter:${row.id}:member:${now.toISOString().slice(0, 10)}`,
    to: row.email,
    language,
    subject: t('newsletter.member.subject'),
    preview: t('newsletter.member.text'),
    blocks: [
      { kind: 'heading', text: t('newsletter.member.subject') },
      { kind: 'text', text: t('newsletter.member.text') },
    ],
    links: [{ label: t('newsletter.leave'), url: pageOf(config, row, 'abmelden') }],
    headers: leaving(config, row),
  }
}

/** One issue. @param period 2026-W47 or 2026-11 */
export function issueMail(config: Config, row: Subscription, homes: readonly PropertyCard[], period: string): Mail {
  const language = row.language
  const t = translator(language)
  const subject = t(`newsletter.issue.subject_${row.frequency}`)
  return {
    dedupeKey: `newsletter:${row.id}:${period}`,
    to: row.email,
    language,
    subject,
    preview: t('newsletter.issue.lead'),
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('newsletter.issue.lead') },
      ...homes.map((card) => propertyBlock(config, card, language)),
      { kind: 'button', label: t('newsletter.issue.all'), url: siteUrl(config, language, '/immobilien') },
      { kind: 'link', label: t('newsletter.issue.blog'), url: siteUrl(config, language, '/blog') },
    ],
    reason: t('newsletter.issue.reason'),
    links: [{ label: t('newsletter.leave'), url: pageOf(config, row, 'abmelden') }],
    headers: leaving(config, row),
  }
}
