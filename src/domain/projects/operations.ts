import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { QUERY_CACHE as cache } from '../operations/cache.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { projectCardSchema, projectDetailSchema } from './card.ts'

const LIST_MAX = 200

export const list = operation({
  name: 'projects.list',
  method: 'GET',
  path: '/api/projects',
  who: EVERYBODY,
  summary: 'Projects',
  query: z.object({ ...language, limit: z.coerce.number().int().min(1).max(LIST_MAX).default(50) }),
  answer: z.object({ data: z.array(projectCardSchema) }),
  answers: 'Those with published units first',
  cache,
})

export const read = operation({
  name: 'projects.read',
  method: 'GET',
  path: '/api/projects/{id}',
  who: EVERYBODY,
  summary: 'A project with its units',
  params: z.object({ id: idText }),
  query: z.object(language),
  answer: z.object({ data: projectDetailSchema }),
  answers: 'All of it',
  refusals: [404],
  cache,
  tool: { name: 'get_project', description: 'A building project with its homes (project_id of a home).' },
})
