import { sql } from 'kysely'
import type { ReadDb } from './db.ts'

/** Resolves when the database answers. @throws the reason when it does not */
export async function ask(db: ReadDb): Promise<void> {
  await sql`select 1`.execute(db)
}
