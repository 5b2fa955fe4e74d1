/**
 * Decodes pictures, one at a time, in a separate process that may be killed at any moment: it has no database, no
 * settings and no secrets. decoder.ts starts it.
 */
import type { FromDecoder, ToDecoder } from './decoder-messages.ts'
import { MediaError } from './fault.ts'
import { printMedia, processMedia } from './process.ts'

/** The interval of the memory check: short, so that the process exceeds its limit only slightly before it is killed. */
const LOOK_MS = 50

const memory = Number(process.argv[2])
const send = (message: FromDecoder) => process.send?.(message)

// A terminal and a service manager signal every process of the group; the server process decides about the current
// picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
// When the server process is killed, the channel closes too. A normal exit would wait for the current picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', async ({ content, seconds, print }: ToDecoder) => {
  const begun = process.cpuUsage()
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() > memory) send({ is: 'memory' })
    const { user, system } = process.cpuUsage(begun)
    if (user + system > seconds * 1e6) send({ is: 'slow' })
  }, LOOK_MS)
  try {
    send({ is: 'done', made: print ? await printMedia(content, print) : await processMedia(content) })
  } catch (error) {
    if (error instanceof MediaError) send({ is: 'refused', fault: error.fault })
    else send({ is: 'failed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    clearInterval(looking)
  }
})

send({ is: 'ready' })
