import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { isThisMachine } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Channel, Delivery, Outcome } from '../channel.ts'
import { stopAddress, stopFor } from '../stops.ts'
import { isGoneForGood } from './refusals.ts'
import { returnPath } from './return-path.ts'

const named = {
  filename: z.string(),
  /** `text/calendar; method=REQUEST; charset=utf-8` makes mail programs offer it as an appointment. */
  contentType: z.string(),
}
/** A text, or a file of the storage: the outbox does not hold megabytes. */
const attachmentSchema = z.union([
  z.object({ ...named, content: z.string() }),
  z.object({ ...named, storageKey: z.string() }),
])
export type Attachment = z.infer<typeof attachmentSchema>

export const mailPayload = z.object({
  language: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(attachmentSchema),
  messageId: z.string(),
})
export type MailPayload = z.infer<typeof mailPayload>

const DAY_MS = 86_400_000

/** Mails go over SMTP_URL. */
export const mailChannel: Channel<MailPayload> = {
  name: 'mail',
  payload: mailPayload,
  show: ({ subject, text }) => ({ headline: subject, text }),
  leaseMs: 180_000,
  atOnce: 4,
  // The maximum retention time of texts.
  giveUpMs: 14 * DAY_MS,
  keyLifeMs: 730 * DAY_MS,
  isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
  send: sendOverSmtp,
}

async function sendOverSmtp(ctx: Ctx, delivery: Delivery<MailPayload>): Promise<Outcome> {
  const { config, storage } = ctx
  const { recipient, reply_to, created_at, payload } = delivery
  const stop = await stopFor(ctx, delivery)
  // Without a reason, too: it is erased with the person.
  if (stop !== null) return { stopped: stop }
  const attachments = await Promise.all(payload.attachments.map((one) => readAttachment(storage, one)))
  // A mail that speaks of a file must not arrive without it.
  if (attachments.includes(null)) return { refused: 'an attachment is no longer stored' }
  const url = config.SMTP_URL ?? ''
  const transport = createTransport(
    {
      url,
      requireTLS: !mayBePlain(url),
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
    },
    { from: config.MAIL_FROM },
  )
  try {
    const from = returnPath(config, payload.messageId)
    await transport.sendMail({
      ...(from && { envelope: { from, to: recipient ?? '' } }),
      to: { name: '', address: recipient ?? '' },
      subject: payload.subject,
      text: payload.text,
      html: payload.html,
      replyTo: reply_to ?? undefined,
      messageId: payload.messageId,
      date: created_at,
      // Automatic replies (holidays) are not needed.
      headers: { 'Auto-Submitted': 'auto-generated', ...payload.headers },
      attachments: attachments.filter((one) => one !== null),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return 'sent'
  } catch (error) {
    const refusal = error as SmtpError
    const outcome = outcomeOf(refusal)
    const isGone = typeof outcome === 'object' && 'refused' in outcome && isAboutRecipient(refusal)
    if (isGone && isGoneForGood(refusal.response ?? refusal.message))
      await stopAddress(ctx, {
        address: recipient ?? '',
        why: 'bounced',
        reason: refusal.message,
        deliveryId: delivery.id,
      })
    return outcome
  } finally {
    transport.close()
  }
}

/** @returns null when the file is gone */
async function readAttachment(storage: Storage, attachment: Attachment) {
  if (!('storageKey' in attachment)) return attachment
  const { storageKey, ...named } = attachment
  const content = await storage.get(storageKey)
  return content && { ...named, content: Buffer.from(content) }
}

/**
 * Optional STARTTLS gives no protection: an attacker in the network removes the offer, and reads the password of the
 * mail server and every link. So it is required, except on this machine and where the operator declares the network
 * secure.
 */
function mayBePlain(address: string): boolean {
  const url = new URL(address)
  return isThisMachine(url) || url.searchParams.get('ignoreTLS') === 'true'
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

const isAboutRecipient = ({ code, command }: SmtpError) => code === 'EENVELOPE' && command === 'RCPT TO'

/**
 * The other side will never accept this mail: a 5xx about its recipient or its content. A 5xx about the sender, a login
 * or the connection concerns every mail, and the operator must fix it.
 */
function outcomeOf(error: SmtpError): Outcome {
  const { message, code, responseCode = 0 } = error
  const isFinal = responseCode >= 500 && (isAboutRecipient(error) || code === 'EMESSAGE')
  return isFinal ? { refused: message } : { again: message }
}
