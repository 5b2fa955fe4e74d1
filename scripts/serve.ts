/** The server behind `npm start`. */
import { serve } from '../src/server/main.ts'
import { ensureBuilt } from './build.ts'
import { fail, readEnvironment, stopOnSignal } from './environment.ts'
import { seedDemo } from './seed.ts'

const config = readEnvironment()
try {
  ensureBuilt(config.SITE_URL)
  const running = await serve(config, { prepare: seedDemo })
  stopOnSignal(running.stop)
  console.log(`\n  Klinke: ${running.address}\n`)
} catch (error) {
  fail(error)
}
