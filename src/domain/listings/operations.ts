import { z } from 'zod'
import { undoableOf, undoing } from '../admin/bulk.ts'
import { listAnswer } from '../admin/list.ts'
import { ADMINS, EVERYBODY, STAFF } from '../auth/permissions.ts'
import { basisShape } from '../notices/admin-schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { BULK_ACTS, bulkAnswer, bulkSchema } from './bulk.ts'
import { listingQuery, listingRowSchema, listingSchema, previewAnswer } from './listing.ts'
import { handStateSchema } from './state.ts'

const params = z.object({ id: idText })
const answer = z.object({ data: listingSchema })
const answers = 'The home as it is now'
const version = z.string().max(40).describe('The version that was read')

export const list = operation({
  name: 'listings.list',
  method: 'GET',
  path: '/api/admin/properties',
  who: STAFF,
  summary: 'Homes in every state',
  description: 'With all criteria of the search. Agents see those of their company.',
  query: listingQuery,
  answer: listAnswer(listingRowSchema),
  answers: 'A page',
})

export const read = operation({
  name: 'listings.read',
  method: 'GET',
  path: '/api/admin/properties/{id}',
  who: STAFF,
  summary: 'A home with its state, quality, views and prices',
  params,
  answer,
  answers: 'All of it',
  refusals: [404],
})

export const setState = operation({
  name: 'listings.set_state',
  method: 'PUT',
  path: '/api/admin/properties/{id}/state',
  who: STAFF,
  summary: 'Withhold a home, or end it',
  description:
    'It counts until the release, whatever the next imports say. A feed that deletes the home deletes it. When an admin withholds it, its company reads the reasons with the law or the clause by mail.',
  params,
  body: handStateSchema.safeExtend({ version, ...basisShape }),
  answer,
  answers,
  refusals: [404, 409, 410],
})

export const release = operation({
  name: 'listings.release',
  method: 'DELETE',
  path: '/api/admin/properties/{id}/state',
  who: STAFF,
  summary: 'Release a home: the state of its feed counts again',
  params,
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals: [404, 409],
})

export const preview = operation({
  name: 'listings.preview',
  method: 'POST',
  path: '/api/admin/properties/{id}/preview',
  who: STAFF,
  summary: 'An address at which the caller sees the page of a home that visitors do not see',
  params,
  answer: previewAnswer,
  answers: 'The public page, or an address that is valid for some minutes',
  refusals: [404],
})

const pair = params.extend({ other: idText })

export const decide = operation({
  name: 'listings.decide',
  method: 'PUT',
  path: '/api/admin/properties/{id}/duplicates/{other}',
  who: ADMINS,
  summary: 'Say whether two listings are one home',
  description: 'It precedes the automatic rule. Only listings of one postcode and type can be one home.',
  params: pair,
  body: z.strictObject({ same: z.boolean() }),
  answer,
  answers,
  refusals: [404, 409],
})

export const undecide = operation({
  name: 'listings.undecide',
  method: 'DELETE',
  path: '/api/admin/properties/{id}/duplicates/{other}',
  who: ADMINS,
  summary: 'Leave it to the rule again whether two listings are one home',
  params: pair,
  answer,
  answers,
  refusals: [404],
})

export const bulk = operation({
  name: 'listings.bulk',
  method: 'POST',
  path: '/api/admin/properties/bulk',
  who: STAFF,
  summary: 'Act on many homes',
  description:
    'First with dry_run, which answers what would change. The act itself carries the number of homes that were found then, and is refused when another number is found.',
  body: bulkSchema,
  answer: z.object({ data: bulkAnswer }),
  answers: 'What changed, or would change',
  refusals: [404, 409, 422],
})

export const undoable = operation({
  name: 'listings.undoable',
  method: 'GET',
  path: '/api/admin/properties/bulk/undoable',
  who: STAFF,
  summary: "The caller's acts on many homes that can still be undone",
  answer: undoableOf(BULK_ACTS),
  answers: 'The newest first',
})

export const undo = operation({
  name: 'listings.undo',
  method: 'POST',
  path: '/api/admin/properties/bulk/{bulk}/undo',
  who: STAFF,
  summary: 'Undo an act on many homes, within 24 hours',
  description:
    'Homes that were changed since stay as they are, and are counted. After a failure midway it can be repeated for the others.',
  ...undoing,
})

export const view = operation({
  name: 'listings.view',
  method: 'POST',
  path: '/api/properties/{id}/views',
  who: EVERYBODY,
  summary: 'Count that a person opened the page of a home',
  description: 'Only the number of each day is kept.',
  params,
  answer: z.object({}),
  answers: 'Counted, or left out for a program',
  status: 202,
  limit: { name: 'listings.view', max: 120, seconds: 60 },
})
