import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '../../domain/admin/list.ts'
import {
  type deliveryQuery,
  type HEALTH,
  SILENT_DAYS,
  type SourceItem,
  type sourceQuery,
} from '../../domain/feeds/admin-schemas.ts'
import type { RUN_STATES } from '../../domain/feeds/schemas.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { contains, endOf, startOf } from '../db/conditions.ts'
import { isOwnSource } from '../db/own-source.ts'
import { pageOf } from '../db/page.ts'
import type { DeliveryRow } from './repository.ts'

export async function findOwnSources(db: ReadDb, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_source')
    .select('id')
    .where(isOwnSource(companyId, 'import_source.id'))
    .execute()
  return rows.map(({ id }) => id)
}

export interface SourceHealth {
  id: number
  key: string
  health: (typeof HEALTH)[number]
  run: { id: number; state: (typeof RUN_STATES)[number]; started_at: string } | null
  delivery: { id: number; way: DeliveryRow['way']; state: DeliveryRow['state']; received_at: string } | null
  last_at: Date | null
  pull_fault: string | null
}

/** Sources with their last delivery and run. @param companyId null: of all companies */
function selectSources(db: ReadDb, companyId: number | null, now: Date) {
  const rows = db
    .selectFrom('import_source as s')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('import_run')
          .select(['id', 'state', 'started_at'])
          .whereRef('source_id', '=', 's.id')
          .orderBy('started_at', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('feed_delivery')
          .select(['id', 'way', 'state', 'received_at'])
          .whereRef('source_id', '=', 's.id')
          .where('state', '<>', 'uploaded')
          .orderBy('id', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .$if(companyId !== null, (query) => query.where(isOwnSource(companyId as number, 's.id')))
    .select(['s.id', 's.key', 's.pull_fault', 's.created_at'])
    .select([
      sql<SourceHealth['health']>`${healthAt(now)}`.as('health'),
      sql<SourceHealth['run']>`case when r.id is not null then
        jsonb_build_object('id', r.id, 'state', r.state, 'started_at', r.started_at) end`.as('run'),
      sql<SourceHealth['delivery']>`case when d.id is not null then jsonb_build_object(
        'id', d.id, 'way', d.way, 'state', d.state, 'received_at', d.received_at) end`.as('delivery'),
      sql<Date | null>`greatest(r.started_at, d.received_at)`.as('last_at'),
    ])
  return rows
}

const healthAt = (now: Date): Expression<string> => sql<string>`case
  when not s.active then 'paused'
  when s.pull_fault is not null or d.state = 'failed' or r.state in ('failed', 'interrupted') then 'failing'
  when r.state = 'refused' then 'held'
  when coalesce(greatest(r.started_at, d.received_at), s.created_at)
    < ${now}::timestamptz - make_interval(days => ${SILENT_DAYS}) then 'silent'
  when r.id is null and d.id is null then 'new'
  else 'fine' end`

/** @param companyId null: of all companies */
export function findSourcePage(
  db: ReadDb,
  companyId: number | null,
  { q, health, ...query }: z.output<typeof sourceQuery>,
  now: Date,
): Promise<Page<SourceHealth>> {
  const rows = selectSources(db, companyId, now)
    .$if(health !== undefined, (select) => select.where(healthAt(now), '=', health as string))
    .$if(Boolean(q), (select) => select.where(contains('s.key', q as string)))
  const sorts = { key: sql.ref('s.key'), created_at: sql.ref('s.created_at') }
  return pageOf(db, query, rows, { sorts, id: sql.ref('s.id') })
}

/** @param companyId null: of all companies */
export const findSourceHealth = (db: ReadDb, companyId: number | null, id: number, now: Date) =>
  selectSources(db, companyId, now).where('s.id', '=', id).executeTakeFirst()

/** How many sources are in a state, and since when nothing came. @param companyId null: of all companies */
export async function countSources(
  db: ReadDb,
  companyId: number | null,
  health: SourceHealth['health'],
  now: Date,
): Promise<{ count: number; since: Date | null }> {
  const rows = selectSources(db, companyId, now).where(healthAt(now), '=', health)
  const counted = await sql<{ count: number; since: Date | null }>`
    select count(*) as count, min(coalesce(last_at, created_at)) as since from (${rows}) as found`.execute(db)
  return counted.rows[0] ?? { count: 0, since: null }
}

/** What a page of sources further tells, by the id of the source. */
export async function findSourceFigures(
  db: ReadDb,
  ids: readonly number[],
): Promise<Map<number, Pick<SourceItem, 'companies' | 'homes' | 'waiting' | 'failures'>>> {
  const { rows } = await sql<Pick<SourceItem, 'id' | 'companies' | 'homes' | 'waiting' | 'failures'>>`
    select s.id,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'firma', c.firma, 'slug', c.slug) order by c.firma)
        from import_source_company b join company c on c.id = b.company_id where b.source_id = s.id), '[]') as companies,
      (select count(*) from property p where p.import_source_id = s.id and p.deleted_at is null
        and p.status in ('active', 'reserved')) as homes,
      (select count(*) from feed_delivery d where d.source_id = s.id and d.state = 'waiting') as waiting,
      (select count(*) from import_run r where r.source_id = s.id and r.state in ('failed', 'refused', 'interrupted')
        and r.started_at > coalesce((select max(started_at) from import_run good
          where good.source_id = s.id and good.state = 'done'), '-infinity')) as failures
    from import_source s where s.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** Locks the settings of a source for a change. */
export const lockSettings = (db: Db, id: number) =>
  db.selectFrom('import_source').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findSettings = (db: ReadDb, id: number) =>
  db.selectFrom('import_source').selectAll().where('id', '=', id).executeTakeFirst()

/** @param sourceIds null: of all sources */
export function findDeliveryPage(
  db: ReadDb,
  sourceIds: readonly number[] | null,
  { q, source, from, until, state, way, ...query }: z.output<typeof deliveryQuery>,
) {
  const at = sql.ref<Date>('d.received_at')
  const rows = db
    .selectFrom('feed_delivery as d')
    .innerJoin('import_source as s', 's.id', 'd.source_id')
    .select(['d.id', 'd.source_id', 's.key', 'd.way', 'd.state', 'd.file_name', 'd.bytes', 'd.received_at'])
    .select(['d.finished_at', 'd.run_id', 'd.file_deleted'])
    .$if(sourceIds !== null, (select) => select.where('d.source_id', 'in', [0, ...(sourceIds ?? [])]))
    .$if(source !== undefined, (select) => select.where('d.source_id', '=', source as number))
    .$if(state !== undefined, (select) => select.where('d.state', '=', state as DeliveryRow['state']))
    .$if(way !== undefined, (select) => select.where('d.way', '=', way as DeliveryRow['way']))
    .$if(from !== undefined, (select) => select.where(at, '>=', startOf(from as string)))
    .$if(until !== undefined, (select) => select.where(at, '<', endOf(until as string)))
    .$if(Boolean(q), (select) => select.where(contains('d.file_name', q as string)))
  const newestFirst = { ...query, sort: query.sort ?? '-received_at' }
  return pageOf(db, newestFirst, rows, { sorts: { received_at: at }, id: sql.ref('d.id') })
}

export const findDeliveryById = (db: ReadDb, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('feed_delivery').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDelivery = (db: Db, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('feed_delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function countUploaded(db: ReadDb, sourceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('feed_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source_id', '=', sourceId)
    .where('state', '=', 'uploaded')
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteDelivery(db: Db, id: number): Promise<void> {
  await db.deleteFrom('feed_delivery').where('id', '=', id).execute()
}

/** Uploaded files that nobody has carried out since that time. */
export async function findForgotten(db: ReadDb, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('feed_delivery')
    .select('id')
    .where('state', '=', 'uploaded')
    .where('received_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** The delivery whose file a run has imported. */
export const findDeliveryOfRun = (db: ReadDb, runId: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('feed_delivery').selectAll().where('run_id', '=', runId).executeTakeFirst()

/** The only company of a source; null when it has none, or several. */
export async function findOwner(db: ReadDb, sourceId: number): Promise<number | null> {
  const rows = await db
    .selectFrom('import_source_company')
    .select('company_id')
    .where('source_id', '=', sourceId)
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.company_id ?? null) : null
}

/** Deletions of a run that wait for a confirmation, with the delivery that can be imported again. */
export interface Confirmable {
  delivery_id: number
  source_id: number
  held: number
}

/**
 * The held deletions of a run, as long as its file is kept and no later run has overtaken it.
 * @param lock for a change
 */
export async function findConfirmable(db: Db, runId: number, lock = false): Promise<Confirmable | null> {
  const row = await db
    .selectFrom('import_run as r')
    .innerJoin('feed_delivery as d', 'd.run_id', 'r.id')
    .select(['d.id as delivery_id', 'd.source_id', sql<number>`coalesce((r.counts ->> 'held')::int, 0)`.as('held')])
    .where('r.id', '=', runId)
    .where('r.state', '=', 'refused')
    .where('d.state', '=', 'done')
    .where('d.file_deleted', '=', false)
    .where(
      sql<SqlBool>`not exists (select from import_run later where later.source_id = r.source_id and later.id > r.id)`,
    )
    .$if(lock, (query) => query.forUpdate('d'))
    .executeTakeFirst()
  return row && row.held > 0 ? row : null
}
