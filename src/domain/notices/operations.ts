import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { complaintSchema, reportSchema, transparencySchema } from './schemas.ts'

const bytes = 32 * 1024

export const reportListing = operation({
  name: 'reports.send',
  method: 'POST',
  path: '/api/reports',
  who: EVERYBODY,
  summary: 'Tell that something is wrong with a listing, or illegal',
  description: 'A notice as of article 16 of the Digital Services Act. A mail confirms it where an address is given.',
  body: reportSchema,
  answer: done,
  answers: 'Received',
  refusals: [404, 410],
  limit: { name: 'report', max: 10, seconds: 3600 },
  bytes,
})

export const complain = operation({
  name: 'complaints.send',
  method: 'POST',
  path: '/api/complaints',
  who: EVERYBODY,
  summary: 'Complain against a decision on a listing, with the token of its mail',
  description: 'Within six months, once for each decision, free of charge (article 20 of the Digital Services Act).',
  body: complaintSchema,
  answer: done,
  answers: 'Received',
  refusals: [409, 422],
  limit: { name: 'complaint', max: 10, seconds: 3600 },
  bytes,
})

export const readTransparency = operation({
  name: 'transparency.read',
  method: 'GET',
  path: '/api/transparency',
  who: EVERYBODY,
  summary: 'Notices, decisions and complaints by year, as counts',
  answer: z.object({ data: transparencySchema }),
  answers: 'The figures, latest year first',
  cache: 'public, max-age=300',
})
