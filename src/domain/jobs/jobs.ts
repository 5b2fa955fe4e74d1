import { z } from 'zod'
import { listQuery } from '../admin/list.ts'

export const JOB_STATES = ['waiting', 'retrying', 'running', 'failed', 'done'] as const
export type JobState = (typeof JOB_STATES)[number]

export const name = z.string().regex(/^[a-z][a-z.-]{1,60}$/)
export const queueSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  retrying: z.int().describe('Failed at least once, and tried again later'),
  running: z.int(),
  failed: z.int().describe('Without a further attempt; kept for a week'),
  last_run: z.iso.datetime().nullable(),
  last_failed: z.boolean().describe('Whether the last attempt failed'),
  schedules: z.array(z.object({ key: z.string(), cron: z.string(), next_run: z.iso.datetime().nullable() })),
  by_hand: z.boolean().describe('Whether it can be run now'),
})
export type JobQueue = z.output<typeof queueSchema>

export const jobsQuery = listQuery({
  sorts: ['created_at'],
  filters: { state: z.enum(JOB_STATES).optional(), name: name.optional() },
})
export type JobsQuery = z.output<typeof jobsQuery>

export const jobSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  data: z.string().describe('As JSON'),
  attempts: z.int(),
  error: z.string().nullable().describe('Of the last attempt that failed'),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  starts_at: z.iso.datetime().nullable().describe('Not before this time'),
})
export type JobRow = z.output<typeof jobSchema>
