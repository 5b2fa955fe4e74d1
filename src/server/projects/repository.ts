import { sql } from 'kysely'
import type { ReadDb } from '../ctx.ts'
import { OWN_PICTURE } from './hand-repository.ts'

/**
 * Active projects with the data of their published units, those with units first, then the newest.
 * @param query `inAnyState`: also those that visitors do not see
 */
export function findProjects(
  db: ReadDb,
  { limit, offset = 0, id, inAnyState = false }: { limit: number; offset?: number; id?: number; inAnyState?: boolean },
) {
  let query = db
    .selectFrom('project as j')
    .innerJoin('company as c', 'c.id', 'j.company_id')
    .leftJoin('property_search as s', 's.projekt', 'j.id')
    .leftJoin('property as h', 'h.id', 's.id')
    .select([
      'j.id',
      'j.titel',
      'j.titel_translations',
      'j.title_slug',
      'j.status',
      'j.ort',
      'j.bundesland',
      'j.land',
      'j.company_id',
      'c.firma',
      'j.beschreibung',
      'j.beschreibung_translations',
      'j.strasse',
      'j.plz',
      'j.fertigstellung',
      'j.daten',
      'j.own_bild_alt',
    ])
    .select(OWN_PICTURE)
    .select(({ fn }) => [
      fn.count<number>('s.id').as('einheiten_anzahl'),
      // The search converts other currencies; no sender states that price.
      fn.min<number | null>('s.preis_kauf').filterWhere('h.waehrung', '=', 'EUR').as('kauf_ab'),
      fn.min<number | null>('s.preis_miete').filterWhere('h.waehrung', '=', 'EUR').as('miete_ab'),
      fn.min('s.flaeche').as('flaeche_von'),
      fn.max('s.flaeche').as('flaeche_bis'),
    ])
    .select(
      sql<
        number[]
      >`coalesce(array_agg(s.id order by s.preis_kauf, s.preis_miete, s.id) filter (where s.id is not null), '{}')`.as(
        'unit_ids',
      ),
    )
    .groupBy(['j.id', 'c.firma'])
    .orderBy(sql`count(s.id) > 0`, 'desc')
    .orderBy('j.first_seen_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit)
    .offset(offset)
  if (!inAnyState) query = query.where('j.deleted_at', 'is', null).where('j.withheld_at', 'is', null)
  if (id !== undefined) query = query.where('j.id', '=', id)
  return query.execute()
}

export type ProjectRow = Awaited<ReturnType<typeof findProjects>>[number]

export const findOwnPicture = (db: ReadDb, id: number) =>
  db.selectFrom('project as j').select('j.own_bild_alt').select(OWN_PICTURE).where('j.id', '=', id).executeTakeFirst()

/** Active projects with the last change of a unit or, without units, their arrival; by id. */
export const findSitemapProjects = (db: ReadDb, limit: number): Promise<{ id: number; changed_at: Date }[]> =>
  db
    .selectFrom('project')
    .leftJoin('property', 'property.project_id', 'project.id')
    .select(['project.id', sql<Date>`coalesce(max(property.updated_at), project.first_seen_at)`.as('changed_at')])
    .where('project.deleted_at', 'is', null)
    .where('project.withheld_at', 'is', null)
    .groupBy('project.id')
    .orderBy('project.id')
    .limit(limit)
    .execute()
