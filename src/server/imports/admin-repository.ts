import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { lineQuery, runQuery } from '../../domain/imports/admin-schemas.ts'
import type { Note } from '../../domain/imports/feed.ts'
import type { Db, ReadDb } from '../ctx.ts'
import { contains, endOf, startOf } from '../db/conditions.ts'
import { pageOf } from '../db/page.ts'
import { isUnfetched } from '../db/unfetched.ts'
import { actualState, type RunState } from './repository.ts'

/** The code of the note of a file `m` that could not be fetched, as `fileNote` makes it. */
const UNFETCHED_CODE = sql<string>`'media_' || split_part(m.error, ' ', 1)`

const runs = (db: Db) =>
  db
    .selectFrom('import_run as r')
    .leftJoin('import_source as s', 's.id', 'r.source_id')
    .select(['r.id', 'r.source_id', 's.key', 'r.file_name', 'r.modus', 'r.started_at', 'r.finished_at'])
    .select(['r.counts', 'r.total', 'r.message', 'r.rolled_back_at'])
    .select(actualState('r').as('state'))

export type AdminRunRow = NonNullable<Awaited<ReturnType<typeof findAdminRun>>>

export const findAdminRun = (db: Db, id: number) => runs(db).where('r.id', '=', id).executeTakeFirst()

/** @param sourceIds null: of all sources */
export function findRunPage(
  db: Db,
  sourceIds: readonly number[] | null,
  { q, source, from, until, state, ...query }: z.output<typeof runQuery>,
) {
  const at = sql.ref<Date>('r.started_at')
  const rows = runs(db)
    .$if(sourceIds !== null, (select) => select.where('r.source_id', 'in', [0, ...(sourceIds ?? [])]))
    .$if(source !== undefined, (select) => select.where('r.source_id', '=', source as number))
    // A run whose process was killed is still noted as running.
    .$if(state === 'interrupted', (select) => select.where('r.state', 'in', ['interrupted', 'running']))
    .$if(state !== undefined && state !== 'interrupted', (select) => select.where('r.state', '=', state as RunState))
    .$if(state === 'interrupted' || state === 'running', (select) =>
      select.where(actualState('r'), '=', state as RunState),
    )
    .$if(from !== undefined, (select) => select.where(at, '>=', startOf(from as string)))
    .$if(until !== undefined, (select) => select.where(at, '<', endOf(until as string)))
    .$if(Boolean(q), (select) => select.where(contains('r.file_name', q as string)))
  const newestFirst = { ...query, sort: query.sort ?? '-started_at' }
  return pageOf(db, newestFirst, rows, { sorts: { started_at: at }, id: sql.ref('r.id') })
}

export function findLinePage(
  db: ReadDb,
  runId: number,
  { q, level, code, outcome, lang: _lang, ...query }: z.output<typeof lineQuery>,
) {
  const has = (note: Partial<Note>) => sql<SqlBool>`notes @> ${JSON.stringify([note])}::jsonb`
  const hasUnfetched = sql<SqlBool>`exists (select from property_media m
    where m.property_id = import_line.property_id and ${isUnfetched(runId)}
      and ${level ?? 'warning'}::text = 'warning' and ${code ?? UNFETCHED_CODE}::text = ${UNFETCHED_CODE})`
  const rows = db
    .selectFrom('import_line')
    .select(['nr', 'property_id', 'objekt', 'outcome', 'taken', 'notes'])
    .where('run_id', '=', runId)
    .$if(outcome !== undefined, (select) => select.where('outcome', '=', outcome as string))
    .$if(Boolean(q), (select) => select.where(contains('objekt', q as string)))
    .$if(Boolean(level || code), (select) =>
      select.where((eb) => eb.or([has({ ...(level && { level }), ...(code && { code }) }), hasUnfetched])),
    )
  return pageOf(db, query, rows, { sorts: { nr: sql.ref('nr') }, id: sql.ref('nr') })
}

export interface NoteCount {
  level: Note['level']
  code: string
  example: Note
  count: number
}

/** The most frequent notes of a run, with those of pictures that could not be fetched, errors first. */
export async function countNotes(db: ReadDb, runId: number, limit: number): Promise<NoteCount[]> {
  const { rows } = await sql<NoteCount>`
    with each as (
      select note from import_line, jsonb_array_elements(notes) note where run_id = ${runId}
      union all
      select jsonb_build_object('level', 'warning', 'path', 'anhaenge/anhang', 'code', ${UNFETCHED_CODE}, 'params',
        jsonb_build_object('file', m.pfad, 'status', split_part(m.error, ' ', 2)))
      from import_line l join property_media m on m.property_id = l.property_id
      where l.run_id = ${runId} and ${isUnfetched(runId)}
    )
    select note ->> 'level' as level, note ->> 'code' as code, min(note::text)::jsonb as example, count(*) as count
    from each group by 1, 2
    order by array_position(array['error', 'warning', 'info'], note ->> 'level'), count(*) desc, 2
    limit ${limit}`.execute(db)
  return rows
}

/** Outcomes of lines that stand for no object in the file. */
const WITHOUT_OBJECT = ['missing', 'held', 'project', 'note']

/**
 * Which object of the file a line is about: its label, and how many objects with this label come before it.
 * @returns null when there is no such line, 'absent' when it is about no object of the file
 */
export async function findPlaceInFile(
  db: ReadDb,
  runId: number,
  nr: number,
): Promise<{ label: string; before: number } | 'absent' | null> {
  const line = await db
    .selectFrom('import_line')
    .select(['objekt', 'outcome'])
    .where('run_id', '=', runId)
    .where('nr', '=', nr)
    .executeTakeFirst()
  if (!line) return null
  if (WITHOUT_OBJECT.includes(line.outcome)) return 'absent'
  const { count } = await db
    .selectFrom('import_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .where('objekt', '=', line.objekt)
    .where('outcome', 'not in', WITHOUT_OBJECT)
    .where('nr', '<', nr)
    .executeTakeFirstOrThrow()
  return { label: line.objekt, before: count }
}
