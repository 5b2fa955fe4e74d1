import { z } from 'zod'
import { sender } from '../inquiries/schemas.ts'
import { line } from '../text.ts'
import { QUERY_MAX } from '../understanding/query.ts'

export const AGENT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type AgentFrequency = (typeof AGENT_FREQUENCIES)[number]

/** The events of a home that an agent reports. */
export const HIT_KINDS = ['new', 'reduced', 'reserved', 'free', 'gone'] as const
export type HitKind = (typeof HIT_KINDS)[number]

const criteria = z
  .string()
  .max(8000)
  .describe(
    'A search as its query string, as the address of /immobilien has it: vermarktungsart=MIETE&ort=graz; `frage`, the sentence it was made of, names it',
  )
const frequency = z.enum(AGENT_FREQUENCIES)

/** POST /api/search-agents. `name` is the person's name, as in the specification; `title` is the name of the search. */
export const searchAgentSchema = z
  .object({
    ...sender,
    criteria,
    frequency: frequency.default('daily'),
    by_email: z.boolean().default(true),
    by_sms: z.boolean().default(false),
  })
  .refine(({ by_email, by_sms }) => by_email || by_sms, { error: 'channel', path: ['by_email'] })
  .refine(({ by_sms, phone }) => !by_sms || phone, { error: 'phone', path: ['phone'] })
export type SearchAgentForm = z.infer<typeof searchAgentSchema>

/** PATCH /api/search-agents/{token}; omitted fields stay unchanged. */
export const changeAgentSchema = z.object({
  name: line(120).min(2, 'name_short').optional(),
  criteria: criteria.optional(),
  frequency: frequency.optional(),
  paused: z.boolean().optional(),
})
export type ChangeAgent = z.infer<typeof changeAgentSchema>

/** The form that replaces the search of an agent by what a sentence says. */
export const agentSentenceSchema = z.object({ sentence: line(QUERY_MAX).min(1) })

export const smsCodeSchema = z.object({ code: z.string().regex(/^\d{6}$/) })

export const searchAgentViewSchema = z.object({
  token: z.string().describe('In the paths of this API and of the page /suchagent?token='),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  criteria: z.string(),
  frequency,
  by_email: z.boolean(),
  by_sms: z.boolean(),
  sms_sent: z.boolean().describe('A code was sent to the telephone'),
  sms_confirmed: z.boolean(),
  confirmed: z.boolean().describe('The address was confirmed; before that nothing is sent'),
  paused: z.boolean(),
  new_hits: z.number().int().describe('Homes on offer that it found as new within the last seven days'),
  created_at: z.iso.datetime(),
})
export type SearchAgentView = z.infer<typeof searchAgentViewSchema>
