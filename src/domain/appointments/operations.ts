import { z } from 'zod'
import { EVERYBODY, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText, linkToken } from '../operations/shapes.ts'
import { appointmentSchema, appointmentViewSchema, choiceSchema, DURATIONS, moveSchema } from './schemas.ts'

const bytes = 16 * 1024
const limit = { name: 'appointment', max: 20, seconds: 3600 }
/** The token of the mailed link grants access to the appointment. */
const params = z.object({ token: linkToken })

export const listTimes = operation({
  name: 'appointments.times',
  method: 'GET',
  path: '/api/appointments/times',
  who: EVERYBODY,
  summary: 'When an appointment can begin on a day',
  query: z.object({
    property_id: idText.optional(),
    day: z.iso.date(),
    duration: z
      .string()
      .default('30')
      .transform(Number)
      .pipe(z.literal(DURATIONS, 'invalid'))
      .describe('Minutes: 15, 30 (default), 45 or 60'),
  }),
  answer: z.object({ data: z.array(z.iso.datetime()) }),
  answers: 'Instants, in order',
  refusals: [404, 410],
})

export const book = operation({
  name: 'appointments.book',
  method: 'POST',
  path: '/api/appointments',
  who: EVERYBODY,
  summary: 'Book a viewing, a consultation, a telephone or a video call',
  body: appointmentSchema,
  answer: done,
  answers: 'Booked',
  refusals: [404, 409, 410],
  limit,
  bytes,
})

export const listAppointments = operation({
  name: 'appointments.list',
  method: 'GET',
  path: '/api/appointments',
  who: SIGNED_IN,
  summary: 'Appointments that the account has booked, latest first',
  answer: z.object({
    data: z.array(appointmentViewSchema.extend({ token: z.string().describe('Of its page, /termin?token=') })),
  }),
  answers: 'The appointments',
})

export const readAppointment = operation({
  name: 'appointments.read',
  method: 'GET',
  path: '/api/appointments/{token}',
  who: EVERYBODY,
  summary: 'The appointment of a mailed link',
  params,
  answer: z.object({ data: appointmentViewSchema }),
  answers: 'The appointment',
  refusals: [404],
})

export const move = operation({
  name: 'appointments.move',
  method: 'PATCH',
  path: '/api/appointments/{token}',
  who: EVERYBODY,
  summary: 'Move it to another time',
  params,
  body: moveSchema,
  answer: done,
  answers: 'Moved',
  refusals: [404, 409],
  limit,
  bytes,
})

export const choose = operation({
  name: 'appointments.choose',
  method: 'POST',
  path: '/api/appointments/{token}/choice',
  who: EVERYBODY,
  summary: 'Choose one of the times that the agency proposed',
  params,
  body: choiceSchema,
  answer: done,
  answers: 'Confirmed',
  refusals: [404, 409],
  limit,
  bytes,
})

export const cancel = operation({
  name: 'appointments.cancel',
  method: 'DELETE',
  path: '/api/appointments/{token}',
  who: EVERYBODY,
  summary: 'Cancel it',
  params,
  answer: done,
  answers: 'Cancelled',
  refusals: [404, 409],
})
