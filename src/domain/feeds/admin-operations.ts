import { z } from 'zod'
import { listAnswer } from '../admin/list.ts'
import { ADMINS, STAFF } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import {
  adminDeliverySchema,
  deliveryItemSchema,
  deliveryQuery,
  newSourceSchema,
  sourceChangeSchema,
  sourceItemSchema,
  sourceQuery,
  sourceSchema,
} from './admin-schemas.ts'
import { fileName, sourceKey } from './schemas.ts'

const params = z.object({ id: idText })
const oneSource = { params, answer: z.object({ data: sourceSchema }), answers: 'The source' } as const

export const listSources = operation({
  name: 'sources.list',
  method: 'GET',
  path: '/api/admin/sources',
  who: STAFF,
  summary: 'The sources of feeds, with their health',
  description: 'Agents see the sources that deliver for their company alone.',
  query: sourceQuery,
  answer: listAnswer(sourceItemSchema),
  answers: 'A page of sources',
})

export const readSource = operation({
  name: 'sources.read',
  method: 'GET',
  path: '/api/admin/sources/{id}',
  who: STAFF,
  summary: 'A source with its settings, and how it delivers',
  ...oneSource,
  refusals: [404],
})

export const changeSource = operation({
  name: 'sources.change',
  method: 'PATCH',
  path: '/api/admin/sources/{id}',
  who: { ...STAFF, again: true },
  summary: 'Change the settings of a source',
  description: 'Among them are its address and its keys, which decide whose homes are published: a dangerous act.',
  ...oneSource,
  body: sourceChangeSchema,
  refusals: [404, 409],
})

export const addSource = operation({
  name: 'sources.add',
  method: 'POST',
  path: '/api/admin/sources',
  who: { ...ADMINS, again: true },
  summary: 'Make a source of feeds for a company',
  description: 'Its secret is answered once, and cannot be read again.',
  body: newSourceSchema,
  answer: z.object({
    data: z.object({
      id: z.int(),
      key: z.string(),
      secret: z.string().nullable().describe('Of the kind `secret`; others have none'),
    }),
  }),
  answers: 'The source',
  secret: true,
  refusals: [409],
})

export const renewSourceSecret = operation({
  name: 'sources.renew_secret',
  method: 'POST',
  path: '/api/admin/sources/{id}/secret',
  who: { ...STAFF, again: true },
  summary: 'Give a source a new secret',
  description: 'The old one ends. The new one is answered once, and cannot be read again.',
  params,
  answer: z.object({ data: z.object({ secret: z.string() }) }),
  answers: 'The secret',
  secret: true,
  refusals: [404],
})

export const pullSource = operation({
  name: 'sources.pull',
  method: 'POST',
  path: '/api/admin/sources/{id}/pull',
  who: STAFF,
  summary: 'Fetch the address of a source now',
  description: 'The delivery appears when the address has new content.',
  ...oneSource,
  refusals: [404, 409],
  limit: { name: 'sources.pull', max: 60, seconds: 3600 },
})

export const listDeliveries = operation({
  name: 'deliveries.list',
  method: 'GET',
  path: '/api/admin/deliveries',
  who: STAFF,
  summary: 'The deliveries of feeds',
  query: deliveryQuery,
  answer: listAnswer(deliveryItemSchema),
  answers: 'A page of deliveries, the newest first',
})

const oneDelivery = { answer: z.object({ data: adminDeliverySchema }), answers: 'The delivery' } as const

export const readAdminDelivery = operation({
  name: 'deliveries.read',
  method: 'GET',
  path: '/api/admin/deliveries/{id}',
  who: STAFF,
  summary: 'A delivery, and the preview of an uploaded file',
  params,
  query: z.object(language),
  ...oneDelivery,
  refusals: [404],
})

export const uploadDelivery = operation({
  name: 'deliveries.upload',
  method: 'POST',
  path: '/api/admin/deliveries',
  who: STAFF,
  summary: 'Upload a feed and preview it',
  description:
    'The body is the file: XML, or a ZIP with XML and pictures. Nothing is imported until it is carried out.',
  query: z.object({
    name: fileName.optional().describe('The name of the file, for the report'),
    source: sourceKey.optional().describe('The source of the feed; without it, that of its sender'),
  }),
  receives: ['application/zip', 'application/xml', 'text/xml', 'application/octet-stream'],
  ...oneDelivery,
  status: 202,
  answers: 'Stored; the preview follows',
  refusals: [404, 409, 413, 422],
})

export const carryOutDelivery = operation({
  name: 'deliveries.carry_out',
  method: 'POST',
  path: '/api/admin/deliveries/{id}/carry-out',
  who: STAFF,
  summary: 'Import an uploaded file',
  params,
  body: z.object({
    deletions: z
      .int()
      .min(1)
      .optional()
      .describe('Confirms so many deletions above the limit, as the preview counted them (held)'),
  }),
  ...oneDelivery,
  refusals: [404, 409],
})

export const discardDelivery = operation({
  name: 'deliveries.discard',
  method: 'DELETE',
  path: '/api/admin/deliveries/{id}',
  who: STAFF,
  summary: 'Discard an uploaded file',
  params,
  answer: z.object({ data: z.object({ id: z.int() }) }),
  answers: 'Discarded',
  refusals: [404, 409],
})
