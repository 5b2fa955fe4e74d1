import { z } from 'zod'
import { EVERYBODY } from '../auth/permissions.ts'
import { QUERY_CACHE as cache } from '../operations/cache.ts'
import { operation } from '../operations/operation.ts'
import { idText } from '../operations/shapes.ts'
import { companyDetailSchema } from './company.ts'

export const read = operation({
  name: 'companies.read',
  method: 'GET',
  path: '/api/companies/{id}',
  who: EVERYBODY,
  summary: 'A company: name, address, logo, contacts',
  description: 'Its homes are GET /api/properties?anbieter={id}.',
  params: z.object({ id: idText }),
  answer: z.object({ data: companyDetailSchema }),
  answers: 'All of it',
  refusals: [404],
  cache,
})
