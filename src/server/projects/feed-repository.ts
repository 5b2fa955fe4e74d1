import { sql } from 'kysely'
import { PROJECT_FIELDS } from '../../domain/listings/project-hand.ts'
import type { Db, ReadDb } from '../ctx.ts'

export interface ProjectTexts {
  titel: string
  title_slug: string
  status?: string
  beschreibung: string | null
  titel_translations: Record<string, string>
  beschreibung_translations: Record<string, string>
  strasse: string | null
  plz: string | null
  ort: string | null
  bundesland: string | null
  /** ISO 3166 alpha-3; null when unknown. */
  land: string | null
  lat: number | null
  lng: number | null
  fertigstellung?: string | null
  daten?: object
  eigenstaendig?: boolean
}

export interface ProjectRow {
  id: number
  /** As the feed said it last; a hand may have set another one. */
  titel: string
  eigenstaendig: boolean
  deleted_at: Date | null
}

export async function findProject(db: ReadDb, companyId: number, gruppenKennung: string): Promise<ProjectRow | null> {
  const row = await db
    .selectFrom('project')
    .select(['id', 'eigenstaendig', 'deleted_at'])
    .select(sql<string>`coalesce(hand ->> 'titel', titel)`.as('titel'))
    .where('company_id', '=', companyId)
    .where('gruppen_kennung', '=', gruppenKennung)
    .executeTakeFirst()
  return row ?? null
}

/** Columns that stay as they are when a hand has set one of the fields. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PROJECT_FIELDS.map((field) => [field, [field]])),
  title_slug: ['titel'],
  bundesland: ['plz', 'ort'],
  land: ['plz', 'ort'],
  lat: ['plz', 'ort'],
  lng: ['plz', 'ort'],
}

/** The values of a feed for a project that exists: what a hand has set stays, and the feed's value is noted below. */
function belowHands(row: Readonly<Record<string, unknown>>) {
  const columns = Object.entries(row).flatMap(([name, value]) => {
    if (value === undefined) return []
    const fields = KEPT[name]
    const sent = sql.ref(`excluded.${name}`)
    if (!fields) return [[name, sent] as const]
    const kept = sql`case when project.hand ?| ${fields}::text[] then ${sql.ref(`project.${name}`)} else ${sent} end`
    return [[name, kept] as const]
  })
  const said = Object.fromEntries(
    PROJECT_FIELDS.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])),
  )
  const noted = sql<string>`project.hand || coalesce((
    select jsonb_object_agg(said.key, said.value) from jsonb_each(${JSON.stringify(said)}::jsonb) as said
    where project.hand ? said.key), '{}')`
  return { ...Object.fromEntries(columns), hand: noted }
}

/** Creates the project or overwrites the given values; an ended project becomes active again. */
export async function upsertProject(
  db: Db,
  companyId: number,
  gruppenKennung: string,
  texts: Partial<ProjectTexts> & { titel: string; title_slug: string },
  at: Date,
): Promise<number> {
  const { titel_translations, beschreibung_translations, daten, ...columns } = texts
  const row = {
    ...columns,
    ...(titel_translations && { titel_translations: JSON.stringify(titel_translations) }),
    ...(beschreibung_translations && { beschreibung_translations: JSON.stringify(beschreibung_translations) }),
    ...(daten && { daten: JSON.stringify(daten) }),
  }
  const made = await db
    .insertInto('project')
    .values({
      ...row,
      company_id: companyId,
      gruppen_kennung: gruppenKennung,
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'gruppen_kennung'])
        .doUpdateSet({ ...belowHands(row), last_seen_at: at, deleted_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A project of a feed that has units again is active again; one made by hand ends only by a hand. */
export async function resumeProject(db: Db, id: number): Promise<void> {
  await db
    .updateTable('project')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('by_hand', '=', false)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Ends those of the projects that exist only through their units and have none left. */
export async function endWithoutUnits(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update project set deleted_at = ${at}
    where id = any(${ids}::bigint[]) and not eigenstaendig and deleted_at is null
      and not exists (select from property p where p.project_id = project.id and p.deleted_at is null)`.execute(db)
}

/**
 * Projects of a company that stand in no delivery by themselves any more: from now on they exist only through their units.
 * @param sourceId only those that this source has named last; null: of every feed
 */
export async function leaveToUnits(
  db: Db,
  companyId: number,
  sourceId: number | null,
  before: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update project set eigenstaendig = false
    where company_id = ${companyId} and eigenstaendig and not by_hand and last_seen_at < ${before}
      and (${sourceId}::bigint is null or exists (select from import_run r
        where r.source_id = ${sourceId}::bigint and r.started_at = project.last_seen_at))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ends projects of the source's companies that were sent only in the run of that moment, and have no units. */
export async function endMadeAt(db: Db, sourceId: number, began: Date, at: Date): Promise<void> {
  await sql`
    update project set deleted_at = ${at}
    where company_id in (select company_id from import_source_company where source_id = ${sourceId})
      and not by_hand and first_seen_at = ${began} and last_seen_at = ${began} and deleted_at is null
      and not exists (select from property p where p.project_id = project.id and p.deleted_at is null)`.execute(db)
}
