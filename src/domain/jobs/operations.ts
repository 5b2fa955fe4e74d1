import { z } from 'zod'
import { listAnswer, listQuery } from '../admin/list.ts'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'

export const JOB_STATES = ['waiting', 'retrying', 'running', 'failed', 'done'] as const
export type JobState = (typeof JOB_STATES)[number]

const name = z.string().regex(/^[a-z][a-z.-]{1,60}$/)
const job = z.object({ name, id: z.uuid() })

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

export const listQueues = operation({
  name: 'jobs.queues',
  method: 'GET',
  path: '/api/admin/queues',
  who: ADMINS,
  summary: 'Queues of background work, with their schedules',
  answer: z.object({ data: z.array(queueSchema) }),
  answers: 'Every queue, those with failures first',
})

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

export const listJobs = operation({
  name: 'jobs.list',
  method: 'GET',
  path: '/api/admin/jobs',
  who: ADMINS,
  summary: 'Jobs of all queues, by state and queue',
  query: jobsQuery,
  answer: listAnswer(jobSchema),
  answers: 'One page',
})

export const runJob = operation({
  name: 'jobs.run',
  method: 'POST',
  path: '/api/admin/queues/{name}/run',
  who: ADMINS,
  summary: 'Run a scheduled job now; only jobs that may run at any time',
  params: z.object({ name }),
  answer: done,
  answers: 'It is queued',
  refusals: [404, 409],
})

export const retryJob = operation({
  name: 'jobs.retry',
  method: 'POST',
  path: '/api/admin/queues/{name}/jobs/{id}/retry',
  who: ADMINS,
  summary: 'Try a failed job again',
  params: job,
  answer: done,
  answers: 'It is queued',
  refusals: [404, 409],
})

export const removeJob = operation({
  name: 'jobs.remove',
  method: 'DELETE',
  path: '/api/admin/queues/{name}/jobs/{id}',
  who: { ...ADMINS, again: true },
  summary: 'Remove a job that waits or has failed; its work is not done',
  params: job,
  answer: done,
  answers: 'It is gone',
  refusals: [404, 409],
})
