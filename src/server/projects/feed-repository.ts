import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

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
  titel: string
  eigenstaendig: boolean
  deleted_at: Date | null
}

export async function findProject(db: Db, companyId: number, gruppenKennung: string): Promise<ProjectRow | null> {
  const row = await db
    .selectFrom('project')
    .select(['id', 'titel', 'eigenstaendig', 'deleted_at'])
    .where('company_id', '=', companyId)
    .where('gruppen_kennung', '=', gruppenKennung)
    .executeTakeFirst()
  return row ?? null
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
      conflict.columns(['company_id', 'gruppen_kennung']).doUpdateSet({ ...row, last_seen_at: at, deleted_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Ends those of the projects that exist only through their units and have none left. */
export async function endWithoutUnits(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update project set deleted_at = ${at}
    where id = any(${ids}::bigint[]) and not eigenstaendig and deleted_at is null
      and not exists (select from property p where p.project_id = project.id and p.deleted_at is null)`.execute(db)
}
