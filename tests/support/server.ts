import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { listen } from '../../src/server/main.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { testDatabase } from './database.ts'

export interface TestServer {
  ctx: Ctx
  /** For work that no visitor waits for. */
  work: Ctx
  /** http://localhost:port, or SITE_URL */
  address: string
  /** Its actual address, regardless of SITE_URL. */
  local: string
  /** Log lines of level warning or above. */
  complaints: string[]
  close(): Promise<void>
}

/** The API on its own port, with its own database, opened as by `npm start`. */
export async function testServer(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await testDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-server-'))
  const complaints: string[] = []
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    // Tests use `ctx` like jobs do, on busy machines.
    STATEMENT_SECONDS: '60',
    ...env,
  })
  const log = createLog(config, { write: (line) => void complaints.push(line) })
  const { ctx, work, close } = await openCtx(config, 'web', log)
  const { address, local, stop } = await listen(ctx, null)
  return {
    ctx,
    work,
    address,
    local,
    complaints,
    async close() {
      await stop()
      await close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
