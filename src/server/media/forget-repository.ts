import { sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'

export async function insertForgotten(db: Db, hashes: readonly string[]): Promise<void> {
  await db
    .insertInto('forgotten_media')
    .values(hashes.map((hash) => ({ hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findForgotten(db: ReadDb): Promise<string[]> {
  const rows = await db.selectFrom('forgotten_media').select('hash').orderBy('hash').execute()
  return rows.map(({ hash }) => hash)
}

/** The picture, locked until the transaction ends; undefined when a home, a project, a company or a person still has it. */
export const lockUnusedMedia = (db: Db, hash: string): Promise<{ widths: number[] } | undefined> =>
  db
    .selectFrom('media')
    .select('widths')
    .where('hash', '=', hash)
    .where(
      sql<boolean>`not exists (select from agent where foto_hash = ${hash} or own_foto_hash = ${hash})
        and not exists (select from company where logo_hash = ${hash} or own_logo_hash = ${hash})
        and not exists (select from project where own_bild_hash = ${hash})
        and not exists (select from property_media where media_hash = ${hash})
        and not exists (select from property_picture where hash = ${hash})`,
    )
    .forUpdate()
    .executeTakeFirst()

export async function deleteMedia(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('media').where('hash', '=', hash).execute()
}

export async function removeForgotten(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('forgotten_media').where('hash', '=', hash).execute()
}
