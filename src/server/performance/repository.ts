import { sql } from 'kysely'
import type { Histogram } from '../../domain/performance/buckets.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { FigureRow, Grain, Range } from './grains.ts'

/** Adds values to the rows that several processes share; in one order, so that no two wait for each other. */
export async function addFigures(db: Db, rows: readonly FigureRow[]): Promise<void> {
  await sql`
    insert into performance_figure as f (series, label, grain, at, buckets, counts, total)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(
      series text, label text, grain text, at timestamp, buckets smallint[], counts integer[], total double precision)
    order by series, label, grain, at
    on conflict (series, label, grain, at) do update set
      (buckets, counts) = (
        select array_agg(bucket order by bucket), array_agg(count order by bucket) from (
          select bucket, sum(count)::integer as count from (
            select * from unnest(f.buckets, f.counts)
            union all select * from unnest(excluded.buckets, excluded.counts)) as both_of(bucket, count)
          group by bucket) as merged),
      total = f.total + excluded.total`.execute(db)
}

export interface Figure {
  series: string
  label: string
  point: number
  values: Histogram
  /** The sum of all values. */
  total: number
}

/** The values of some series in each range, by label. @param labels null for every label but '' */
export async function readFigures(
  db: ReadDb,
  series: readonly string[],
  labels: readonly string[] | null,
  ranges: readonly Range[],
): Promise<Figure[]> {
  const wanted = labels ? sql`f.label = any(${labels})` : sql`f.label <> ''`
  const { rows } = await sql<Omit<Figure, 'values'> & { values: Record<string, number> }>`
    with hit as materialized (
      select f.series, f.label, r.point, f.buckets, f.counts, f.total
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
        as r(point integer, grain text, "from" timestamp, "to" timestamp)
      -- "offset 0" keeps the ranges apart: each is a look-up in an index. Joined, the whole table would be read.
      cross join lateral (
        select * from performance_figure f
        where f.series = any(${series}) and ${wanted}
          and f.grain = r.grain and f.at >= r."from" and f.at < r."to" offset 0) as f),
    counted as (
      select series, label, point, bucket, sum(count) as count
      from hit cross join unnest(buckets, counts) as one(bucket, count) group by 1, 2, 3, 4),
    merged as (
      select series, label, point, jsonb_object_agg(bucket, count) as values from counted group by 1, 2, 3),
    summed as (select series, label, point, sum(total) as total from hit group by 1, 2, 3)
    select * from merged join summed using (series, label, point)`.execute(db)
  return rows.map(({ values, ...row }) => ({
    ...row,
    values: new Map(Object.entries(values).map(([bucket, count]) => [Number(bucket), count])),
  }))
}

/** Removes rows of a grain that begin before a moment of Vienna's clock. */
export async function removeFigures(db: Db, grain: Grain, before: string): Promise<void> {
  await db
    .deleteFrom('performance_figure')
    .where('grain', '=', grain)
    .where('at', '<', sql<Date>`${before}::timestamp`)
    .execute()
}

/** The size of the database in bytes, its connections, and the jobs that are due and wait. */
export async function readDatabaseState(db: ReadDb): Promise<{ bytes: number; connections: number; waiting: number }> {
  const { rows } = await sql<{ bytes: number; connections: number; waiting: number }>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      (select count(*) from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting`.execute(
    db,
  )
  return rows[0] ?? { bytes: 0, connections: 0, waiting: 0 }
}

/** When the last run of an import has ended, in seconds since 1970; 0 before the first. */
export async function findLastImport(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from finished_at)::float8 as at from import_run
    where state = 'done' order by started_at desc nulls last, id desc limit 1`.execute(db)
  return rows[0]?.at ?? 0
}

/** When the last copy to BACKUP_TO has ended, in seconds since 1970; 0 before the first. */
export async function findLastBackup(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select extract(epoch from max(completed_on))::float8 as at from pgboss.job
    where name in ('backup.base', 'backup.ship') and state = 'completed'`.execute(db)
  return rows[0]?.at ?? 0
}

/** Messages that were due an hour ago and are not sent. */
export async function countOverdue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from delivery
    where status in ('queued', 'sending') and created_at < ${new Date(now.getTime() - 3_600_000)}`.execute(db)
  return rows[0]?.count ?? 0
}
