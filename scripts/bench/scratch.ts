import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { createLog, openCtx } from '../../src/server/open.ts'

/** Runs a bench on an empty database, that of DATABASE_URL or an embedded one, and removes what it made. */
export async function onScratch(name: string, run: (ctx: Ctx) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), `klinke-${name}-`))
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(path.join(folder, 'db'))
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: process.env.DATABASE_URL || embedded?.url || '',
    SEARCH_ENGINE: 'postgres',
  })
  const { ctx, close } = await openCtx(config, 'command', createLog(config, { write: () => {} }))
  try {
    await run(ctx)
  } finally {
    await close()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
