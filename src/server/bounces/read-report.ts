import PostalMime, { type Email } from 'postal-mime'
import { statusIn } from '../deliveries/mail/refusals.ts'

/** What a mail server or a mailbox provider reports about one of our mails. */
export interface Report {
  kind: 'failed' | 'delayed' | 'complaint'
  /** The enhanced status code, such as 5.1.1. */
  status: string | null
  /** The answer of the mail server, or the kind of the complaint. */
  detail: string
  /** Every word that could be the random part of our Message-ID; the database knows which one is. */
  keys: string[]
}

/** `reply`: an automatic reply of a person; `no_report`: anything else, such as the question of a person. */
export type Reading = Report | 'reply' | 'no_report' | 'broken'

const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status']
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const KEYS_MAX = 50
const DETAIL_MAX = 500

/**
 * Reads a mail of the mailbox of reports: delivery status notifications (RFC 3464, also those of Exchange), complaints
 * (ARF, RFC 5965), and the texts of qmail, Exim and the German providers that send no machine-readable part.
 */
export async function readReport(source: Uint8Array): Promise<Reading> {
  let mail: Email
  try {
    mail = await PostalMime.parse(source, { forceRfc822Attachments: true, maxNestingDepth: 30 })
  } catch {
    return 'broken'
  }
  const keys = keysIn(mail)
  const found = statusOf(mail) ?? complaintOf(mail) ?? textReport(mail)
  if (found) return { ...found, detail: found.detail.slice(0, DETAIL_MAX), keys }
  return isReply(mail) ? 'reply' : 'no_report'
}

type Found = Omit<Report, 'keys'> | 'broken' | null

/** A field of the machine-readable part; folded lines are one. */
const fieldsOf = (block: string): Map<string, string> =>
  new Map(
    block
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const at = line.indexOf(':')
        return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : []
      }),
  )

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

function statusOf(mail: Email): Exclude<Found, 'broken'> {
  const part = mail.attachments.find(({ mimeType }) => STATUS_PARTS.includes(mimeType))
  if (!part) return null
  const blocks = textOf(part.content)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
  const about = blocks.find((fields) => fields.has('action'))
  const action = about?.get('action')?.toLowerCase() ?? ''
  if (action !== 'failed' && action !== 'delayed') return null
  // "smtp; 550 5.1.1 …": the type stands in front.
  const answer = (about?.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '')
  const general = statusIn(about?.get('status') ?? '')
  // Exchange and others write a general 5.0.0 beside an exact answer.
  const status = general === null || general.endsWith('.0.0') ? (statusIn(answer) ?? general) : general
  return { kind: action, status, detail: answer || status || action }
}

function complaintOf(mail: Email): Exclude<Found, 'broken'> {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'message/feedback-report')
  if (!part) return null
  const kind = fieldsOf(textOf(part.content)).get('feedback-type')?.toLowerCase()
  // A reader took a complaint back.
  if (!kind || kind === 'not-spam') return null
  return { kind: 'complaint', status: null, detail: kind }
}

/** Sentences of reports without a machine-readable part: qmail, Exim, GMX and web.de, old Exchange, T-Online. */
const FAILED = [
  'this is the qmail-send program',
  'could not be delivered to one or more of its recipients',
  'delivery to the following recipient failed permanently',
  'did not reach some or all of the intended recipients',
  'could not be delivered to',
  'konnte nicht zugestellt werden',
  'konnte an die folgenden empfänger nicht zugestellt werden',
  'undeliverable',
  'unzustellbar',
]
const DELAYED = ['warning message only', 'delivery delayed', 'delayed', 'will be retried', 'verzögert']
const ANSWER = /(?:^|[\s(])((?:[45]\d\d[ -]|#?[45]\.\d{1,3}\.\d{1,3}\b).{0,300})/

/** Only of a mail server: people write such sentences too. */
function textReport(mail: Email): Exclude<Found, 'broken'> {
  if (!isOfServer(mail)) return null
  const text = (mail.text ?? '').slice(0, 20_000)
  const words = `${mail.subject ?? ''}\n${text}`.toLowerCase().replace(/\s+/g, ' ')
  if (!FAILED.some((sentence) => words.includes(sentence))) return null
  const isDelayed =
    DELAYED.some((word) => `${mail.subject ?? ''}`.toLowerCase().includes(word)) || words.includes(DELAYED[0] ?? '')
  // The copy of our mail follows, and may contain numbers.
  const [own = ''] = text.split(/^-{3,}.*(?:copy|header|kopie|original).*$/im)
  const flat = own.replace(/\s+/g, ' ').trim()
  const answer = ANSWER.exec(flat)?.[1] ?? ''
  return { kind: isDelayed ? 'delayed' : 'failed', status: statusIn(answer), detail: answer || flat.slice(0, 300) }
}

function isOfServer(mail: Email): boolean {
  const sender = `${mail.from?.address ?? ''} ${mail.returnPath ?? ''}`.toLowerCase()
  return /mailer-?daemon|postmaster/.test(sender) || headerOf(mail, 'x-failed-recipients') !== undefined
}

/** Not of a mail server: its report that no rule could read is for people. */
function isReply(mail: Email): boolean {
  if (isOfServer(mail)) return false
  const submitted = headerOf(mail, 'auto-submitted')?.toLowerCase() ?? ''
  return submitted.startsWith('auto-replied') || ['x-autoreply', 'x-autorespond'].some((name) => headerOf(mail, name))
}

const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value

/** Of the address that it went to (VERP), of the headers that name our mail, and of its copy. */
function keysIn(mail: Email): string[] {
  const texts = [
    ...mail.headers.map(({ value }) => value),
    mail.text ?? '',
    ...mail.attachments.map(({ content }) => textOf(content).slice(0, 200_000)),
  ]
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(UUID) ?? []))].slice(0, KEYS_MAX)
}
