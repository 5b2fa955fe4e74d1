import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Resolves when the database answers. @throws the reason when it does not */
export async function ask(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
