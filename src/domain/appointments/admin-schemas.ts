import { z } from 'zod'
import { historySchema } from '../inquiries/history.ts'
import { prose } from '../text.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES, PROPOSALS_MAX, startsAt } from './schemas.ts'

export const REASON_MAX = 1000

/** Of the record that the caller has read: another one means that a colleague was faster. */
const version = z.string()

export const confirmSchema = z.object({ version })
export const declineSchema = z.object({ version, reason: prose(REASON_MAX).min(3, 'missing') })
export const proposeSchema = z.object({
  version,
  times: z.array(startsAt).min(1, 'missing').max(PROPOSALS_MAX),
  reason: prose(REASON_MAX).optional(),
  outside_hours: z.boolean().optional().describe('Also at times when the agency is not open'),
})
export type Proposal = z.infer<typeof proposeSchema>

/** An appointment as a row of the list, and in the calendar. */
export const staffAppointmentSchema = z.object({
  id: z.number().int(),
  type: z.enum(APPOINTMENT_TYPES),
  status: z.enum(APPOINTMENT_STATUSES),
  starts_at: z.iso.datetime(),
  duration: z.number().int().describe('Minutes'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
  company: z.object({ id: z.number().int(), firma: z.string() }).nullable().describe('Null: the portal itself'),
  agent: z.string().nullable(),
  proposals: z.array(z.iso.datetime()),
  conflicts: z.array(z.number().int()).describe('Other appointments of the same calendar at that time'),
})
export type StaffAppointment = z.infer<typeof staffAppointmentSchema>

export const staffAppointmentDetailSchema = staffAppointmentSchema.extend({
  message: z.string(),
  reason: z.string(),
  language: z.string(),
  created_at: z.iso.datetime(),
  version: z.string(),
  history: historySchema,
  is_over: z.boolean().describe('It cannot be changed any more'),
  hours: z.record(z.string(), z.array(z.array(z.number()))).describe('Opening hours: weekday to spans of minutes'),
})
export type StaffAppointmentDetail = z.infer<typeof staffAppointmentDetailSchema>
