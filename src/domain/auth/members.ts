import { z } from 'zod'
import { listQuery } from '../admin/list.ts'
import { yesNo } from '../operations/shapes.ts'
import { email, line, prose } from '../text.ts'
import { sessionSchema } from './answers.ts'
import { ROLES } from './user.ts'

/** Accounts as administrators see them. */
export const MEMBER_SORTS = ['created_at', 'name', 'email', 'last_seen_at'] as const

export const membersQuery = listQuery({
  sorts: MEMBER_SORTS,
  filters: {
    role: z.enum(ROLES).optional(),
    company_id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .optional(),
    confirmed: yesNo.optional(),
    disabled: yesNo.optional(),
    second_factor: yesNo.optional(),
  },
})
export type MembersQuery = z.output<typeof membersQuery>

export const memberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  company_id: z.number().int().nullable(),
  company: z.string().nullable().describe('Name of the company of an agent'),
  email_confirmed: z.boolean(),
  disabled_at: z.iso.datetime().nullable(),
  second_factor: z.boolean(),
  last_seen_at: z.iso.datetime().nullable().describe('Kept exact to the hour'),
  created_at: z.iso.datetime(),
})
export type Member = z.infer<typeof memberSchema>

export const memberDetails = memberSchema.extend({
  version: z.string().describe('Comes back with a change, which is refused when the account has changed since'),
  phone: z.string().nullable(),
  language: z.string(),
  has_password: z.boolean(),
  social_logins: z.array(z.string()),
  disabled_reason: z.string().nullable(),
  sessions: z.array(sessionSchema),
})
export type MemberDetails = z.infer<typeof memberDetails>

const role = z.enum(ROLES)
const company_id = z.number().int().positive().nullable().default(null).describe('Of an agent; others have none')

export const inviteSchema = z.object({
  email,
  name: line(120).min(2, 'name_short'),
  role,
  company_id,
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('de')
    .describe('Code of an interface language, for the mail and the account'),
})

export const memberAccessSchema = z.object({ role, company_id, version: z.string().max(40) })

export const disableSchema = z.object({
  reason: prose(500).min(1, 'missing'),
  version: z.string().max(40).optional().describe('That was read: refused when the account has changed since'),
})
