/**
 * Makes PDFs of exposes, one at a time, in a separate process that may be killed at any moment: it has no database, no
 * settings and no secrets. compiler.ts starts it.
 */
import { Worker } from 'node:worker_threads'
import type { FromCompiler, ToCompiler } from './compiler-messages.ts'
import { drawPages } from './draw-pages.ts'
import { openTypesetter } from './typesetter.ts'

/** The interval of the memory check. */
const LOOK_MS = 50

const send = (message: FromCompiler) => process.send?.(message)

/** Each page has its own time: a document of many homes is set within a second, and has dozens of pages. */
const alive = () => send({ is: 'drawn' })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// In a thread of its own: Typst works synchronously, so a timer of this thread would not run.
new Worker(
  `const { workerData } = require('node:worker_threads')
  setInterval(() => process.memoryUsage.rss() > workerData.bytes && process.kill(process.pid, 'SIGKILL'), workerData.ms)`,
  { eval: true, workerData: { bytes: Number(process.argv[2]), ms: LOOK_MS } },
).unref()

const typesetter = await openTypesetter(process.argv[3] === 'wasm' ? 'wasm' : 'any')

process.on('message', async (asked: ToCompiler) => {
  try {
    if ('measure' in asked) {
      send({ is: 'measured', widths: typesetter.measure(asked.measure), memory: process.memoryUsage.rss() })
      return
    }
    const task = asked.make
    const { pdf, svg } = typesetter.typeset(task)
    const drawn = task.pageWidth === null || svg === null ? null : svg()
    const pictures = drawn && task.pageWidth ? await drawPages(drawn.drawing, drawn.pages, task.pageWidth, alive) : []
    send({ is: 'done', compiled: { pdf, pictures }, memory: process.memoryUsage.rss() })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    send({ is: 'failed', words, memory: process.memoryUsage.rss() })
  } finally {
    // After the answer: the reader does not wait for it. The memory of a document is freed in a later turn only.
    setImmediate(() => typesetter.tidy())
  }
})

send({ is: 'ready' })
