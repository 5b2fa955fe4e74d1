import { z } from 'zod'
import { bulkAnswerOf, bulkChoice, missingOf } from '../admin/bulk.ts'
import { listQuery } from '../admin/list.ts'
import { passOn } from '../problems.ts'
import { MESSAGE_TOPICS } from './topics.ts'

export const CHANNEL_NAMES = ['mail', 'sms', 'push'] as const
/**
 * `waiting`: queued, or being sent; `late`: the same for more than an hour; `returned`: sent, and a report says that it came back or was a nuisance; `failed`:
 * the other side refused it for good; `stopped`: its address gets no more; `held`: no service is configured.
 */
export const MESSAGE_STATES = ['waiting', 'late', 'sent', 'returned', 'failed', 'stopped', 'held'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
const topic = z.enum([...MESSAGE_TOPICS, 'other'])

export const messagesQuery = listQuery({
  sorts: ['created_at', 'sent_at'],
  filters: {
    channel: z.enum(CHANNEL_NAMES).optional(),
    state: z.enum(MESSAGE_STATES).optional(),
    topic: topic.optional(),
    from: z.iso.date('day').optional().describe('First day, in Vienna'),
    to: z.iso.date('day').optional().describe('Last day, in Vienna'),
  },
})
export type MessagesQuery = z.output<typeof messagesQuery>
export type MessageFilters = Pick<MessagesQuery, 'q' | 'channel' | 'state' | 'topic' | 'from' | 'to'>

export const messageSchema = z.object({
  id: z.int(),
  channel: z.enum(CHANNEL_NAMES),
  state: z.enum(MESSAGE_STATES),
  topic,
  recipient: z.string().nullable().describe('Address or number; null for push, and after it was erased'),
  account_id: z.int().nullable(),
  account: z.string().nullable().describe('Name of the account that it belongs to'),
  attempts: z.int(),
  error: z.string().nullable().describe('The last answer of the other side'),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  is_erased: z.boolean().describe('Texts are erased after 14 days'),
})
export type Message = z.output<typeof messageSchema>

export const stopSchema = z.object({
  id: z.int(),
  address: z.string().nullable().describe('Null after it was erased with its account'),
  why: z.enum(['bounced', 'complained']),
  reason: z.string(),
  delivery_id: z.int().nullable(),
  stopped_at: z.iso.datetime(),
})
export type Stop = z.output<typeof stopSchema>

export const messageDetails = messageSchema.extend({
  stop: stopSchema.nullable().describe('Why its address gets no more mail'),
  reports: z.array(
    z.object({
      kind: z.enum(['failed', 'delayed', 'complaint']),
      status: z.string().nullable(),
      detail: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  may_send: z.boolean().describe('Whether it can be sent again'),
})

export const messageContent = z.object({
  subject: z.string().nullable().describe('Of a mail, or the title of a message to a browser'),
  html: z.string().nullable().describe('Of a mail; its links lead nowhere'),
  text: z.string().describe('Without tokens and codes'),
  attachments: z.array(z.string()).describe('Names of the files'),
})
export type MessageContent = z.output<typeof messageContent>

/** A list's query string that is itself a value: which messages an act means. */
const criteria = z
  .string()
  .max(2000)
  .transform((text, context): MessageFilters => {
    const { sort: _sort, seite: _page, pro_seite: _size, ...filters } = Object.fromEntries(new URLSearchParams(text))
    const read = z.strictObject(messagesQuery.shape).safeParse(filters)
    if (read.success) return read.data
    passOn(read.error, context)
    return z.NEVER
  })

export const messageBulkSchema = z
  .strictObject({ ...bulkChoice, criteria: criteria.optional().describe('All messages of a list: its query string') })
  .check(({ value, issues }) => {
    for (const field of missingOf(value))
      issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type MessageBulk = z.output<typeof messageBulkSchema>

/** Why a message is not sent again: it was sent and did not come back, or still waits; its text is erased; its address gets no more. */
export const MESSAGE_SKIPPED = ['same', 'erased', 'stopped'] as const
export type MessageSkipped = (typeof MESSAGE_SKIPPED)[number]
export const messageBulkAnswer = bulkAnswerOf(MESSAGE_SKIPPED, z.object({ id: z.int(), recipient: z.string() }))

export const stopsQuery = listQuery({
  sorts: ['stopped_at'],
  filters: { why: z.enum(['bounced', 'complained']).optional() },
})
export type StopsQuery = z.output<typeof stopsQuery>

export const mailboxSchema = z.object({
  is_configured: z.boolean(),
  checked_at: z.iso.datetime().nullable(),
  failure: z.string().nullable().describe('Why the mailbox could not be read'),
  unread: z
    .array(
      z.object({
        problem: z.enum(['no_report', 'unknown_mail', 'broken']),
        sender: z.string(),
        subject: z.string(),
        received_at: z.iso.datetime(),
      }),
    )
    .describe('Mails that stay in the mailbox, for people; at most 50'),
  unread_total: z.int(),
})
export type MailboxState = z.output<typeof mailboxSchema>
