import { sql } from 'kysely'
import type { FieldChange } from '../../domain/imports/rollback.ts'
import type { Db, ReadDb } from '../ctx.ts'
import type { Below } from '../properties/lay-again.ts'

/** Keeps these homes as they are before the run changes them; what it kept first stays. */
export async function keepBefore(db: Db, runId: number, propertyIds: readonly number[]): Promise<void> {
  await sql`
    insert into import_before (run_id, property_id, property, media, below)
    select ${runId}, p.id, to_jsonb(p),
      (select jsonb_agg(to_jsonb(m) order by m.position) from property_media m
        where m.property_id = p.id and m.uploaded_at is null),
      jsonb_build_object(
        'fields', coalesce((select jsonb_object_agg(h.field, h.feed_value) from property_hand h
          where h.property_id = p.id), '{}'),
        'state', (select jsonb_build_object('status', s.feed_status, 'status_ab_aktiv_von', s.feed_later)
          from hand_state s where s.property_id = p.id))
    from property p where p.id = any(${[...propertyIds]}::bigint[])
    on conflict do nothing`.execute(db)
}

/** Forgets what older runs of the source found. */
export async function pruneBefore(db: Db, sourceId: number, keepRuns: number): Promise<void> {
  await sql`
    delete from import_before where run_id in (
      select id from import_run where source_id = ${sourceId} order by id desc offset ${keepRuns})`.execute(db)
}

export interface BeforeRow {
  property_id: number
  /** The run created the home. */
  created: boolean
  /** A later run changed it as well, and that was not taken back. */
  overtaken: boolean
}

const overtaken = sql<boolean>`exists (select from import_before later
  where later.property_id = b.property_id and later.run_id > b.run_id)`

/** The homes that the run can give back, without those that it gave back already. */
export async function findBefore(db: ReadDb, runId: number): Promise<BeforeRow[]> {
  const { rows } = await sql<BeforeRow>`
    select property_id, property is null as created, ${overtaken} as overtaken
    from import_before b where run_id = ${runId} order by property_id`.execute(db)
  return rows
}

/** Whether the run can be taken back: it changed a home that no later run holds. */
export async function isReversible(db: ReadDb, runId: number): Promise<boolean> {
  const { rows } = await sql`
    select from import_before b where b.run_id = ${runId} and not ${overtaken} limit 1`.execute(db)
  return rows.length > 0
}

/** Columns that say who a home is, not how it is offered: they stay. */
const KEPT = ['id', 'company_id', 'external_id', 'by_hand', 'last_seen_at', 'seen_run_id']

/** The columns of `property` that taking a run back restores. */
export async function findRestored(db: ReadDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'property' and is_generated = 'NEVER'
      and column_name <> all(${KEPT}::text[])`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Gives a home the columns and the feed's pictures that it had before the run.
 * @param restored the columns (findRestored)
 * @returns what the feed had said below the hands of that time
 */
export async function restoreBefore(
  db: Db,
  { runId, propertyId, restored }: { runId: number; propertyId: number; restored: readonly string[] },
  at: Date,
): Promise<Below> {
  const columns = sql.join(restored.map((name) => sql.ref(name)))
  const olds = sql.join(restored.map((name) => sql.ref(`old.${name}`)))
  await sql`
    update property set (${columns}) = (
      select ${olds} from import_before b, jsonb_populate_record(null::property, b.property) old
      where b.run_id = ${runId} and b.property_id = ${propertyId})
    where id = ${propertyId}`.execute(db)
  await sql`update property set updated_at = ${at} where id = ${propertyId}`.execute(db)
  await sql`delete from property_media where property_id = ${propertyId} and uploaded_at is null`.execute(db)
  await sql`
    insert into property_media overriding system value
    select m.* from import_before b, jsonb_populate_recordset(null::property_media, b.media) m
    where b.run_id = ${runId} and b.property_id = ${propertyId} and b.media is not null`.execute(db)
  const { rows } = await sql<{ below: Below }>`
    select below from import_before where run_id = ${runId} and property_id = ${propertyId}`.execute(db)
  return rows[0]?.below ?? { fields: {}, state: null }
}

/** Homes that are as before the run: it no longer keeps runs before it from being taken back. */
export async function forgetBefore(db: Db, runId: number, propertyIds: readonly number[]): Promise<void> {
  await sql`
    delete from import_before
    where run_id = ${runId} and property_id = any(${[...propertyIds]}::bigint[])`.execute(db)
}

/** Locks a home. @returns the project that it is a unit of now; a deleted home is none */
export async function lockUnit(db: Db, propertyId: number): Promise<number | null> {
  const row = await db
    .selectFrom('property')
    .select(sql<number | null>`case when deleted_at is null then project_id end`.as('project_id'))
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst()
  return row?.project_id ?? null
}

/** Removes the prices that a run brought; those that hands have set since then stay. */
export async function forgetPrices(
  db: Db,
  propertyId: number,
  { started_at, finished_at }: { started_at: Date; finished_at: Date | null },
): Promise<void> {
  await db
    .deleteFrom('price_history')
    .where('property_id', '=', propertyId)
    .where('at', '>=', started_at)
    .$if(finished_at !== null, (query) => query.where('at', '<=', finished_at as Date))
    .execute()
}

export async function markRolledBack(db: Db, runId: number, at: Date): Promise<void> {
  await db.updateTable('import_run').set({ rolled_back_at: at }).where('id', '=', runId).execute()
}

const changesOf = (runId: number) => sql`
    from import_before b join property p on p.id = b.property_id, jsonb_each(b.property) as field (name, value)
    where b.run_id = ${runId} and field.value is distinct from to_jsonb(p) -> field.name
      and field.name <> all(${['updated_at', 'last_seen_at', 'seen_run_id', 'content_hash', 'import_source_id', 'title_slug', 'agent_id', 'stand_vom', 'sent_position', 'texts_with_street']}::text[])`

/** Fields of homes that the run changed, by their columns; without what only the database needs. */
export async function findChanges(db: ReadDb, runId: number, limit: number): Promise<FieldChange[]> {
  const { rows } = await sql<FieldChange>`
    select coalesce(p.objektnr_extern, p.external_id) as objekt, field.name as field, field.value as before,
      to_jsonb(p) -> field.name as after,
      json_build_object('before', b.property ->> 'waehrung', 'after', p.waehrung) as waehrung
    ${changesOf(runId)} order by p.id, field.name limit ${limit}`.execute(db)
  return rows
}

export async function countChanges(db: ReadDb, runId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${changesOf(runId)}`.execute(db)
  return Number(rows[0]?.count)
}
