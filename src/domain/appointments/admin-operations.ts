import { z } from 'zod'
import { listAnswer, listQuery, several } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import {
  confirmSchema,
  declineSchema,
  proposeSchema,
  staffAppointmentDetailSchema,
  staffAppointmentSchema,
} from './admin-schemas.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from './schemas.ts'

const params = z.object({ id: idText })
const bytes = 16 * 1024

export const listViewings = operation({
  name: 'viewings.list',
  method: 'GET',
  path: '/api/admin/appointments',
  who: STAFF,
  summary: 'Appointments of the company; for admins of all companies and of the portal',
  description: 'Without `sort` those to come, the next one first, then the past ones, the latest first.',
  query: listQuery({
    sorts: ['starts_at', 'name'],
    filters: {
      status: several(APPOINTMENT_STATUSES).optional(),
      type: z.enum(APPOINTMENT_TYPES).optional(),
      from: z.iso.date().optional().describe('First day in Vienna'),
      to: z.iso.date().optional().describe('Last day in Vienna'),
      company: z
        .union([idText, z.literal('portal')])
        .optional()
        .describe('For admins: an id, or `portal`'),
      property: idText.optional(),
      agent: idText.optional().describe('A person of the agency'),
    },
  }),
  answer: listAnswer(staffAppointmentSchema),
  answers: 'A page of the appointments',
})

export const readViewing = operation({
  name: 'viewings.read',
  method: 'GET',
  path: '/api/admin/appointments/{id}',
  who: STAFF,
  summary: 'An appointment with the history with that person at that company',
  params,
  answer: z.object({ data: staffAppointmentDetailSchema }),
  answers: 'The appointment',
  refusals: [404],
})

export const confirmViewing = operation({
  name: 'viewings.confirm',
  method: 'POST',
  path: '/api/admin/appointments/{id}/confirm',
  who: STAFF,
  summary: 'Confirm it',
  params,
  body: confirmSchema,
  answer: done,
  answers: 'Confirmed',
  refusals: [404, 409],
  bytes,
})

export const declineViewing = operation({
  name: 'viewings.decline',
  method: 'POST',
  path: '/api/admin/appointments/{id}/decline',
  who: STAFF,
  summary: 'Decline it, with a reason that the visitor reads',
  params,
  body: declineSchema,
  answer: done,
  answers: 'Declined',
  refusals: [404, 409],
  bytes,
})

export const proposeTimes = operation({
  name: 'viewings.propose',
  method: 'POST',
  path: '/api/admin/appointments/{id}/proposals',
  who: STAFF,
  summary: 'Propose up to three other times, which are held until the visitor chooses',
  params,
  body: proposeSchema,
  answer: done,
  answers: 'Proposed',
  refusals: [404, 409],
  bytes,
})
