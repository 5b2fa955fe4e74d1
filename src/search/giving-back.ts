import { Worker } from 'node:worker_threads'
import type { Columns } from './segment.ts'

/** Less than this is given back within a millisecond or two. */
const LARGE = 2 ** 24
const HOLD = "const held = []; require('node:worker_threads').parentPort.on('message', (bytes) => held.push(bytes))"

/**
 * Giving 250 MB back to the system takes some 20 ms, and whenever V8's own helpers are late it does that on the thread
 * that answers. So another thread holds what is no longer needed for longer than this one, and gives it back as it
 * ends.
 * @param lettingGo so many ms after columns were found to be garbage this thread has surely let go of their memory
 * @returns is to be told of columns that have been replaced
 */
export function givingBackElsewhere(lettingGo = 10_000): (columns: Pick<Columns, 'packed'>) => void {
  const gone = new FinalizationRegistry<Worker>((holder) => {
    setTimeout(() => void holder.terminate(), lettingGo).unref()
  })
  return ({ packed }) => {
    if (!packed || packed.bytes.byteLength < LARGE) return
    const holder = new Worker(HOLD, { eval: true, execArgv: [] })
    // When it dies, the memory is given back all the same, if here.
    holder.on('error', () => {})
    // Nobody waits for it when the process ends.
    holder.unref()
    holder.postMessage(packed.bytes)
    gone.register(packed.bytes, holder)
  }
}
