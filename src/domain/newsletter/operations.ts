import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, linkToken } from '../operations/shapes.ts'
import { newsletterSchema } from './schemas.ts'

const bytes = 8 * 1024
const token = z.object({ token: linkToken })

export const subscribe = operation({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/newsletter',
  who: EVERYBODY,
  summary: 'Ask for the newsletter; it begins when the mailed link is confirmed',
  body: newsletterSchema,
  answer: done,
  answers: 'A mail asks for confirmation',
  limit: { name: 'newsletter', max: 10, seconds: 3600 },
  bytes,
})

export const confirm = operation({
  name: 'newsletter.confirm',
  method: 'POST',
  path: '/api/newsletter/confirm',
  who: EVERYBODY,
  summary: 'Confirm it with the token of the mailed link',
  body: token,
  answer: done,
  answers: 'It will come',
  refusals: [422],
  bytes,
})

export const unsubscribe = operation({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  who: EVERYBODY,
  summary: 'Leave, with one click (RFC 8058: mail programs post here themselves)',
  query: token,
  answer: done,
  answers: 'It will not come again',
  bytes,
})
