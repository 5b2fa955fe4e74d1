import { sql } from 'kysely'
import type { Note } from '../../domain/imports/feed.ts'
import type { Db } from '../ctx.ts'

export interface SourceRow {
  id: number
  key: string
  name: string
  voll_deletes: boolean
  max_deletion_share: number
  modus: 'VOLL' | 'TEIL' | null
  encoding: string | null
}

/** Finds or creates the source with that key. */
export async function ensureSource(db: Db, key: string): Promise<SourceRow> {
  const find = () =>
    db
      .selectFrom('import_source')
      .select(['id', 'key', 'name', 'voll_deletes', 'max_deletion_share', 'modus', 'encoding'])
      .where('key', '=', key)
      .executeTakeFirst()
  const found = await find()
  if (found) return { ...found, max_deletion_share: Number(found.max_deletion_share) } as SourceRow
  await db
    .insertInto('import_source')
    .values({ key, name: key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`The import source ${key} could not be made.`)
  return { ...made, max_deletion_share: Number(made.max_deletion_share) } as SourceRow
}

/** Allows one import per source at a time. The lock belongs to the connection, so a killed process releases it. */
export async function tryLockSource(db: Db, sourceId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(716302, ${sourceId}::int) as held`.execute(
    db,
  )
  return rows[0]?.held === true
}

export async function unlockSource(db: Db, sourceId: number): Promise<void> {
  await sql`select pg_advisory_unlock(716302, ${sourceId}::int)`.execute(db)
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
  run: { source_id: number; file_name: string; file_sha256: string | null; started_at: Date },
): Promise<number> {
  const row = await db
    .insertInto('import_run')
    .values({ ...run, state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number((row as { id: number }).id)
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

export async function insertLine(db: Db, runId: number, line: LineRow): Promise<void> {
  const notes = JSON.stringify(line.notes, (_name, value) => (typeof value === 'string' ? storable(value) : value))
  await db
    .insertInto('import_line')
    .values({ ...line, run_id: runId, objekt: storable(line.objekt), notes })
    .execute()
}

/** The report must name even an object whose text PostgreSQL refuses, so it removes NUL and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Deletes the lines of old runs and keeps their counts. */
export async function pruneLines(db: Db, sourceId: number, keepRuns: number): Promise<void> {
  await sql`
    delete from import_line where run_id in (
      select id from import_run where source_id = ${sourceId} order by id desc offset ${keepRuns})`.execute(db)
}

export interface RunRow {
  id: number
  source: string
  file_name: string
  modus: string | null
  state: RunState
  started_at: Date
  finished_at: Date | null
  counts: Record<string, number>
  message: string | null
}

const runs = (db: Db) =>
  db
    .selectFrom('import_run')
    .innerJoin('import_source', 'import_source.id', 'import_run.source_id')
    .select([
      'import_run.id',
      'import_source.key as source',
      'file_name',
      'import_run.modus',
      'state',
      'started_at',
      'finished_at',
      'counts',
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

/** @param notable when given, the maximum number of lines, and only lines with something to report */
export async function findLines(db: Db, runId: number, notable?: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('import_line')
    .select(['nr', 'property_id', 'objekt', 'outcome', 'taken', 'notes'])
    .where('run_id', '=', runId)
    .$if(notable !== undefined, (query) =>
      query
        .where(
          sql<boolean>`(outcome not in ('created', 'changed', 'stored', 'unchanged', 'project', 'note', 'replaced')
            or notes @> '[{"level": "warning"}]' or notes @> '[{"level": "error"}]')`,
        )
        .limit(notable as number),
    )
    .orderBy('nr')
    .execute()
  return rows
}
