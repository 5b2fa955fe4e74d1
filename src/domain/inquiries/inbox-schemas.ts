import { z } from 'zod'
import { listQuery, several } from '../admin/list.ts'
import { idText } from '../operations/shapes.ts'
import { line, prose } from '../text.ts'
import { historySchema } from './history.ts'
import { INQUIRY_STATUSES } from './schemas.ts'
import { FIELDS_TEXT, unknownFields } from './templates.ts'

export const ANSWER_MAX = 10_000
export const NOTE_MAX = 4000
/** All files of an answer together: many mail servers refuse larger mails. */
export const FILES_BYTES = 10 * 1024 * 1024
export const FILES_MAX = 10

/** The code of an interface language. */
const language = z.string().regex(/^[a-z]{2}$/)
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const status = z.enum(INQUIRY_STATUSES)
const home = z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable()
const person = z.object({ id: z.number().int(), name: z.string() })

/** PATCH /api/admin/inquiries/{id} */
export const changeInquirySchema = z.object({
  version: z.string().describe('Of the record that the caller has read'),
  status: status.optional(),
  owner_id: id.nullable().optional(),
})
export type ChangeInquiry = z.infer<typeof changeInquirySchema>

/** What the list of inquiries can be filtered by. */
export const inboxFilters = {
  q: z.string().trim().max(200).optional().describe('Text to search for'),
  status: several(INQUIRY_STATUSES).optional(),
  owner: z
    .union([idText, z.literal(['me', 'none'])])
    .optional()
    .describe('An id, `me`, or `none`'),
  answer: z.literal('none').optional().describe('Those that wait for a first answer'),
  company: z
    .union([idText, z.literal('portal')])
    .optional()
    .describe('For admins: an id, or `portal`'),
  property: idText.optional(),
  project: idText.optional().describe('Inquiries about the project and about its homes'),
  language: language.optional().describe('Of the visitor'),
  from: z.iso.date().optional().describe('First day'),
  to: z.iso.date().optional().describe('Last day'),
}
export type InboxFilter = z.output<z.ZodObject<typeof inboxFilters>>

const { q: _q, ...filters } = inboxFilters
export const inboxQuery = listQuery({
  sorts: ['created_at', 'name'],
  filters: { ...filters, whole: z.literal('1').optional().describe('With whole messages, as CSV files have them') },
})

/** A person who may own inquiries. */
export const colleagueSchema = person.extend({ firma: z.string().nullable().describe('Null: of the portal') })
export type Colleague = z.infer<typeof colleagueSchema>

export const noteSchema = z.object({ text: prose(NOTE_MAX).min(1, 'missing') })

/** POST /api/admin/inquiries/{id}/answers */
export const answerSchema = z.object({
  version: z.string().describe('Of the inquiry that the caller has read: a colleague may have answered it since'),
  language: language.optional().describe('Of the mail; by default that of the inquiry'),
  subject: line(200).min(1, 'missing'),
  text: prose(ANSWER_MAX).min(1, 'missing'),
  file_ids: z.array(id).max(FILES_MAX).default([]),
  status: status.default('waiting').describe('The status after the answer'),
})
export type Answer = z.output<typeof answerSchema>

const UNKNOWN_FIELD = { error: 'template_field', params: { fields: FIELDS_TEXT } }

/** POST and PATCH /api/admin/templates */
export const templateSchema = z.object({
  name: line(80).min(1, 'missing'),
  language: language,
  subject: line(200).min(1, 'missing').refine(hasKnownFields, UNKNOWN_FIELD),
  text: prose(ANSWER_MAX).min(1, 'missing').refine(hasKnownFields, UNKNOWN_FIELD),
})
export type TemplateForm = z.infer<typeof templateSchema>

function hasKnownFields(text: string): boolean {
  return unknownFields(text).length === 0
}

export const templateRowSchema = templateSchema.extend({
  id: z.number().int(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  version: z.string(),
})
export type TemplateRow = z.infer<typeof templateRowSchema>

export const FEEDBACK_STATES = ['none', 'queued', 'sent', 'kept', 'refused'] as const

/** A row of the inbox. */
export const inboxRowSchema = z.object({
  id: z.number().int(),
  status,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  excerpt: z.string(),
  message: z.string().optional().describe('All of it, where `whole` asks for it'),
  language: z.string(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  owner: person.nullable(),
  property: home,
  project: home,
  company: z.object({ id: z.number().int(), firma: z.string() }).nullable().describe('Null: the portal itself'),
  feedback: z.enum(FEEDBACK_STATES).describe('The openimmo_feedback: none, waiting, sent, held back or refused'),
})
export type InboxRow = z.infer<typeof inboxRowSchema>

const fileSchema = z.object({ id: z.number().int(), name: z.string(), bytes: z.number().int(), media_type: z.string() })
export type AnswerFileInfo = z.infer<typeof fileSchema>
export const uploadedFileSchema = fileSchema

/** One inquiry with everything that belongs to it. */
export const inboxDetailSchema = inboxRowSchema.extend({
  version: z.string(),
  message: z.string(),
  answers: z.array(
    z.object({
      id: z.number().int(),
      author: z.string().nullable(),
      language: z.string(),
      subject: z.string(),
      text: z.string(),
      created_at: z.iso.datetime(),
      mail: z.enum(FEEDBACK_STATES).describe('Whether the mail was sent'),
      files: z.array(fileSchema),
    }),
  ),
  notes: z.array(
    z.object({ id: z.number().int(), author: z.string().nullable(), text: z.string(), created_at: z.iso.datetime() }),
  ),
  history: historySchema,
  people: z.array(person).describe('Who may own it: people with an account of the company'),
  fields: z.object({
    name: z.string(),
    objekttitel: z.string(),
    link: z.string(),
    firma: z.string(),
    absender: z.string(),
  }),
  subject: z.string().describe('The usual subject of an answer'),
  reply_to: z.string().describe('Where replies of the visitor go: the mailbox of the agency'),
})
export type InboxDetail = z.infer<typeof inboxDetailSchema>
