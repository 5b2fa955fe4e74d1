import { z } from 'zod'
import { listAnswer } from '../admin/list.ts'
import { ADMINS } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done } from '../operations/shapes.ts'
import { jobSchema, jobsQuery, name, queueSchema } from './jobs.ts'

const job = z.object({ name, id: z.uuid() })

export const listQueues = operation({
  name: 'jobs.queues',
  method: 'GET',
  path: '/api/admin/queues',
  who: ADMINS,
  summary: 'Queues of background work, with their schedules',
  answer: z.object({ data: z.array(queueSchema) }),
  answers: 'Every queue, those with failures first',
})

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
