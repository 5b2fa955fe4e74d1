import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { email } from '../text.ts'
import {
  agentChangeSchema,
  agentField,
  agentHomeSchema,
  agentRecordSchema,
  agentRowSchema,
  handOverSchema,
  newAgentSchema,
} from './agent.ts'

const params = z.object({ id: idText })
const answer = z.object({ data: agentRecordSchema })
const answers = 'The person'
const refusals = [404, 409]
const version = z.string().max(40)

export const listAgents = operation({
  name: 'agents.list',
  method: 'GET',
  path: '/api/admin/agents',
  who: STAFF,
  summary: 'The people of the companies',
  query: listQuery({
    sorts: ['name', 'created_at'],
    filters: { company: idText.optional(), state: z.enum(['present', 'left']).optional() },
  }),
  answer: listAnswer(agentRowSchema),
  answers: 'A page of the list',
})

export const addAgent = operation({
  name: 'agents.add',
  method: 'POST',
  path: '/api/admin/agents',
  who: STAFF,
  summary: 'Add a person of a company',
  body: newAgentSchema,
  answer,
  answers,
  refusals,
})

export const readAgent = operation({
  name: 'agents.record',
  method: 'GET',
  path: '/api/admin/agents/{id}',
  who: STAFF,
  summary: 'A person',
  params,
  answer,
  answers,
  refusals: [404],
})

export const changeAgent = operation({
  name: 'agents.change',
  method: 'PATCH',
  path: '/api/admin/agents/{id}',
  who: STAFF,
  summary: 'Change a person',
  description: 'Fields that feeds bring too count by hand from now on, until they are given back.',
  params,
  body: agentChangeSchema,
  answer,
  answers,
  refusals,
})

export const giveBack = operation({
  name: 'agents.give_back',
  method: 'DELETE',
  path: '/api/admin/agents/{id}/fields/{field}',
  who: STAFF,
  summary: 'Give a field of a person back to the feed',
  params: params.extend({ field: agentField }),
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals,
})

export const setPortrait = operation({
  name: 'agents.set_portrait',
  method: 'PUT',
  path: '/api/admin/agents/{id}/portrait',
  who: STAFF,
  summary: 'Upload a portrait',
  description: 'The body is the picture. It precedes the portrait of the feed.',
  params,
  receives: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'],
  answer,
  answers,
  refusals: [404, 413],
})

export const removePortrait = operation({
  name: 'agents.remove_portrait',
  method: 'DELETE',
  path: '/api/admin/agents/{id}/portrait',
  who: STAFF,
  summary: 'Return to the portrait of the feed',
  params,
  answer,
  answers,
  refusals: [404],
})

export const listHomes = operation({
  name: 'agents.homes',
  method: 'GET',
  path: '/api/admin/agents/{id}/properties',
  who: STAFF,
  summary: 'The homes that a person offers',
  params,
  query: listQuery({ sorts: ['external_id', 'objekttitel'], filters: {} }),
  answer: listAnswer(agentHomeSchema),
  answers: 'A page of the list',
  refusals: [404],
})

export const handOver = operation({
  name: 'agents.hand_over',
  method: 'POST',
  path: '/api/admin/agents/{id}/hand-over',
  who: STAFF,
  summary: 'Give homes of a person to a colleague',
  description: 'They stay with the colleague whatever the next imports say, until they are given back to the feed.',
  params,
  body: handOverSchema,
  answer: z.object({ count: z.number().int() }),
  answers: 'How many homes moved',
  refusals,
})

export const leave = operation({
  name: 'agents.leave',
  method: 'POST',
  path: '/api/admin/agents/{id}/leave',
  who: STAFF,
  summary: 'Let a person leave',
  description:
    'It is not shown any more. Its homes, and those that feeds name it for later, go to the successor, else to the ' +
    'company. Its account is no longer that of an agent.',
  params,
  body: z.strictObject({ version, successor_id: z.int().positive().nullable() }),
  answer,
  answers,
  refusals,
})

export const comeBack = operation({
  name: 'agents.come_back',
  method: 'POST',
  path: '/api/admin/agents/{id}/return',
  who: STAFF,
  summary: 'Let a person that left come back',
  params,
  body: z.strictObject({ version }),
  answer,
  answers,
  refusals,
})

export const invite = operation({
  name: 'agents.invite',
  method: 'POST',
  path: '/api/admin/agents/{id}/account',
  who: { ...STAFF, again: true },
  summary: 'Invite a person to sign in for the company',
  description:
    'A mail has the link that sets the password; it lasts 14 days, and inviting again sends a new one. Only admins may ' +
    'give the role to an account that exists.',
  params,
  body: z.strictObject({ email }),
  answer,
  answers,
  refusals,
  limit: { name: 'invite', max: 30, seconds: 3600 },
})

export const endAccount = operation({
  name: 'agents.end_account',
  method: 'DELETE',
  path: '/api/admin/agents/{id}/account',
  who: { ...STAFF, again: true },
  summary: 'End the access of a person',
  description: 'The account stays that of a visitor; its sessions end.',
  params,
  answer,
  answers,
  refusals: [404],
})
