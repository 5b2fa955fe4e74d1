/**
 * npm run understanding -- misses: the sentences that visitors say were misunderstood, with their consent.
 * npm run understanding -- train: learns which claims are told in passing; with --check it only measures by parts of `dev`.
 */
import { parseArgs } from 'node:util'
import { openCtx } from '../src/server/open.ts'
import { listMisunderstood } from '../src/server/understanding/misunderstood-repository.ts'
import { fail, readEnvironment } from './environment.ts'
import { check, train } from './understanding/train.ts'

const USAGE = 'npm run understanding -- misses [--limit 50] | train [--check]'
const MOST = 1000

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string', default: '50' }, check: { type: 'boolean', default: false } },
  })
  const command = positionals.join()
  if (command === 'misses') await showMisses(Number(values.limit))
  else if (command === 'train') values.check ? check() : train()
  else throw new Error(USAGE)
} catch (error) {
  fail(error)
}

async function showMisses(limit: number): Promise<void> {
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
}
