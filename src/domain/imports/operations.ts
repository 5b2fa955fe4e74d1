import { z } from 'zod'
import { listAnswer } from '../admin/list.ts'
import { STAFF } from '../auth/permissions.ts'
import { deliveryLineSchema, deliveryRunSchema, fileName, sourceKey } from '../feeds/schemas.ts'
import { operation } from '../operations/operation.ts'
import { idText, language } from '../operations/shapes.ts'
import { adminRunSchema, lineQuery, objectXmlSchema, runItemSchema, runQuery } from './admin-schemas.ts'
import { fieldChangeSchema, rollbackSchema } from './rollback.ts'

export const previewImport = operation({
  name: 'imports.preview',
  method: 'POST',
  path: '/api/admin/imports/preview',
  who: STAFF,
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
  refusals: [404, 409, 413, 422],
})

const params = z.object({ run: idText })
/** A line of a report: an integer of PostgreSQL. */
const lineNumber = idText.refine((nr) => nr < 2 ** 31, 'too_large')
const runAnswer = { answer: z.object({ data: adminRunSchema }), answers: 'The import' } as const

export const listRuns = operation({
  name: 'imports.list',
  method: 'GET',
  path: '/api/admin/imports',
  who: STAFF,
  summary: 'The imports of feeds',
  query: runQuery,
  answer: listAnswer(runItemSchema),
  answers: 'A page of imports, the newest first',
})

export const readRun = operation({
  name: 'imports.read',
  method: 'GET',
  path: '/api/admin/imports/{run}',
  who: STAFF,
  summary: 'An import, and what can be done about it',
  params,
  query: z.object(language),
  ...runAnswer,
  refusals: [404],
})

export const listRunLines = operation({
  name: 'imports.lines',
  method: 'GET',
  path: '/api/admin/imports/{run}/lines',
  who: STAFF,
  summary: 'The report of an import, object by object',
  params,
  query: lineQuery,
  answer: listAnswer(deliveryLineSchema),
  answers: 'A page of the report',
  refusals: [404],
})

export const readObjectXml = operation({
  name: 'imports.xml',
  method: 'GET',
  path: '/api/admin/imports/{run}/lines/{nr}/xml',
  who: STAFF,
  summary: 'The XML of an object, as it was delivered',
  params: params.extend({ nr: lineNumber }),
  answer: z.object({ data: objectXmlSchema }),
  answers: 'The XML, or why there is none',
  refusals: [404],
  limit: { name: 'imports.xml', max: 120, seconds: 900 },
})

export const confirmDeletions = operation({
  name: 'imports.confirm_deletions',
  method: 'POST',
  path: '/api/admin/imports/{run}/confirm',
  who: STAFF,
  summary: 'Confirm the deletions that an import held back',
  description: 'The file is imported again. The deletions are carried out only if they are still exactly that many.',
  params,
  body: z.object({ deletions: z.int().min(1).describe('How many, as the import counted them (held)') }),
  ...runAnswer,
  refusals: [404, 409],
})

export const rollBackImport = operation({
  name: 'imports.roll_back',
  method: 'POST',
  path: '/api/admin/imports/{run}/rollback',
  who: { ...STAFF, again: true },
  summary: 'Take an import back',
  description:
    'Each home is as before the run, and homes that it created are withdrawn. Homes that a later run has changed stay ' +
    'until that run is taken back: take runs back newest first. What the feed had said before counts below values and ' +
    'states of a hand. ' +
    'The ten newest runs of a source can be taken back.',
  params,
  answer: z.object({ data: rollbackSchema }),
  answers: 'What was taken back',
  refusals: [404, 409],
})
