/**
 * Makes PDFs of exposes, one at a time, in a separate process that may be killed at any moment: it has no database, no
 * settings and no secrets. compiler.ts starts it.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FromCompiler, ToCompiler } from './compiler-messages.ts'
import { MANY_PAGES, openDrawing } from './draw-pages.ts'
import { openTypesetter } from './typesetter.ts'

const MANY_HOMES = 8
/** The interval of the memory check. */
const LOOK_MS = 50

const send = (message: FromCompiler) => process.send?.(message)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// In a thread of its own: Typst works synchronously, so a timer of this thread would not run.
const watch = new Worker(
  `const { workerData } = require('node:worker_threads')
  setInterval(() => process.memoryUsage.rss() > workerData.bytes && process.kill(process.pid, 'SIGKILL'), workerData.ms)`,
  { eval: true, workerData: { bytes: Number(process.argv[2]), ms: LOOK_MS } },
)
watch.unref()
// On a busy machine a thread starts late: no document is taken before it looks.
await once(watch, 'online')

const { typesetter, fallback } = await openTypesetter(process.argv[3])

process.on('message', async (asked: ToCompiler) => {
  try {
    if ('measure' in asked) {
      const { document } = asked.measure
      const widths = typesetter.measure(asked.measure)
      // The photographs of many homes need the memory of what their measure has left.
      if ('homes' in document && document.homes.length > MANY_HOMES) typesetter.tidy(true)
      send({ is: 'measured', widths, memory: process.memoryUsage.rss() })
      return
    }
    const task = asked.make
    const { pdf, svg } = typesetter.typeset(task)
    // The photographs of many pages leave their memory to the pictures of these.
    if (svg && svg.pages > MANY_PAGES) typesetter.tidy(true)
    const drawing = svg && openDrawing(svg, task.pageWidth as number)
    send({ is: 'set', pdf, pages: drawing?.pages ?? [] })
    // Each page is sent at once: a document of many homes has dozens, and its reader begins with the first.
    await drawing?.draw((at, webp) => send({ is: 'drawn', at, webp }))
    send({ is: 'done', memory: process.memoryUsage.rss() })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    send({ is: 'failed', words, memory: process.memoryUsage.rss() })
  } finally {
    // After the answer: the reader does not wait for it. The memory of a document is freed in a later turn only.
    setImmediate(() => typesetter.tidy())
  }
})

send({ is: 'ready', fallback })
