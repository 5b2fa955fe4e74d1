import { formatDate } from '../../domain/format/date.ts'
import { isRestriction } from '../../domain/notices/schemas.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Config } from '../config.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import { complaintsEnd } from './due.ts'
import type { ComplaintRow, NoticeRow } from './repository.ts'

/** The person or the company that a mail goes to. */
export interface Reader {
  email: string
  language: Language
}

const dayOf = (at: Date, language: Language): string =>
  formatDate(at.toISOString(), LANGUAGES[language].tag) ?? at.toISOString()

const pageLink = ({ SITE_URL }: Config, { title, url }: NoticeRow): Block => ({
  kind: 'link',
  label: title || url,
  url: SITE_URL + url,
})

/** A mail of notices, whose heading is its subject. */
const mailTo = (
  { email, language }: Reader,
  { dedupeKey, subject, preview, blocks }: Pick<Mail, 'dedupeKey' | 'subject' | 'preview' | 'blocks'>,
): Mail => ({
  dedupeKey,
  to: email,
  language,
  subject,
  preview,
  blocks: [{ kind: 'heading', text: subject }, ...blocks],
})

/**
 * To the notifier: received. It quotes nothing, since anybody can enter any address: not the address of a page either
 * that is no listing, which may say anything (`/www.example.com/prize`).
 */
export function receivedMail(config: Config, row: NoticeRow, reader: Reader): Mail {
  const { language } = reader
  const t = translator(language)
  const text = t('notices.mail.received.text', { number: row.id, date: dayOf(row.due_at, language) })
  const subject = t('notices.mail.received.subject')
  const isListing = row.property_id !== null || row.project_id !== null
  return mailTo(reader, {
    dedupeKey: `notice:${row.id}:received`,
    subject,
    preview: text,
    blocks: [
      { kind: 'text', text },
      ...(isListing ? [pageLink(config, row)] : []),
      { kind: 'text', text: t('mail.ignore') },
    ],
  })
}

/** To the operator, in German: a notice or a complaint waits. */
export function operatorMail(
  config: Config,
  row: NoticeRow,
  { firma, complaint }: { firma: string | null; complaint?: ComplaintRow },
): Mail {
  const t = translator('de')
  const kind = t(`report.reason.${row.kind}`)
  const message = complaint?.message ?? row.message
  const subject = complaint
    ? t('notices.mail.complaint.operator', { number: row.id, title: row.title })
    : t('report.mail.subject', { number: row.id, reason: kind })
  return {
    dedupeKey: complaint ? `complaint:${complaint.id}` : `report:${row.id}`,
    to: config.CONTACT_EMAIL,
    language: 'de',
    subject,
    ...(!complaint && row.email && { replyTo: row.email }),
    preview: kind,
    blocks: [
      { kind: 'heading', text: subject },
      pageLink(config, row),
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      {
        kind: 'facts',
        rows: [
          [t('report.mail.company'), firma ?? '–'],
          [t('inquiry.name'), row.name || '–'],
          [t('inquiry.email'), row.email || '–'],
          [t('notices.due'), dayOf(row.due_at, 'de')],
        ],
      },
      { kind: 'button', label: t('notices.mail.open'), url: siteUrl(config, 'de', `/admin/meldungen?id=${row.id}`) },
    ],
  }
}

/**
 * The ways of redress (articles 16 (5), 17 (3) f, 20 and 21).
 * @param token null: the portal hears no further complaint of that side about this decision
 */
function redress(config: Config, row: NoticeRow, language: Language, token: string | null): Block[] {
  const t = translator(language)
  const outside: Block = { kind: 'text', text: t('notices.mail.redress_outside') }
  if (!token || !row.decided_at) return [outside]
  return [
    { kind: 'text', text: t('notices.mail.redress', { date: dayOf(complaintsEnd(row.decided_at), language) }) },
    { kind: 'button', label: t('notices.complain'), url: siteUrl(config, language, `/beschwerde?token=${token}`) },
    outside,
  ]
}

/**
 * What was decided. A decision that keeps the listing says nothing about its state, which other notices change too.
 * @param isShown null for a page that is no listing
 */
function decidedText(t: ReturnType<typeof translator>, { decision }: NoticeRow, isShown: boolean | null): string[] {
  if (isRestriction(decision)) return [t(`notices.decided.${decision}`)]
  const kept = decision ?? 'unfounded'
  if (isShown === null) return [t(`notices.decided.page.${kept}`)]
  return [t(`notices.decided.${kept}`), t(isShown ? 'notices.decided.shown' : 'notices.decided.hidden')]
}

