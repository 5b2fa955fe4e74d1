import { z } from 'zod'
import { bulkAnswerOf, bulkChoice, criteriaOf, missingOf } from '../admin/bulk.ts'
import { basisShape } from '../notices/admin-schemas.ts'
import { line } from '../text.ts'
import { projectQuery } from './project.ts'

/** Kinds of acts have one name among all: what can be undone is found by it. */
export const PROJECT_ACTS = ['withhold_project', 'release_project', 'give_back_project'] as const
export type ProjectAct = (typeof PROJECT_ACTS)[number]
const REASON_MAX = 500

export const projectBulkSchema = z
  .strictObject({
    ...bulkChoice,
    act: z.enum(PROJECT_ACTS),
    criteria: criteriaOf(projectQuery).optional().describe('All projects of a list: its query string'),
    reason: line(REASON_MAX).min(1).optional().describe('For withhold_project'),
    ...basisShape,
  })
  .check(({ value, issues }) => {
    const missing = missingOf(value)
    if (value.act === 'withhold_project' && value.reason === undefined) missing.push('reason')
    for (const field of missing) issues.push({ code: 'custom', path: [field], message: 'missing', input: value })
  })
export type ProjectBulk = z.output<typeof projectBulkSchema>

/** Why an act leaves a project as it is: words of those of homes. */
const PROJECT_SKIPPED = ['deleted', 'same', 'nothing', 'no_fields', 'restricted'] as const
export type ProjectSkipped = (typeof PROJECT_SKIPPED)[number]

export const projectBulkAnswer = bulkAnswerOf(PROJECT_SKIPPED, z.object({ id: z.int(), titel: z.string() }))
export type ProjectBulkResult = z.output<typeof projectBulkAnswer>
