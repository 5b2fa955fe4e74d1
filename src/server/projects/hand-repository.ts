import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../ctx.ts'
import type { Project } from '../db/types.generated.ts'
import type { MediaRow } from '../media/picture.ts'

/** The stored file of a project's own title picture. */
export const OWN_PICTURE = sql<MediaRow | null>`(select to_json(m) from media m where m.hash = j.own_bild_hash)`.as(
  'own_bild',
)

const rows = (db: Db) =>
  db
    .selectFrom('project as j')
    .select(['j.id', 'j.company_id', 'j.titel', 'j.status', 'j.fertigstellung', 'j.strasse', 'j.plz', 'j.ort'])
    .select([
      'j.beschreibung',
      'j.land',
      'j.hand',
      'j.by_hand',
      'j.updated_at',
      'j.deleted_at',
      'j.own_bild_hash',
      'j.own_bild_alt',
    ])
    .select(OWN_PICTURE)

/** What an edit of a project reads. */
export type EditedProject = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const findEdited = (db: Db, id: number): Promise<EditedProject | undefined> =>
  rows(db).where('j.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockEdited = (db: Db, id: number): Promise<EditedProject | undefined> =>
  rows(db).where('j.id', '=', id).forUpdate().executeTakeFirst()

export async function updateProject(db: Db, id: number, values: Updateable<Project>): Promise<void> {
  await db.updateTable('project').set(values).where('id', '=', id).execute()
}

export async function insertProject(db: Db, row: Insertable<Project>): Promise<number> {
  const { id } = await db.insertInto('project').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The projects of a company that have not ended, by name. */
export const findProjectNames = async (db: Db, companyId: number): Promise<{ id: number; name: string }[]> => {
  const found = await db
    .selectFrom('project')
    .select(['id', 'titel'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('titel')
    .orderBy('id')
    .limit(500)
    .execute()
  return found.map(({ id, titel }) => ({ id, name: titel }))
}
