/**
 * npm run reindex: derives the search row of every home again and writes those that differ. Run it after an update with
 * a new filter, next to a running server. Feeds need not be sent again.
 */
import { translator } from '../src/i18n/server.ts'
import { createLog, openCtx } from '../src/server/open.ts'
import { type Reindexed, reindex } from '../src/server/properties/reindex.ts'
import { fail, readEnvironment } from './environment.ts'
import { listenForCommandStop } from './lifetime.ts'

const t = translator()
const told = ({ read, changed, refused }: Reindexed) =>
  t('reindex.sum', { read: String(read), changed: String(changed), refused: String(refused) })

const config = readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' })
const stop = listenForCommandStop()
const { work, close } = await openCtx(config, 'command', createLog(config), stop).catch(fail)
try {
  let next = Date.now() + 2000
  const onPart = (sum: Reindexed) => {
    if (Date.now() < next) return
    next = Date.now() + 2000
    console.error(told(sum))
  }
  const sum = await reindex(work, { onPart, stop })
  console.log(told(sum))
  if (sum.refused || stop.aborted) process.exitCode = 1
} finally {
  await close()
}
