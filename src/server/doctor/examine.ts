import type { Config } from '../config.ts'
import { connect } from '../db/connect.ts'
import { findRunning } from '../db/embedded.ts'
import { readState } from './doctor-repository.ts'
import type { Finding } from './finding.ts'
import { askMail, lookAtMachine } from './look.ts'
import { judgeMachine } from './machine.ts'
import { askBackups, askBucket, judgeBackups, judgeBucket } from './places.ts'
import {
  type AskedAddress,
  type AskedDatabase,
  type DatabaseState,
  judgeDatabase,
  judgeFurther,
  judgeMail,
} from './services.ts'
import { judgeSettings } from './settings.ts'

/** ms; longer than a healthy database ever takes. */
const PATIENCE_MS = 10_000

/** Looks at everything that a portal needs; changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const [machine, database, further, bucket, backups, mail] = await Promise.all([
    lookAtMachine(config),
    askDatabase(config),
    askFurther(config),
    askBucket(config),
    askBackups(config),
    askMail(config),
  ])
  return [
    ...judgeSettings(config),
    ...judgeMachine(machine),
    ...judgeDatabase(database),
    ...judgeFurther(further),
    judgeBucket(bucket),
    ...judgeBackups(backups, config),
    judgeMail(mail),
  ].filter((finding) => finding !== null)
}

async function askDatabase(config: Config): Promise<AskedDatabase> {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? findRunning(config.DATA_DIR)
  return url ? ask(url) : null
}

/** The other ways to the database: by a pooler, and to what only reads. */
function askFurther(config: Config): Promise<AskedAddress[]> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, DATABASE_READ_URL = [] } = config
  const pooled = DATABASE_DIRECT_URL !== undefined
  const named = [
    ...(pooled && DATABASE_URL ? [['DATABASE_URL', DATABASE_URL] as const] : []),
    ...DATABASE_READ_URL.map((url) => ['DATABASE_READ_URL', url] as const),
  ]
  return Promise.all(
    named.map(async ([setting, url]) => ({ setting, host: new URL(url).host, state: await ask(url, pooled) })),
  )
}

/** @param pooled a pooler refuses connections that bring settings */
async function ask(url: string, pooled = false): Promise<DatabaseState | Error> {
  const db = connect(url, { max: 1, statementMs: PATIENCE_MS, pooled })
  try {
    return await readState(db)
  } catch (error) {
    return error as Error
  } finally {
    await db.destroy()
  }
}
