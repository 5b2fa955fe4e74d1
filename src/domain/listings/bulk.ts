import { z } from 'zod'
import { bulkAnswerOf, bulkChoice, missingOf } from '../admin/bulk.ts'
import { basisShape } from '../notices/admin-schemas.ts'
import { line } from '../text.ts'
import { listingCriteria } from './listing.ts'

export const BULK_ACTS = ['withhold', 'release', 'sold', 'let', 'hand_over', 'give_back'] as const
export type BulkAct = (typeof BULK_ACTS)[number]
const REASON_MAX = 500

export const bulkSchema = z
  .strictObject({
    ...bulkChoice,
    act: z.enum(BULK_ACTS),
    criteria: listingCriteria.optional().describe('All homes of a list: its query string'),
    reason: line(REASON_MAX).min(1).optional().describe('For withhold'),
    ...basisShape,
    person: z.int().positive().optional().describe('For hand_over: a person of the same company'),
  })
  .check(({ value, issues }) => {
    const missing = missingOf(value)
    if (value.act === 'withhold' && value.reason === undefined) missing.push('reason')
    if (value.act === 'hand_over' && value.person === undefined) missing.push('person')
    for (const field of missing) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type Bulk = z.output<typeof bulkSchema>

/** Why an act leaves a home as it is. */
export const SKIPPED = ['deleted', 'same', 'other_company', 'nothing', 'no_fields', 'restricted'] as const
export type Skipped = (typeof SKIPPED)[number]

export const bulkAnswer = bulkAnswerOf(SKIPPED, z.object({ id: z.int(), titel: z.string() }))
export type BulkResult = z.output<typeof bulkAnswer>
