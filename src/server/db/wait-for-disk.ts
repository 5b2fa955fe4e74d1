import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Whether commits of this connection wait until they are on the disk. */
export async function waitForDisk(db: Db, wait: 'on' | 'off' | 'default'): Promise<void> {
  await sql`set synchronous_commit = ${sql.raw(wait)}`.execute(db)
}
