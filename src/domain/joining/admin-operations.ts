import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { acceptSchema, applicationRecordSchema, applicationRowSchema, declineSchema, STATES } from './application.ts'

const params = z.object({ id: idText })
const answer = z.object({ data: applicationRecordSchema })
const answers = 'The application'

export const listApplications = operation({
  name: 'applications.list',
  method: 'GET',
  path: '/api/admin/applications',
  who: ADMINS,
  summary: 'Agencies that ask to join',
  query: listQuery({ sorts: ['created_at', 'firma'], filters: { state: z.enum(STATES).optional() } }),
  answer: listAnswer(applicationRowSchema),
  answers: 'A page of the list',
})

export const readApplication = operation({
  name: 'applications.record',
  method: 'GET',
  path: '/api/admin/applications/{id}',
  who: ADMINS,
  summary: 'An application',
  params,
  answer,
  answers,
  refusals: [404],
})

export const acceptApplication = operation({
  name: 'applications.accept',
  method: 'POST',
  path: '/api/admin/applications/{id}/accept',
  who: { ...ADMINS, again: true },
  summary: 'Accept an agency',
  description:
    'Makes the company, the person with an account, and a source for its feed, and mails the first steps. The secret of ' +
    'the source comes into being when the agent reads it, signed in with a second factor: no mail has it.',
  params,
  body: acceptSchema,
  answer,
  answers,
  refusals: [404, 409],
})

export const declineApplication = operation({
  name: 'applications.decline',
  method: 'POST',
  path: '/api/admin/applications/{id}/decline',
  who: ADMINS,
  summary: 'Decline an agency, with a reason that is mailed',
  params,
  body: declineSchema,
  answer,
  answers,
  refusals: [404, 409],
})
