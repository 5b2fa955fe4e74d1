import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { HAND_STATES } from '../listings/state.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { line } from '../text.ts'
import { handField, handSchema, originSchema } from './hand.ts'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from './vocabulary.ts'

const params = z.object({ id: idText })
/** The version of the home that the caller has read. */
const version = line(40).min(1, 'missing')
const answer = z.object({
  data: z.array(originSchema),
  version: z.string().describe('To send back with a change'),
  by_hand: z.boolean().describe('Made by a person, without a feed'),
  company_id: z.int(),
  external_id: z.string(),
  status: z.string(),
  waehrung: z.string().describe('Of all amounts, as ISO 4217 where the feed sends that'),
  held: z.enum(HAND_STATES).nullable().describe('The state that a hand has set; it counts until it is released'),
  missing: z.array(handField).describe('What a home made by hand still needs to be published'),
  people: z.array(z.object({ id: z.int(), name: z.string() })).describe('Whom agent_id may name'),
  projects: z.array(z.object({ id: z.int(), name: z.string() })).describe('What project_id may name'),
})
const answers = 'Every field that a hand may set, and where its value comes from'

export const readOrigins = operation({
  name: 'properties.origins',
  method: 'GET',
  path: '/api/admin/properties/{id}/fields',
  who: STAFF,
  summary: 'Where the values of a home come from',
  params,
  answer,
  answers,
  refusals: [404],
})

export const changeByHand = operation({
  name: 'properties.change',
  method: 'PATCH',
  path: '/api/admin/properties/{id}/fields',
  who: STAFF,
  summary: 'Set values by hand',
  description: 'They count until they are given back to the feed, whatever the next imports say.',
  params,
  body: handSchema.extend({ version }),
  answer,
  answers,
  refusals: [404, 409, 422],
})

export const giveBack = operation({
  name: 'properties.give_back',
  method: 'DELETE',
  path: '/api/admin/properties/{id}/fields/{field}',
  who: STAFF,
  summary: 'Give a field back to the feed',
  params: params.extend({ field: handField }),
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals: [404, 409],
})

export const createByHand = operation({
  name: 'properties.create',
  method: 'POST',
  path: '/api/admin/properties',
  who: STAFF,
  summary: 'Begin a home by hand',
  description: 'A draft until it is published. No import finds, changes or ends it.',
  body: z.strictObject({
    company_id: z.int().positive().optional().describe('Needed of admins; agents make homes of their own company'),
    external_id: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/)
      .optional()
      .describe('Its public number; chosen when absent'),
    objekttitel: line(300).min(1, 'missing'),
    objektart: z.enum(OBJEKTARTEN),
    vermarktungsart: z.array(z.enum(VERMARKTUNGSARTEN)).min(1, 'missing').max(2),
  }),
  answer: z.object({ data: z.object({ id: z.int() }) }),
  answers: 'The draft',
  refusals: [404],
})

const step = z.object({ data: z.object({ status: z.string(), version: z.string() }) })
const body = z.strictObject({ version })

export const publish = operation({
  name: 'properties.publish',
  method: 'POST',
  path: '/api/admin/properties/{id}/publish',
  who: STAFF,
  summary: 'Publish a home made by hand',
  params,
  body,
  answer: step,
  answers: 'Its state',
  refusals: [404, 409, 422],
})

export const unpublish = operation({
  name: 'properties.unpublish',
  method: 'POST',
  path: '/api/admin/properties/{id}/unpublish',
  who: STAFF,
  summary: 'Make a home made by hand a draft again',
  params,
  body,
  answer: step,
  answers: 'Its state',
  refusals: [404, 409],
})

export const remove = operation({
  name: 'properties.remove',
  method: 'POST',
  path: '/api/admin/properties/{id}/remove',
  who: STAFF,
  summary: 'Delete a home made by hand',
  params,
  body,
  answer: step,
  answers: 'Its state',
  refusals: [404, 409],
})
