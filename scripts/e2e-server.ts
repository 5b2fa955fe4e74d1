/** The server that the journeys of tests/e2e visit: a fresh data folder, the demo catalogue, gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../src/server/main.ts'
import { ensureBuilt } from './build.ts'
import { fail, readEnvironment, stopOnSignal } from './environment.ts'
import { seedDemo } from './seed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-e2e-'))
const config = readEnvironment({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', HOST: 'localhost', SITE_URL: '' })
try {
  ensureBuilt(config.SITE_URL)
  const running = await serve(config, { prepare: seedDemo })
  stopOnSignal(async () => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  })
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  fail(error)
}
