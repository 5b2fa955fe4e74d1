import { z } from 'zod'
import { line } from '../text.ts'
import { listingCriteria } from './listing.ts'

export const BULK_ACTS = ['withhold', 'release', 'sold', 'let', 'hand_over', 'give_back'] as const
export type BulkAct = (typeof BULK_ACTS)[number]
/** Each home is a transaction of some milliseconds, and the caller waits. */
export const BULK_MAX = 2000
const REASON_MAX = 500

export const bulkSchema = z
  .strictObject({
    act: z.enum(BULK_ACTS),
    ids: z.array(z.int().positive()).min(1).max(BULK_MAX).optional().describe('The chosen homes'),
    criteria: listingCriteria.optional().describe('All homes of a list: its query string'),
    expected: z.int().min(0).optional().describe('The number of homes that the dry run found'),
    dry_run: z.boolean().default(false),
    reason: line(REASON_MAX).min(1).optional().describe('For withhold'),
    person: z.int().positive().optional().describe('For hand_over: a person of the same company'),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string) => issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
    if (value.ids === undefined && value.criteria === undefined) refuse('ids')
    if (!value.dry_run && value.expected === undefined) refuse('expected')
    if (value.act === 'withhold' && value.reason === undefined) refuse('reason')
    if (value.act === 'hand_over' && value.person === undefined) refuse('person')
  })
export type Bulk = z.output<typeof bulkSchema>

/** Why an act leaves a home as it is. */
export const SKIPPED = ['deleted', 'same', 'other_company', 'nothing', 'no_fields'] as const
export type Skipped = (typeof SKIPPED)[number]

export const bulkAnswer = z.object({
  found: z.int().describe('Homes that are meant; the act expects this number'),
  changed: z.int(),
  skipped: z.array(z.object({ why: z.enum(SKIPPED), count: z.int() })),
  examples: z.array(z.object({ id: z.int(), titel: z.string() })).describe('Some of those that change'),
  undo: z
    .object({ id: z.int(), ends_at: z.iso.datetime() })
    .nullable()
    .describe('With which it can be undone; null for a dry run'),
})
export type BulkResult = z.output<typeof bulkAnswer>

export const undoAnswer = z.object({
  undone: z.int(),
  kept: z.int().describe('Homes that were changed since'),
})
export type UndoResult = z.output<typeof undoAnswer>
