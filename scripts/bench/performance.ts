import { cpus, loadavg } from 'node:os'
import { sql } from 'kysely'
import { PERIODS } from '../../src/domain/admin/period.ts'
import { viennaDay } from '../../src/domain/format/date.ts'
import { PAGE_KINDS } from '../../src/domain/performance/pages.ts'
import { SERIES } from '../../src/domain/performance/server-figures.ts'
import { DEVICES, VITAL_NAMES } from '../../src/domain/performance/vitals.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import type { Db } from '../../src/server/db/db.ts'
import { KEPT_DAYS } from '../../src/server/performance/clean.ts'
import { readRoutes, readServerFigures } from '../../src/server/performance/service.ts'
import { readVitals } from '../../src/server/performance/vitals.ts'
import { percentiles } from './measure.ts'
import { onScratch } from './scratch.ts'

const TIMES = 20
/** Routes of the API and of pages that answer on every day. */
const ROUTES = 220
const ALL = { page: '', language: '', device: '' } as const

/**
 * npm run bench -- performance: fills a database with all figures of visitors and of the server that are kept, with
 * every page kind in every language on every day, and calls what the screen calls, each twenty times.
 */
export const benchPerformance = (): Promise<void> =>
  onScratch('performance', async (ctx) => {
    await fill(ctx.db, viennaDay(new Date()))
    const { rows } = await sql<{ count: number; size: string }>`
      select count(*) as count, pg_size_pretty(pg_total_relation_size('performance_figure')) as size
      from performance_figure`.execute(ctx.db)
    console.log(`${rows[0]?.count.toLocaleString('en')} rows, ${rows[0]?.size} with indexes`)
    console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores; p50 / p95 / p99 / worst in ms`)
    for (const period of PERIODS) {
      await measure(`visitors, ${period}`, () => readVitals(ctx, { period }, ALL))
      await measure(`server, ${period}`, () => readServerFigures(ctx, { period }))
      await measure(`routes, ${period}`, () => readRoutes(ctx, { period }))
    }
    const phone = { page: 'property', language: 'de', device: 'phone' } as const
    await measure('visitors, year, one page kind, language and device', () =>
      readVitals(ctx, { period: 'year' }, phone),
    )
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`)
  })

async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  console.log(`${name}: ${percentiles(times)}`)
}

/**
 * Times are in 25 neighbouring buckets (200 ms to 1.4 s), those of a single language in 8; sizes are in 3, numbers of
 * connections and jobs in 6, and what is counted without a value is in one.
 */
async function fill(db: Db, today: string): Promise<void> {
  const values = sql`array(select b from generate_series(69, 68 + k) b)::smallint[],
    array(select 1 + (random() * 40)::int from generate_series(1, k))::integer[], 1000 * k`
  const days = (count: number) => sql`(
    select 'day' as grain, ${today}::date - d as at from generate_series(0, ${count}::int) d
    union all select 'month', (date_trunc('month', ${today}::date) - make_interval(months => m))::date
      from generate_series(0, ${Math.floor(count / 30)}::int) m)`
  await sql`insert into performance_figure
    select 'vital.' || metric, page || '/' || language || '/' || device, grain, at, ${values}
    from ${days(KEPT_DAYS.day)} times,
      unnest(${['', ...PAGE_KINDS]}::text[]) page, unnest(${['', ...Object.keys(LANGUAGES)]}::text[]) language,
      unnest(${[...DEVICES]}::text[]) device, unnest(${[...VITAL_NAMES]}::text[]) metric,
      lateral (select case when language in ('', 'de') then 25 else 8 end as k) size`.execute(db)
  await sql`insert into performance_figure
    select series, '', grain, at, ${values}
    from (
      select grain, at::timestamp from ${days(KEPT_DAYS.day)} times
      union all select 'hour', ${today}::timestamp + make_interval(hours => -h)
        from generate_series(0, ${KEPT_DAYS.hour * 24}::int) h
      union all select 'minute', (date_trunc('minute', now()) at time zone 'Europe/Vienna') + make_interval(mins => -m)
        from generate_series(0, ${KEPT_DAYS.minute * 1440}::int) m) times,
      unnest(${[...SERIES]}::text[]) series,
      lateral (select case
        when series in ('memory', 'database') then 3
        when series in ('connections', 'jobs_waiting') then 6
        when series like '%failure' or series = 'delivery' then 1
        else 25 end as k) size`.execute(db)
  await sql`insert into performance_figure
    select series, 'GET /api/route/' || route, grain, at, ${values}
    from (
      select grain, at::timestamp from ${days(KEPT_DAYS.day)} times
      union all select 'hour', ${today}::timestamp + make_interval(hours => -h)
        from generate_series(0, ${KEPT_DAYS.hour * 24}::int) h) times,
      generate_series(1, ${ROUTES}::int) route, unnest(array['request', 'failure']) series,
      lateral (select case when series = 'request' then 25 else 1 end as k) size`.execute(db)
  await sql`analyze`.execute(db)
}
