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
/** Number of pictures decoded at once: one per core of the smallest supported machine. */
export const PICTURES_AT_ONCE = 2
/**
 * Starting a process takes a third of a second. The process stays between two pictures of a delivery, and frees its
 * memory when nothing follows.
 */
const IDLE_MS = 20_000
/** Applies however busy the machine is. */
const START_MS = 60_000
/** For JavaScript; pixels lie outside the heap. */
const HEAP_MB = 256

const CLOSED = 'pictures are made no more'

export interface Decoder {
  /**
   * See `processMedia`. A picture that takes too long or too much memory fails alone: its process is killed.
   * @throws MediaError; the reason of `signal`; Error for a bug of ours
   */
  process(content: Uint8Array, signal?: AbortSignal): Promise<ProcessedMedia>
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

interface Process {
  child: ChildProcess
  begun: Promise<void>
  ended: Promise<void>
  idle?: NodeJS.Timeout
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
  const processes = new Set<Process>()
  const free: Process[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  const start = (): Process => {
    const child = fork(SCRIPT, [String(memory)], {
      serialization: 'advanced',
      // Passes no environment except the variables for finding a library and a temporary folder.
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), SystemRoot: process.env.SystemRoot },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // In its own process group: a signal to our group ends us, and we end the process.
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
    // An idle process must not keep the server from ending.
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
      // An error from a killed process says nothing about the picture.
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

/** @throws Error when the process cannot start: the picture is not the cause */
function begins(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  child.once('message', () => resolve())
  child.once('error', reject)
  child.once('exit', (code, signal) => reject(new Error(`no process for pictures: it ended with ${code ?? signal}`)))
  // It is awaited with its first picture, which may be abandoned before.
  promise.catch(() => {}).finally(() => clearTimeout(late))
  return promise
}

/** Sends one picture to one process, and kills it when it takes too long or too much memory. */
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
  // The process crashed on the picture, by a bug of the library that reads it, or another program ended it.
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
