import { z } from 'zod'
import { STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { FOUND_KINDS } from './found.ts'

const viewSchema = z.object({ id: z.number().int(), screen: z.string(), name: z.string(), query: z.string() })
const views = z.object({ data: z.array(viewSchema) })
/** The views belong to the caller, not to the company. */
const OWN_STAFF = { roles: STAFF.roles, own: true } as const

export const listViews = operation({
  name: 'admin.views',
  method: 'GET',
  path: '/api/admin/views',
  who: { roles: STAFF.roles },
  summary: 'The saved views of tables of the admin area',
  answer: views,
  answers: 'All views of the caller',
})

export const saveView = operation({
  name: 'admin.views.save',
  method: 'POST',
  path: '/api/admin/views',
  who: { roles: STAFF.roles },
  summary: 'Save a view of a table',
  description: 'The same name on the same screen replaces it.',
  body: z.object({
    screen: z.string().regex(/^[a-z]{1,40}$/),
    name: z.string().trim().min(1).max(60),
    query: z.string().max(2000),
  }),
  answer: views,
  answers: 'All views of the caller',
  refusals: [409],
})

export const removeView = operation({
  name: 'admin.views.remove',
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  who: OWN_STAFF,
  summary: 'Remove a saved view',
  params: z.object({ id: idText }),
  answer: views,
  answers: 'The remaining views of the caller',
  refusals: [404],
})

export const searchRecords = operation({
  name: 'admin.search',
  method: 'GET',
  path: '/api/admin/search',
  who: STAFF,
  summary: 'Find records of the admin area by name, number or address',
  query: z.object({ ...language, q: z.string().trim().min(2).max(100) }),
  answer: z.object({
    data: z.array(
      z.object({
        kind: z.enum(FOUND_KINDS),
        kind_label: z.string(),
        id: z.number().int(),
        label: z.string(),
        detail: z.string(),
        screen: z.string().describe('The screen of the admin area that shows it'),
      }),
    ),
  }),
  answers: 'At most five of each kind; agents find records of their company only',
})
