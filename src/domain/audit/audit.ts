import { z } from 'zod'
import { ENTITIES } from './entities.ts'

/** Acts of one answer, unless the caller asks for another number. */
export const ACTS = 50
/** The most that one answer has; a CSV file is made of such answers. */
export const ACTS_MAX = 1000

const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

export const auditQuery = z
  .object({
    actor_id: id.optional().describe('Acts of this person'),
    entity: z.enum(ENTITIES).optional().describe('Acts on records of this kind'),
    entity_id: id.optional().describe('Acts on this record; needs `entity`'),
    act: z
      .string()
      .regex(/^[\w.-]{1,80}$/)
      .optional()
      .describe('Name of an operation, such as `users.disable`'),
    from: z.iso.date('day').optional().describe('First day, in Vienna'),
    to: z.iso.date('day').optional().describe('Last day, in Vienna'),
    before: id.optional().describe('Only acts with a lower id: the `next` of the answer before'),
    limit: id.pipe(z.number().max(ACTS_MAX)).optional().describe('How many at most; 50 without it'),
  })
  .refine(({ entity, entity_id }) => entity_id === undefined || entity !== undefined, {
    error: 'missing',
    path: ['entity'],
  })
export type AuditQuery = z.output<typeof auditQuery>

/** A value before or after an act; lists and objects come as JSON text. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const actSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor_id: z.number().int().nullable().describe('Null: a command of the operator, or a job'),
  actor: z.string().describe('Name of the person at that time'),
  actor_role: z.string(),
  act: z.string(),
  entity: z.string(),
  entity_id: z.number().int().nullable(),
  label: z.string().describe('Name of the record; empty for an account that is gone'),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  waehrung: z.string().optional().describe('ISO 4217: the currency of the amounts of a home'),
})
export type RecordedAct = z.infer<typeof actSchema>
