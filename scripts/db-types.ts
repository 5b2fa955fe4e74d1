/**
 * Writes src/server/db/types.generated.ts from the migrated database, or, with --verify, fails when it differs: the
 * types cannot drift from the schema.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../src/server/db/connect.ts'
import { startEmbedded } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { projectPath } from '../src/server/paths.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-types-'))
const database = await startEmbedded(folder, { durable: false })
try {
  const db = connect(database.url)
  await migrate(db)
  await db.destroy()
  const { status } = spawnSync(
    projectPath('node_modules/.bin/kysely-codegen'),
    [
      '--dialect',
      'postgres',
      '--url',
      database.url,
      '--out-file',
      projectPath('src/server/db/types.generated.ts'),
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--type-only-imports',
      '--numeric-parser',
      'number',
      '--type-mapping',
      '{"int8":"number","numeric":"number"}',
      ...(process.argv.includes('--verify') ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
