import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { applicationSchema } from './application.ts'

export const apply = operation({
  name: 'applications.send',
  method: 'POST',
  path: '/api/applications',
  who: EVERYBODY,
  summary: 'Ask to join as an agency',
  body: applicationSchema,
  answer: done,
  answers: 'Received; a mail confirms it',
  limit: { name: 'application', max: 5, seconds: 3600 },
  bytes: 32 * 1024,
})
