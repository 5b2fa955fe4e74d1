import { z } from 'zod'
import { messageSchema } from '../deliveries/messages.ts'
import { line, prose } from '../text.ts'
import { flagDetailsSchema } from './flags.ts'
import { FLAG_RULES, NOTICE_DECISIONS, NOTICE_KINDS, NOTICE_ORIGINS, NOTICE_STATES } from './kinds.ts'

const GROUNDS = ['terms', 'law'] as const
const PARTIES = ['notifier', 'advertiser'] as const
const OUTCOMES = ['upheld', 'rejected'] as const

const version = z.string().max(40).describe('The version that was read')
const reason = prose(4000)
  .min(10, 'message_short')
  .describe('The facts, as mails say them: to the notifier, and to the company of a restricted listing')
const ground = z.enum(GROUNDS)
const clause = line(300).describe('The section of the law, or of the terms')

/** What withholding a listing rests on. Administrators name it: its company reads it; agents withhold what is their own. */
export const basisShape = {
  ground: ground.optional().describe('Needed of admins who withhold'),
  clause: clause.optional().describe('Needed of admins who withhold: the section of the law, or of the terms'),
}
export interface AskedBasis {
  ground?: z.output<typeof ground> | undefined
  clause?: string | undefined
}

const needsGround = { path: ['clause'], message: 'missing' }
const hasGround = ({ decision, ground, clause }: { decision?: string | undefined; ground?: string; clause?: string }) =>
  (decision !== 'withheld' && decision !== 'ended') || (ground !== undefined && Boolean(clause))

/** POST /api/admin/notices/{id}/decide */
export const decideSchema = z
  .strictObject({
    version,
    decision: z.enum(NOTICE_DECISIONS),
    reason,
    ground: ground.optional().describe('For a restriction'),
    clause: clause.optional(),
  })
  .refine(hasGround, needsGround)
export type Decide = z.output<typeof decideSchema>

/** POST /api/admin/complaints/{id}/decide. A complaint of the notifier that is right names the new decision. */
export const judgeSchema = z
  .strictObject({
    version,
    outcome: z.enum(OUTCOMES),
    answer: reason,
    decision: z.enum(['changed', 'withheld', 'ended']).optional(),
    ground: ground.optional(),
    clause: clause.optional(),
  })
  .refine(hasGround, needsGround)
export type Judge = z.output<typeof judgeSchema>

/** POST /api/admin/flags/{id}/withhold */
export const withholdSchema = z.strictObject({ reason, ground, clause: clause.min(1, 'missing') })
export type Withhold = z.output<typeof withholdSchema>

const company = z.object({ id: z.number().int(), firma: z.string() }).nullable()

export const noticeRowSchema = z.object({
  id: z.number().int(),
  state: z.enum(NOTICE_STATES),
  origin: z.enum(NOTICE_ORIGINS),
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  property_id: z.number().int().nullable(),
  project_id: z.number().int().nullable(),
  company,
  decision: z.enum(NOTICE_DECISIONS).nullable(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().describe('Until when the decision, or that on the complaint, should be made'),
  overdue: z.boolean(),
})
export type NoticeRow = z.output<typeof noticeRowSchema>

export const noticeRecordSchema = noticeRowSchema.extend({
  version: z.string(),
  url: z.string(),
  message: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  language: z.string(),
  reason: z.string().nullable(),
  ground: ground.nullable(),
  clause: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  lifted_at: z.iso.datetime().nullable(),
  statement: z
    .array(messageSchema.pick({ recipient: true, state: true }))
    .nullable()
    .describe(
      'The mails with the statement of reasons; empty: nobody could be told; null without a restriction, or after two years',
    ),
  page: z.string().nullable().describe('The page of the home or project; null when visitors do not see it'),
  complaints: z.array(
    z.object({
      id: z.number().int(),
      party: z.enum(PARTIES),
      message: z.string(),
      created_at: z.iso.datetime(),
      outcome: z.enum(OUTCOMES).nullable(),
      answer: z.string().nullable(),
      decided_at: z.iso.datetime().nullable(),
      decided_by: z.string().nullable(),
    }),
  ),
  same_listing: z.array(noticeRowSchema).describe('Other notices about the same listing'),
  same_company: z.array(noticeRowSchema).describe('Other notices about the same company, latest first'),
})
export type NoticeRecord = z.output<typeof noticeRecordSchema>

export const flagRowSchema = z.object({
  id: z.number().int(),
  property_id: z.number().int().nullable(),
  project_id: z.number().int().nullable(),
  rule: z.enum(FLAG_RULES),
  state: z.enum(['open', 'dismissed', 'withheld']),
  titel: z.string(),
  company: z.object({ id: z.number().int(), firma: z.string() }),
  details: flagDetailsSchema,
  created_at: z.iso.datetime(),
})
export type FlagRow = z.output<typeof flagRowSchema>
