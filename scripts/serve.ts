/** The server behind `npm start` and, with --web, behind `npm run web`: one of several, without jobs and demo. */
import { serve } from '../src/server/main.ts'
import { ensureBuilt } from './build/build.ts'
import { readEnvironment } from './environment.ts'
import { runUntilAsked } from './lifetime.ts'
import { seedDemo } from './seed.ts'

const config = readEnvironment()
// For tests of the process, which need no pages and have none.
const pages = !process.argv.includes('--without-pages')
const isWeb = process.argv.includes('--web')
await runUntilAsked(async (signal) => {
  if (pages) await ensureBuilt(config.SITE_URL, signal)
  const running = await serve(config, isWeb ? { role: 'web', signal, pages } : { prepare: seedDemo, signal, pages })
  console.log(`\n  Klinke: ${running.address}\n`)
  return running
})
