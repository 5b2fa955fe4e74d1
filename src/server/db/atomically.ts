import { sql } from 'kysely'
import type { Db } from '../ctx.ts'

/**
 * Runs `work` in its own transaction or, inside one (a dry run), below a savepoint. An exception rolls everything back.
 */
export async function atomically<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute(work)
  await sql`savepoint object`.execute(db)
  try {
    const result = await work(db)
    await sql`release savepoint object`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint object`.execute(db)
    throw error
  }
}

/**
 * Classifies a database error of a single object: a value that the database cannot store (22, 23) or a conflict with
 * another writer (40). Any other error, such as a lost connection, ends the run.
 */
export function databaseFault(error: unknown): 'again' | 'object' | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!/^[0-9A-Z]{5}$/.test(code)) return null
  if (code.startsWith('40') || code === '23505') return 'again'
  return code.startsWith('22') || code.startsWith('23') || code.startsWith('54') ? 'object' : null
}
