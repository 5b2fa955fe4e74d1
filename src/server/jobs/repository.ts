import { type SqlBool, sql } from 'kysely'
import type { Page } from '../../domain/admin/list.ts'
import type { JobRow, JobState, JobsQuery } from '../../domain/jobs/jobs.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { within } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'

/** pg-boss's states and ours. */
const STATE = sql<JobState>`case state::text
  when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running'
  when 'completed' then 'done' else 'failed' end`
const STATES = {
  waiting: ['created'],
  retrying: ['retry'],
  running: ['active'],
  failed: ['failed', 'cancelled'],
  done: ['completed'],
} as const satisfies Record<JobState, readonly string[]>

/** Counts of every queue, and when it last ran. */
export async function findCounts(db: ReadDb) {
  const { rows } = await sql<{
    name: string
    waiting: number
    retrying: number
    running: number
    failed: number
    last_run: Date | null
    last_failed: boolean | null
  }>`
    select queue.name,
      count(*) filter (where job.state = 'created')::int as waiting,
      count(*) filter (where job.state = 'retry')::int as retrying,
      count(*) filter (where job.state = 'active')::int as running,
      count(*) filter (where job.state in ('failed', 'cancelled'))::int as failed,
      max(job.started_on) as last_run,
      (array_agg(job.state in ('failed', 'retry') order by job.started_on desc)
        filter (where job.started_on is not null and job.state <> 'active'))[1] as last_failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    group by queue.name`.execute(db)
  return rows
}

interface BossJob {
  id: string
  name: string
  state: JobState
  data: unknown
  retry_count: number
  output: unknown
  created_on: Date
  started_on: Date | null
  completed_on: Date | null
  start_after: Date
}

const columns = (db: ReadDb) =>
  db
    .selectFrom(sql<BossJob>`pgboss.job`.as('job'))
    .select(['id', 'name', 'data', 'retry_count', 'output', 'created_on', 'started_on', 'completed_on', 'start_after'])
    .select(STATE.as('state'))

export async function findJobs(db: ReadDb, query: JobsQuery, names: readonly string[]): Promise<Page<JobRow>> {
  // Queues of pg-boss's own are no work of ours.
  let rows = columns(db).where('name', 'in', [...names])
  if (query.state !== undefined) rows = rows.where(sql<SqlBool>`state::text = any(${[...STATES[query.state]]}::text[])`)
  if (query.name !== undefined) rows = rows.where('name', '=', query.name)
  if (query.q) {
    const part = within(query.q)
    rows = rows.where(sql<SqlBool>`(name ilike ${part} or data::text ilike ${part} or output::text ilike ${part})`)
  }
  const page = await pageOf(db, query, rows, { sorts: { created_at: sql.ref('created_on') }, id: sql.ref('id') })
  return { ...page, data: page.data.map(jobOf) }
}

/** A job, locked until the transaction ends. */
export async function lockJob(db: Db, name: string, id: string): Promise<JobRow | undefined> {
  const row = await columns(db)
    .where('name', '=', name)
    .where(sql<SqlBool>`id = ${id}::uuid`)
    .forUpdate()
    .executeTakeFirst()
  return row && jobOf(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

function jobOf(row: Row): JobRow {
  const { id, name, state, data, retry_count, output, created_on, started_on, completed_on, start_after } = row
  return {
    id,
    name,
    state,
    data: JSON.stringify(data ?? {}).slice(0, 500),
    attempts: started_on ? retry_count + 1 : retry_count,
    error: state === 'done' ? null : errorOf(output),
    created_at: created_on.toISOString(),
    started_at: started_on?.toISOString() ?? null,
    ended_at: completed_on?.toISOString() ?? null,
    starts_at: state === 'waiting' || state === 'retrying' ? start_after.toISOString() : null,
  }
}

/** pg-boss stores an exception, or `{ value: … }`; its stack is for the log. */
function errorOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { message, value } = output as { message?: unknown; value?: unknown }
  if (typeof message === 'string') return message.slice(0, 500)
  return value === undefined ? null : (errorOf(value) ?? String(value).slice(0, 500))
}
