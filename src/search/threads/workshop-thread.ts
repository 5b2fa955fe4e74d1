/** The thread of `threadWorkshop`: it runs one job and then ends. */
import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchRow } from '../../domain/search/row.ts'
import { hurried } from '../memory/steps.ts'
import { type MergeInput, merging } from '../segments/merge.ts'
import { type Columns, packColumns } from '../segments/segment.ts'
import { openDictionaries } from '../text/lexicon.ts'
import type { FromThread, Job, ToThread } from './thread-messages.ts'
import { sameThread } from './workshop.ts'

/** This many names take the other thread less than a millisecond. */
const NAMES_A_MESSAGE = 2000

const port = parentPort!
const job = workerData as Job
const messages = on(port, 'message') as AsyncIterator<[ToThread]>
const receive = async () => (await messages.next()).value[0] as ToThread
const send = (message: FromThread) => port.postMessage(message)
const packed = (columns: Columns | null) => columns && packColumns(columns)

/** Requests two batches at once, so that reading and indexing run in parallel. */
async function* batches(): AsyncGenerator<readonly SearchRow[]> {
  send({ is: 'ready' })
  send({ is: 'ready' })
  for (let message = await receive(); message.is === 'rows'; message = await receive()) {
    yield message.rows
    if (message.isLast) send({ is: 'ready' })
  }
}

async function inputsOf(number: number): Promise<MergeInput[]> {
  const inputs: MergeInput[] = []
  while (inputs.length < number) {
    const message = await receive()
    if (message.is === 'input') inputs.push(message.input)
  }
  return inputs
}

try {
  if (job.is === 'merge') send({ is: 'done', packed: packed(hurried(merging(await inputsOf(job.inputs), job.sizes))) })
  else {
    const { lexicon, columns } = await sameThread.build(batches())
    for (const [dictionary, { names, sorted }] of openDictionaries(lexicon)) {
      for (let i = 0; i < names.length; i += NAMES_A_MESSAGE) {
        send({ is: 'names', dictionary, names: names.slice(i, i + NAMES_A_MESSAGE) })
        await receive()
      }
      send({ is: 'sorted', dictionary, sorted })
    }
    send({ is: 'done', packed: packed(columns) })
  }
} catch (error) {
  send({ is: 'failed', error })
}
port.close()
