import { randomUUID } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import { type Cause, queueDelivery } from '../service.ts'
import { layoutMail, type MailContent } from './layout.ts'
import type { Attachment, MailPayload } from './smtp.ts'

/** A mail, in the language of its recipient; layout.ts defines its look. */
export interface Mail extends Cause, MailContent {
  /** One address, validated by `email` of src/domain/text.ts. */
  to: string
  subject: string
  replyTo?: string
  /** For example List-Unsubscribe and List-Unsubscribe-Post. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly Attachment[]
}

/** A Message-ID that nobody can guess: reports about a mail name it. */
export const newMessageId = ({ SITE_URL }: Pick<Config, 'SITE_URL'>): string =>
  `<${randomUUID()}@${new URL(SITE_URL).hostname}>`

/**
 * Stores a mail in the transaction `ctx.db`; it is sent after the commit (queueDelivery).
 * @returns whether it was new; false when a mail with its dedupeKey exists
 */
export function queueMail(ctx: Ctx, mail: Mail): Promise<boolean> {
  const { dedupeKey, userId, to, replyTo, language, subject, headers = {}, attachments = [] } = mail
  const payload: MailPayload = {
    language,
    subject,
    ...layoutMail(ctx.config, mail),
    headers: { ...headers },
    attachments: [...attachments],
    // Created now and stored, so that duplicates of a mail are recognisable.
    messageId: newMessageId(ctx.config),
  }
  return queueDelivery(ctx, 'mail', { dedupeKey, userId, recipient: to, replyTo, payload })
}
