import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../ctx.ts'
import { type Cause, queueDelivery } from '../service.ts'
import { layoutMail, type MailContent } from './layout.ts'
import type { Attachment, MailPayload } from './smtp.ts'

/** A mail, said in the words of its recipient; how it looks is layout.ts. */
export interface Mail extends Cause, MailContent {
  /** One address, checked by `email` of src/domain/text.ts. */
  to: string
  subject: string
  replyTo?: string
  /** For example List-Unsubscribe and List-Unsubscribe-Post. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly Attachment[]
}

/**
 * Stores a mail in the transaction `ctx.db`, sent once that is committed (queueDelivery).
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
    // Made now and kept, so that a mail that went out twice can be known as one.
    messageId: `<${randomUUID()}@${new URL(ctx.config.SITE_URL).hostname}>`,
  }
  return queueDelivery(ctx, 'mail', { dedupeKey, userId, recipient: to, replyTo, payload })
}
