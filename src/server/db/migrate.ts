import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { SessionDb } from '../ctx.ts'
import { projectPath } from '../paths.ts'

const LOCK = 716_301

/**
 * Migrates the database to the newest schema: the files `migrations/NNNN_name.sql` in order, each in its own
 * transaction, forward only. Processes that start together wait for each other.
 * @returns the names that were applied now
 * @throws Error naming the file that failed, or a file that was applied and is unknown here (an older Klinke on a newer
 * database)
 */
export async function migrate(db: SessionDb): Promise<string[]> {
  const folder = projectPath('src/server/db/migrations')
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      await sql`create table if not exists migration (
        name text primary key, applied_at timestamptz not null default now()
      )`.execute(connection)
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection)
      const applied = new Set(rows.map((row) => row.name))
      const unknown = [...applied].filter((name) => !files.includes(name))
      if (unknown.length) throw new Error(`The database is newer than this Klinke: it has ${unknown.join(', ')}.`)
      const missing = files.filter((name) => !applied.has(name))
      for (const name of missing) {
        const text = await readFile(`${folder}/${name}`, 'utf8')
        await connection
          .transaction()
          .execute(async (tx) => {
            await sql.raw(text).execute(tx)
            await sql`insert into migration (name) values (${name})`.execute(tx)
          })
          .catch((cause) => {
            throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause })
          })
      }
      return missing
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}
