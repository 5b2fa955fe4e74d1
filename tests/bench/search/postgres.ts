import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { SearchRow } from '../../../src/domain/search/row.ts'
import type { SearchReader } from '../../../src/search/port.ts'
import { connect } from '../../../src/server/db/connect.ts'
import { startEmbedded } from '../../../src/server/db/embedded.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { createPostgresSearch } from '../../../src/server/search/postgres.ts'
import { fillReadModel } from './fill.ts'

export interface PostgresBench {
  version: string
  search: SearchReader
  close(): Promise<void>
}

/**
 * A separate database on the server of DATABASE_URL (its user must be allowed to create one), else on the embedded
 * PostgreSQL in a temporary folder; filled, indexed and analysed, and removed at the end.
 */
export async function openPostgres(url: string | undefined, rows: AsyncIterable<SearchRow[]>): Promise<PostgresBench> {
  const folder = url ? null : mkdtempSync(path.join(tmpdir(), 'klinke-bench-'))
  const embedded = folder ? await startEmbedded(folder, { durable: false }) : null
  const server = url ?? (embedded as { url: string }).url
  const name = `klinke_bench_${randomBytes(4).toString('hex')}`
  const admin = connect(server, { max: 1 })
  const stop = async () => {
    await admin.destroy()
    await embedded?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await sql`create database ${sql.id(name)} template template0 encoding 'UTF8'`.execute(admin)
    // More than its default, so that it sorts and counts in memory like our engine.
    await sql`alter database ${sql.id(name)} set work_mem = '128MB'`.execute(admin)
    const own = server.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
    const db = connect(own, { max: 2 })
    await migrate(db)
    await fillReadModel(own, rows)
    const { rows: versions } = await sql<{
      version: string
    }>`select current_setting('server_version') as version`.execute(db)
    return {
      version: versions[0]!.version.split(' ')[0]!,
      search: createPostgresSearch(db),
      async close() {
        await db.destroy()
        await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
