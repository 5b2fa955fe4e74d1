import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createPool } from '../processes/pool.ts'
import type { FromDecoder, Print, ToDecoder } from './decoder-messages.ts'
import {
  DRAWING_SECONDS,
  MediaError,
  PICTURE_MEMORY,
  PICTURE_SECONDS,
  type ProcessedMedia,
  WAIT_SECONDS,
} from './fault.ts'
import { sniff } from './sniff.ts'

const SCRIPT = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))
/** Number of pictures decoded at once: one per core of the smallest supported machine. */
export const PICTURES_AT_ONCE = 2
/**
 * Starting a process takes a third of a second. The process stays between two pictures of a delivery, and frees its
 * memory when nothing follows.
 */
const IDLE_MS = 20_000
/** For JavaScript; pixels lie outside the heap. */
const HEAP_MB = 256

const CLOSED = 'pictures are made no more'

export interface Decoder {
  /**
   * See `processMedia`. A picture that takes too long or too much memory fails alone: its process is killed.
   * @throws MediaError; the reason of `signal`; Error for a bug of ours
   */
  process(content: Uint8Array, signal?: AbortSignal): Promise<ProcessedMedia>
  /** See `printMedia`; in the same way. @throws MediaError; Error for what cannot be decoded, and for a bug of ours */
  print(content: Uint8Array, print: Print): Promise<Uint8Array>
  /** Ends its processes; their current pictures fail. */
  close(): Promise<void>
}

export interface DecoderOptions {
  /** Processor time for one picture. */
  seconds?: number
  /** The same for a drawing: real drawings take far less. */
  drawingSeconds?: number
  /** Elapsed time, for both. */
  waitSeconds?: number
  /** Bytes per process. */
  memory?: number
  idleMs?: number
}

/**
 * Decodes pictures in separate processes. They start with the first picture, stop when there are no more, and end when
 * this process ends for any reason. Bytes from strangers are decoded nowhere else.
 */
export function createDecoder({
  seconds = PICTURE_SECONDS,
  drawingSeconds = DRAWING_SECONDS,
  waitSeconds = WAIT_SECONDS,
  memory = PICTURE_MEMORY,
  idleMs = IDLE_MS,
}: DecoderOptions = {}): Decoder {
  const pool = createPool({
    script: SCRIPT,
    args: [String(memory)],
    flags: [`--max-old-space-size=${HEAP_MB}`],
    purpose: 'pictures',
    atOnce: PICTURES_AT_ONCE,
    idleMs,
  })
  let closed = false

  const make = async <M extends ProcessedMedia | Uint8Array>(
    content: Uint8Array,
    { signal, print }: { signal?: AbortSignal | undefined; print?: Print } = {},
  ): Promise<M> => {
    signal?.throwIfAborted()
    if (closed) throw new Error(CLOSED)
    const one = pool.take()
    const stop = () => one.child.kill('SIGKILL')
    signal?.addEventListener('abort', stop)
    try {
      await one.begun
      const task = { content, seconds: isDrawing(content) ? drawingSeconds : seconds, ...(print && { print }) }
      const made = (await ask(one.child, task, waitSeconds)) as M
      pool.rest(one)
      return made
    } catch (error) {
      // An error from a killed process says nothing about the picture.
      signal?.throwIfAborted()
      if (closed) throw new Error(CLOSED)
      if (error instanceof MediaError && one.child.connected && !one.child.killed) pool.rest(one)
      else stop()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    process: (content, signal) => pool.inTurn(() => make<ProcessedMedia>(content, { signal })),
    print: (content, print) => pool.inTurn(() => make<Uint8Array>(content, { print })),
    close() {
      closed = true
      return pool.close()
    },
  }
}

/** Sends one picture to one process, and kills it when it takes too long or too much memory. */
function ask(child: ChildProcess, task: ToDecoder, wait: number): Promise<ProcessedMedia | Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessedMedia | Uint8Array>()
  const giveUp = (fault: 'decoding_slow' | 'decoding_memory' | 'decoding_ended') => {
    reject(new MediaError(fault))
    child.kill('SIGKILL')
  }
  const onMessage = (message: FromDecoder) => {
    if (message.is === 'done') resolve(message.made)
    else if (message.is === 'refused') reject(new MediaError(message.fault))
    else if (message.is === 'memory') giveUp('decoding_memory')
    else if (message.is === 'slow') giveUp('decoding_slow')
    else if (message.is === 'failed') reject(new Error(message.stack))
  }
  // The process crashed on the picture, by a bug of the library that reads it, or another program ended it.
  const onExit = (_code: number | null, signal: string | null) =>
    reject(new MediaError(signal === 'SIGKILL' ? 'decoding_ended' : 'corrupt'))
  const limit = setTimeout(() => giveUp('decoding_ended'), wait * 1000)
  child.on('message', onMessage)
  child.once('exit', onExit)
  // A process that ended before its picture arrived: the picture is not the cause.
  child.send(task, (error) => error && giveUp('decoding_ended'))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage)
    child.off('exit', onExit)
  })
}

export function isDrawing(content: Uint8Array): boolean {
  return sniff(content) === 'image/svg+xml'
}
