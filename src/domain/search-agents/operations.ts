import { z } from 'zod'
import { EVERYBODY, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, linkToken } from '../operations/shapes.ts'
import { changeAgentSchema, searchAgentSchema, searchAgentViewSchema, smsCodeSchema } from './schemas.ts'

const bytes = 16 * 1024
/** The token of the mailed link grants access to the agent. */
const token = z.object({ token: linkToken })

export const createAgent = operation({
  name: 'search-agents.create',
  method: 'POST',
  path: '/api/search-agents',
  who: EVERYBODY,
  summary: 'Be told of homes that a search finds; guests confirm their address first',
  body: searchAgentSchema,
  answer: done.extend({ confirmed: z.boolean().describe('False: a mail asks for confirmation') }),
  answers: 'Kept',
  refusals: [409],
  limit: { name: 'agent', max: 20, seconds: 3600 },
  bytes,
})

export const listAgents = operation({
  name: 'search-agents.list',
  method: 'GET',
  path: '/api/search-agents',
  who: SIGNED_IN,
  summary: 'Search agents of the account, newest first',
  answer: z.object({ data: z.array(searchAgentViewSchema) }),
  answers: 'The agents',
})

export const confirmAgent = operation({
  name: 'search-agents.confirm',
  method: 'POST',
  path: '/api/search-agents/confirm',
  who: EVERYBODY,
  summary: 'Confirm the address with the token of the mailed link',
  body: token,
  answer: done,
  answers: 'It works now',
  refusals: [404],
  bytes,
})

export const unsubscribeAgent = operation({
  name: 'search-agents.unsubscribe',
  method: 'POST',
  path: '/api/search-agents/unsubscribe',
  who: EVERYBODY,
  summary: 'End it with one click (RFC 8058: mail programs post here themselves)',
  query: token,
  answer: done,
  answers: 'Ended',
  bytes,
})

export const readAgent = operation({
  name: 'search-agents.read',
  method: 'GET',
  path: '/api/search-agents/{token}',
  who: EVERYBODY,
  summary: 'The agent of a mailed link',
  params: token,
  answer: z.object({ data: searchAgentViewSchema }),
  answers: 'The agent',
  refusals: [404],
})

export const changeAgent = operation({
  name: 'search-agents.change',
  method: 'PATCH',
  path: '/api/search-agents/{token}',
  who: EVERYBODY,
  summary: 'Change it, let it rest, or go on',
  params: token,
  body: changeAgentSchema,
  answer: done,
  answers: 'Changed',
  refusals: [404],
  bytes,
})

export const confirmPhone = operation({
  name: 'search-agents.confirm-phone',
  method: 'POST',
  path: '/api/search-agents/{token}/sms',
  who: EVERYBODY,
  summary: 'Confirm the telephone number with the code that was sent to it',
  params: token,
  body: smsCodeSchema,
  answer: done,
  answers: 'Confirmed',
  // The 429 counts attempts per code, not per network address.
  refusals: [404, 429],
  bytes,
})

export const sendCode = operation({
  name: 'search-agents.send-code',
  method: 'POST',
  path: '/api/search-agents/{token}/sms/code',
  who: EVERYBODY,
  summary: 'Have another code sent to the telephone number; each is good for an hour',
  params: token,
  answer: done,
  answers: 'Sent',
  refusals: [404, 429],
  bytes,
})

export const endAgent = operation({
  name: 'search-agents.end',
  method: 'DELETE',
  path: '/api/search-agents/{token}',
  who: EVERYBODY,
  summary: 'End it',
  params: token,
  answer: done,
  answers: 'Ended',
})
