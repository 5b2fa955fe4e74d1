import { Worker } from 'node:worker_threads'
import type { Columns } from '../segments/segment.ts'

/** Freeing less than this takes a millisecond or two. */
const LARGE = 2 ** 24
const HOLD = "const held = []; require('node:worker_threads').parentPort.on('message', (bytes) => held.push(bytes))"

/**
 * Frees large memory on another thread. Returning 250 MB to the system takes some 20 ms, and when V8's own helper
 * threads are late, V8 does it on the thread that answers. So another thread holds unused columns longer than this one,
 * and frees them when it ends.
 * @param lettingGo ms after which this thread has certainly released columns that became garbage
 * @returns a function to call with columns that have been replaced
 */
export function givingBackElsewhere(lettingGo = 10_000): (columns: Pick<Columns, 'packed'>) => void {
  const gone = new FinalizationRegistry<Worker>((holder) => {
    setTimeout(() => void holder.terminate(), lettingGo).unref()
  })
  return ({ packed }) => {
    if (!packed || packed.bytes.byteLength < LARGE) return
    const holder = new Worker(HOLD, { eval: true, execArgv: [] })
    // If the thread dies, this thread frees the memory instead.
    holder.on('error', () => {})
    // It must not keep the process alive.
    holder.unref()
    holder.postMessage(packed.bytes)
    gone.register(packed.bytes, holder)
  }
}
