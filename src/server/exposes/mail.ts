import { randomUUID } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import type { Address } from '../../domain/exposes/mail.ts'
import { exposePath, pdfPath, type Subject } from '../../domain/exposes/subject.ts'
import { formatNumber } from '../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { type Mail, queueMail } from '../deliveries/mail/mail.ts'
import { mailChannel } from '../deliveries/mail/smtp.ts'
import { takeRate, whoIn } from '../http/limits/rate.ts'
import type { Visitor } from '../operations/visitor.ts'
import { exposeKey } from './address.ts'
import type { Described } from './describe/document.ts'
import { hashOf, readPdf } from './service.ts'

const MB = 1_000_000
/** Mailboxes refuse larger mails; in transport an attachment grows by a third. */
const ATTACHED_MAX = 10 * MB
/** For each address, so that many networks together cannot fill a mailbox either. */
const PER_ADDRESS = { name: 'exposes.mail.address', max: 10, seconds: 86_400 } as const

interface Wanted {
  subject: Subject
  /** As the API has read them. */
  options: object
  describe: () => Promise<Described>
}

/**
 * Mails an expose: attached, or as a link where it is too large.
 * @returns the sentence for the visitor
 * @throws DomainError expose.mail_away without a mail server, rate.exceeded, and those of the document
 */
export async function mailExpose(
  ctx: Ctx,
  { user, language, place }: Visitor,
  { email, website }: Address,
  { subject, options, describe }: Wanted,
): Promise<string> {
  const t = translator(language)
  if (!mailChannel.isConfigured(ctx.config)) throw new DomainError('expose.mail_away')
  // A program has filled the honeypot.
  if (website) return t('expose.mail.sent', { email })
  await takeRate(ctx, PER_ADDRESS, whoIn(user, email))
  const described = await describe()
  const { length: bytes } = await readPdf(ctx, described, place)
  const mail = exposeMail(ctx.config, language, email, { subject, options: queryOf(options), described, bytes })
  await queueMail(ctx, mail)
  return mail.attachments
    ? t('expose.mail.sent', { email })
    : t('expose.mail.sent_link', { email, size: sizeOf(bytes, language) })
}

interface Made {
  subject: Subject
  options: URLSearchParams
  described: Described
  /** Of the PDF. */
  bytes: number
}

/**
 * The mail to the visitor. It has no words of the sender, since the address could be a stranger's. The attachment is
 * the stored document, which is kept for a week; a mail that waits longer for its server is refused.
 */
export function exposeMail(
  config: Config,
  language: Language,
  to: string,
  { subject, options, described, bytes }: Made,
): Mail {
  const t = translator(language)
  const { title } = described.document
  const size = sizeOf(bytes, language)
  const isAttached = bytes < ATTACHED_MAX
  const text = isAttached ? t('expose.mail.attached', { size }) : t('expose.mail.linked', { size })
  const url = `${config.SITE_URL}${pdfPath(subject)}?${options}`
  return {
    dedupeKey: `expose:${randomUUID()}`,
    to,
    language,
    // A title may contain what no line of a mail's head may.
    subject: t('expose.mail.subject', { title }).replace(/\s+/g, ' ').slice(0, 300),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('expose.mail.heading') },
      { kind: 'text', text: title },
      { kind: 'text', text },
      ...(isAttached ? [] : [{ kind: 'button', label: t('expose.mail.download'), url } as const]),
      { kind: 'link', label: t('expose.mail.change'), url: siteUrl(config, language, exposePath(subject, options)) },
    ],
    reason: t('expose.mail.reason'),
    ...(isAttached && {
      attachments: [
        { filename: described.file, contentType: 'application/pdf', storageKey: exposeKey(hashOf(described)) },
      ],
    }),
  }
}

/** Options as an address has them. */
function queryOf(options: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options)) {
    if (name === 'download' || value === undefined) continue
    query.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value))
  }
  return query
}

const sizeOf = (bytes: number, language: Language) => formatNumber(bytes / MB, LANGUAGES[language].tag, 1)
