import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Project } from '../db/types.generated.ts'

type Address = Pick<
  Selectable<Project>,
  'titel' | 'beschreibung' | 'titel_translations' | 'beschreibung_translations' | 'strasse' | 'plz' | 'ort'
>

/** A project that has the address of its units. */
export type FollowingProject = Address &
  Pick<Selectable<Project>, 'id' | 'bundesland' | 'land' | 'hand' | 'deleted_at' | 'updated_at'>

/** Locked, so that of two units that are written at once the later one sees both; null for one with an address of its own. */
export const lockFollowing = (db: Db, id: number): Promise<FollowingProject | undefined> =>
  db
    .selectFrom('project')
    .select(['id', 'titel', 'beschreibung', 'titel_translations', 'beschreibung_translations', 'strasse', 'plz', 'ort'])
    .select(['bundesland', 'land', 'hand', 'deleted_at', 'updated_at'])
    .where('id', '=', id)
    .where('eigenstaendig', '=', false)
    .where('by_hand', '=', false)
    // Writers of units hold the key of the project, which this lock leaves them.
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The addresses of a project's units, the oldest first. A draft releases none. */
export const findUnitAddresses = (db: Db, projectId: number) =>
  db
    .selectFrom('property')
    .select(['strasse', 'hausnummer', 'plz', 'ort', 'ortsteil', 'objektart', 'lat', 'lng'])
    .select(sql<boolean>`adresse_freigegeben and not (by_hand and status = 'unlisted')`.as('is_released'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

export type UnitAddress = Awaited<ReturnType<typeof findUnitAddresses>>[number]

export async function writeFollowing(db: Db, id: number, values: Updateable<Project>): Promise<void> {
  await db.updateTable('project').set(values).where('id', '=', id).execute()
}

/** Ids after `after` of the projects that have the address of their units. */
export const findFollowing = async (db: Db, after: number, limit: number): Promise<number[]> => {
  const query = db.selectFrom('project').select('id').where('id', '>', after).where('eigenstaendig', '=', false)
  const rows = await query.where('by_hand', '=', false).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
