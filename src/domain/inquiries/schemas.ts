import { z } from 'zod'
import { email, line, phone, prose } from '../text.ts'

export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 4000

export const propertyId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** The sender's name and address; the same in every form outside the account. */
export const sender = {
  name: line(120).min(2, 'name_short'),
  email,
  phone: phone.optional(),
  privacy: z.literal(true, 'privacy'),
  /**
   * A honeypot field that people do not see. A sender who fills it is a program: it gets a success answer, and nothing
   * is stored.
   */
  website: z.string().max(200).optional(),
}

/**
 * POST /api/inquiries, validated by the form and by the server. It is about a home or about a project; without either it
 * goes to the portal itself.
 */
export const inquirySchema = z
  .object({
    ...sender,
    property_id: propertyId.optional(),
    project_id: propertyId.optional(),
    message: prose(MESSAGE_MAX).min(MESSAGE_MIN, 'message_short'),
  })
  .refine(({ property_id, project_id }) => !property_id || !project_id, { path: ['project_id'], message: 'invalid' })
export type Inquiry = z.infer<typeof inquirySchema>

/**
 * `new`: unread. `open`: being worked on. `waiting`: answered, the visitor is next. `done` and `spam` need no more work.
 */
export const INQUIRY_STATUSES = ['new', 'open', 'waiting', 'done', 'spam'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/**
 * The state as its sender sees it. An agency that answers by its own mail or telephone may leave it as `sent`; `spam`
 * is `sent` too, since the sender is not told.
 */
export const SENT_STATES = ['sent', 'open', 'answered', 'done'] as const
export type SentState = (typeof SENT_STATES)[number]

export const sentState = (status: InquiryStatus, isAnswered: boolean): SentState =>
  status === 'done' ? 'done' : status === 'waiting' || isAnswered ? 'answered' : status === 'open' ? 'open' : 'sent'

const subject = z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable()

/** An inquiry as GET /api/inquiries returns it to its sender. */
export const sentInquirySchema = z.object({
  id: z.number().int(),
  message: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(SENT_STATES),
  property: subject,
  project: subject,
  answers: z.array(
    z.object({ id: z.number().int(), subject: z.string(), text: z.string(), created_at: z.iso.datetime() }),
  ),
})