/**
 * To the notifier: the decision, whether a machine took part, and the ways of redress.
 * @param isShown whether visitors see the listing now; null for a page that is none
 */
export function decisionMail(
  config: Config,
  row: NoticeRow,
  reader: Reader,
  { isShown, token }: { isShown: boolean | null; token: string },
): Mail {
  const { language } = reader
  const t = translator(language)
  const texts = decidedText(t, row, isShown)
  const subject = t('notices.mail.decided.subject', { number: row.id })
  return mailTo(reader, {
    dedupeKey: `notice:${row.id}:decided:${row.decided_at?.getTime()}`,
    subject,
    preview: texts[0] ?? '',
    blocks: [
      pageLink(config, row),
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'quote', text: row.reason ?? '' },
      { kind: 'text', text: t('notices.mail.person') },
      ...redress(config, row, language, token),
    ],
  })
}

/** Names the statement of a decision. */
export const statementKey = ({ id, decided_at }: Pick<NoticeRow, 'id' | 'decided_at'>): string =>
  `notice:${id}:statement:${decided_at?.getTime()}`

/** To the company: the statement of reasons (article 17 (3)). */
export function statementMail(config: Config, row: NoticeRow, reader: Reader, token: string): Mail {
  const { language } = reader
  const t = translator(language)
  const date = dayOf(row.decided_at ?? row.updated_at, language)
  const text = t('notices.mail.statement.text', { date })
  const subject = t('notices.mail.statement.subject', { title: row.title })
  return mailTo(reader, {
    dedupeKey: statementKey(row),
    subject,
    preview: text,
    blocks: [
      { kind: 'text', text },
      pageLink(config, row),
      { kind: 'quote', text: row.reason ?? '' },
      {
        kind: 'facts',
        rows: [
          [t('notices.scope'), t(`notices.scope.${row.decision === 'ended' ? 'ended' : 'withheld'}`)],
          [
            t('notices.ground'),
            t('text.labelled', { label: t(`notices.ground.${row.ground ?? 'terms'}`), value: row.clause ?? '' }),
          ],
          [t('notices.origin'), t(`notices.origin.${row.origin}`)],
          [t('notices.means'), t(row.origin === 'flag' ? 'notices.means.flag' : 'notices.means.none')],
        ],
      },
      ...redress(config, row, language, token),
    ],
  })
}

/** To the company: the listing is no longer kept from visitors. */
export function releasedMail(config: Config, row: NoticeRow, reader: Reader): Mail {
  const t = translator(reader.language)
  const text = t('notices.mail.released.text')
  const subject = t('notices.mail.released.subject', { title: row.title })
  return mailTo(reader, {
    dedupeKey: `notice:${row.id}:released:${row.lifted_at?.getTime()}`,
    subject,
    preview: text,
    blocks: [{ kind: 'text', text }, pageLink(config, row)],
  })
}

/** To the side that complained: received. */
export function complaintMail(config: Config, row: NoticeRow, { id }: ComplaintRow, reader: Reader): Mail {
  const { language } = reader
  const t = translator(language)
  const text = t('notices.mail.complaint.text', { date: dayOf(row.due_at, language) })
  const subject = t('notices.mail.complaint.subject')
  return mailTo(reader, {
    dedupeKey: `complaint:${id}:received`,
    subject,
    preview: text,
    blocks: [{ kind: 'text', text }, pageLink(config, row)],
  })
}

/**
 * To the side that complained: the outcome, and the ways of redress.
 * @param token for a complaint against the decision that the complaint brought; null without one
 */
export function outcomeMail(
  config: Config,
  row: NoticeRow,
  { id, outcome, answer }: ComplaintRow,
  reader: Reader,
  token: string | null,
): Mail {
  const { language } = reader
  const t = translator(language)
  const text = t(`notices.outcome.${outcome ?? 'rejected'}.text`)
  const subject = t('notices.mail.outcome.subject')
  return mailTo(reader, {
    dedupeKey: `complaint:${id}:outcome`,
    subject,
    preview: text,
    blocks: [
      pageLink(config, row),
      { kind: 'text', text },
      { kind: 'quote', text: answer ?? '' },
      ...redress(config, row, language, token),
    ],
  })
}
