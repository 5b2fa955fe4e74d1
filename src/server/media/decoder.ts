import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FromDecoder, ToDecoder } from './decoder-messages.ts'
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
/** So many pictures are made at once: one a core of the smallest machine that we run on. */
export const PICTURES_AT_ONCE = 2
/** Starting takes a third of a second: between two pictures of a delivery it stays, at night it gives its memory back. */
const IDLE_MS = 20_000
/** However busy the machine is. */
const START_MS = 60_000
/** Of JavaScript; pixels lie outside of it. */
const HEAP_MB = 256

const CLOSED = 'pictures are made no more'

export interface Decoder {
  /**
   * See `processMedia`. What takes too long or too much memory costs only itself: its process is killed.
   * @throws MediaError; what `signal` was aborted with; Error for a fault of ours
   */
  process(content: Uint8Array, signal?: AbortSignal): Promise<ProcessedMedia>
  /** Ends its processes; what they were at fails. */
  close(): Promise<void>
}

export interface DecoderOptions {
  /** Of a processor, for one picture. */
  seconds?: number
  /** The same of a drawing: what people draw takes far less. */
  drawingSeconds?: number
  /** By the clock, for either. */
  waitSeconds?: number
  /** Bytes of a process. */
  memory?: number
  idleMs?: number
}

interface Process {
  child: ChildProcess
  begun: Promise<void>
  ended: Promise<void>
  idle?: NodeJS.Timeout
}

/**
 * Makes pictures in processes of their own, which begin with the first picture, end when there are no more, and end with
 * this process however it ends. Strangers' bytes are read nowhere else.
 */
export function createDecoder({
  seconds = PICTURE_SECONDS,
  drawingSeconds = DRAWING_SECONDS,
  waitSeconds = WAIT_SECONDS,
  memory = PICTURE_MEMORY,
  idleMs = IDLE_MS,
}: DecoderOptions = {}): Decoder {
  const processes = new Set<Process>()
  const free: Process[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  const start = (): Process => {
    const child = fork(SCRIPT, [String(memory)], {
      serialization: 'advanced',
      // Nothing of ours but what finding a library and a temporary folder may need.
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), SystemRoot: process.env.SystemRoot },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // In a group of its own: what is sent to ours ends us, and we end it.
      detached: process.platform !== 'win32',
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    const one: Process = { child, begun: begins(child), ended }
    processes.add(one)
    void ended.then(() => {
      processes.delete(one)
      clearTimeout(one.idle)
      const at = free.indexOf(one)
      if (at >= 0) free.splice(at, 1)
    })
    // Waiting for work it keeps nobody from ending.
    hold(one, false)
    return one
  }

  const rest = (one: Process) => {
    free.push(one)
    one.idle = setTimeout(() => {
      free.splice(free.indexOf(one), 1)
      one.child.kill('SIGKILL')
    }, idleMs)
    one.idle.unref()
    hold(one, false)
  }

  const idle = (): Process => {
    for (let one = free.pop(); one; one = free.pop()) if (one.child.connected) return one
    return start()
  }

  const make = async (content: Uint8Array, signal?: AbortSignal): Promise<ProcessedMedia> => {
    signal?.throwIfAborted()
    if (closed) throw new Error(CLOSED)
    const one = idle()
    clearTimeout(one.idle)
    hold(one, true)
    const stop = () => one.child.kill('SIGKILL')
    signal?.addEventListener('abort', stop)
    try {
      await one.begun
      const made = await ask(one.child, content, isDrawing(content) ? drawingSeconds : seconds, waitSeconds)
      rest(one)
      return made
    } catch (error) {
      // What a killed process says of its picture is no statement about the picture.
      signal?.throwIfAborted()
      if (closed) throw new Error(CLOSED)
      if (error instanceof MediaError && one.child.connected && !one.child.killed) rest(one)
      else stop()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    async process(content, signal) {
      if (busy >= PICTURES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      else busy++
      try {
        return await make(content, signal)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else busy--
      }
    },
    async close() {
      closed = true
      const all = [...processes]
      for (const { child } of all) child.kill('SIGKILL')
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

function hold({ child }: Process, held: boolean): void {
  if (held) child.ref()
  else child.unref()
  if (held) child.channel?.ref()
  else child.channel?.unref()
}

/** @throws Error when it cannot begin: that is no picture's fault */
function begins(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  child.once('message', () => resolve())
  child.once('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`no process for pictures: it ended with ${code ?? signal}`)))
  // It is awaited with its first picture, which may be given up before.
  promise.catch(() => {}).finally(() => clearTimeout(late))
  return promise
}

/** One picture of one process, which is killed when it takes too long or too much. */
function ask(child: ChildProcess, content: Uint8Array, seconds: number, wait: number): Promise<ProcessedMedia> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessedMedia>()
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
  // It fell over the picture, by a fault of the library that reads it, or somebody else ended it.
  const onExit = (_code: number | null, signal: string | null) =>
    reject(new MediaError(signal === 'SIGKILL' ? 'decoding_ended' : 'corrupt'))
  const limit = setTimeout(() => giveUp('decoding_ended'), wait * 1000)
  child.on('message', onMessage)
  child.once('exit', onExit)
  child.send({ content, seconds } satisfies ToDecoder, (error) => error && reject(error))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage)
    child.off('exit', onExit)
  })
}

export function isDrawing(content: Uint8Array): boolean {
  return sniff(content) === 'image/svg+xml'
}
