import { randomUUID } from 'node:crypto'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import {
  deleteMails,
  emptyMails,
  findDue,
  findMail,
  findMails,
  findMailsOf,
  insertMail,
  keepDue,
  releaseMails,
  setMail,
} from './repository.ts'

export interface Attachment {
  filename: string
  /** `text/calendar; method=REQUEST; charset=utf-8` makes mail programs offer it as an appointment. */
  contentType: string
  content: string
}

export interface Mail {
  /** Names the cause, so that a job that runs twice sends one mail; holds no address or name. */
  dedupeKey: string
  /** One address, checked by `email` of src/domain/text.ts. */
  to: string
  language: Language
  subject: string
  /** Both from `layoutMail`. */
  html: string
  text: string
  /** The account it belongs to: deleted with it, unless it was sent. */
  userId?: number
  replyTo?: string
  /** For example List-Unsubscribe and List-Unsubscribe-Post. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly Attachment[]
}

/** Sent and refused mails keep their words as long as the logs, 14 days; the key alone stays for two years. */
export const WORDS_LIFE = 14 * 86_400_000
const KEY_LIFE = 730 * 86_400_000
/** A minute's work: after the server was away for hours, thousands wait. */
const SWEEP = 1000

/**
 * Stores a mail in the transaction `ctx.db` and sends it once that is committed: at once, or, while the SMTP server is
 * down, when it is back. Without SMTP_URL it stays in the outbox (`npm run outbox`).
 * @returns whether it was new; false when a mail with its dedupeKey exists
 */
export async function queueMail(ctx: Ctx, mail: Mail): Promise<boolean> {
  const now = ctx.clock()
  const id = await insertMail(ctx.db, {
    dedupe_key: mail.dedupeKey,
    user_id: mail.userId ?? null,
    recipient: mail.to,
    language: mail.language,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    reply_to: mail.replyTo ?? null,
    headers: JSON.stringify(mail.headers ?? {}),
    attachments: JSON.stringify(mail.attachments ?? []),
    // Made now and kept, so that a mail that went out twice can be known as one.
    message_id: `<${randomUUID()}@${new URL(ctx.config.SITE_URL).hostname}>`,
    next_attempt_at: now,
    created_at: now,
  })
  if (id === null) return false
  await ctx.jobs.send(ctx.db, 'mail.send', { mailId: id })
  return true
}

/**
 * Queues a job for every mail that is due: retries, and those whose job was lost. Without SMTP_URL they are laid aside,
 * so that the outbox never shows as waiting what waits for nobody. Runs every minute.
 */
export async function sweepMails(ctx: Ctx): Promise<void> {
  if (!ctx.config.SMTP_URL) return keepDue(ctx.db, ctx.clock())
  for (const mailId of await findDue(ctx.db, ctx.clock(), SWEEP)) await ctx.jobs.send(ctx.db, 'mail.send', { mailId })
}

/** Empties old mails and forgets very old ones. */
export async function cleanMails({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await emptyMails(db, { before: new Date(now.getTime() - WORDS_LIFE) }, now)
  await deleteMails(db, new Date(now.getTime() - KEY_LIFE))
}

/** For the end of an account whose links go on working: those that still wait to be sent to its address are sent. */
export const letMailsGo = ({ db }: Ctx, userId: number, address: string) => releaseMails(db, userId, address)

/** For the end of an account: takes words and addresses out of what was sent to an address, or in its name. */
export const forgetMails = ({ db, clock }: Ctx, address: string) => emptyMails(db, { address }, clock())

/**
 * For the export of an account: what was sent to it, and, where its address is confirmed, to that or in its name, as
 * far as the words are still kept: the same that leaves with the account. The keys of links are left out, since only
 * whoever has the mailbox may confirm an address or set a password by them.
 */
export async function exportMails({ db }: Ctx, userId: number, address: string | null) {
  const mails = await findMailsOf(db, userId, address)
  return mails.map((mail) => ({ ...mail, text: mail.text.replace(KEYS, '…') }))
}

/** As src/server/auth/tokens.ts makes them, and codes, which stand in a line of their own. */
const KEYS = /(?<==)[\w-]{43}(?![\w-])|^\d{8}$/gm

/** The newest mails of the outbox, without their words. */
export const listMails = ({ db }: Ctx, limit = 50) => findMails(db, limit)

/** One mail with all its words, or undefined. */
export const readMail = ({ db }: Ctx, id: number) => findMail(db, id)

/** Sends a mail that was kept or refused after all. @returns whether there was one that still has its words */
export async function sendAgain(ctx: Ctx, id: number): Promise<boolean> {
  const found = await setMail(ctx.db, id, ['kept', 'refused'], { status: 'queued', next_attempt_at: ctx.clock() })
  if (found) await ctx.jobs.send(ctx.db, 'mail.send', { mailId: id })
  return found
}
