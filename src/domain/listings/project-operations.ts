import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { basisShape } from '../notices/admin-schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { PROJECT_STATES as PROGRESS } from '../projects/card.ts'
import { BUNDESLAENDER } from '../properties/vocabulary.ts'
import { line } from '../text.ts'
import { PROJECT_SORTS, projectRecordSchema, projectRowSchema } from './project.ts'
import { newProjectSchema, projectChangeSchema, projectField } from './project-hand.ts'
import { PROJECT_STATES } from './states.ts'

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
  query: listQuery({
    sorts: PROJECT_SORTS,
    filters: {
      stand: z.enum(PROJECT_STATES).optional(),
      fortschritt: z.enum(PROGRESS).optional().describe('From the first plan to the last flat'),
      bundesland: z.enum(BUNDESLAENDER).optional(),
      anbieter: idText.optional().describe('A company'),
    },
  }),
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
  answer,
  answers,
  refusals: [404],
})
