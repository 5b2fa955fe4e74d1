/** npm run understanding -- misses: the sentences that visitors say were misunderstood, with their consent. */
import { parseArgs } from 'node:util'
import { openCtx } from '../src/server/open.ts'
import { listMisunderstood } from '../src/server/understanding/misunderstood-repository.ts'
import { fail, readEnvironment } from './environment.ts'

const USAGE = 'npm run understanding -- misses [--limit 50]'
const MOST = 1000

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string', default: '50' } },
  })
  const limit = Number(values.limit)
  if (positionals.join() !== 'misses') throw new Error(USAGE)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw new Error(`--limit: 1-${MOST}\n${USAGE}`)
  const { ctx, close } = await openCtx(readEnvironment(), 'command')
  try {
    const misses = await listMisunderstood(ctx.db, limit)
    for (const { query, language, criteria, wanted, day } of misses) {
      console.log(`${day} ${language} ${query}\n  = ${JSON.stringify(criteria)}${wanted ? `\n  ! ${wanted}` : ''}`)
    }
    console.log(`${misses.length}`)
  } finally {
    await close()
  }
} catch (error) {
  fail(error)
}
