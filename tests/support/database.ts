import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { SessionDb } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'

export interface TestDatabase {
  db: SessionDb
  url: string
  /** Closes the connections and removes the database. */
  drop(): Promise<void>
}

/** The run's PostgreSQL, where databases may be created. Only this file requests it: see uses-database.ts. */
export const clusterUrl = (): string => inject('clusterUrl')

/** A migrated, empty, separate database. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = clusterUrl()
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = connect(cluster, { max: 1 })
  // Concurrent copies of one template exclude each other; the lock makes them wait instead of fail.
  await admin.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(716399)`.execute(connection)
    await sql`create database ${sql.id(name)} template klinke_template`.execute(connection)
    await sql`select pg_advisory_unlock(716399)`.execute(connection)
  })
  const url = withDatabase(cluster, name)
  const db = connect(url)
  return {
    db,
    url,
    async drop() {
      await db.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
      await admin.destroy()
    },
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
