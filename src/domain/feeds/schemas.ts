import { z } from 'zod'
import { line } from '../text.ts'

/** The key of a source of feeds, as `npm run source` shows it. */
export const sourceKey = line(200).min(1, 'missing')

/** The name of a delivered file, for the report. */
export const fileName = line(120).min(1, 'missing')

/** uploaded: a person looks at its preview before it is imported. */
export const DELIVERY_STATES = ['uploaded', 'waiting', 'running', 'done', 'failed'] as const
export const WAYS = ['put', 'tus', 'sftp', 'pull', 'upload'] as const
export const RUN_STATES = ['running', 'done', 'refused', 'failed', 'interrupted'] as const

/** A feed that arrived, before its import. */
export const acceptedSchema = z.object({
  id: z.number().int(),
  state: z.enum(DELIVERY_STATES),
  address: z.string().describe('Where the state and the report are read, with the same bearer'),
})

/** The outcome of an import, with the sentences of its report. */
export const deliveryRunSchema = z.object({
  id: z.number().int(),
  state: z.enum(RUN_STATES).describe('refused: deletions wait for a confirmation'),
  modus: z.string().nullable(),
  counts: z.record(z.string(), z.number()).describe('Objects by outcome'),
  message: z.string().nullable().describe('For people: why it failed'),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})

export const deliveryNoteSchema = z.object({
  level: z.enum(['info', 'warning', 'error']),
  path: z.string().describe('The OpenImmo path'),
  code: z.string(),
  message: z.string().describe('For people'),
})

export const deliveryLineSchema = z.object({
  nr: z.number().int(),
  objekt: z.string(),
  outcome: z.string(),
  notes: z.array(deliveryNoteSchema),
})

/** A delivery, and what became of it. */
export const deliverySchema = z.object({
  id: z.number().int(),
  state: z
    .enum(DELIVERY_STATES)
    .describe('done: the import has run, and `run` tells its outcome; failed: it could not run'),
  way: z.enum(WAYS),
  file_name: z.string(),
  bytes: z.number().int(),
  received_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  run: deliveryRunSchema.nullable(),
  lines: z.array(deliveryLineSchema).describe('At most 1,000: objects with something to report'),
})
export type DeliveryView = z.infer<typeof deliverySchema>
