/**
 * Makes pictures, one at a time, in a process of its own that may be killed at any moment: it has no database, no
 * settings and no secrets. See decoder.ts, which starts it.
 */
import type { FromDecoder, ToDecoder } from './decoder-messages.ts'
import { MediaError } from './fault.ts'
import { processMedia } from './process.ts'

/** Looked at so often, it outgrows its limit by little before it is killed. */
const LOOK_MS = 50

const memory = Number(process.argv[2])
const send = (message: FromDecoder) => process.send?.(message)

// A terminal and a service manager signal every process of ours; ours decides what becomes of the picture at hand.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// Killed, the server closes the channel too. An ordinary exit would wait for the picture at hand.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', async ({ content, seconds }: ToDecoder) => {
  const begun = process.cpuUsage()
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() > memory) send({ is: 'memory' })
    const { user, system } = process.cpuUsage(begun)
    if (user + system > seconds * 1e6) send({ is: 'slow' })
  }, LOOK_MS)
  try {
    send({ is: 'done', made: await processMedia(content) })
  } catch (error) {
    if (error instanceof MediaError) send({ is: 'refused', fault: error.fault })
    else send({ is: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    clearInterval(looking)
  }
})

send({ is: 'ready' })
