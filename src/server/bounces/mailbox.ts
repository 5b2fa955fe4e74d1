import { createHash } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { z } from 'zod'
import type { MailboxState } from '../../domain/deliveries/messages.ts'
import { isThisMachine } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { storable } from '../db/storable.ts'
import { isGoneForGood } from '../deliveries/mail/refusals.ts'
import { stopAddress } from '../deliveries/stops.ts'
import { defineJob } from '../jobs/job.ts'
import { type Report, readReport } from './read-report.ts'
import {
  countUnread,
  findChecked,
  findReported,
  findUnread,
  insertReport,
  insertUnread,
  keepUnread,
  setChecked,
} from './repository.ts'

/** Of the sender and the subject of a mail, and of a failure: a strange mail must not stop the reading of all others. */
const TEXT_MAX = 300

/** Larger mails are no reports; they stay, and are told. */
const BYTES_MAX = 10_000_000
/** Mails of one run; the next one follows in five minutes. */
const AT_ONCE = 500
const SHOWN = 50

/**
 * Reads the mailbox that mails come back to. A report that was understood is stored and then removed from the mailbox,
 * since it has a copy of our mail. Everything else stays there, with a flag (\Flagged) so that it is not read again.
 * @throws what the IMAP server or the database answers; nothing is lost, the next run goes on
 */
export async function readReports(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { config, clock, db } = ctx
  if (!config.BOUNCES_IMAP_URL) return
  let failure: string | null = null
  try {
    await withMailbox(config.BOUNCES_IMAP_URL, signal, (client, uidValidity) =>
      readAll(ctx, client, uidValidity, signal),
    )
  } catch (error) {
    if (signal.aborted) throw error
    failure = failureOf(error as ImapError)
    ctx.log.warn({ reason: failure }, 'the mailbox of reports could not be read')
  }
  const checked_at = clock().toISOString()
  await setChecked(db, { checked_at, failure, failing_since: failure && (await failingSince(ctx, checked_at)) })
}

/** When the first of the failures was that no success has ended. */
async function failingSince({ db }: Ctx, now: string): Promise<string> {
  const last = await findChecked(db)
  return last?.failure ? (last.failing_since ?? last.checked_at) : now
}

type ImapError = Error & { responseText?: string; code?: string }
const failureOf = ({ message, responseText, code }: ImapError) =>
  storable([message, responseText, code].filter(Boolean).join(' · '), TEXT_MAX)

async function withMailbox(
  address: string,
  signal: AbortSignal,
  act: (client: ImapFlow, uidValidity: number) => Promise<void>,
): Promise<void> {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // As for SMTP (mail/smtp.ts): an offer of TLS that an attacker may remove protects nothing.
    doSTARTTLS: isSecure ? undefined : !(isThisMachine(url) || url.searchParams.get('ignoreTLS') === 'true'),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  // Without a listener a lost connection would end the process; the command that waits for it fails too.
  client.on('error', () => {})
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  try {
    await client.connect()
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    try {
      const { mailbox } = client
      await act(client, mailbox ? Number(mailbox.uidValidity) : 0)
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

const BY_UID = { uid: true } as const

async function readAll(ctx: Ctx, client: ImapFlow, uidValidity: number, signal: AbortSignal): Promise<void> {
  const uids = (await client.search({ flagged: false, deleted: false }, BY_UID)) || []
  for (const uid of uids.slice(0, AT_ONCE)) {
    signal.throwIfAborted()
    const head = await client.fetchOne(String(uid), { size: true, envelope: true, internalDate: true }, BY_UID)
    if (!head) continue
    const isSmall = (head.size ?? 0) <= BYTES_MAX
    const { source } = (isSmall && (await client.fetchOne(String(uid), { source: true }, BY_UID))) || {}
    const result = source ? await takeReport(ctx, source) : 'broken'
    if (result === 'taken') {
      await client.messageDelete(String(uid), BY_UID)
      continue
    }
    if (result !== 'reply') {
      await insertUnread(ctx.db, {
        uid_validity: uidValidity,
        uid,
        problem: result,
        sender: storable(head.envelope?.from?.[0]?.address ?? '', TEXT_MAX),
        subject: storable(head.envelope?.subject ?? '', TEXT_MAX),
        received_at: new Date(head.internalDate ?? ctx.clock()),
      })
      ctx.log.warn({ uid, problem: result }, 'a mail stays in the mailbox of reports')
    }
    await client.messageFlagsAdd(String(uid), ['\\Flagged'], BY_UID)
  }
  const left = (await client.search({ flagged: true }, BY_UID)) || []
  await keepUnread(ctx.db, uidValidity, left)
}

/** Stores a report, and stops the address for a final failure or a complaint. */
async function takeReport(ctx: Ctx, source: Buffer) {
  const report = await readReport(source)
  if (typeof report === 'string') return report
  return ctx.db.transaction().execute(async (db) => {
    const mail = report.keys.length ? await findReported(db, report.keys) : undefined
    // Without a mail of ours anybody could have written it.
    if (!mail) return 'unknown_mail'
    const { kind, status, detail } = report
    const fingerprint = createHash('sha256').update(source).digest()
    await insertReport(db, { fingerprint, delivery_id: mail.id, kind, status, detail, at: ctx.clock() })
    const why = stops(report)
    // The address that we wrote to: the report may name another one, to which it was forwarded.
    if (why && mail.recipient)
      await stopAddress({ ...ctx, db }, { address: mail.recipient, why, reason: detail, deliveryId: mail.id })
    return 'taken'
  })
}

function stops({ kind, status, detail }: Report) {
  if (kind === 'complaint') return 'complained'
  return kind === 'failed' && isGoneForGood(`${status ?? ''} ${detail}`) ? 'bounced' : null
}

/** The state of the mailbox, for administrators. */
export async function readMailbox({ db, config }: Ctx): Promise<MailboxState> {
  const [checked, unread, unread_total] = await Promise.all([findChecked(db), findUnread(db, SHOWN), countUnread(db)])
  return {
    is_configured: Boolean(config.BOUNCES_IMAP_URL),
    checked_at: checked?.checked_at ?? null,
    failure: checked?.failure ?? null,
    unread: unread.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() })),
    unread_total,
  }
}

/** Whether the mailbox could not be read, and since when. */
export async function unreadableMailbox({ db, config }: Ctx): Promise<{ count: number; since: Date | null }> {
  const last = config.BOUNCES_IMAP_URL ? await findChecked(db) : undefined
  if (!last?.failure) return { count: 0, since: null }
  return { count: 1, since: new Date(last.failing_since ?? last.checked_at) }
}

export const readReportsJob = defineJob({
  name: 'bounces.read',
  data: z.strictObject({}),
  schedule: [{ cron: '*/5 * * * *' }],
  byHand: true,
  retries: 0,
  seconds: 240,
  run: (ctx, _data, signal) => readReports(ctx, signal),
})
