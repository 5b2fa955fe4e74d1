import { z } from 'zod'
import { listQuery } from '../admin/list.ts'
import { timeFilters } from '../feeds/admin-schemas.ts'
import { deliveryRunSchema, RUN_STATES } from '../feeds/schemas.ts'

export const OUTCOMES = [
  ...['created', 'changed', 'returned', 'stored', 'unchanged', 'deleted', 'missing', 'held', 'replaced'],
  ...['ignored', 'refused', 'unreadable', 'failed', 'project', 'note'],
] as const

export const runQuery = listQuery({
  sorts: ['started_at'],
  filters: { ...timeFilters, state: z.enum(RUN_STATES).optional() },
})

export const runItemSchema = deliveryRunSchema.omit({ message: true }).extend({
  source: z.object({ id: z.int(), key: z.string() }).nullable(),
  file_name: z.string(),
  total: z.int().nullable().describe('Objects in the file; null until it was read for the first time'),
  rolled_back_at: z.iso.datetime().nullable(),
})
export type RunItem = z.output<typeof runItemSchema>

const noteCountSchema = z.object({
  level: z.enum(['info', 'warning', 'error']),
  code: z.string(),
  message: z.string().describe('One of them, for people'),
  count: z.int(),
})

export const adminRunSchema = runItemSchema.extend({
  message: deliveryRunSchema.shape.message,
  codes: z.array(noteCountSchema).describe('The 100 most frequent notes of its report'),
  can_roll_back: z.boolean(),
  deletions_to_confirm: z
    .int()
    .nullable()
    .describe('Homes whose withdrawal waits; null when nothing waits, or when a later import has overtaken it'),
  is_kept: z.boolean().describe('The file is still there: its XML can be read, and its deletions confirmed'),
  kept_files: z.int().describe('So many files of a source are kept'),
})
export type AdminRun = z.output<typeof adminRunSchema>

export const lineQuery = listQuery({
  sorts: ['nr'],
  filters: {
    lang: z.string().optional().describe('Code of an interface language; German without it'),
    level: z.enum(['info', 'warning', 'error']).optional().describe('Objects with such a note'),
    code: z
      .string()
      .regex(/^\w{1,60}$/)
      .optional()
      .describe('Objects with this note'),
    outcome: z.enum(OUTCOMES).optional(),
  },
})

export const objectXmlSchema = z.object({
  xml: z.string().nullable().describe('Null: the file is no longer kept, or does not contain the object'),
  is_kept: z.boolean(),
  is_cut: z.boolean().describe('Longer than 200,000 characters, or with files that are left out'),
})
export type ObjectXml = z.output<typeof objectXmlSchema>
