import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { actSchema, auditQuery } from './audit.ts'

export const listActs = operation({
  name: 'audit.list',
  method: 'GET',
  path: '/api/admin/audit',
  who: STAFF,
  summary: 'What admins and agents did, newest first; agents read the acts on records of their company',
  query: auditQuery,
  answer: z.object({
    data: z.array(actSchema),
    next: z.number().int().nullable().describe('`before` of the next call; null at the end'),
  }),
  answers: 'At most `limit` acts',
})

export const auditChoices = operation({
  name: 'audit.choices',
  method: 'GET',
  path: '/api/admin/audit/choices',
  who: STAFF,
  summary: 'Persons and acts to filter by',
  answer: z.object({
    actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
    acts: z.array(z.string()),
  }),
  answers: 'By name',
})
