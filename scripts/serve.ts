/** The server behind `npm start`. */
import { serve } from '../src/server/main.ts'
import { ensureBuilt } from './build/build.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'
import { seedDemo } from './seed.ts'

const config = readEnvironment()
// For tests of the process, which need no pages and have none.
const pages = !process.argv.includes('--without-pages')
await runUntilAsked(async (signal) => {
  if (pages) await ensureBuilt(config.SITE_URL, signal)
  const running = await serve(config, { prepare: seedDemo, signal, pages })
  console.log(`\n  Klinke: ${running.address}\n`)
  return running
})
