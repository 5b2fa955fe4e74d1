import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SearchRow } from '../../domain/search/row.ts'
import { givingBackElsewhere } from '../memory/giving-back.ts'
import { turn } from '../memory/steps.ts'
import { openColumns } from '../segments/segment.ts'
import { codeOf } from '../text/dictionary.ts'
import { createLexicon } from '../text/lexicon.ts'
import type { FromThread, Job, ToThread } from './thread-messages.ts'
import { sameThread, type Workshop } from './workshop.ts'

const SCRIPT = new URL('./workshop-thread.ts', import.meta.url)
/** Copying this many rows to the other thread takes a millisecond or two. */
const ROWS_A_MESSAGE = 200
/**
 * So few rows are indexed here: a thread would take longer to start. The number is small also because they are buffered
 * until it is known whether more follow: with thousands, V8 concludes that rows live long and allocates all later ones
 * in the old generation, and each of its collections then blocks the thread while it copies garbage.
 */
const HERE_MAX = 1000

interface Thread {
  send(message: ToThread): void
  /** @throws the error of the thread, or an Error when it ended without an answer */
  receive(): Promise<Exclude<FromThread, { is: 'failed' }>>
}

/**
 * Runs long work on a separate thread, one per job, so that the engine answers meanwhile. Columns are in shared memory:
 * nothing large is copied between the threads.
 */
export function threadWorkshop(): Workshop {
  const running = new Set<Worker>()
  const conduct = async <T>(job: Job, direct: (thread: Thread) => Promise<T>): Promise<T> => {
    const worker = new Worker(SCRIPT, { workerData: job })
    running.add(worker)
    try {
      return await direct(threadOf(worker))
    } finally {
      running.delete(worker)
      await worker.terminate()
    }
  }
  return {
    build: async (rows) => {
      const { first, rest } = await readFirst(rows)
      if (!rest) return sameThread.build(first)
      return conduct({ is: 'build' }, async ({ send, receive }) => {
        for await (const batch of joined(emptying(first), rest)) {
          await receive()
          for (let i = 0; i < batch.length || i === 0; i += ROWS_A_MESSAGE) {
            const end = i + ROWS_A_MESSAGE
            send({ is: 'rows', rows: batch.slice(i, end), isLast: end >= batch.length })
            await turn()
          }
        }
        send({ is: 'end' })
        const lexicon = createLexicon()
        for (;;) {
          const message = await receive()
          if (message.is === 'names') {
            // Only now the next ones: the thread reads all pending messages at once.
            send({ is: 'next' })
            for (const name of message.names) codeOf(lexicon.dictionaries[message.dictionary]!, name)
          } else if (message.is === 'sorted') lexicon.dictionaries[message.dictionary]!.sorted = message.sorted
          else if (message.is === 'done') return { lexicon, columns: message.packed && openColumns(message.packed) }
          await turn()
        }
      })
    },
    merge: (inputs, sizes) =>
      conduct({ is: 'merge', inputs: inputs.length, sizes }, async ({ send, receive }) => {
        // A small segment is not in shared memory and is copied: one at a time.
        for (const input of inputs) {
          send({ is: 'input', input })
          await turn()
        }
        const message = await receive()
        return message.is === 'done' ? message.packed && openColumns(message.packed) : null
      }),
    retire: givingBackElsewhere(),
    async close() {
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

function threadOf(worker: Worker): Thread {
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterator<[FromThread]>
  return {
    send: (message) => worker.postMessage(message),
    async receive() {
      const next = await messages.next()
      if (next.done) throw new Error('the thread ended without an answer')
      const [message] = next.value
      if (message.is === 'failed') throw message.error
      return message
    },
  }
}

/** @returns the first rows, and the iterator for the others: null when these are all and too few for a thread */
async function readFirst(rows: Parameters<Workshop['build']>[0]) {
  const source = joined([], rows)
  const first: (readonly SearchRow[])[] = []
  for (let number = 0; number <= HERE_MAX; ) {
    const next = await source.next()
    if (next.done) return { first, rest: null }
    first.push(next.value)
    number += next.value.length
  }
  return { first, rest: source }
}

/** Each item is released when it is taken. */
function* emptying<T>(items: T[]): Generator<T> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) yield item
}

async function* joined<T>(first: Iterable<T>, rest: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}
