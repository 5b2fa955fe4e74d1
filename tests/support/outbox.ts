import type { Db } from '../../src/server/ctx.ts'
import type { DeliveryRow } from '../../src/server/deliveries/channel.ts'
import { type Attachment, type MailPayload, mailPayload } from '../../src/server/deliveries/mail/smtp.ts'

export type MailRow = Omit<DeliveryRow, 'payload'> & MailPayload

const EMPTY: MailPayload = {
  language: '',
  subject: '',
  html: '',
  text: '',
  headers: {},
  attachments: [],
  messageId: '',
}

/** Every mail of the outbox with its text, oldest first; without a text if it was erased. */
export async function mailsIn(db: Db): Promise<MailRow[]> {
  const rows = await db.selectFrom('delivery').selectAll().where('channel', '=', 'mail').orderBy('id').execute()
  return rows.map(({ payload, ...row }) => ({ ...row, ...(row.emptied_at ? EMPTY : mailPayload.parse(payload)) }))
}

/** The text of an attachment; none for a file of the storage. */
export const textOf = (attachment: Attachment | undefined): string =>
  attachment && 'content' in attachment ? attachment.content : ''
