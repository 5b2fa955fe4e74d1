import { z } from 'zod'
import { EVERYBODY, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { inquirySchema, sentInquirySchema } from './schemas.ts'

const bytes = 32 * 1024

export const sendInquiry = operation({
  name: 'inquiries.send',
  method: 'POST',
  path: '/api/inquiries',
  who: EVERYBODY,
  summary: 'Ask whoever offers a home, or the portal itself',
  body: inquirySchema,
  answer: done,
  answers: 'Sent',
  refusals: [404, 410],
  limit: { name: 'inquiry', max: 10, seconds: 3600 },
  bytes,
})

export const listInquiries = operation({
  name: 'inquiries.list',
  method: 'GET',
  path: '/api/inquiries',
  who: SIGNED_IN,
  summary: 'What the account has asked, newest first',
  answer: z.object({ data: z.array(sentInquirySchema) }),
  answers: 'The inquiries',
})
