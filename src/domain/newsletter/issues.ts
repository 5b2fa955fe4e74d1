import { z } from 'zod'
import { FREQUENCIES } from './schemas.ts'

export const frequency = z.enum(FREQUENCIES)
const ISSUE_STATES = ['planned', 'held', 'sending', 'sent', 'skipped'] as const

export const issueSchema = z.object({
  frequency,
  period: z.string().describe('2026-W47 or 2026-11'),
  due_at: z.iso.datetime(),
  state: z.enum(ISSUE_STATES).describe('`skipped`: held until the next edition was due'),
  readers: z.int().describe('Of a planned edition: the subscribers now; else those to whom it was sent'),
  sent_at: z.iso.datetime().nullable(),
})
export type Issue = z.output<typeof issueSchema>
