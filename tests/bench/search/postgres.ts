import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { SearchRow } from '../../../src/domain/search/row.ts'
import type { SearchPort } from '../../../src/search/port.ts'
import { connect } from '../../../src/server/db/connect.ts'
import { startEmbedded } from '../../../src/server/db/embedded.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { createPostgresSearch } from '../../../src/server/search/postgres.ts'
import { upsertSearchRows } from '../../../src/server/search/read-model.ts'

const BATCH = 500

export interface PostgresBench {
  version: string
  search: SearchPort
  close(): Promise<void>
}

/**
 * A database of its own on the server of DATABASE_URL (its user must be allowed to create one), else on the embedded
 * PostgreSQL in a temporary folder; filled, indexed and analysed, and removed in the end.
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
    const db = connect(server.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`), { max: 2 })
    await migrate(db)
    // Listings have no properties behind them, nobody follows, and indexes are made quicker in the end.
    await sql`alter table property_search drop constraint property_search_id_fkey`.execute(db)
    await sql`alter table property_search disable trigger property_search_note`.execute(db)
    const indexes = await sql<{ indexname: string; indexdef: string }>`select indexname, indexdef from pg_indexes
      where tablename = 'property_search' and indexname <> 'property_search_pkey'`.execute(db)
    for (const { indexname } of indexes.rows) await sql`drop index ${sql.id(indexname)}`.execute(db)
    for await (const batch of rows) {
      for (let i = 0; i < batch.length; i += BATCH) await upsertSearchRows(db, batch.slice(i, i + BATCH))
    }
    for (const { indexdef } of indexes.rows) await sql.raw(indexdef).execute(db)
    await sql`vacuum analyze property_search`.execute(db)
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
