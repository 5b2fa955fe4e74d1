import PostalMime, { type Email } from 'postal-mime'
import { storable } from '../db/storable.ts'
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
  if (found) return { ...found, detail: storable(found.detail, DETAIL_MAX), keys }
  return isReply(mail) ? 'reply' : 'no_report'
}

type Found = Omit<Report, 'keys'> | 'broken' | null

/** The fields of one block of a machine-readable part; a line that begins with a space continues the one before. */
function fieldsOf(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>()
  let name = ''
  for (const line of lines) {
    const at = line.indexOf(':')
    if (/^[ \t]/.test(line)) fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`)
    else if (at > 0) {
      name = line.slice(0, at).trim().toLowerCase()
      fields.set(name, line.slice(at + 1).trim())
    }
  }
  return fields
}

/** The blocks of a machine-readable part, which empty lines divide. */
function blocksOf(text: string): Map<string, string>[] {
  const blocks: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.map(fieldsOf)
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

function statusOf(mail: Email): Exclude<Found, 'broken'> {
  const part = mail.attachments.find(({ mimeType }) => STATUS_PARTS.includes(mimeType))
  if (!part) return null
  const blocks = blocksOf(textOf(part.content))
  const about = blocks.find((fields) => fields.has('action'))
  const action = about?.get('action')?.toLowerCase() ?? ''
  if (action !== 'failed' && action !== 'delayed') return null
  // "smtp; 550 5.1.1 …": the type stands in front.
  const answer = (about?.get('diagnostic-code') ?? '').replace(/^(?:smtp|x-[\w-]{1,40}) ?; ?/i, '')
  const general = statusIn(about?.get('status') ?? '')
  // Exchange and others write a general 5.0.0 beside an exact answer.
  const status = general === null || general.endsWith('.0.0') ? (statusIn(answer) ?? general) : general
  return { kind: action, status, detail: answer || status || action }
}

function complaintOf(mail: Email): Exclude<Found, 'broken'> {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'message/feedback-report')
  if (!part) return null
  const kind = blocksOf(textOf(part.content))
    .find((fields) => fields.has('feedback-type'))
    ?.get('feedback-type')
    ?.toLowerCase()
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
const COPY = ['copy', 'header', 'kopie', 'original']
const DELAYED = ['warning message only', 'delivery delayed', 'delayed', 'will be retried', 'verzögert']
/** The first word of an answer: a reply code, or an enhanced one: `550`, `550-5.1.1`, `(#5.1.1)`. */
const ANSWER = /^[(#]{0,2}[45](?:\d\d(?:-|$)|\.\d{1,3}\.\d)/

/** Only of a mail server: people write such sentences too. */
function textReport(mail: Email): Exclude<Found, 'broken'> {
  if (!isOfServer(mail)) return null
  const text = (mail.text ?? '').slice(0, 20_000)
  const words = `${mail.subject ?? ''}\n${text}`.toLowerCase().replace(/\s+/g, ' ')
  if (!FAILED.some((sentence) => words.includes(sentence))) return null
  const isDelayed =
    DELAYED.some((word) => `${mail.subject ?? ''}`.toLowerCase().includes(word)) || words.includes(DELAYED[0] ?? '')
  // The copy of our mail follows, and may contain numbers.
  const lines = text.split('\n')
  const end = lines.findIndex(
    (line) => line.startsWith('---') && COPY.some((word) => line.toLowerCase().includes(word)),
  )
  const own = lines.slice(0, end < 0 ? lines.length : end).join(' ')
  const flat = own.replace(/\s+/g, ' ').trim()
  const parts = flat.split(' ')
  const first = parts.findIndex((part) => ANSWER.test(part))
  const answer = first < 0 ? '' : parts.slice(first).join(' ').slice(0, DETAIL_MAX)
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
