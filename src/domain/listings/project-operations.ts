import { z } from 'zod'
import { undoableOf, undoing } from '../admin/bulk.ts'
import { listAnswer } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { basisShape } from '../notices/admin-schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { line } from '../text.ts'
import { previewAnswer } from './listing.ts'
import { projectQuery, projectRecordSchema, projectRowSchema } from './project.ts'
import { PROJECT_ACTS, projectBulkAnswer, projectBulkSchema } from './project-bulk.ts'
import { newProjectSchema, projectChangeSchema, projectField } from './project-hand.ts'

const REASON_MAX = 500
const params = z.object({ id: idText })
const version = z.string().max(40).describe('The version that was read')
const answer = z.object({ data: projectRecordSchema })
const answers = 'The project as it is now'

export const listProjects = operation({
  name: 'listings.projects',
  method: 'GET',
  path: '/api/admin/projects',
  who: STAFF,
  summary: 'Projects in every state',
  description: 'Agents see those of their company.',
  query: projectQuery,
  answer: listAnswer(projectRowSchema),
  answers: 'A page',
})

export const readProject = operation({
  name: 'listings.project',
  method: 'GET',
  path: '/api/admin/projects/{id}',
  who: STAFF,
  summary: 'A project with the numbers of its homes',
  params,
  answer,
  answers: 'All of it',
  refusals: [404],
})

export const withholdProject = operation({
  name: 'listings.withhold_project',
  method: 'PUT',
  path: '/api/admin/projects/{id}/state',
  who: STAFF,
  summary: 'Take a project out of the portal',
  description: 'Until it is released, whatever the next imports say. Its homes stay as they are.',
  params,
  body: z.strictObject({ reason: line(REASON_MAX).min(1), version, ...basisShape }),
  answer,
  answers,
  refusals: [404, 409],
})

export const releaseProject = operation({
  name: 'listings.release_project',
  method: 'DELETE',
  path: '/api/admin/projects/{id}/state',
  who: STAFF,
  summary: 'Release a project',
  params,
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals: [404, 409],
})

export const previewProject = operation({
  name: 'listings.preview_project',
  method: 'POST',
  path: '/api/admin/projects/{id}/preview',
  who: STAFF,
  summary: 'An address at which the caller sees the page of a project that visitors do not see',
  params,
  answer: previewAnswer,
  answers: 'The public page, or an address that is valid for some minutes',
  refusals: [404],
})

export const createProject = operation({
  name: 'projects.create',
  method: 'POST',
  path: '/api/admin/projects',
  who: STAFF,
  summary: 'Begin a project by hand',
  description: 'Visitors see it when it is released. No import changes or ends it.',
  body: newProjectSchema,
  answer,
  answers,
  refusals: [404],
})

export const changeProject = operation({
  name: 'projects.change',
  method: 'PATCH',
  path: '/api/admin/projects/{id}',
  who: STAFF,
  summary: 'Change a project by hand',
  description: 'What a hand sets counts until it is given back to the feed, whatever the next imports say.',
  params,
  body: projectChangeSchema,
  answer,
  answers,
  refusals: [404, 409],
})

export const giveBackProject = operation({
  name: 'projects.give_back',
  method: 'DELETE',
  path: '/api/admin/projects/{id}/fields/{field}',
  who: STAFF,
  summary: 'Give a field of a project back to the feed',
  params: params.extend({ field: projectField }),
  query: z.object({ version: version.optional() }),
  answer,
  answers,
  refusals: [404, 409],
})

export const removeProject = operation({
  name: 'projects.remove',
  method: 'POST',
  path: '/api/admin/projects/{id}/remove',
  who: STAFF,
  summary: 'Delete a project made by hand',
  description: 'Its homes stay, with the project of their feed or without one.',
  params,
  body: z.strictObject({ version }),
  answer,
  answers,
  refusals: [404, 409],
})

export const bulkProjects = operation({
  name: 'projects.bulk',
  method: 'POST',
  path: '/api/admin/projects/bulk',
  who: STAFF,
  summary: 'Act on many projects',
  description:
    'First with dry_run, which answers what would change. The act itself carries the number of projects that were found then, and is refused when another number is found.',
  body: projectBulkSchema,
  answer: z.object({ data: projectBulkAnswer }),
  answers: 'What changed, or would change',
  refusals: [404, 409, 422],
})

export const undoableProjects = operation({
  name: 'projects.undoable',
  method: 'GET',
  path: '/api/admin/projects/bulk/undoable',
  who: STAFF,
  summary: "The caller's acts on many projects that can still be undone",
  answer: undoableOf(PROJECT_ACTS),
  answers: 'The newest first',
})

export const undoProjects = operation({
  name: 'projects.undo',
  method: 'POST',
  path: '/api/admin/projects/bulk/{bulk}/undo',
  who: STAFF,
  summary: 'Undo an act on many projects, within 24 hours',
  description:
    'Projects that were changed since stay as they are, and are counted. After a failure midway it can be repeated for the others.',
  ...undoing,
})
