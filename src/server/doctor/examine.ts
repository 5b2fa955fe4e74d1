import type { Config } from '../config.ts'
import { connect } from '../db/connect.ts'
import { findRunning } from '../db/embedded.ts'
import { readState } from './doctor-repository.ts'
import type { Finding } from './finding.ts'
import { askMail, lookAtMachine } from './look.ts'
import { judgeMachine } from './machine.ts'
import { type AskedDatabase, judgeDatabase, judgeMail } from './services.ts'
import { judgeSettings } from './settings.ts'

/** ms; longer than a healthy database ever takes. */
const PATIENCE_MS = 10_000

/** Looks at everything that a portal needs; changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const [machine, database, mail] = await Promise.all([lookAtMachine(config), askDatabase(config), askMail(config)])
  return [...judgeSettings(config), ...judgeMachine(machine), ...judgeDatabase(database), judgeMail(mail)]
}

async function askDatabase(config: Config): Promise<AskedDatabase> {
  const url = config.DATABASE_URL ?? findRunning(config.DATA_DIR)
  if (!url) return null
  const db = connect(url, { max: 1, statementMs: PATIENCE_MS })
  try {
    return await readState(db)
  } catch (error) {
    return error as Error
  } finally {
    await db.destroy()
  }
}
