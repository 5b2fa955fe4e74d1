import { sql } from 'kysely'
import type { Note } from '../../domain/imports/feed.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { storable } from '../db/storable.ts'
import { isUnfetched } from '../db/unfetched.ts'

/** Number of the advisory locks of sources. */
const LOCK = 716_302

/**
 * Allows one import per source at a time. The lock belongs to the connection, so a killed process releases it; in a
 * transaction (a dry run) it ends with that.
 */
export async function tryLockSource(db: Db, sourceId: number): Promise<boolean> {
  const lock = sql.raw(db.isTransaction ? 'pg_try_advisory_xact_lock' : 'pg_try_advisory_lock')
  const { rows } = await sql<{ held: boolean }>`select ${lock}(${LOCK}::int, ${sourceId}::int) as held`.execute(db)
  return rows[0]?.held === true
}

export async function unlockSource(db: Db, sourceId: number): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK}::int, ${sourceId}::int)`.execute(db)
}

export async function markInterrupted(db: Db, sourceId: number, at: Date): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'interrupted', finished_at: at })
    .where('source_id', '=', sourceId)
    .where('state', '=', 'running')
    .execute()
}

export async function insertRun(
  db: Db,
  run: { source_id: number | null; file_name: string; file_sha256: string | null; started_at: Date },
): Promise<number> {
  const row = await db
    .insertInto('import_run')
    .values({ ...run, state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number((row as { id: number }).id)
}

/** Notes how far a run is, for those who look at it. */
export async function noteProgress(
  db: Db,
  id: number,
  { total, counts }: { total: number; counts: Readonly<Record<string, number>> },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ total, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}

export type RunState = 'running' | 'done' | 'refused' | 'failed' | 'interrupted'

export async function finishRun(
  db: Db,
  id: number,
  run: {
    state: RunState
    modus: string | null
    finished_at: Date
    counts: Record<string, number>
    message: string | null
  },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ ...run, counts: JSON.stringify(run.counts) })
    .where('id', '=', id)
    .execute()
}

export interface LineRow {
  nr: number
  property_id: number | null
  objekt: string
  outcome: string
  taken: string[]
  notes: Note[]
}

/** @param created the home of the line is new: taking the run back withdraws it (before-repository.ts) */
export async function insertLine(db: Db, runId: number, line: LineRow, created?: boolean): Promise<void> {
  // The report must name even an object whose text PostgreSQL refuses.
  const notes = JSON.stringify(line.notes, (_name, value) => (typeof value === 'string' ? storable(value) : value))
  const row = { ...line, run_id: runId, objekt: storable(line.objekt), notes }
  const { property_id } = line
  if (!created || property_id === null) {
    await db.insertInto('import_line').values(row).execute()
    return
  }
  // One statement: an import waits for each one.
  await db
    .with('created', (query) =>
      query
        .insertInto('import_before')
        .values({ run_id: runId, property_id, property: null, media: null })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('import_line')
    .values(row)
    .execute()
}

/** Deletes the lines of old runs and keeps their counts. */
export async function pruneLines(db: Db, sourceId: number, keepRuns: number): Promise<void> {
  await sql`
    delete from import_line where run_id in (
      select id from import_run where source_id = ${sourceId} order by id desc offset ${keepRuns})`.execute(db)
}

export interface RunRow {
  id: number
  /** Key of its source; null when the file named no sender. */
  source: string | null
  file_name: string
  modus: string | null
  state: RunState
  started_at: Date
  finished_at: Date | null
  counts: Record<string, number>
  /** Objects in the file; null until it was read for the first time. */
  total: number | null
  message: string | null
}

/** The state of a run: the process of a killed one no longer holds the lock of its source. @param run its table */
export const actualState = (run: 'import_run' | 'r') => sql<RunState>`case
  when ${sql.ref(`${run}.state`)} = 'running' and not exists (
    select from pg_locks held
    where held.locktype = 'advisory' and held.granted and held.classid = ${sql.lit(LOCK)}
      and held.objid = ${sql.ref(`${run}.source_id`)}
      and held.database = (select oid from pg_database where datname = current_database())
  ) then 'interrupted' else ${sql.ref(`${run}.state`)} end`

const runs = (db: Db) =>
  db
    .selectFrom('import_run')
    .leftJoin('import_source', 'import_source.id', 'import_run.source_id')
    .select([
      'import_run.id',
      'import_source.key as source',
      'file_name',
      'import_run.modus',
      actualState('import_run').as('state'),
      'started_at',
      'finished_at',
      'counts',
      'total',
      'message',
    ])

/** Newest first. */
export async function findRuns(db: Db, limit: number): Promise<RunRow[]> {
  return await runs(db).orderBy('import_run.id', 'desc').limit(limit).execute()
}

export async function findRun(db: Db, id: number): Promise<RunRow | null> {
  const row = await runs(db).where('import_run.id', '=', id).executeTakeFirst()
  return row ?? null
}

/** That a line of the run has something to report. */
const isNotable = (
  runId: number,
) => sql<boolean>`(outcome not in ('created', 'changed', 'stored', 'unchanged', 'project', 'note', 'replaced')
  or notes @> '[{"level": "warning"}]' or notes @> '[{"level": "error"}]' or exists (select from property_media m
    where m.property_id = import_line.property_id and ${isUnfetched(runId)}))`

/** Outcomes of objects that a run adds, changes or withdraws: the rarer ones first. */
const CHANGING = ['held', 'missing', 'deleted', 'returned', 'changed', 'stored', 'created']

/** @param notable when given, the maximum number of lines, and only lines with something to report */
export async function findLines(db: ReadDb, runId: number, notable?: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('import_line')
    .select(['nr', 'property_id', 'objekt', 'outcome', 'taken', 'notes'])
    .where('run_id', '=', runId)
    .$if(notable !== undefined, (query) => query.where(isNotable(runId)).limit(notable as number))
    .orderBy('nr')
    .execute()
  return rows
}

/** Lines of objects that a run adds, changes or withdraws: the rarer outcomes first. */
export async function findChanging(db: ReadDb, runId: number, limit: number): Promise<LineRow[]> {
  return db
    .selectFrom('import_line')
    .select(['nr', 'property_id', 'objekt', 'outcome', 'taken', 'notes'])
    .where('run_id', '=', runId)
    .where('outcome', 'in', CHANGING)
    .orderBy(sql`array_position(${CHANGING}::text[], outcome)`)
    .orderBy('nr')
    .limit(limit)
    .execute()
}

/** How many lines of a run have something to report, and how many objects it adds, changes or withdraws. */
export async function countLines(db: ReadDb, runId: number): Promise<{ lines: number; objects: number }> {
  const { rows } = await sql<{ lines: number; objects: number }>`
    select count(*) filter (where ${isNotable(runId)}) as lines,
      count(*) filter (where outcome = any(${CHANGING}::text[])) as objects
    from import_line where run_id = ${runId}`.execute(db)
  return { lines: Number(rows[0]?.lines), objects: Number(rows[0]?.objects) }
}

/** Refreshes PostgreSQL's statistics of what an import writes; a plan made before is made anew. */
export async function analyzeHomes(db: Db): Promise<void> {
  await sql`analyze property, property_search, property_media, price_history`.execute(db)
}
