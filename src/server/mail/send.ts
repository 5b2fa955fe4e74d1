import { createTransport } from 'nodemailer'
import { isThisMachine } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { claimMail, keepDue, setMail } from './repository.ts'
import { type Attachment, WORDS_LIFE } from './service.ts'

/** Longer than all time limits of one attempt together. */
const LEASE_MS = 3 * 60_000
const BACKOFF_MS = [5_000, 30_000, 120_000, 600_000, 1_800_000]

/**
 * Sends one mail over SMTP_URL; without it, lays it aside for the operator. Bears being run twice, late, or at the same
 * time: whoever claims the row sends it. A failure puts it back for a later attempt; only an address or a message that
 * the other side refuses for good ends it, and two weeks without success, after which no words may be kept.
 *
 * The one way to send twice: the process dies after the other side took the mail and before that is written down. The
 * Message-ID stays the same then, which most mailboxes take for one mail.
 */
export async function sendMail(ctx: Ctx, { mailId }: { mailId: number }): Promise<void> {
  const { config, db, clock, log } = ctx
  if (!config.SMTP_URL) {
    await keepDue(db, clock(), mailId)
    return
  }
  const now = clock()
  const mail = await claimMail(db, mailId, now, new Date(now.getTime() + LEASE_MS))
  if (!mail) return
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      requireTLS: !mayBePlain(config.SMTP_URL),
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
    },
    { from: config.MAIL_FROM },
  )
  try {
    await transport.sendMail({
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      replyTo: mail.reply_to ?? undefined,
      messageId: mail.message_id,
      date: mail.created_at,
      // Answers by machines (holidays) need not come back.
      headers: { 'Auto-Submitted': 'auto-generated', ...(mail.headers as Record<string, string>) },
      attachments: mail.attachments as unknown as Attachment[],
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await setMail(db, mailId, ['sending'], { status: 'sent', sent_at: clock(), last_error: null })
  } catch (error) {
    const last_error = (error as Error).message.slice(0, 500)
    if (isFinal(error as SmtpError) || clock().getTime() - mail.created_at.getTime() > WORDS_LIFE) {
      await setMail(db, mailId, ['sending'], { status: 'refused', last_error })
      log.warn({ mailId, reason: withoutAddresses(last_error) }, 'a mail was refused for good')
      return
    }
    const wait = BACKOFF_MS[Math.min(mail.attempts, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0]!
    const next_attempt_at = new Date(clock().getTime() + wait)
    await setMail(db, mailId, ['sending'], { status: 'queued', last_error, next_attempt_at })
    log.warn({ mailId, attempts: mail.attempts, reason: withoutAddresses(last_error) }, 'a mail could not be sent yet')
    // The sweep would find it too, up to a minute later.
    if (wait < 60_000) await ctx.jobs.send(db, 'mail.send', { mailId }, { afterSeconds: wait / 1000 })
  } finally {
    transport.close()
  }
}

/**
 * STARTTLS that is only used where it is offered protects from nobody: whoever stands between takes the offer away, and
 * reads the password of the mail server and every link. So it is demanded, but on this machine and where the operator
 * says that his own network is enough.
 */
function mayBePlain(address: string): boolean {
  const url = new URL(address)
  return isThisMachine(url) || url.searchParams.get('ignoreTLS') === 'true'
}

/** Mail servers repeat whom they refuse; the log is no list of people, the outbox says it all. */
const withoutAddresses = (text: string) =>
  text
    .split(/([\s<>"]+)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/**
 * Whether the other side will never take this mail: a 5xx about its recipient or its content. A 5xx about the sender, a
 * login or the connection is the operator's to mend, and concerns every mail alike.
 */
const isFinal = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && ((code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE')
