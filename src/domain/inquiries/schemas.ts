import { z } from 'zod'
import { email, line, phone, prose } from '../text.ts'

export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 4000

export const propertyId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** Somebody to answer to; the same in every form that is not the account's. */
export const sender = {
  name: line(120).min(2, 'name_short'),
  email,
  phone: phone.optional(),
  privacy: z.literal(true, 'privacy'),
  /** A field that people do not see. Whoever fills it is a machine: it is told success, and nothing is kept. */
  website: z.string().max(200).optional(),
}

/** POST /api/inquiries, checked by the form and by the server. Without `property_id` it is for the portal itself. */
export const inquirySchema = z.object({
  ...sender,
  property_id: propertyId.optional(),
  message: prose(MESSAGE_MAX).min(MESSAGE_MIN, 'message_short'),
})
export type Inquiry = z.infer<typeof inquirySchema>

export const REPORT_REASONS = ['fraud', 'wrong_data', 'gone', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** POST /api/reports: something is wrong with a listing. The address is only for questions and may be left out. */
export const reportSchema = z.object({
  property_id: propertyId,
  reason: z.enum(REPORT_REASONS, { error: ({ input }) => (input === undefined ? 'missing' : 'invalid') }),
  message: prose(MESSAGE_MAX).optional(),
  email: z.union([z.literal(''), email], 'email').optional(),
  website: sender.website,
})
export type Report = z.infer<typeof reportSchema>

/** An inquiry as GET /api/inquiries tells it to whoever sent it. */
export const sentInquirySchema = z.object({
  id: z.number().int(),
  message: z.string(),
  created_at: z.iso.datetime(),
  property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
})
export type SentInquiry = z.infer<typeof sentInquirySchema>
