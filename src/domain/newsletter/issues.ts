import { z } from 'zod'
import { FREQUENCIES } from './schemas.ts'

export const frequency = z.enum(FREQUENCIES)
const ISSUE_STATES = ['planned', 'held', 'sending', 'sent', 'skipped'] as const

export const issueSchema = z.object({
  frequency,
  period: z.string().describe('2026-W47 or 2026-11'),
  due_at: z.iso.datetime(),
  state: z
    .enum(ISSUE_STATES)
    .describe('`sending`: also while mails of it wait; `skipped`: held until the next edition was due'),
  readers: z.int().describe('Of a planned edition: the subscribers now; else those for whom it was queued'),
  sent: z.int().describe('How many of these mails a mail server has taken'),
  waiting: z.int().describe('Those that wait for it, or for a mail server to be configured'),
  failed: z.int().describe('Those that were refused, or whose address gets no more mail'),
  sent_at: z.iso.datetime().nullable(),
})
export type Issue = z.output<typeof issueSchema>
