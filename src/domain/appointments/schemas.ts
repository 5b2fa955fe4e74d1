import { z } from 'zod'
import { propertyId, sender } from '../inquiries/schemas.ts'
import { prose } from '../text.ts'

export const APPOINTMENT_TYPES = ['viewing', 'consultation', 'phone', 'video'] as const
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number]
/**
 * `booked`: the visitor chose a free time. `confirmed`: agency and visitor agree. `proposed`: the agency has offered
 * other times, and the visitor chooses one. `declined`: by the agency; `cancelled`: by the visitor.
 */
export const APPOINTMENT_STATUSES = ['booked', 'confirmed', 'proposed', 'declined', 'cancelled'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]
/** Other times that an agency may propose at once. */
export const PROPOSALS_MAX = 3
/** Minutes. */
export const DURATIONS = [15, 30, 45, 60] as const
export const DAYS_AHEAD = 60

const duration = z.literal(DURATIONS)
/** An instant with its time zone, in the format of the free times. */
export const startsAt = z.iso.datetime({ offset: true })

/** POST /api/appointments. Without `property_id` the appointment is with the portal itself. */
export const appointmentSchema = z.object({
  ...sender,
  property_id: propertyId.optional(),
  type: z.enum(APPOINTMENT_TYPES),
  starts_at: startsAt,
  duration,
  message: prose(2000).optional(),
})
export type AppointmentForm = z.infer<typeof appointmentSchema>

/** PATCH /api/appointments/{token} */
export const moveSchema = z.object({ starts_at: startsAt, duration })
export type Move = z.infer<typeof moveSchema>

/** POST /api/appointments/{token}/choice: one of the proposed times. */
export const choiceSchema = z.object({ starts_at: startsAt })

/** The view of an appointment for a visitor with its link, or for the account that booked it. */
export const appointmentViewSchema = z.object({
  id: z.number().int(),
  type: z.enum(APPOINTMENT_TYPES),
  starts_at: z.iso.datetime(),
  duration: z.number().int().describe('Minutes'),
  status: z.enum(APPOINTMENT_STATUSES),
  reason: z.string().describe('What the agency wrote when it declined, or proposed other times'),
  proposals: z.array(z.iso.datetime()).describe('Other times to choose from, with the status `proposed`'),
  with: z.string().describe('Name of the agent or company'),
  property: z.object({ id: z.number().int(), objekttitel: z.string(), path: z.string() }).nullable(),
  name: z.string(),
  message: z.string(),
})
export type AppointmentView = z.infer<typeof appointmentViewSchema>
