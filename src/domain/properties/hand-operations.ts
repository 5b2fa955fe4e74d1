import { z } from 'zod'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { handField, handSchema, originSchema } from './hand.ts'

const params = z.object({ id: idText })
const answer = z.object({ data: z.array(originSchema) })
const answers = 'Every field that a hand may set, and where its value comes from'

export const readOrigins = operation({
  name: 'properties.origins',
  method: 'GET',
  path: '/api/admin/properties/{id}/fields',
  who: ADMINS,
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
  who: ADMINS,
  summary: 'Set values by hand',
  description: 'They count until they are given back to the feed, whatever the next imports say.',
  params,
  body: handSchema,
  answer,
  answers,
  refusals: [404],
})

export const giveBack = operation({
  name: 'properties.give_back',
  method: 'DELETE',
  path: '/api/admin/properties/{id}/fields/{field}',
  who: ADMINS,
  summary: 'Give a field back to the feed',
  params: params.extend({ field: handField }),
  answer,
  answers,
  refusals: [404],
})
