import { z } from 'zod'
import { bulkAnswerOf, bulkChoice, criteriaOf, missingOf } from '../admin/bulk.ts'
import { inboxQuery } from './inbox-schemas.ts'
import { INQUIRY_STATUSES } from './schemas.ts'

/** Kinds of acts have one name among all: what can be undone is found by it. */
export const INQUIRY_ACTS = ['set_inquiry_status', 'assign_inquiries'] as const
export type InquiryAct = (typeof INQUIRY_ACTS)[number]

export const inquiryBulkSchema = z
  .strictObject({
    ...bulkChoice,
    act: z.enum(INQUIRY_ACTS),
    criteria: criteriaOf(inboxQuery).optional().describe('All inquiries of a list: its query string'),
    status: z.enum(INQUIRY_STATUSES).optional().describe('For set_inquiry_status'),
    owner_id: z.int().positive().nullable().optional().describe('For assign_inquiries; null: anybody may take them'),
  })
  .check(({ value, issues }) => {
    const missing = missingOf(value)
    if (value.act === 'set_inquiry_status' && value.status === undefined) missing.push('status')
    if (value.act === 'assign_inquiries' && value.owner_id === undefined) missing.push('owner_id')
    for (const field of missing) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type InquiryBulk = z.output<typeof inquiryBulkSchema>

/** Why an act leaves an inquiry as it is. `other_company`: its company has no such colleague. */
const INQUIRY_SKIPPED = ['same', 'other_company'] as const
export type InquirySkipped = (typeof INQUIRY_SKIPPED)[number]

export const inquiryBulkAnswer = bulkAnswerOf(INQUIRY_SKIPPED, z.object({ id: z.int(), name: z.string() }))
export type InquiryBulkResult = z.output<typeof inquiryBulkAnswer>
