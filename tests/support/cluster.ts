import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/server/db/connect.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { withDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server where databases may be created; `klinke_template` is migrated. */
    clusterUrl: string
  }
}

/**
 * One PostgreSQL for the whole run: the embedded one, or the one in TEST_DATABASE_URL (its user must be allowed to
 * create databases). Each test file then copies a database from the migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || null
  const folder = given ? null : mkdtempSync(path.join(tmpdir(), 'klinke-test-'))
  const embedded = folder ? await startEmbedded(folder, { durable: false }) : null
  const url = given ?? (embedded as { url: string }).url
  const admin = connect(url, { max: 1 })
  await sql`drop database if exists klinke_template`.execute(admin)
  await sql`create database klinke_template template template0 encoding 'UTF8'`.execute(admin)
  const template = connect(withDatabase(url, 'klinke_template'), { max: 2 })
  await migrate(template)
  await template.destroy()
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(admin)
  console.log(`tests run on PostgreSQL ${rows[0]?.version} (${given ? 'TEST_DATABASE_URL' : 'embedded'})`)
  await admin.destroy()
  project.provide('clusterUrl', url)
  return async () => {
    await embedded?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}
