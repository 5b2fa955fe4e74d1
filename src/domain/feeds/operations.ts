import { z } from 'zod'
import { SENDER } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { acceptedSchema, deliverySchema, fileName, sourceKey } from './schemas.ts'

export const receiveFeed = operation({
  name: 'feeds.receive',
  method: 'PUT',
  path: '/api/feeds/{source}',
  who: SENDER,
  summary: 'Deliver an OpenImmo feed',
  description:
    'The body is the file: XML, or a ZIP with XML and pictures. Feeds of one source are imported in the order of their ' +
    'arrival.',
  params: z.object({ source: sourceKey }),
  query: z.object({ name: fileName.optional().describe('The name of the file, for the report') }),
  receives: ['application/zip', 'application/xml', 'text/xml', 'application/octet-stream'],
  answer: z.object({ data: acceptedSchema }),
  status: 202,
  answers: 'Stored; the import follows',
  refusals: [401, 409, 413, 422, 429],
})

export const readDelivery = operation({
  name: 'feeds.delivery',
  method: 'GET',
  path: '/api/feeds/{source}/deliveries/{id}',
  who: SENDER,
  summary: 'The state of a delivery, and the report of its import',
  params: z.object({ source: sourceKey, id: idText }),
  query: z.object(language),
  answer: z.object({ data: deliverySchema }),
  answers: 'The delivery',
  refusals: [401, 404, 429],
})
