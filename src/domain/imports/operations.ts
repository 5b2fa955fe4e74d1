import { z } from 'zod'
import { ADMINS } from '../auth/permissions.ts'
import { deliveryLineSchema, deliveryRunSchema, fileName, sourceKey } from '../feeds/schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { fieldChangeSchema, rollbackSchema } from './rollback.ts'

export const previewImport = operation({
  name: 'imports.preview',
  method: 'POST',
  path: '/api/admin/imports/preview',
  who: ADMINS,
  summary: 'What an import would change',
  description: 'The body is the file: XML, or a ZIP with XML and pictures. Nothing is stored.',
  query: z.object({
    ...language,
    name: fileName.optional().describe('The name of the file, for the report'),
    source: sourceKey.optional().describe('The source of the feed; without it, that of its sender'),
  }),
  receives: ['application/zip', 'application/xml', 'text/xml', 'application/octet-stream'],
  answer: z.object({
    data: deliveryRunSchema.omit({ id: true }).extend({
      source: z.string().nullable(),
      lines: z.array(deliveryLineSchema).describe('At most 1,000: objects with something to report'),
      changes: z.array(fieldChangeSchema).describe('At most 1,000: fields of known homes that would change'),
    }),
  }),
  answers: 'The report, as if it had been imported',
  refusals: [409, 413],
})

export const rollBackImport = operation({
  name: 'imports.roll_back',
  method: 'POST',
  path: '/api/admin/imports/{run}/rollback',
  who: ADMINS,
  summary: 'Take an import back',
  description:
    'Each home is as before the run, and homes that it created are withdrawn. Homes that a later run has changed stay. ' +
    'The ten newest runs of a source can be taken back.',
  params: z.object({ run: idText }),
  answer: z.object({ data: rollbackSchema }),
  answers: 'What was taken back',
  refusals: [404, 409],
})
