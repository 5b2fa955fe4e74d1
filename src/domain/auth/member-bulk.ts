import { z } from 'zod'
import { bulkAnswerOf, bulkChoice, criteriaOf, missingOf } from '../admin/bulk.ts'
import { prose } from '../text.ts'
import { membersQuery } from './members.ts'

export const MEMBER_ACTS = ['disable', 'enable', 'end_sessions', 'renew_password'] as const
export type MemberAct = (typeof MEMBER_ACTS)[number]
/** Ended sessions and passwords cannot be given back. */
export const UNDOABLE = ['disable', 'enable'] as const satisfies readonly MemberAct[]

export const memberBulkSchema = z
  .strictObject({
    ...bulkChoice,
    act: z.enum(MEMBER_ACTS),
    criteria: criteriaOf(membersQuery).optional().describe('All accounts of a list: its query string'),
    reason: prose(500).min(1, 'missing').optional().describe('For disable'),
  })
  .check(({ value, issues }) => {
    const missing = missingOf(value)
    if (value.act === 'disable' && value.reason === undefined) missing.push('reason')
    for (const field of missing) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type MemberBulk = z.output<typeof memberBulkSchema>

/** Why an act leaves an account as it is. `self` is the caller: nobody locks themselves out in passing. */
export const MEMBER_SKIPPED = ['self', 'same', 'unconfirmed', 'disabled'] as const
export type MemberSkipped = (typeof MEMBER_SKIPPED)[number]

export const memberBulkAnswer = bulkAnswerOf(
  MEMBER_SKIPPED,
  z.object({ id: z.int(), name: z.string(), email: z.string() }),
)
export type MemberBulkResult = z.output<typeof memberBulkAnswer>
