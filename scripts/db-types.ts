/**
 * npm run db:types: writes src/server/db/types.generated.ts from a migrated database in a temporary folder. With
 * `--verify URL` it compares the file with that migrated database instead, and fails when they differ.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../src/server/db/connect.ts'
import { startEmbedded } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { projectPath } from '../src/server/paths.ts'

function generate(url: string, ...more: string[]): number {
  const options = {
    '--dialect': 'postgres',
    '--url': url,
    '--out-file': projectPath('src/server/db/types.generated.ts'),
    '--default-schema': 'public',
    '--include-pattern': 'public.*',
    '--numeric-parser': 'number',
    '--type-mapping': '{"int8":"number","numeric":"number"}',
  }
  const cli = projectPath('node_modules/kysely-codegen/dist/cli/bin.js')
  const args = [cli, ...Object.entries(options).flat(), '--type-only-imports', ...more]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

const verified = process.argv.indexOf('--verify')
if (verified > 0) process.exitCode = generate(process.argv[verified + 1] ?? '', '--verify')
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-types-'))
  const database = await startEmbedded(folder, { durable: false })
  try {
    const db = connect(database.url)
    await migrate(db)
    await db.destroy()
    process.exitCode = generate(database.url)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
